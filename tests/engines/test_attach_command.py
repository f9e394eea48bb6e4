"""`attach` against a real llama.cpp server, recorded answers, and nothing."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.test_adapters import vllm_routes
from specviz import trace
from specviz.__main__ import main
from specviz.commands import attach as command
from specviz.engines.adapters import engines
from specviz.engines.addresses import Reach
from specviz.engines.http import ApiKey, KeyWantedError
from support.paths import ASSETS
from support.serving import Answer, answering, recorded

SHORT = ["--no-chat-template", "--texts", "3", "--max-new-tokens", "24"]


@pytest.fixture
def no_usual_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    for engine in engines():
        monkeypatch.setattr(type(engine), "ports", (9,))  # nothing listens there


def test_everything_about_a_server_is_printed(
    speculative: str, plain: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.json"
    assert main(["attach", speculative, "--plain", plain, *SHORT, "--trace", str(file)]) == 0
    lines = capsys.readouterr().out
    assert lines.startswith("llama.cpp")
    assert "\nSound: " in lines
    assert "acceptance rate α (accepted / tested)" in lines
    assert "times as fast as plain decoding" in lines
    assert "--spec-type draft-simple --spec-draft-n-max 4" in lines
    assert "rate(llamacpp:spec_decode_num_accepted_tokens_total[5m])" in lines
    assert "rescored" in lines
    found = trace.read(file.read_bytes())
    assert len(found.output) == len(found.plain.tokens) == 24
    assert all(round.positions for round in found.rounds)


def test_a_copy_of_the_target_scores(
    speculative: str, files: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(ASSETS / "models" / "target")
    assert main(["attach", speculative, *SHORT, "--target", target, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sound"] is True
    assert main(["attach", speculative, *SHORT, "--target", files["draft-medium"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["greedy"]["kind"] == "fault"


def test_programs_get_json(speculative: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["attach", speculative, *SHORT, "--prompt", "Once upon a time", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sound"] is True
    assert found["server"]["engine"] == "llama.cpp"
    assert found["greedy"]["kind"] in ("same", "rounding")
    assert found["counters"]["drafted"] >= found["counters"]["accepted"] > 0
    assert found["payoff"] is None
    assert {item["name"] for item in found["checklist"]} > {"off", "length"}


def test_the_only_server_of_this_machine_is_found(
    speculative: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    port = int(speculative.rpartition(":")[2])
    for engine in engines():
        monkeypatch.setattr(type(engine), "ports", (port,))
    assert main(["attach", *SHORT]) == 0
    assert capsys.readouterr().out.startswith("llama.cpp")


@pytest.mark.usefixtures("no_usual_ports")
def test_without_a_server_one_line_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["attach"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "python -m specviz attach http://HOST:PORT" in error


@pytest.mark.parametrize(
    ("arguments", "status", "line"),
    [
        (["http://user:word@127.0.0.1"], 2, "without a user"),
        (["http://169.254.169.254"], 2, "not allowed"),
        (["--watch", "0.1"], 2, "--watch takes"),
        (["http://127.0.0.1:9"], 1, "Nothing answers"),
        (["--metrics", "nowhere.txt"], 2, "cannot be read"),
    ],
)
def test_wrong_arguments_are_one_line(
    arguments: list[str], status: int, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["attach", *arguments]) == status
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert line in error


def test_a_copy_of_metrics_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "metrics.txt"
    file.write_text(recorded("vllm")["GET /metrics"])
    assert main(["attach", "--metrics", str(file)]) == 0
    lines = capsys.readouterr().out
    assert "draft efficiency (accepted / drafted)" in lines
    assert "draft acceptance rate = num_accepted_tokens / num_draft_tokens" in lines


def test_an_engine_without_steps_shows_its_counts(capsys: pytest.CaptureFixture[str]) -> None:
    with answering(recorded("tensorrt_llm")) as (url, _):
        assert main(["attach", url, *SHORT]) == 0
    lines = capsys.readouterr().out
    assert "50%" in lines
    assert "20" in lines
    assert "acceptance_rate = total_accepted_draft_tokens" in lines


def test_an_engine_that_reports_nothing_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    routes: dict[str, Any] = {"GET /info": {"model_id": "m", "router": "r", "version": "3"}}
    with answering(routes) as (url, _):
        assert main(["attach", url]) == 0
    assert "TGI reports neither" in capsys.readouterr().out


def test_the_key_comes_from_the_environment_and_is_never_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPECVIZ_API_KEY", "secret-word")
    with answering({**vllm_routes(), "POST /v1/completions": {}}) as (url, seen):
        assert main(["attach", url, *SHORT]) == 1
    assert {key for _, key in seen} == {"Bearer secret-word"}
    output = capsys.readouterr()
    assert "secret-word" not in output.out + output.err
    assert output.err.count("\n") == 1


def test_a_key_is_asked_for_where_somebody_can_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()

    def locked(_: str, __: Reach, key: ApiKey) -> str:
        tried.append(key)
        if not key:
            raise KeyWantedError("A key is wanted.")
        return "attached"

    monkeypatch.delenv("SPECVIZ_API_KEY", raising=False)
    monkeypatch.setattr(command, "attach", locked)
    monkeypatch.setattr(command, "getpass", lambda _: "typed")
    with pytest.raises(KeyWantedError):
        command._attached("http://127.0.0.1")
    monkeypatch.setattr(command, "is_terminal", lambda _: True)
    assert command._attached("http://127.0.0.1") == "attached"  # type: ignore[comparison-overlap]
    assert tried == ["", "", "typed"]


def test_counters_are_watched_until_ctrl_c(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drafts: Iterator[tuple[int, int]] = iter([(0, 0), (100, 61), (200, 122), (300, 123), (5, 1)])

    def text(_: object) -> Answer:
        count, first = next(drafts)
        name = "llamacpp:spec_decode_num"
        return (
            f"{name}_drafts_total {count}\n{name}_draft_tokens_total {count}\n"
            f"{name}_accepted_tokens_total {first}\n"
            f'{name}_accepted_tokens_per_pos_total{{position="0"}} {first}\n'
        )

    def sleep(_: float) -> None:
        if capsys.readouterr().out.count("restarted"):
            raise KeyboardInterrupt

    printed = list[str]()
    real = print

    def noted(*parts: Any, **named: Any) -> None:
        printed.append(" ".join(map(str, parts)))
        real(*parts, **named)

    monkeypatch.setattr("builtins.print", noted)
    monkeypatch.setattr(time, "sleep", sleep)
    routes: dict[str, Any] = {
        "GET /props": {"build_info": "b1", "total_slots": 1}, "GET /metrics": text,
    }  # fmt: skip
    with answering(routes) as (url, _):
        assert main(["attach", url, "--watch", "1"]) == 130
    assert "61%" in printed[0]
    assert "Acceptance changed from 61% to 1%" in "\n".join(printed)
    assert printed[-1] == "The counters fell: the server was restarted."


def test_texts_are_of_different_kinds() -> None:
    assert len(set(command._texts(command.Examined(None, 8, 8, chat=True)))) == 8
    assert command._texts(command.Examined("mine", 8, 8, chat=True)) == ["mine"]
