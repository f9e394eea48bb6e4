"""`site`: the recorded part of the page as files that need no server."""

from pathlib import Path

from specviz.console import StatusLine
from specviz.static_site.build import PLOTLY_FILE, files
from specviz.static_site.folder import check_folder, write_site


def site(folder: Path) -> None:
    """Write the static site to a folder, and replace an earlier one there."""
    check_folder(folder)
    with StatusLine() as progress:
        progress("Writing the pages")
        made = files()
        write_site(folder, made)
    plotly = len(made[PLOTLY_FILE])
    rest = sum(map(len, made.values())) - plotly
    print(
        f"{folder}: {len(made)} files, {rest / 1e6:.1f} MB, and {plotly / 1e6:.1f} MB of Plotly,"
        f" which a page loads only for charts. Open {folder / 'index.html'}."
    )
