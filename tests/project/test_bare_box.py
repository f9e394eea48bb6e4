"""test_gpu.py starts on a GPU box with torch, transformers, msgspec and pytest alone."""

import os
import re
import subprocess
import sys
from pathlib import Path

from support.paths import ROOT

GPU_TESTS = "tests/decoding/test_gpu.py"


def on_a_bare_box(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs pytest where nothing else can be imported; plugins are absent, too."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "support.bare_box", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT / "tests")},
        capture_output=True,
        text=True,
        check=False,
    )


PROGRAM = """
import sys
from specviz.decoding.race import finish, race
from specviz.settings import Settings

def test_run(bundled):
    settings = Settings(max_new_tokens=4)
    assert finish(race(bundled("bundled-small"), [1, 2], settings)).output
    assert not {"gguf", "gradio", "playwright", "hypothesis"} & sys.modules.keys()
"""


def test_the_gpu_tests_start() -> None:
    """They pass, or are skipped because there is no GPU, and none is lost on the way."""
    done = on_a_bare_box(GPU_TESTS, "-q", "-s", "-k", "window or waiting_is_seen or numbers")
    assert done.returncode == 0, done.stdout + done.stderr
    collected = set(re.findall(r"::(test_\w+)", done.stdout))
    written = re.findall(r"^def (test_\w+)", (ROOT / GPU_TESTS).read_text("utf-8"), re.MULTILINE)
    assert collected == set(written)


def test_a_bundled_pair_is_loaded_and_run(tmp_path: Path) -> None:
    """What the GPU tests do with it, on the CPU."""
    test = tmp_path / "test_cpu.py"
    test.write_text(PROGRAM, "utf-8")
    done = on_a_bare_box("-c", ".pytest.ini", "--rootdir", str(ROOT), "-p", "conftest", str(test))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_box_is_bare() -> None:
    modules = ["gguf", "gradio", "playwright", "hypothesis", "accelerate"]
    code = "import support.bare_box\nfrom importlib.util import find_spec as find\n"
    code += f"print([*map(find, {modules})])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "tests", capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{[None] * len(modules)}\n"
