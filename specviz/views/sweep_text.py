"""Describes a sweep in sentences: which γ to use, how certain that is, and why."""

from collections.abc import Collection, Mapping
from typing import Any

from specviz.metrics import disturbed_runs, is_busy
from specviz.settings import MAX_BUDGET, MAX_GAMMA, RULES
from specviz.sweep.estimates import FEW, Cell, CellSettings, Estimate
from specviz.sweep.plan import Scheme
from specviz.theory.serving import is_toy
from specviz.views.numbers import percent, spread, times
from specviz.views.run_text import unusual
from specviz.views.selection import Comparison, Selection
from specviz.views.sweep_cells import kind_name
from specviz.words.catalogue import Catalogue

SURE = 0.8  # share of resamples; below it, the answer offers two γ


def answer(
    say: Catalogue, shown: Selection, target: int = 0, compared: Comparison | None = None
) -> list[str]:
    """Return the sentences that answer which γ to use, most important first.

    Args:
        target: number of weights of the target; 0 if unknown.
        compared: the shown method beside others, if there are others.
    """
    words = words_of(say, shown.setting.scheme)
    sentences = [*_disturbance(say, shown), _which(say, shown), _faster(say, shown, compared)]
    sentences += _toy(say, target)
    sentences += [*_edge(say, shown), *_fewness(say, shown), *_unchecked(say, shown)]
    if not RULES[shown.setting.scheme.rule]:
        sentences.append(words["lossy_says"])
    easy, hard = extremes(shown)
    if easy and hard:
        sentences.append(
            words["answer_kinds"].format(
                scheme=method_name(say, shown.setting, compared),
                easy=kind_name(say, easy.kind),
                easy_rate=percent(easy.acceptance.value),
                hard=kind_name(say, hard.kind),
                hard_rate=percent(hard.acceptance.value),
            )
        )
        sentences.append(_by_kind(say, shown, compared) if len(shown.gammas) > 1 else "")
    return [line for line in sentences if line]


def _toy(say: Catalogue, target: int) -> list[str]:
    """Warn if the target is too small to tell what larger ones gain."""
    return [say.pay["toy"].format(size=target / 1e6)] if is_toy(target) else []


def scheme_name(say: Catalogue, pair: str, scheme: Scheme, among: Collection[Scheme]) -> str:
    """Return the display name of a pair's scheme: the drafter, then what is unusual about it.

    Args:
        among: the schemes of a sweep. If all have the same drafter, the name leaves it out.
    """
    if len(among) < 2 or len({each.drafter for each in among}) > 1:
        return " · ".join([say.drafter(scheme.drafter, pair), *unusual(say, scheme)])
    usual = say.trees["chain"] if any(each.is_tree for each in among) else say.rules["token"]
    return " · ".join(unusual(say, scheme) or [usual])


def words_of(say: Catalogue, scheme: Scheme) -> Mapping[str, Any]:
    """Return the words of a sweep's pictures; those of a tree say budget in place of γ."""
    words: Mapping[str, Any] = say.explore["pictures"]
    return {**words, **words["tree"]} if scheme.is_tree else words


def extremes(shown: Selection) -> tuple[Cell, Cell] | tuple[None, None]:
    """Return the kinds with the highest and the lowest α; (None, None) for fewer than two kinds."""
    known = [cell for cell in shown.kinds() if cell.acceptance.value is not None]
    if len(known) < 2:
        return None, None
    known.sort(key=lambda cell: cell.acceptance.value or 0)
    return known[-1], known[0]


def _edge(say: Catalogue, shown: Selection) -> list[str]:
    """Warn if the best γ may lie beyond those measured."""
    words = words_of(say, shown.setting.scheme)
    best, most = shown.best_of(None), max(shown.gammas)
    limit = MAX_BUDGET if shown.setting.scheme.is_tree else MAX_GAMMA
    if best is None or best.gamma == 0 or most == limit or len(shown.gammas) == 1:
        return []
    share = 1.0 if best.gamma == most else (best.sure or {}).get(most, 0.0)
    return [words["answer_edge"].format(most=most)] if share > 1 - SURE else []


