"""Several texts at once: each is what it is alone, and ended texts make room."""

from collections.abc import Callable, Sequence
from itertools import cycle, islice

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from specviz.decoding.batches.decode import Batch, Text
from specviz.decoding.batches.drafting import (
    BatchDrafter,
    BatchLookupDrafter,
    BatchModelDrafter,
)
from specviz.decoding.batches.model import BatchModel
from specviz.decoding.batches.scheduling import RoundTimes, Scheduler
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, LookupDrafter, ModelDrafter
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.errors import SettingsError
from specviz.settings import RULES, Settings
from support.tiny_heads import VOCABULARY, target

ROOM = 96
TARGET, DRAFT = target(seed=1), target(seed=1, num_hidden_layers=2)
PROMPTS = [[1, 2, 3, 1, 2], [4, 5], [6, 7, 8, 9, 10, 11, 6], [2, 2, 2], [9, 1, 9, 1, 9]]
SETTINGS = Settings(gamma=3, temperature=0.9, max_new_tokens=14, seed=5)


def batch_of(
    rows: int,
    settings: Settings,
    drafter: BatchDrafter | None,
    prompts: Sequence[Sequence[int]] = PROMPTS,
    scheduler: Scheduler | None = None,
    ends: frozenset[int] = frozenset(),
) -> Batch:
    return Batch(BatchModel(TARGET, rows, ROOM), drafter, iter(prompts), settings, ends, scheduler)


def with_model(rows: int, *, confident: bool = False) -> BatchModelDrafter:
    return BatchModelDrafter(BatchModel(DRAFT, rows, ROOM), confident=confident)


def with_lookup(rows: int) -> BatchLookupDrafter:
    return BatchLookupDrafter(VOCABULARY, torch.device("cpu"), rows)


def finished(batch: Batch) -> list[Text]:
    """Decode until all texts have ended; return them by number."""
    batch.begin()
    ended = list[Text]()
    while not all(text.ended for text in batch.texts):
        ended += batch.decode_round().ended
        batch.begin()
    return sorted(ended, key=lambda text: text.number)


def alone(number: int, settings: Settings, drafter: Callable[[], Drafter]) -> list[int]:
    """The same text by the decoder of single runs, whose last round is not shortened."""
    model, prompt = LeanModel(TARGET), PROMPTS[number % len(PROMPTS)]
    seeded = replace(
        settings,
        seed=settings.seed + number,
        max_new_tokens=settings.max_new_tokens + settings.gamma + 1,
    )
    prefill(model, prompt[:-1])
    rounds = decode(model, drafter(), prompt, seeded)
    emitted = [token for round, _ in rounds for token in round.emitted]
    return emitted[: settings.max_new_tokens]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("temperature", [0.0, 0.9])
def test_a_text_in_a_batch_is_what_it_is_alone(rule: str, temperature: float) -> None:
    settings = replace(SETTINGS, rule=rule, temperature=temperature)
    texts = finished(batch_of(3, settings, with_model(3)))
    assert [text.number for text in texts] == [0, 1, 2, 3, 4]  # the last two took freed rows
    for text in texts:
        assert text.output == alone(text.number, settings, lambda: ModelDrafter(LeanModel(DRAFT)))


@pytest.mark.parametrize("temperature", [0.0, 0.9])
def test_texts_with_different_numbers_of_guesses(temperature: float) -> None:
    """Prompt lookup finds something in some texts only: the target reads ragged rows."""
    settings = replace(SETTINGS, temperature=temperature)
    for text in finished(batch_of(3, settings, with_lookup(3))):
        expected = alone(
            text.number, settings, lambda: LookupDrafter(VOCABULARY, torch.device("cpu"))
        )
        assert text.output == expected


@pytest.mark.parametrize("temperature", [0.0, 0.9])
def test_plain_decoding_of_a_batch(temperature: float) -> None:
    settings = replace(SETTINGS, temperature=temperature)
    for text in finished(batch_of(2, settings, None)):
        model = LeanModel(TARGET)
        seeded = replace(settings, seed=settings.seed + text.number)
        steps = plain_steps(model, PROMPTS[text.number], seeded)
        assert text.output == [step.token for step in steps]


@given(st.lists(st.integers(1, 4), min_size=1, max_size=4), st.integers(0, 2**31))
def test_logits_of_a_ragged_pass(widths: list[int], seed: int) -> None:
    """Texts of different lengths read different numbers of tokens; the oracle reads one text."""
    random = torch.Generator().manual_seed(seed)

    def draw(count: int) -> list[int]:
        return torch.randint(VOCABULARY, (count,), generator=random).tolist()

    prompts = [draw(2 + 3 * row) for row in range(len(widths))]
    reads = [draw(width) for width in widths]
    model = BatchModel(TARGET, len(widths), ROOM)
    for row, prompt in enumerate(prompts):
        model.read(torch.tensor([prompt]), [0], row)
    flat = torch.tensor([token for read in reads for token in read])
    logits = model.read_ragged(flat, [*map(len, prompts)], widths)
    for prompt, read, found in zip(prompts, reads, logits.split(widths), strict=True):
        oracle = LeanModel(TARGET)
        expected = oracle.logits(torch.tensor([*prompt, *read]), last=len(read))
        torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-5)


def test_a_text_ends_at_its_last_token() -> None:
    settings = replace(SETTINGS, temperature=0.0)
    whole = finished(batch_of(2, settings, with_model(2)))[0].output
    end = whole[4]
    text = finished(batch_of(2, settings, with_model(2), ends=frozenset([end])))[0]
    assert text.output == whole[: whole.index(end) + 1]


def test_ended_texts_run_on_uncounted() -> None:
    batch = batch_of(2, replace(SETTINGS, temperature=0.0), with_model(2), PROMPTS[:3])
    batch.begin()
    counted = 0
    while not all(text.ended for text in batch.texts):
        counted += batch.decode_round().emitted
        batch.begin()
    assert counted == 3 * SETTINGS.max_new_tokens
    assert batch.decode_round().emitted == 0


def test_adaptive_verification_writes_the_greedy_text() -> None:
    """A pass whose time rises steeply with its tokens verifies fewer guesses of unsure texts."""
    settings = replace(SETTINGS, temperature=0.0)
    times = RoundTimes(verify={read: [1 + (read / 6) ** 2] for read in range(1, 20)})
    scheduler = Scheduler(times)
    batch = batch_of(3, settings, with_model(3, confident=True), scheduler=scheduler)
    batch.begin()
    verified = {len(row.drafts) for row in batch.decode_round().rows}
    assert verified - {SETTINGS.gamma}
    batch = batch_of(3, settings, with_model(3, confident=True), scheduler=scheduler)
    expected = finished(batch_of(3, settings, with_model(3)))
    assert [text.output for text in finished(batch)] == [text.output for text in expected]


@pytest.mark.parametrize("prompt", [[1], [1] * ROOM])
def test_prompts_that_do_not_fit(prompt: list[int]) -> None:
    with pytest.raises(SettingsError, match="prompts of 2 to 79 tokens"):
        batch_of(1, SETTINGS, None, [prompt]).begin()


def test_fewer_prompts_than_rows() -> None:
    with pytest.raises(SettingsError, match="a prompt for each"):
        batch_of(3, SETTINGS, None, PROMPTS[:2]).begin()


def test_rows_are_refilled_in_order() -> None:
    batch = batch_of(2, replace(SETTINGS, temperature=0.0), None, [*islice(cycle(PROMPTS), 8)])
    numbers = [text.number for text in finished(batch)]
    assert numbers == [*range(8)]
