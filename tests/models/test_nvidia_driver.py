"""A GPU that torch cannot use: SpecViz reports it and a remedy, and uses the CPU."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from specviz.__main__ import main
from specviz.errors import ModelError
from specviz.models import nvidia_driver
from specviz.models.machine import pick_device
from specviz.models.nvidia_driver import unused_gpu
from specviz.page import app
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs

OWN = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  575.57.08  Sun Jul  7 04:15:02 UTC 2025\n"
OPEN = "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  575.57.08  Release Build\n"
NEW = OPEN.replace("575.57.08", "580.95.05")


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of the driver's version file, on a host whose GPU torch 2.13 cannot use."""
    (tmp_path / "nvidia0").touch()
    (tmp_path / "version").write_text(OWN)
    monkeypatch.setattr(nvidia_driver, "DEVICE", tmp_path / "nvidia0")
    monkeypatch.setattr(nvidia_driver, "VERSION", tmp_path / "version")
    monkeypatch.setattr(torch.version, "cuda", "13.0")
    monkeypatch.setattr(torch, "__version__", "2.13.0+cu130")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    nvidia_driver.warn_of_unused_gpu.cache_clear()
    yield tmp_path
    nvidia_driver.warn_of_unused_gpu.cache_clear()


@pytest.mark.parametrize("told", [OWN, OPEN])
def test_an_old_driver_is_named_with_what_to_do(host: Path, told: str) -> None:
    (host / "version").write_text(told)
    line = str(unused_gpu())
    assert "torch 2.13.0 needs NVIDIA driver 580" in line
    assert "this machine has 575.57.08" in line
    assert line.endswith("pip install torch==2.10.0")
    assert "\n" not in line


@pytest.mark.parametrize("told", [NEW, "", None, "Kernel Module nonsense"])
def test_a_new_or_unknown_driver_points_to_nvidia_smi(host: Path, told: str | None) -> None:
    if told is None:
        (host / "version").unlink()
    else:
        (host / "version").write_text(told)
    assert "nvidia-smi" in str(unused_gpu())


def test_an_unwanted_or_absent_gpu_is_not_reported(
    host: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for hidden in ("", "-1"):
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", hidden)
        assert unused_gpu() is None
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "0")
    assert unused_gpu() is not None
    monkeypatch.setattr(torch.version, "cuda", None)  # a CPU build of torch
    assert unused_gpu() is None
    monkeypatch.setattr(torch.version, "cuda", "13.0")
    (host / "nvidia0").unlink()
    assert unused_gpu() is None


@pytest.mark.parametrize(
    ("capability", "built", "used"),
    [
        ((8, 0), ["sm_75", "sm_80"], True),
        ((8, 9), ["sm_75", "sm_86", "sm_90"], True),
        ((9, 0), ["sm_80", "sm_90a"], True),
        ((12, 1), ["sm_90", "compute_120"], True),
        ((12, 1), ["sm_90", "sm_100"], False),
        ((7, 0), ["sm_75", "sm_80", "compute_120"], False),
        ((6, 0), ["sm_75", "nonsense"], False),
        ((6, 0), [], True),  # torch lists no architectures
    ],
)
def test_a_gpu_that_torch_was_not_built_for(
    host: Path,
    capability: tuple[int, int],
    built: list[str],
    used: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert host
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "get_arch_list", lambda: built)
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda _: capability)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda _: "Tesla V100")
    line = unused_gpu()
    assert (line is None) == used
    if not used:
        assert pick_device().type == "cpu"
        assert f"was not built for Tesla V100 (compute capability {capability[0]}." in str(line)
        assert str(line).endswith("pip install torch==2.10.0") == (capability == (7, 0))


def test_a_command_says_it_once_and_goes_on(host: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert host
    command = ["run", "--prompt", "x", "--pair", "bundled-small", "--max-new-tokens", "4"]
    assert main(command) == 0
    told = capsys.readouterr()
    lines = told.err.splitlines()  # another one tells that a machine was busy
    assert lines.count(f"specviz: {unused_gpu()}") == 1
    assert told.out
    assert main(["pairs"]) == 0
    assert "GPU" not in capsys.readouterr().err


def test_asking_for_cuda_raises_the_same_message(host: Path) -> None:
    assert host
    with pytest.raises(ModelError) as raised:
        pick_device("cuda")
    assert str(raised.value) == unused_gpu()


def test_the_page_says_it(host: Path) -> None:
    def told() -> list[object]:
        page = app.build(LoadedPairs(), Runs())
        return [block for block in page.blocks.values() if block.elem_id == "unused_gpu"]

    assert len(told()) == 1
    (host / "nvidia0").unlink()
    assert told() == []
