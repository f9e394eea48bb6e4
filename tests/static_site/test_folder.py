"""Where the site may be written, and which files of an earlier site it replaces."""

from pathlib import Path

import pytest

from specviz.errors import SettingsError
from specviz.static_site.folder import MARK, write_site

FILES = {"index.html": b"<p>", "data/words.js": b"1"}


def test_a_site_replaces_an_earlier_one_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, FILES | {"old.html": b"old"})
    (folder / "CNAME").write_text("example.org")
    write_site(folder, FILES | {"index.html": b"new"})
    found = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert found == {*FILES, MARK, "CNAME"}
    assert (folder / "index.html").read_bytes() == b"new"


def test_a_folder_with_anything_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(SettingsError, match="is not empty and holds no earlier site"):
        write_site(tmp_path, FILES)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize(
    ("name", "words"), [("file", "not a folder"), ("no/such", "parent folder does not exist")]
)
def test_an_invalid_folder_is_refused(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match=words):
        write_site(tmp_path / name, FILES)


def test_symbolic_links_out_of_the_folder_are_refused(tmp_path: Path) -> None:
    folder, outside = tmp_path / "site", tmp_path / "outside"
    outside.mkdir()
    (outside / "kept.js").write_text("kept")
    write_site(folder, {"index.html": b"<p>"})
    (folder / "data").symlink_to(outside)
    with pytest.raises(SettingsError, match="points outside the site"):
        write_site(folder, FILES)
    (folder / "data").unlink()
    (folder / "index.html").unlink()
    (folder / "index.html").symlink_to(outside / "kept.js")
    with pytest.raises(SettingsError, match="points outside the site"):
        write_site(folder, FILES)
    assert {path.name: path.read_text() for path in outside.iterdir()} == {"kept.js": "kept"}


def test_a_crafted_list_of_files_deletes_nothing_outside(tmp_path: Path) -> None:
    folder, other = tmp_path / "site", tmp_path / "other"
    folder.mkdir()
    other.write_text("kept")
    (folder / MARK).write_text(f'{{"specviz_site": ["../other", "{other}", "old"]}}')
    (folder / "old").write_text("")
    write_site(folder, FILES)
    assert other.read_text() == "kept"
    assert not (folder / "old").exists()
