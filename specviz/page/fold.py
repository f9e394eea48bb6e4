"""A section of a tab that expands in place; assets/page/fold.ts opens it.

Gradio's accordion removes hidden content from the document, and with it the targets of links.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import gradio as gr

from specviz.page.component import component
from specviz.page.i18n import each
from specviz.words.catalogue import Catalogue


@contextmanager
def fold(name: str, title: Callable[[Catalogue], str]) -> Iterator[None]:
    """Build a heading that shows and hides the components created inside the `with` statement.

    Args:
        name: unique on the page; `?fold=name` in a link opens the section.
    """
    component(
        "fold",
        template="<h3 class='fold'></h3>",
        words=each(title),
        section=name,
        padding=False,
    )
    with gr.Column(elem_id=f"fold-{name}", elem_classes="fold-body"):
        yield
