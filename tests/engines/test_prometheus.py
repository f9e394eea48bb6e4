"""Metrics in Prometheus' text format, served or pasted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engines.discovery import read_metrics
from specviz.engines.prometheus import MAX_LINES, Metrics
from specviz.engines.record import Acceptance
from specviz.errors import EngineError
from support.serving import recorded

LLAMA = """
# TYPE llamacpp:spec_decode_num_drafts_total counter
llamacpp:spec_decode_num_drafts_total 9
llamacpp:spec_decode_num_draft_tokens_total 35
llamacpp:spec_decode_num_accepted_tokens_total 6
llamacpp:spec_decode_num_accepted_tokens_per_pos_total{position="0"} 4
llamacpp:spec_decode_num_accepted_tokens_per_pos_total{position="1"} 1
llamacpp:spec_decode_num_accepted_tokens_per_pos_total{position="2"} 1
llamacpp:spec_decode_num_accepted_tokens_per_pos_total{position="3"} 0
"""


def test_metrics_of_each_engine_are_recognised_by_their_names() -> None:
    engine, found = read_metrics(LLAMA)
    assert engine.name == "llama.cpp"
    assert found == Acceptance(
        engine="llama.cpp", drafts=9, drafted=35, accepted=6, survived=(4, 1, 1, 0)
    )
    engine, found = read_metrics(recorded("vllm")["GET /metrics"])
    assert engine.name == "vLLM"
    assert found.by_position is not None
    assert sum(found.by_position) == found.accepted
    engine, found = read_metrics(recorded("sglang")["GET /metrics"])
    assert (engine.name, found.drafts, found.accepted) == ("SGLang", 42, None)  # no counts
    assert found.reported["sglang:spec_accept_length"] == 2.5
    engine, found = read_metrics(recorded("tensorrt_llm")["GET /prometheus/metrics"])
    assert (engine.name, found.draft_efficiency) == ("TensorRT-LLM", 0.5)
    assert found.drafts is found.mean_acceptance_length is None  # not reported


def test_several_workers_are_summed() -> None:
    metrics = Metrics('n_total{engine="0"} 3\nn_total{engine="1",model="a\\"}b"} 4.0 1700000000\n')
    assert metrics.count("n_total") == 7
    assert metrics.count("absent") is None
    rows = [
        f'p_total{{engine="{engine}",position="{place}"}} 2' for engine in "01" for place in "01"
    ]
    assert Metrics("\n".join(rows)).counts("p_total", "position") == (4, 4)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "no metrics"),
        ("<html>\n" * 9, "no metrics"),
        ("a 1\n" * (MAX_LINES + 1), "more than"),
        ("process_cpu 1", "none of the engines"),
        ("llamacpp:n_decode_total 4", "none on speculation"),
        (LLAMA.replace(" 9", " NaN"), "not a count"),
        (LLAMA.replace(" 9", " 1e300"), "not a count"),
        (LLAMA.replace(" 9", " -9"), "not a count"),
        (LLAMA.replace('"1"', '"7"'), "positions"),
        (LLAMA.replace(" 35", " 5"), "contradict"),
    ],
)
def test_what_cannot_be_used_is_one_line(text: str, line: str) -> None:
    with pytest.raises(EngineError, match=line) as raised:
        read_metrics(text)
    assert "\n" not in str(raised.value)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_metrics(text + LLAMA[:40] + text)
    except EngineError:
        return
