"""The page: `python app.py`, then open the address that it prints."""

import os
import sys

from specviz.console import guarded, starting
from specviz.page.server.ending import end_quietly
from specviz.service.variables import check_gradio


def serve() -> int:
    """Serve the page until it ends; if it cannot start, print one line that says why."""
    end_quietly()  # also while the rest is imported and models are read
    check_gradio(os.environ)
    with starting():
        from specviz.page.app import launch

    launch()
    return 0


if __name__ == "__main__":
    sys.exit(guarded(serve))
