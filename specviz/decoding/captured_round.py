"""Rounds and plain steps that a GPU runs by itself: captured as CUDA graphs, replayed by the host.

A round of a small draft model is bound by the host, which launches some eighty kernels for it. Here
the host launches five things: a copy of the round's inputs (the text's length, its last tokens and
all random numbers), the graphs of drafting, verification and judgement, and a copy of the result.
There are three graphs instead of one so that events between them take the times.

What depends on the text's length depends on a tensor: positions and masks are computed from it,
every round rereads the same number of tokens, and rolling back is a smaller number.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple
from weakref import ref

import torch
from torch import Tensor

from specviz.decoding.drafters import (
    Drafter,
    Proposal,
    RecordableDrafter,
    ToProbs,
    make_to_probs,
)
from specviz.decoding.idle import is_of_memory, without_idle
from specviz.decoding.judging import judged
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.layers import Tensors
from specviz.decoding.pass_widths import (
    PLAIN,
    ROUND,
    STEP,
    draft_trees,
    draft_widths,
    target_trees,
    target_widths,
)
from specviz.decoding.preparation import preparation
from specviz.decoding.recording import Text
from specviz.decoding.rules import JUDGES
from specviz.decoding.static_model import RecordedModel, StaticModel, prepare
from specviz.decoding.static_runner import Capture, Replay, warn
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.trees.growing import TreeDrafter
from specviz.sampling import Chance, HeldChance, SeededChance
from specviz.settings import Settings

MOST_ROUNDS = 8  # captured on one runner, for as many settings in turn


class Inputs:
    """The inputs of captured work, in one buffer on the device.

    Args:
        reread: how many of the text's last tokens are read.
        drafts: g.
        sure: as in `SeededChance`.
    """

    def __init__(self, device: torch.device, reread: int, drafts: int, *, sure: bool) -> None:
        self._reread = reread
        self._drafts = drafts
        self._sure = sure
        numbers = [reread + drafts + 2, *[0] * (reread + 2 * drafts + 1)]  # any text that fits
        self._numbers = torch.tensor(numbers, dtype=torch.float64, device=device)

    def fill(self, length: int, last: Sequence[int], chance: Tensor) -> None:
        """Upload a text's length, its last tokens and the random numbers of a round.

        Args:
            last: at least `reread` tokens.
            chance: see `SeededChance.ahead`.
        """
        text = torch.tensor([length, *last[-self._reread :]], dtype=torch.float64)
        held = torch.empty(
            len(self._numbers), dtype=torch.float64, pin_memory=self._numbers.is_cuda
        )
        self._numbers.copy_(torch.cat([text, chance], out=held), non_blocking=True)

    def text(self) -> tuple[Tensor, Tensor]:
        """The text's last tokens [reread] and its length []."""
        whole = self._numbers[: 1 + self._reread].long()
        return whole[1:], whole[0]

    def of_drafts(self) -> HeldChance:
        """The random numbers of the drafts."""
        start = 1 + self._reread
        drawing = self._numbers[start : start + self._drafts]
        return HeldChance(drawing, drawing[:0], sure=self._sure)

    def of_judge(self) -> HeldChance:
        """The random numbers of the tests and of the final token."""
        testing = self._numbers[1 + self._reread + self._drafts : -1]
        return HeldChance(self._numbers[-1:], testing, sure=self._sure)