def _fewness(say: Catalogue, shown: Selection) -> list[str]:
    few = few_prompts(say, min(cell.prompts for cell in shown.cells if cell.kind is None))
    return [few] if few else []


def few_prompts(say: Catalogue, prompts: int, *, of_each_kind: bool = False) -> str:
    """Warn if there are few prompts; empty if there are enough."""
    if prompts >= FEW:
        return ""
    name = "answer_few_each" if of_each_kind else "answer_few"
    words = say.explore["pictures"][name]
    return str(words["one" if prompts == 1 else "many"].format(n=prompts))


def _disturbance(say: Catalogue, shown: Selection) -> list[str]:
    """Warn if the machine was busy or the times are impossible, so that no answer is reliable."""
    words = words_of(say, shown.setting.scheme)
    if any(cell.is_impossible for cell in shown.cells if cell.kind is None):
        return [words["answer_impossible"]]
    found = disturbed_runs(sample.disturbed for sample in shown.samples)
    if found is not None and is_busy(found):
        return [words["answer_disturbed"].format(busy=found[0], n=found[1])]
    return []


def _unchecked(say: Catalogue, shown: Selection) -> list[str]:
    """Warn if the sweep has no check for a busy machine."""
    words = words_of(say, shown.setting.scheme)
    found = disturbed_runs(sample.disturbed for sample in shown.samples)
    return [words["answer_unchecked"]] if found is None else []


def _which(say: Catalogue, shown: Selection) -> str:
    """Recommend a γ for all kinds together; "" if no speed-up can be relied on."""
    words = words_of(say, shown.setting.scheme)
    best = shown.best_of(None)
    fastest = _fastest(shown)
    if fastest.is_impossible:
        return ""
    number = "one" if fastest.prompts == 1 else "many"
    values = {
        "prompts": words["over"][number].format(n=fastest.prompts),
        "gamma": fastest.setting.gamma,
        "speed": times(fastest.speedup.value),
        "interval": spread(fastest.speedup, times, words["in_brackets"]),
    }
    if best is None:
        return words["answer_unequal"].format(**values)
    sure = best.sure or {}
    if best.gamma == 0:
        unsure = sure.get(0, 1.0) < SURE
        return words["answer_maybe" if unsure else "answer_plain"].format(**values)
    if sure and sure[best.gamma] < SURE:
        other = max((gamma for gamma in sure if gamma != best.gamma), key=lambda g: sure[g])
        if other == 0:
            return words["answer_maybe"].format(**values)
        second = shown.cell(None, other)
        speed = times(second.speedup.value if second else None)
        return words["answer_either"].format(**values, other=other, other_speed=speed)
    return words["answer_only" if len(shown.gammas) == 1 else "answer_gamma"].format(**values)


def _faster(say: Catalogue, shown: Selection, compared: Comparison | None) -> str:
    """Name the method of the answer and the fastest one, if that is another."""
    parts = () if compared is None else compared.parts
    together = [cell for part in parts for cell in part.cells if cell.kind is None]
    first = max(together, key=lambda cell: cell.speedup.value or 0, default=None)
    pair, scheme = shown.setting.pair, shown.setting.scheme
    if first is None or first.setting.scheme == scheme or (first.speedup.value or 0) <= 1:
        return ""
    among = [part.setting.scheme for part in parts]
    return str(say.explore["pictures"]["answer_faster"]).format(
        scheme=scheme_name(say, pair, scheme, among),
        other=scheme_name(say, pair, first.setting.scheme, among),
        speed=times(first.speedup.value),
    )


def _fastest(shown: Selection) -> Cell:
    """Return the cell of all kinds at the best γ or, if that is 0, the least slow one."""
    together = [cell for cell in shown.cells if cell.kind is None]
    best = shown.best_of(None)
    chosen = [cell for cell in together if best and cell.setting.gamma == best.gamma]
    return max(chosen or together, key=lambda cell: cell.speedup.value or 0)


