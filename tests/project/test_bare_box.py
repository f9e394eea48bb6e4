"""test_gpu.py starts on a GPU box with torch, transformers, msgspec and pytest alone."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import ROOT


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


def test_the_gpu_tests_start() -> None:
    """They pass, or are skipped because there is no GPU, and none is lost on the way."""
    done = on_a_bare_box(
        "tests/decoding/test_gpu.py", "-q", "-k", "window or waiting_is_seen or numbers"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    listed = on_a_bare_box("tests/decoding/test_gpu.py", "-q", "--collect-only")
    assert listed.returncode == 0, listed.stdout + listed.stderr
    tests = set(re.findall(r"::(test_\w+)", listed.stdout))
    written = set(
        re.findall(
            r"^def (test_\w+)", (ROOT / "tests/decoding/test_gpu.py").read_text(), re.MULTILINE
        )
    )
    assert tests == written


def test_a_bundled_pair_is_loaded_and_run(tmp_path: Path) -> None:
    """What the GPU tests do with it, on the CPU."""
    test = tmp_path / "test_cpu.py"
    test.write_text(
        "import sys\n"
        "from specviz.decoding.race import finish, race\n"
        "from specviz.settings import Settings\n"
        "def test_run(bundled):\n"
        "    settings = Settings(max_new_tokens=4)\n"
        "    assert finish(race(bundled('bundled-small'), [1, 2], settings)).output\n"
        "    assert not {'gguf', 'gradio', 'playwright', 'hypothesis'} & sys.modules.keys()\n"
    )
    done = on_a_bare_box("-c", ".pytest.ini", "--rootdir", str(ROOT), "-p", "conftest", str(test))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", ["gguf", "gradio", "playwright", "hypothesis", "accelerate"])
def test_the_box_is_bare(module: str) -> None:
    code = f"import support.bare_box, importlib.util; print(importlib.util.find_spec({module!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "tests", capture_output=True, text=True, check=True
    )
    assert done.stdout == "None\n"
