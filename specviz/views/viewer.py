"""Bundles the viewer in assets/viewer into one script and one style sheet.

Its scripts are ES modules, but a page opened from disk cannot load modules, and from a server a
browser would load dozens of them one import after another. Both get one classic script instead.
"""

import re

import msgspec

from specviz.shipped import ASSETS, shipped

FOLDER = ASSETS / "viewer"
_IMPORT = re.compile(r"^import (\{[^}]*\}) from '\./(\w+\.js)';$", re.MULTILINE)
_COMMENT = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_REMARK = re.compile(r"(?<=[;{},(\[]) +// [^'\"`\n]*$", re.MULTILINE)  # no quote: not in a string
_STYLE_COMMENT = re.compile(r"/\*.*?\*/\n?", re.DOTALL)
_SPACE = re.compile(r"^\s+", re.MULTILINE)  # safe: no string of ours spans lines
_TYPE = re.compile(r"/\*\* @type .*?\*/ ?")
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)


class _Manifest(msgspec.Struct):
    """Scripts and styles in order; a script imports only from earlier ones.

    Attributes:
        more_scripts, more_styles: for Learn, which a replay does not have.
    """

    scripts: list[str]
    styles: list[str]
    more_scripts: list[str]
    more_styles: list[str]


def script(*, learn: bool = True) -> str:
    """Return the modules, with or without those of Learn, as a script defining `window.SpecViz`."""
    manifest = _manifest()
    names = manifest.scripts + (manifest.more_scripts if learn else [])
    parts = [_module(name, text) for name, text in _files(names)]
    head = [
        "'use strict';",
        "const SpecVizModules = {}, SVM = SpecVizModules;",
    ]  # short: 200 imports
    return _SPACE.sub("", "\n".join(head + parts))


def styles(*, learn: bool = True) -> str:
    """Return the style sheets, with or without those of Learn, as one."""
    manifest = _manifest()
    names = manifest.styles + (manifest.more_styles if learn else [])
    text = "\n".join(text for _, text in _files(names))
    return _SPACE.sub("", _STYLE_COMMENT.sub("", text))


def _module(name: str, text: str) -> str:
    """Wrap a module in a function that returns its exports, and drop comments."""
    exports = ", ".join(_EXPORT.findall(text))
    body = _IMPORT.sub(r"const \1 = SVM['\2'];", text)
    body = _REMARK.sub("", _TYPE.sub("", _COMMENT.sub("", _EXPORT.sub("", body))))
    return f"SpecVizModules['{name}'] = (() => {{\n{body}return {{ {exports} }};\n}})();"


def _manifest() -> _Manifest:
    return shipped(FOLDER / "scripts.json", lambda data: msgspec.json.decode(data, type=_Manifest))


def _files(names: list[str]) -> list[tuple[str, str]]:
    return [(name, shipped(FOLDER / name, bytes.decode)) for name in names]
