"""Exports a trace as one HTML file that replays in the page's viewer without server or network."""

import base64
import gzip
import json
import re
from html import escape

from msgspec.structs import replace

from specviz.trace import Trace, write
from specviz.trace import size as trace_size
from specviz.views import bundles
from specviz.views.document import document, policy
from specviz.words.catalogue import Catalogue, plain

_STYLES = """
{viewer}
:root {{ color-scheme: light dark; }}
body {{ margin: 0; background: light-dark(#fff, #0b0f19); }}
main {{ max-width: 1120px; margin: 0 auto; padding: 24px 16px; }}
#viewer > p:only-child {{ font: 16px/24px system-ui; color: light-dark(#1a1f26, #e7eaef); }}
#viewer > p:only-child {{ visibility: hidden; animation: late 0s 2s forwards; }}
@keyframes late {{ to {{ visibility: visible; }} }}
h1 {{ margin: 0 0 16px; font: 600 20px/28px system-ui; color: light-dark(#1a1f26, #e7eaef); }}
"""

_BODY = """
<main><h1>{title}</h1><div id="viewer"><p>{blocked}</p></div></main>
<script type="application/gzip;base64" id="words">{words}</script>
<script type="application/gzip;base64" id="trace">{trace}</script>
<script>{script}</script>
"""

_START = """
const unpacked = (id) => {
  const text = atob(document.getElementById(id).textContent);
  const packed = new Blob([Uint8Array.from(text, (c) => c.charCodeAt(0))]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).json();
};
Promise.all([unpacked('words'), unpacked('trace')]).then(([words, trace]) => {
  const viewer = SpecViz.mount(document.getElementById('viewer'), { words, standalone: true });
  viewer.load(trace, { recorded: true });
});
"""


FRAME = 2**20  # bytes of a file without its trace, at most


def size(trace: Trace) -> int:
    """Return the most bytes that `page` makes, without making it."""
    return FRAME + trace_size(trace) * 4 // 3  # as if nothing could be compressed


def page(say: Catalogue, trace: Trace) -> str:
    """Return the HTML; a run in progress is exported as stopped."""
    if trace.ending == "running":
        trace = replace(trace, ending="stopped")
    script = _inside("script", bundles.script("replay")) + _START
    title = f"SpecViz: {say.pairs.get(trace.models.pair, trace.models.pair)}"
    return document(
        say.language,
        title,
        policy=policy(script),
        styles=_STYLES.format(viewer=_inside("style", bundles.styles("replay"))),
        body=_BODY.format(
            title=escape(title),
            blocked=escape(say.page["no_script_replay"]),
            words=packed(json.dumps(plain(say.viewer), ensure_ascii=False).encode()),
            trace=packed(write(trace, figures=True)),
            script=script,
        ),
    )


def packed(content: bytes) -> str:
    """Compress to gzip in base64: a third of the size, and free of characters special in HTML."""
    return base64.b64encode(gzip.compress(content, mtime=0)).decode()


def _inside(tag: str, code: str) -> str:
    """Escape our own code so that it cannot close its element early.

    The closing sequences occur only in strings, comments and regular expressions, where the
    backslash has no effect.
    """
    return re.sub(rf"<(?=!--|/{tag})", r"<\\", code, flags=re.IGNORECASE)
