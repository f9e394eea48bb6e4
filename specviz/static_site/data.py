"""The site's data as scripts: a page opened from disk can load scripts, but not fetch."""

from collections.abc import Iterator, Mapping

import msgspec

from specviz.content import claims
from specviz.content.sweeps import origin, target_of, title
from specviz.lab.claims import CLAIMS
from specviz.lab.recordings import recordings
from specviz.shipped import shipped
from specviz.static_site.frame import address
from specviz.sweep.file import SHIPPED
from specviz.sweep.file import read as read_sweep
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sweep
from specviz.trace import read as read_trace
from specviz.trace import write
from specviz.views.charts import pictures
from specviz.views.html import packed
from specviz.views.picture import Picture, encode
from specviz.views.selection import Comparison, Selection, compare, select
from specviz.views.sweep_text import answer, scheme_name
from specviz.words.catalogue import LANGUAGES, Catalogue, catalogue, plain


def scripts() -> Iterator[tuple[str, bytes]]:
    """Yield the path of each script in the site, and its content.

    Raises:
        ShippedError: a recorded file is missing or damaged.
    """
    for recording in recordings():
        trace = shipped(recording.file, read_trace)
        yield _script(f"traces/{recording.name}.json", write(trace, figures=True))
    sweeps = recorded_sweeps()
    results = claims.recorded()
    for language in LANGUAGES:
        say = catalogue(language)
        yield _script(f"words/{language}.json", msgspec.json.encode(plain(say.viewer)))
        cards = (_leading(claims.card(n, results.get(n), say), say) for n in CLAIMS)
        only = {"recorded_only": say.site["recorded_only"]}
        yield _script(f"claims/{language}.json", claims.encoded(say, cards, **only))
        for name, sweep in sweeps.items():
            yield _script(f"sweeps/{name}.{language}.json", _sweep(say, sweep))


def recorded_sweeps() -> dict[str, Sweep]:
    """Return the recorded sweeps by name."""
    return {path.stem: shipped(path, read_sweep) for path in sorted(SHIPPED.glob("*.json"))}


def _leading(card: claims.Card, say: Catalogue) -> claims.Card:
    """Return a card with its links to other pages of the site."""
    pages = {page: address(page, say.language) for page in ("index", "learn", "myths")}
    return card | {
        "link": f"{pages['myths']}?claim={card['number']}",
        "words": [(name, pages["learn"] + anchor) for name, anchor in card["words"]],
        "replay": f"{pages['index']}?recorded={card['run']}" if card["run"] else "",
    }


def _sweep(say: Catalogue, sweep: Sweep) -> bytes:
    """Return the parts of a sweep, one for each pair, scheme and temperature with runs."""
    plan = sweep.plan
    chosen = (
        (pair, scheme, temperature)
        for pair in plan.pairs
        for scheme in plan.schemes(pair)
        for temperature in plan.temperatures
    )
    together = {
        (pair, temperature): compare(sweep, pair, temperature)
        for pair in plan.pairs
        for temperature in plan.temperatures
    }
    parts = [
        _part(
            say,
            part,
            scheme_name(say, part[0], part[1], plan.schemes(part[0])),
            shown,
            target_of(sweep, part[0]),
            together[part[0], part[2]],
        )
        for part in chosen
        if (shown := select(sweep, *part)) is not None
    ]
    compared = [
        {
            "temperature": f"{temperature:g}",
            "pictures": _encoded(pictures(say, None, found)),
        }
        for (_, temperature), found in together.items()
        if found is not None
    ]
    about = {"title": title(say, sweep), "origin": origin(say, sweep)}
    return msgspec.json.encode(about | {"parts": parts, "compared": compared})


def _part(
    say: Catalogue,
    part: tuple[str, Scheme, float],
    label: str,
    shown: Selection,
    target: int,
    compared: Comparison | None,
) -> dict[str, object]:
    pair, scheme, temperature = part
    return {
        "pair": say.pairs.get(pair, pair),
        "drafter": scheme.code,
        "label": label,
        "temperature": f"{temperature:g}",
        "answer": answer(say, shown, target, compared),
        "pictures": _encoded(pictures(say, shown, None)),
    }


def _encoded(drawn: Mapping[str, Picture]) -> dict[str, str]:
    return {name: encode(each._replace(picks=())) for name, each in drawn.items()}


def _script(name: str, data: bytes) -> tuple[str, bytes]:
    """Return a script that hands the site its data, compressed."""
    return f"data/{name}.js", f'SpecViz.take("{name}", "{packed(data)}");\n'.encode()
