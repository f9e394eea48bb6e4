"""The campaign's commands, started without what the tests need."""

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType

import pytest

from campaign import classroom, faults, floods, hostile, load
from project.test_structure import run_without
from support import requirements


@pytest.mark.parametrize(
    "command", [hostile, faults, floods, load, classroom], ids=lambda c: c.__name__
)
def test_a_command_says_what_is_not_installed(
    command: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def found(name: str) -> str:
        if name == "playwright":
            raise PackageNotFoundError(name)
        return version(name)

    monkeypatch.setattr(requirements, "version", found)
    main: Callable[[list[str]], int] = command.main
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Not installed: playwright. Install what the tests need: ")


def test_the_commands_start_without_what_only_tests_need() -> None:
    absent = {"pytest", "playwright", "hypothesis", "axe_playwright_python"}
    run_without(absent, "from campaign import classroom, faults, floods, hostile, load")
