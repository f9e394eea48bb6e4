"""test_gpu.py starts on a GPU box with torch, transformers, msgspec and pytest alone."""

import os
import re
import subprocess
import sys
from pathlib import Path

from support.paths import ROOT

GPU_TESTS = "tests/decoding/test_gpu.py"


PROGRAM = """
import sys
from specviz.decoding.race import finish, race
from specviz.metrics import summary
from specviz.settings import Settings
from specviz.trace import read, write

def test_run_of_numbers(bundled):
    settings = Settings(max_new_tokens=4)
    trace = finish(race(bundled("bundled-small"), [1, 2], settings))
    assert trace.output
    assert read(write(trace)) == trace
    assert summary(trace)["emitted"] == len(trace.output)
    assert not {"gguf", "gradio", "playwright", "hypothesis"} & sys.modules.keys()
"""


def test_the_gpu_tests_start_and_a_bundled_pair_is_run(tmp_path: Path) -> None:
    """All GPU tests are collected; the selected ones pass, or are skipped without a GPU.

    Beside them a bundled pair runs on the CPU. pytest loads no installed plugins.
    """
    test = tmp_path / "test_cpu.py"
    test.write_text(PROGRAM, "utf-8")
    own = ["-c", ".pytest.ini", "--rootdir", str(ROOT), "-p", "support.bare_box", "-p", "conftest"]
    chosen = ["-q", "-s", "-rp", "-k", "window or waiting_is_seen or numbers"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *own, *chosen, GPU_TESTS, str(test)],
        cwd=ROOT,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT / "tests")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search("^PASSED .*::test_run_of_numbers", done.stdout, re.MULTILINE)
    collected = set(re.findall(rf"^{GPU_TESTS}::(test_\w+)", done.stdout, re.MULTILINE))
    written = re.findall(r"^def (test_\w+)", (ROOT / GPU_TESTS).read_text("utf-8"), re.MULTILINE)
    assert collected == set(written)


def test_the_box_is_bare() -> None:
    modules = ["gguf", "gradio", "gradio_client", "pydantic", "pandas", "fastapi", "plotly"]
    modules += ["playwright", "hypothesis", "accelerate"]
    code = "import support.bare_box\nfrom importlib.util import find_spec as find\n"
    code += f"print([*map(find, {modules})])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "tests", capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{[None] * len(modules)}\n"