def _by_kind(say: Catalogue, shown: Selection, compared: Comparison | None) -> str:
    """Return the best γ of each kind, grouped by γ; where it is 0, a method that still gains."""
    words = words_of(say, shown.setting.scheme)
    groups: dict[int, list[str]] = {}
    others = []
    for best in shown.best:
        if best.kind is None:
            continue
        name = kind_name(say, best.kind)
        other = None if best.gamma or compared is None else _other(shown, compared, best.kind)
        if other is None:
            groups.setdefault(best.gamma, []).append(name)
        else:
            others.append(_instead(say, other, name, compared))
    each = [
        words["answer_one" if gamma else "answer_none"].format(
            gamma=gamma, kinds=listed(say, groups[gamma])
        )
        for gamma in sorted(groups, reverse=True)
    ]
    if not each and not others:
        return ""
    return words["answer_best"].format(each=words["semicolon"].join([*each, *others]))


def _other(shown: Selection, compared: Comparison, kind: str) -> Cell | None:
    """Return the fastest cell of a kind over the other methods, if faster than plain decoding.

    Lossy methods count only beside a lossy one: they do not write the same text.
    """
    lossy = not RULES[shown.setting.scheme.rule]
    cells = [
        cell
        for part in compared.parts
        if part.setting.scheme != shown.setting.scheme
        and (lossy or RULES[part.setting.scheme.rule])
        for cell in part.cells
        if cell.kind == kind and (cell.speedup.value or 0) > 1
    ]
    return max(cells, key=lambda cell: cell.speedup.value or 0, default=None)


def _instead(say: Catalogue, cell: Cell, kind: str, compared: Comparison | None) -> str:
    """Recommend the method of a cell for a kind of prompt, in place of plain decoding."""
    words = words_of(say, cell.setting.scheme)
    return str(words["answer_other"]).format(
        scheme=method_name(say, cell.setting, compared),
        best=words["with_gamma"].format(gamma=cell.setting.gamma),
        speed=times(cell.speedup.value),
        kinds=kind,
    )


def method_name(say: Catalogue, setting: CellSettings, compared: Comparison | None) -> str:
    """Return the name of a setting's method, as the list of methods has it."""
    among = [] if compared is None else [part.setting.scheme for part in compared.parts]
    return scheme_name(say, setting.pair, setting.scheme, among)


def why(say: Catalogue, shown: Selection) -> str:
    """Compare tokens and cost per round at the best γ and at the next longer (or shorter) γ."""
    words = words_of(say, shown.setting.scheme)
    fastest = _fastest(shown)
    gamma = fastest.setting.gamma
    longer = [other for other in shown.gammas if other > gamma]
    shorter = [other for other in shown.gammas if other < gamma]
    other = longer[0] if longer else shorter[-1] if shorter else None
    beside = None if other is None else shown.cell(None, other)
    tau, cost = _round(fastest)
    if beside is None:
        return words["map_why_one"].format(gamma=gamma, tau=tau, cost=cost)
    other_tau, other_cost = _round(beside)
    return words["map_why"].format(
        gamma=gamma, tau=tau, cost=cost, other=other, other_tau=other_tau, other_cost=other_cost
    )


def _round(cell: Cell) -> tuple[str, str]:
    """Format τ, the tokens per round, and a round's cost in plain steps, τ / speed-up."""
    tau, speed = cell.tau.value, cell.speedup.value
    return (f"{tau:.2f}" if tau else "–"), (f"{tau / speed:.2f}" if tau and speed else "–")


def intervals(words: Mapping[str, Any], estimate: Estimate) -> str:
    """Return a sentence on the intervals that a chart shows, or nothing if it shows none."""
    return "" if estimate.low is None else str(words["intervals"])


def lossy_says(say: Catalogue, compared: Comparison) -> str:
    """Return a sentence on lossy rules if one is compared."""
    lossy = any(not RULES[part.setting.scheme.rule] for part in compared.parts)
    return say.explore["pictures"]["lossy_says"] if lossy else ""


def listed(say: Catalogue, names: list[str]) -> str:
    """Join names as in "A, B and C"."""
    words = say.explore["pictures"]
    return words["and"].join(filter(None, [words["comma"].join(names[:-1]), names[-1]]))