class CapturedRound:
    """The graphs of a round with g drafts, on the caches that target and drafter have borrowed.

    Args:
        target: prepared, and keeping the states that the drafter reads; its cache is overwritten.
        drafter: its recordable part has a backing.
    """

    @torch.inference_mode()
    def __init__(
        self, capture: Capture, target: StaticModel, drafter: RecordableDrafter, settings: Settings
    ) -> None:
        part, runner = drafter.recordable(), target.runner
        assert part is not None
        assert runner is not None
        self.backing = part.backing
        self._runner = ref(runner)  # which holds this round
        self._drafts = g = part.drafts(settings.gamma)
        to_probs, sure = make_to_probs(settings), settings.temperature == 0
        self._held = held = Inputs(target.device, max(1, part.rereads(g)), g, sure=sure)
        drafted = list[Proposal]()

        def draft() -> Tensors:
            tokens, length = held.text()
            text = Text(tokens, length, runner.layers.all_states)
            drafted[:] = [drafter.record(text, g, to_probs, held.of_drafts())]
            return drafted[0].tensors()

        self._draft = capture(draft)
        tensors = self._draft()
        self._proposal = proposal = drafted[0].with_tensors(tensors)

        def verify() -> Tensors:
            tokens, length = held.text()
            model = RecordedModel(runner, length - 1, target)
            logits = model.logits(torch.cat([tokens[-1:], proposal.tokens]), last=g + 1)
            return logits, to_probs(logits)

        self._verify = capture(verify)
        self._logits, self._target_probs = logits, target_probs = self._verify()
        rule = JUDGES[settings.rule]

        def judge() -> Tensors:
            return (judged(rule, logits, target_probs, proposal, held.of_judge()),)

        self._judge = capture(judge)

    def fits(self, target: StaticModel, length: int, drafts: int) -> bool:
        """Whether a round after `length` tokens can be replayed, as far as the target goes."""
        return (
            drafts == self._drafts
            and (runner := target.runner) is not None
            and runner is self._runner()
            and target.length == length - 1
            and length + drafts <= min(target.limit, runner.room)
        )

    def replay(self, context: Sequence[int], chance: SeededChance, watch: Stopwatch) -> "Replayed":
        """Run a round; the next replay overwrites its results."""
        self._held.fill(len(context), context, chance.ahead(self._drafts))
        self._draft()
        watch.mark()
        self._verify()
        watch.mark()
        (numbers,) = self._judge()
        return Replayed(self._proposal, self._logits, self._target_probs, numbers)


class Replayed(NamedTuple):
    """The results of a replay, on the device.

    Attributes:
        logits, target_probs: the target's, [γ + 1, V].
        numbers: see `judged`.
    """

    proposal: Proposal
    logits: Tensor
    target_probs: Tensor
    numbers: Tensor


class CapturedRounds:
    """The captured rounds of one run."""

    def __init__(
        self, round: CapturedRound, target: StaticModel, drafter: RecordableDrafter
    ) -> None:
        self._round = round
        self._target = target
        self._drafter = drafter

    def advance(self, context: Sequence[int], gamma: int) -> bool:
        """Before a replay: count what it will read; False: this round does not fit."""
        part = self._drafter.recordable(context)
        if part is None or part.backing is not self._round.backing:
            return False
        drafts = part.drafts(gamma)
        fits = self._round.fits(self._target, len(context), drafts)
        if fits := fits and part.advance(context, drafts):
            self._target.passed(len(context) + drafts)
        return fits

    def replay(self, context: Sequence[int], chance: Chance, watch: Stopwatch) -> Replayed:
        """Run a round; the next replay overwrites its results."""
        assert isinstance(chance, SeededChance)
        return self._round.replay(context, chance, watch)


class CapturedStep:
    """A step of plain decoding as a graph.

    Args:
        target: prepared; its cache is overwritten.
    """

    @torch.inference_mode()
    def __init__(self, capture: Capture, target: StaticModel, settings: Settings) -> None:
        runner = target.runner
        assert runner is not None
        self._runner = ref(runner)  # which holds this step
        to_probs, sure = make_to_probs(settings), settings.temperature == 0
        self._held = held = Inputs(target.device, 1, 0, sure=sure)

        def step() -> Tensors:
            tokens, length = held.text()
            logits = RecordedModel(runner, length - 1, target).logits(tokens, last=1)
            token, check = choose(logits, to_probs, None if sure else held.of_judge())
            return torch.cat([token.float(), check[:1].float()]), logits

        self._step = capture(step)
        _, self.logits = self._step()

    def advance(self, target: LanguageModel, length: int) -> bool:
        """Before a replay: count what it will read; False: a step after `length` does not fit."""
        if not isinstance(target, StaticModel) or (runner := target.runner) is None:
            return False
        if runner is not self._runner():
            return False
        if target.length != length - 1 or length > min(target.limit, runner.room):
            return False
        target.passed(length)
        return True

    def replay(self, length: int, token: int, chance: SeededChance | None) -> Tensor:
        """Run a step after `length` tokens; return its token and its check [2]."""
        numbers = torch.zeros(1, dtype=torch.float64) if chance is None else chance.ahead(0)
        self._held.fill(length, [token], numbers)
        return self._step()[0]


