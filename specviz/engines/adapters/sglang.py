"""SGLang.

Rounds: each event of `/generate` has running totals of verification calls, and of proposed and
correct drafts; one event is one call, unless the reader is slow. Its metrics are gauges, which
report a mean and no counts, and a counter of calls. Distributions: `input_top_logprobs`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from specviz.engines.engine import (
    NUMBER,
    TOP,
    Deployment,
    Engine,
    Reply,
    Sampling,
    Scored,
    Server,
    Step,
    field,
    ids,
    logprobs,
)
from specviz.engines.http import Client, Event, Json
from specviz.engines.prometheus import Metrics
from specviz.engines.record import Acceptance
from specviz.errors import EngineError
from specviz.trace import Piece

TOTALS = ("spec_verify_ct", "spec_num_proposed_drafts", "spec_num_correct_drafts")


class SGLang(Engine):
    """`sglang.launch_server`."""

    name = "SGLang"
    checked = "0.5.23"
    ports = (30000,)
    prefix = "sglang:"
    rate = "spec_accept_rate = spec_num_correct_drafts / spec_num_proposed_drafts"
    watch = "sglang:spec_accept_rate"
    synthetic = "SGLANG_SIMULATE_ACC_LEN=2"
    algorithms: ClassVar = {
        "model": "STANDALONE", "lookup": "NGRAM", "mtp": "NEXTN", "eagle3": "EAGLE3",
        "dflash": "DFLASH", "dspark": "DSPARK",
    }  # fmt: skip

    def recognise(self, client: Client) -> Server | None:
        info = client.get_json("/server_info")
        if "internal_states" not in info or "tokenizer_path" not in info:
            return None
        model = info.get("served_model_name") or info.get("model_path", "")
        kind = info.get("quantization")
        return Server(
            self.name,
            str(info.get("version", ""))[:100],
            str(model)[:200],
            info.get("speculative_algorithm") is not None,
            str(kind)[:50] if kind else "",
        )

    def metrics(self, metrics: Metrics) -> Acceptance | None:
        reported = metrics.gauges(metrics.names("sglang:spec_"))
        calls = metrics.count("sglang:spec_verify_calls_total")
        reported.pop("sglang:spec_verify_calls_total", None)
        if calls is None and not reported:
            return None
        return Acceptance(engine=self.name, drafts=calls, reported=reported)

    def encode(self, client: Client, prompt: str, *, chat: bool) -> tuple[int, ...]:
        messages: Json = {"messages": [{"role": "user", "content": prompt}]}
        return ids(client.post("/tokenize", messages if chat else {"prompt": prompt}), "tokens")

    def piece(self, client: Client, token: int) -> str:
        body = {"tokens": [token], "skip_special_tokens": False}
        return str(field(client.post("/detokenize", body), "text", kind=str))

    def reply(self, client: Client, prompt: Sequence[int], sampling: Sampling) -> Reply:
        body = {
            "input_ids": list(prompt), "stream": True,
            "sampling_params": {
                "max_new_tokens": sampling.tokens, "temperature": sampling.temperature,
                "top_p": 1.0, "top_k": -1, "min_p": 0.0, "sampling_seed": sampling.seed,
            },
        }  # fmt: skip
        events = list(client.stream("/generate", body))
        steps = _steps(events)
        if not steps:
            raise EngineError("The server generated nothing. Try another prompt.")
        last = field(events[-1].data, "meta_info", kind=dict)
        return Reply(tuple(prompt), tuple(steps), self._acceptance(last))

    def _acceptance(self, info: Json) -> Acceptance | None:
        if "spec_verify_ct" not in info:
            return None
        calls, drafted, accepted = (field(info, name, kind=int) for name in TOTALS)
        histogram = info.get("spec_correct_drafts_histogram")
        return Acceptance(
            engine=self.name, drafts=calls, drafted=drafted, accepted=accepted,
            histogram=None if histogram is None else ids(info, "spec_correct_drafts_histogram"),
            reported={
                name: float(info[name])
                for name in ("spec_accept_rate", "spec_accept_length")
                if isinstance(info.get(name), NUMBER)
            },
        )  # fmt: skip

    def score(
        self, client: Client, prompt: Sequence[int], tokens: Sequence[int], top: int = TOP
    ) -> list[Scored]:
        body = {
            "input_ids": [*prompt, *tokens], "return_logprob": True, "top_logprobs_num": top,
            "logprob_start_len": len(prompt) - 1, "return_text_in_logprobs": True,
            "sampling_params": {"max_new_tokens": 1, "temperature": 0},
        }  # fmt: skip
        info = field(client.post("/generate", body), "meta_info", kind=dict)
        own = field(info, "input_token_logprobs", kind=list)[-len(tokens) :]
        best = field(info, "input_top_logprobs", kind=list)[-len(tokens) :]
        if len(own) != len(tokens) or len(best) != len(tokens):
            raise EngineError("The server’s log-probabilities do not cover the text.")
        return [
            Scored(token, float(field(row, 0, kind=NUMBER)), *_by_token(rows))
            for token, row, rows in zip(tokens, own, best, strict=True)
        ]

    def command(self, deployment: Deployment) -> str | None:
        algorithm = self.algorithms.get(deployment.drafter)
        if algorithm is None:
            return None
        parts = [f"python -m sglang.launch_server --model-path {deployment.target}"]
        parts.append(f"--speculative-algorithm {algorithm}")
        if deployment.drafter not in ("lookup", "mtp"):
            parts.append(f"--speculative-draft-model-path {deployment.draft}")
        if deployment.drafter in ("model", "mtp", "eagle3"):
            parts.append(f"--speculative-num-steps {deployment.gamma} --speculative-eagle-topk 1")
        parts.append(f"--speculative-num-draft-tokens {deployment.gamma + 1} --enable-metrics")
        return " ".join(parts)


def _by_token(rows: Any) -> tuple[dict[int, float], dict[int, Piece]]:
    """Read [logarithm of probability, id, text] of one position."""
    listed = field({"top": rows}, "top", kind=list)
    every = [(field(row, 1, kind=int), row) for row in listed]
    texts = {token: row[2] for token, row in every if len(row) > 2 and isinstance(row[2], str)}
    return logprobs((token, row[0]) for token, row in every), dict(texts)


def _steps(events: Sequence[Event]) -> list[Step]:
    """Return what each event adds to the one before; output ids are cumulative or not."""
    found, steps = list[int](), list[Step]()
    totals, before = (0, 0, 0), 0.0
    for event in events:
        info = field(event.data, "meta_info", kind=dict)
        every, length = ids(event.data, "output_ids"), field(info, "completion_tokens", kind=int)
        tokens = every[len(found) :] if len(every) == length else every
        now = [field(info, name, kind=int) if name in info else 0 for name in TOTALS]
        calls, drafted, accepted = (a - b for a, b in zip(now, totals, strict=True))
        if calls > 1:
            raise EngineError(
                "The server merged several rounds into one event. Try again when it is idle, with"
                " `--stream-interval 1`."
            )
        if tokens:
            if not 0 <= accepted <= min(drafted, len(tokens)):
                raise EngineError("The server’s totals of its drafts do not add up.")
            steps.append(Step(tokens, drafted, accepted, event.seconds - before))
            found += tokens
            totals, before = (now[0], now[1], now[2]), event.seconds
    return steps
