"""llama.cpp's `llama-server`.

Counters: `/metrics` (started with --metrics). Rounds: with `timings_per_token`, each event of
`/completion` has one token and running totals of drafted and accepted tokens; the tokens of one
round share their totals. Distributions: `n_probs`, which is empty while speculating, except for a
request's first token; so a text is scored by requests of one token each, whose prefixes are cached.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

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
    counted,
    efficiency_query,
    field,
    ids,
    logprobs,
    spec_decode_counters,
)
from specviz.engines.http import Client, Event, Json, StatusError
from specviz.engines.prometheus import Metrics
from specviz.engines.record import Acceptance
from specviz.errors import EngineError
from specviz.trace import piece

NEUTRAL: Json = {"samplers": ["temperature"]}
"""Replaces the server's default filters (top-k, top-p, min-p), for the model's own distribution."""


class LlamaCpp(Engine):
    """`llama-server`."""

    name = "llama.cpp"
    checked = "b11549"
    ports = (8080, 8081)
    prefix = "llamacpp:"
    rate = "draft acceptance = draft_n_accepted / draft_n"
    watch = efficiency_query(prefix)
    synthetic = "--spec-synth-len 2"
    drafters: ClassVar = {"model": "draft-simple", "mtp": "draft-mtp", "lookup": "ngram-simple"}

    def recognise(self, client: Client) -> Server | None:
        props = client.get_json("/props")
        if "build_info" not in props or "total_slots" not in props:
            return None
        kind = str(props.get("model_ftype", ""))
        return Server(
            self.name,
            str(props["build_info"])[:100],
            str(props.get("model_alias") or props.get("model_path", ""))[:200],
            self._speculates(client),
            "" if any(name in kind for name in ("F16", "F32", "BF16")) else kind[:50],
        )

    def _speculates(self, client: Client) -> bool | None:
        try:
            slots = client.get(path="/slots")
        except StatusError:  # --no-slots
            return None
        return b'"speculative":true' in slots

    def metrics(self, metrics: Metrics) -> Acceptance | None:
        return spec_decode_counters(self, metrics)

    def counters(self, client: Client) -> Acceptance | None:
        try:
            return super().counters(client)
        except StatusError:
            raise EngineError(
                "This llama.cpp server shows no counters. Start it with `--metrics`."
            ) from None

    def encode(self, client: Client, prompt: str, *, chat: bool) -> tuple[int, ...]:
        if chat:
            messages = [{"role": "user", "content": prompt}]
            answer = client.post("/apply-template", {"messages": messages})
            prompt = field(answer, "prompt", kind=str)
        body = {"content": prompt, "add_special": True, "parse_special": chat}
        return ids(client.post("/tokenize", body), "tokens")

    def piece(self, client: Client, token: int) -> str:
        return str(field(client.post("/detokenize", {"tokens": [token]}), "content", kind=str))

    def reply(self, client: Client, prompt: Sequence[int], sampling: Sampling) -> Reply:
        body = {
            **NEUTRAL,
            "prompt": list(prompt),
            "n_predict": sampling.tokens,
            "temperature": sampling.temperature,
            "seed": sampling.seed,
            "stream": True,
            "return_tokens": True,
            "timings_per_token": True,
            "cache_prompt": False,
        }
        events = [event for event in client.stream("/completion", body) if "timings" in event.data]
        if not events:
            raise EngineError("The server generated nothing. Try another prompt.")
        steps = _steps([event for event in events if event.data.get("tokens")])
        seconds = field(events[-1].data, "timings", "predicted_ms", kind=NUMBER) / 1000
        return Reply(tuple(prompt), tuple(steps), counted(self.name, steps), seconds)

    def score(
        self, client: Client, prompt: Sequence[int], tokens: Sequence[int], top: int = TOP
    ) -> list[Scored]:
        return [
            _scored(self._next(client, [*prompt, *tokens[:place]], top), token)
            for place, token in enumerate(tokens)
        ]

    def _next(self, client: Client, text: list[int], top: int) -> Json:
        body = {
            **NEUTRAL, "prompt": text, "n_predict": 1, "n_probs": top, "temperature": 0,
            "cache_prompt": True,
        }  # fmt: skip
        return client.post("/completion", body)

    def command(self, deployment: Deployment) -> str | None:
        kind = self.drafters.get(deployment.drafter)
        if kind is None:
            return None
        parts = ["llama-server -m", deployment.target]
        if deployment.drafter == "model":
            parts += ["-md", deployment.draft]
        parts += ["--spec-type", kind]
        if deployment.drafter != "lookup":
            parts += [
                f"--spec-draft-n-max {deployment.gamma}",
                "--spec-draft-sampling probabilistic",
            ]
        return " ".join([*parts, "--metrics"])


def _steps(events: Sequence[Event]) -> list[Step]:
    """Recover rounds: their tokens share the totals and the time at which the pass ended."""
    steps, before = list[Step](), (0, 0, 0.0)
    for totals, group in groupby(events, _totals):
        round = list(group)
        tokens = tuple(token for event in round for token in ids(event.data, "tokens"))
        text = "".join(str(event.data.get("content", "")) for event in round)
        drafted, accepted = totals[0] - before[0], totals[1] - before[1]
        if not 0 <= accepted <= drafted:
            raise EngineError("The server’s totals of drafted and accepted tokens do not add up.")
        seconds = (totals[2] - before[2]) / 1000 if steps else round[0].seconds
        steps.append(Step(tokens, drafted, min(accepted, len(tokens)), max(0.0, seconds), text))
        before = totals
    return steps


def _totals(event: Event) -> tuple[int, int, float]:
    timings = field(event.data, "timings", kind=dict)
    drafts = "draft_n" in timings
    drafted = field(timings, "draft_n", kind=int) if drafts else 0
    accepted = field(timings, "draft_n_accepted", kind=int) if drafts else 0
    return drafted, accepted, field(timings, "predicted_ms", kind=NUMBER)


def _scored(answer: Json, token: int) -> Scored:
    rows = field(answer, "completion_probabilities", 0, "top_logprobs", kind=list)
    every = [(field(row, "id", kind=int), row) for row in rows]
    top = logprobs((each, row.get("logprob")) for each, row in every)
    pieces = {each: piece(bytes(ids(row, "bytes"))) for each, row in every if _is_bytes(row)}
    return Scored(token, top.get(token), top, pieces)


def _is_bytes(row: Json) -> bool:
    found = row.get("bytes")
    return isinstance(found, list) and all(type(each) is int and 0 <= each < 256 for each in found)
