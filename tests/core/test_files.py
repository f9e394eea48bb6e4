"""Files are written whole or not at all, and read up to a limit."""

import errno
from pathlib import Path

import pytest

from specviz.errors import SettingsError, StorageError
from specviz.files import STDOUT, check_folders, read_file, unwritable, write_file


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, link = tmp_path / "x.json", tmp_path / "link"
    write_file(file, b"old")
    link.symlink_to(file)
    write_file(link, b"new")
    assert (file.read_bytes(), link.is_symlink()) == (b"new", True)

    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as part:
            part.write(data[:1])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(StorageError, match="cannot be written: No space left"):
        write_file(file, b"newer")
    assert file.read_bytes() == b"new"
    assert {path.name for path in tmp_path.iterdir()} == {"x.json", "link"}, "no part is left"


def test_a_full_disk_is_no_bad_path() -> None:
    assert isinstance(unwritable(Path("x"), OSError(errno.EIO, "")), StorageError)
    assert isinstance(unwritable(Path("x"), OSError(errno.EACCES, "")), SettingsError)


def test_a_reader_can_tell_that_a_file_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(bytes(9))
    assert [len(read_file(file, most)) for most in (4, 8, 9)] == [5, 9, 9]
    with pytest.raises(SettingsError, match="cannot be read: No such file"):
        read_file(tmp_path / "nothing", 1)


def test_outputs_are_checked_before_long_work(tmp_path: Path) -> None:
    check_folders(None, STDOUT, tmp_path / "new.json")
    assert not list(tmp_path.iterdir())
    for file, why in ((tmp_path / "no" / "x", "its folder does not"), (tmp_path, "it is a folder")):
        with pytest.raises(SettingsError, match=why):
            check_folders(file)
    with pytest.raises(SettingsError, match="Only one output can be -"):
        check_folders(STDOUT, STDOUT)