def choose(logits: Tensor, to_probs: ToProbs, chance: Chance | None) -> tuple[Tensor, Tensor]:
    """A plain step's token [1], and numbers the first of which is finite only if the logits are.

    Args:
        logits: [1, V].
        chance: None: the token is the likeliest one.
    """
    if chance is None:
        check, token = logits.max(-1)
        return token, check
    probs = to_probs(logits)[0]  # one NaN among the logits makes every one NaN
    return chance.token(probs), probs


def prepare_run(
    settings: Settings,
    target: LanguageModel,
    drafter: Drafter | TreeDrafter,
    draft: LanguageModel | None,
    length: int,
) -> None:
    """Prepare the models of a run for `length` tokens, and capture its rounds where possible.

    Call before timing; the models have read nothing.

    Args:
        draft: the drafter's model, if a prefill fills one.
    """
    prepare(target, length, target_widths(settings), target_trees(settings))
    prepare(draft, length, draft_widths(settings), draft_trees(settings))
    if not isinstance(target, StaticModel) or not isinstance(drafter, RecordableDrafter):
        return
    if settings.gamma and (key := _key(settings, drafter)):
        make = partial(CapturedRound, target=target, drafter=drafter, settings=settings)
        _keep(target, key, ROUND, make)


def prepare_plain(settings: Settings, target: LanguageModel | None, length: int) -> None:
    """Prepare plain decoding of up to `length` tokens, and capture its step where possible."""
    prepare(target, length, PLAIN)
    if isinstance(target, StaticModel):
        make = partial(CapturedStep, target=target, settings=settings)
        _keep(target, _shaping(settings), STEP, make)


def captured_rounds(
    settings: Settings, target: LanguageModel, drafter: Drafter | TreeDrafter
) -> CapturedRounds | None:
    """The captured rounds of a prepared run; None: there are none."""
    if isinstance(target, StaticModel) and isinstance(drafter, RecordableDrafter):
        round = target.runner and target.runner.work.get(_key(settings, drafter))
        if isinstance(round, CapturedRound):
            return CapturedRounds(round, target, drafter)
    return None


def captured_step(settings: Settings, target: LanguageModel) -> CapturedStep | None:
    """The captured step of prepared plain decoding; None: there is none."""
    runner = target.runner if isinstance(target, StaticModel) else None
    step = runner and runner.work.get(_shaping(settings))
    return step if isinstance(step, CapturedStep) else None


def _key(settings: Settings, drafter: RecordableDrafter) -> Hashable:
    """What a round on one runner depends on; None: the drafter cannot be captured."""
    part = drafter.recordable()
    if part is None or part.backing is None:
        return None
    # The round keeps its backing alive, so that no other has its id.
    return _shaping(settings), settings.gamma, settings.rule, id(part.backing)


def _shaping(settings: Settings) -> Hashable:
    return settings.temperature, settings.top_k, settings.top_p


def _keep(
    target: StaticModel, key: Hashable, parts: int, make: Callable[[Capture], object]
) -> None:
    """Capture work in so many parts on the target's runner, unless that was tried before.

    Where it fails, steps remain captured one by one: a sort, say, may refuse to be captured.
    """
    runner, capture = target.runner, target.pool.capture
    if runner is None or capture is None:
        return
    if key in runner.work:
        runner.work[key] = runner.work.pop(key)  # the one used last
        preparation.skip(parts)
        return
    while len(runner.work) >= MOST_ROUNDS:
        del runner.work[next(iter(runner.work))]

    def announced(work: Callable[[], Tensors]) -> Replay:
        preparation.begin_step()
        return capture(work)

    try:
        runner.work[key] = without_idle(partial(make, announced))
    except RuntimeError as error:
        if not is_of_memory(error):  # else memory may become free later
            runner.work[key] = None
        warn(error)
    runner.clear()
