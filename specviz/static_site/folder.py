"""Writes the site into a folder, and replaces an earlier one there."""

import contextlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from specviz.errors import SettingsError
from specviz.files import write_file

MARK = "specviz-site.json"  # lists the files of a site


class _Mark(msgspec.Struct):
    """The file that marks a folder as one of our sites."""

    specviz_site: list[str]


def check_folder(folder: Path) -> None:
    """Check, before building a site, that it may be written to a folder.

    Raises:
        SettingsError: it is a file, has no parent folder, or holds anything but an earlier site.
    """
    if not folder.resolve().parent.is_dir():
        raise SettingsError(
            "{folder} cannot be made: its parent folder does not exist.", folder=folder
        )
    if folder.exists() and not folder.is_dir():
        raise SettingsError("{folder} is not a folder: name a new or an empty one.", folder=folder)
    if folder.is_dir() and any(folder.iterdir()) and _earlier(folder) is None:
        raise SettingsError(
            "{folder} is not empty and holds no earlier site: name a new or an empty folder.",
            folder=folder,
        )


def write_site(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files, and delete those of an earlier site that are no longer part of it.

    Args:
        folder: created if it does not exist.
        files: contents by path in the folder.

    Raises:
        SettingsError: the folder may not be used, or a file cannot be written.
    """
    check_folder(folder)
    try:
        folder.mkdir(exist_ok=True)
        root = folder.resolve()
        gone = [name for name in _earlier(root) or () if name not in files]
        # Write the mark first, so that an interrupted site is still recognised.
        write_file(_inside(root, MARK), _mark([*files, *gone]))
        for name, data in files.items():
            path = _inside(root, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, data)
        for name in gone:
            with contextlib.suppress(SettingsError):
                _inside(root, name).unlink(missing_ok=True)
        write_file(_inside(root, MARK), _mark([*files]))
    except OSError as error:
        why = error.strerror
        raise SettingsError("{folder} cannot be written: {why}.", folder=folder, why=why) from None


def _inside(root: Path, name: str) -> Path:
    """Return the path of a site file; refuse one that a symbolic link leads out of the folder."""
    path = root / name
    if path == root or not path.resolve().is_relative_to(root) or path.is_symlink():
        raise SettingsError("{path} points outside the site’s folder: remove it.", path=path)
    return path


def _mark(names: list[str]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(_Mark(sorted(names))), indent=1)


def _earlier(folder: Path) -> list[str] | None:
    """Return the files of the earlier site in a folder; None if there is none."""
    try:
        return msgspec.json.decode((folder / MARK).read_bytes(), type=_Mark).specviz_site
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
