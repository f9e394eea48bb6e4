"""Speculative decoding of several texts at once, each with its own accepted length.

One pass of the draft model drafts a token of every text, and one pass of the target verifies the
guesses of all; rules judge each text as if it were alone. Plain decoding is the same with γ = 0.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate, groupby
from math import isfinite
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.batches.drafting import BatchDrafter, Proposals, read_prompt
from specviz.decoding.batches.model import BatchModel
from specviz.decoding.batches.scheduling import Scheduler
from specviz.decoding.decode import PLAIN_STEPS, ROUNDS
from specviz.decoding.drafters import Proposal, ToProbs, make_to_probs
from specviz.decoding.judging import Judge, judged
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import overflow
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.upload import to_device, upload
from specviz.errors import SettingsError
from specviz.sampling import HeldChance, SeededChance, checksum, inverted, likeliest
from specviz.settings import Settings


@dataclass
class Text:
    """A text in a row of the batch.

    Attributes:
        number: of the prompt, from 0; its random numbers are those of a run with the seed
            `settings.seed` + number.
        context: ids of the prompt and of all emitted tokens.
        start: the length of the prompt.
        rounds: how many it has had.
        ended: whether it has all its tokens; it then runs on uncounted until it is replaced.
    """

    number: int
    context: list[int]
    start: int
    rounds: int = 0
    ended: bool = False

    @property
    def output(self) -> list[int]:
        """The emitted tokens."""
        return self.context[self.start :]


class Judgement(NamedTuple):
    """The judgement of one text: its verified guesses, how many are accepted, the final token."""

    drafts: tuple[int, ...]
    accepted: int
    final: int


class RowRound(NamedTuple):
    """What one round gave one text.

    Attributes:
        number: of the text.
        drafts: the verified guesses.
        accepted: how many of them were accepted.
        emitted: the tokens added to the text, cut at its end; empty for a text that has ended.
    """

    number: int
    drafts: tuple[int, ...]
    accepted: int
    emitted: tuple[int, ...]


class BatchRound(NamedTuple):
    """One round of all texts.

    Attributes:
        rows: by row of the batch.
        seconds: of drafting, verification and acceptance.
        ended: the texts that this round ended.
    """

    rows: tuple[RowRound, ...]
    seconds: tuple[float, ...]
    ended: tuple[Text, ...]

    @property
    def emitted(self) -> int:
        """How many tokens all texts got."""
        return sum(len(row.emitted) for row in self.rows)


@dataclass
class Batch:
    """Texts that are decoded together.

    A text that has ended makes room for the next prompt (continuous batching): an engine under
    load does the same, so throughput at a batch size is that of full rows. When no prompt is left,
    ended texts run on uncounted, as the pass would cost almost the same without them.

    Attributes:
        target: all rows empty; its cache is overwritten.
        drafter: None: plain decoding.
        prompts: token ids of at least two tokens each; taken one by one.
        settings: its drafter is ignored.
        ends: the ids that end a text.
        scheduler: chooses how many guesses of each text to verify; None: all.
    """

    target: BatchModel
    drafter: BatchDrafter | None
    prompts: Iterator[Sequence[int]]
    settings: Settings
    ends: frozenset[int] = frozenset()
    scheduler: Scheduler | None = None
    texts: list[Text] = field(default_factory=list)
    begun: int = 0

    @torch.inference_mode()
    def begin(self) -> float:
        """Fill the rows whose texts have ended, as long as there are prompts.

        Returns:
            Seconds of prefill.

        Raises:
            SettingsError: there are fewer prompts than rows, or one is too short or too long.
        """
        watch = Stopwatch(self.target.device)
        for row in range(self.target.rows):
            if row < len(self.texts) and not self.texts[row].ended:
                continue
            prompt = next(self.prompts, None)
            if prompt is None:
                if row == len(self.texts):
                    raise SettingsError("A batch needs a prompt for each of its rows.")
                continue
            self._check(prompt)
            read_prompt(self.target, row, prompt)
            if self.drafter is not None:
                self.drafter.begin(row, prompt)
            self.texts[row : row + 1] = [Text(self.begun, [*prompt], len(prompt))]
            self.begun += 1
        watch.mark()
        return sum(watch.seconds())

    @torch.inference_mode()
    def decode_round(self) -> BatchRound:
        """Decode one round of all texts.

        Raises:
            ModelError: the target's logits overflow.
        """
        contexts = [text.context for text in self.texts]
        gamma = self.settings.gamma if self.drafter is not None else 0
        chances = self._chances()
        to_probs, device = make_to_probs(self.settings), self.target.device
        watch = Stopwatch(device)
        proposals = self._propose(contexts, gamma, to_probs, chances)
        sure = self._confidences(proposals)
        if sure and self.scheduler is not None:
            proposals = proposals._replace(counts=self.scheduler.counts(sure))
        watch.mark()
        logits = self._verify(contexts, proposals)
        target_probs = to_probs(logits)
        watch.mark()
        if gamma:
            judgements = self._judge(proposals, logits, target_probs, chances)
        else:
            judgements = self._draw(logits, target_probs, chances)
        watch.mark()
        rows = tuple(map(self._extend, self.texts, judgements))
        if sure and self.scheduler is not None:
            self.scheduler.learn(sure, judgements)
        ended = zip(self.texts, rows, strict=True)
        return BatchRound(
            rows,
            tuple(watch.seconds()),
            tuple(text for text, row in ended if text.ended and row.emitted),
        )

    def _propose(
        self,
        contexts: Sequence[Sequence[int]],
        gamma: int,
        to_probs: ToProbs,
        chances: list[SeededChance],
    ) -> Proposals:
        if self.drafter is None or gamma == 0:
            rows, device = len(contexts), self.target.device
            nothing = torch.zeros(rows, 0, dtype=torch.long, device=device)
            none = torch.zeros(rows, 0, self.target.vocabulary, device=device)
            return Proposals(nothing, none, [0] * rows)
        draws = None
        if self.drafter.samples and self.settings.temperature > 0:
            held = torch.stack([chance.for_drafts(gamma) for chance in chances])
            draws = upload(held, self.target.device)
        return self.drafter.propose(contexts, gamma, to_probs, draws)

    def _confidences(self, proposals: Proposals) -> list[list[float]]:
        """The drafter's confidences [B][γ]; the host waits for them. Empty: no one needs them."""
        if self.scheduler is None or proposals.confidences is None:
            return []
        confidences: list[list[float]] = proposals.confidences.tolist()
        return confidences

    def _verify(self, contexts: Sequence[Sequence[int]], proposals: Proposals) -> Tensor:
        """The target's logits after each text and its guesses, one text after another [n, V]."""
        last = to_device([context[-1] for context in contexts], self.target.device)
        tokens = torch.cat([last[:, None], proposals.tokens], 1)  # [B, γ + 1]
        starts = [len(context) - 1 for context in contexts]
        widths = [count + 1 for count in proposals.counts]
        if len({*widths}) == 1:
            return self.target.read(tokens[:, : widths[0]], starts).flatten(0, 1)
        read = torch.cat([row[:width] for row, width in zip(tokens, widths, strict=True)])
        return self.target.read_ragged(read, starts, widths)

    def _judge(
        self,
        proposals: Proposals,
        logits: Tensor,
        target_probs: Tensor,
        chances: list[SeededChance],
    ) -> list[Judgement]:
        """Judge each text. Texts with equally many guesses are judged in one go.

        Everything is copied to the host at once: it waits here, and only here.
        """
        counts, gamma = proposals.counts, proposals.tokens.shape[1]
        firsts = [0, *accumulate(count + 1 for count in counts)]
        judge = partial(_judged, JUDGES[self.settings.rule], self.settings.temperature == 0)
        order, parts = list[int](), list[Tensor]()
        by_count = sorted(range(len(counts)), key=counts.__getitem__)
        for count, group in groupby(by_count, key=counts.__getitem__):
            members = [*group]
            rows = to_device(members, logits.device)
            first = to_device([firsts[row] for row in members], logits.device)[:, None]
            slots = first + torch.arange(count + 1, device=logits.device)
            held = torch.stack([chances[row].for_judge(count) for row in members])
            numbers = torch.vmap(judge)(
                logits[slots],
                target_probs[slots],
                proposals.tokens[rows, :count],
                proposals.probs[rows, :count],
                upload(held, logits.device),
            )
            order += members
            parts.append(torch.nn.functional.pad(numbers, (0, gamma - count)))
        found = dict(zip(order, torch.cat(parts).tolist(), strict=True))
        judgements = []
        for row, count in enumerate(counts):
            check, accepted, final, *drafts = found[row]
            if not isfinite(check):
                raise overflow(logits)
            guesses = tuple(int(token) for token in drafts[:count])
            judgements.append(Judgement(guesses, int(accepted), int(final)))
        return judgements

    def _draw(
        self, logits: Tensor, target_probs: Tensor, chances: list[SeededChance]
    ) -> list[Judgement]:
        """Draw each text's next token, as plain decoding does: a judgement would slow it down."""
        if self.settings.temperature == 0:
            tokens = likeliest(target_probs)[:, 0]
        else:
            held = torch.cat([chance.for_judge(0) for chance in chances])
            tokens = inverted(target_probs, upload(held, logits.device))
        check = checksum(logits, target_probs)
        finite, *ids = torch.cat([check, tokens.to(check.dtype)]).tolist()
        if not isfinite(finite):
            raise overflow(logits)
        return [Judgement((), 0, int(token)) for token in ids]

    def _extend(self, text: Text, judgement: Judgement) -> RowRound:
        """Add a round's tokens to a text, up to its end."""
        drafts, accepted, final = judgement
        text.rounds += 1
        if text.ended:
            return RowRound(text.number, drafts, accepted, ())
        room = text.start + self.settings.max_new_tokens - len(text.context)
        emitted = (*drafts[:accepted], final)[:room]
        ending = next((i for i, token in enumerate(emitted) if token in self.ends), None)
        if ending is not None:
            emitted = emitted[: ending + 1]
        text.context += emitted
        text.ended = ending is not None or len(emitted) == room
        return RowRound(text.number, drafts, accepted, emitted)

    def _check(self, prompt: Sequence[int]) -> None:
        """Check that a whole text and the guesses after it fit into a row."""
        room = min(self.target.room, self.target.limit)
        most = room - self.settings.max_new_tokens - self.settings.gamma
        if not 2 <= len(prompt) <= most:
            raise SettingsError(
                "A batch reads prompts of 2 to {most:,} tokens here, and this one has {length:,}."
                " Change the prompt, or ask for fewer new tokens.",
                most=most,
                length=len(prompt),
            )

    def _chances(self) -> list[SeededChance]:
        """The random numbers of each text's round, drawn by the host."""
        stream, host = PLAIN_STEPS if self.drafter is None else ROUNDS, torch.device("cpu")
        sure = self.settings.temperature == 0
        return [
            SeededChance(
                self.settings.seed + text.number, text.rounds, host, stream=stream, sure=sure
            )
            for text in self.texts
        ]


def _judged(
    judge: Judge,
    sure: bool,
    logits: Tensor,
    target_probs: Tensor,
    x: Tensor,
    q: Tensor,
    u: Tensor,
) -> Tensor:
    """A check, the accepted length, the final token and the guesses of one text [3 + g]."""
    count = len(x)
    chance = HeldChance(u[count:], u[:count], sure=sure)
    numbers = judged(judge, logits, target_probs, Proposal(x, q, None), chance)
    return torch.cat([numbers[:3], x.to(numbers.dtype)])
