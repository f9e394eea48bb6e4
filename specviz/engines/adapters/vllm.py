"""vLLM's OpenAI-compatible server.

Rounds: with `--per-request-spec-decode-metrics detailed` an answer reports the drafted and accepted
tokens of each verification step; `return_token_ids` gives the ids. Distributions:
`prompt_logprobs`, raw: before temperature and top-p.
"""

import json
from collections.abc import Sequence
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
    efficiency_query,
    field,
    ids,
    logprobs,
    spec_decode_counters,
    timed,
)
from specviz.engines.http import Client, Event, Json, StatusError
from specviz.engines.prometheus import Metrics
from specviz.engines.record import Acceptance
from specviz.errors import EngineError


class VLLM(Engine):
    """`vllm serve`."""

    name = "vLLM"
    checked = "0.32.0"
    ports = (8000, 8001)
    prefix = "vllm:"
    rate = "draft acceptance rate = num_accepted_tokens / num_draft_tokens"
    watch = efficiency_query(prefix)
    synthetic = '"rejection_sample_method": "synthetic", "synthetic_acceptance_length": 2'
    methods: ClassVar = {
        "model": "draft_model", "lookup": "ngram", "medusa": "medusa", "mtp": "mtp",
        "eagle3": "eagle3", "dflash": "dflash", "dspark": "dspark",
    }  # fmt: skip

    def recognise(self, client: Client) -> Server | None:
        model = field(client.get_json("/v1/models"), "data", 0, kind=dict)
        if model.get("owned_by") != "vllm":
            return None
        try:
            speculates = b"vllm:spec_decode_" in client.get(self.metrics_path)
        except StatusError:
            speculates = None
        version = client.get_json("/version").get("version", "")
        return Server(self.name, str(version)[:100], str(model.get("id", ""))[:200], speculates)

    def metrics(self, metrics: Metrics) -> Acceptance | None:
        return spec_decode_counters(self, metrics)

    def encode(self, client: Client, prompt: str, *, chat: bool) -> tuple[int, ...]:
        messages: Json = {"messages": [{"role": "user", "content": prompt}]}
        return ids(client.post("/tokenize", messages if chat else {"prompt": prompt}), "tokens")

    def piece(self, client: Client, token: int) -> str:
        return str(field(client.post("/detokenize", {"tokens": [token]}), "prompt", kind=str))

    def reply(self, client: Client, prompt: Sequence[int], sampling: Sampling) -> Reply:
        body = {
            "prompt": list(prompt), "max_tokens": sampling.tokens, "seed": sampling.seed,
            "temperature": sampling.temperature, "top_p": 1, "top_k": 0, "min_p": 0,
            "stream": True, "stream_options": {"include_usage": True}, "return_token_ids": True,
        }  # fmt: skip
        events = list(client.stream("/v1/completions", body))
        chunks = [(e.seconds, e) for e in events if e.data.get("choices")]
        reported = next((e.data["metrics"] for e in events if e.data.get("metrics")), None)
        stats = reported.get("speculative_decoding") if isinstance(reported, dict) else None
        stats = stats if isinstance(stats, dict) else None
        chunks = [(seconds, event) for seconds, event in timed(chunks) if _tokens(event)]
        if stats is None:
            return Reply(tuple(prompt), tuple(_plain_step(*chunk) for chunk in chunks))
        return Reply(tuple(prompt), tuple(_steps(chunks, stats)), self._acceptance(stats))

    def _acceptance(self, stats: Json) -> Acceptance:
        return Acceptance(
            engine=self.name,
            drafts=field(stats, "num_spec_steps", kind=int),
            drafted=field(stats, "num_draft_tokens", kind=int),
            accepted=field(stats, "num_accepted_draft_tokens", kind=int),
            histogram=ids(stats, "acceptance_histogram"),
            reported={
                name: float(stats[name])
                for name in ("mean_acceptance_length", "draft_acceptance_rate")
                if isinstance(stats.get(name), NUMBER)
            },
        )

    def score(
        self, client: Client, prompt: Sequence[int], tokens: Sequence[int], top: int = TOP
    ) -> list[Scored]:
        body = {
            "prompt": [*prompt, *tokens], "max_tokens": 1, "temperature": 0, "prompt_logprobs": top,
        }  # fmt: skip
        answer = client.post("/v1/completions", body)
        rows = field(answer, "choices", 0, "prompt_logprobs", kind=list)[len(prompt) :]
        if len(rows) != len(tokens) or not all(isinstance(row, dict) for row in rows):
            raise EngineError("The server’s log-probabilities do not cover the text.")
        return [_scored(row, token, top) for row, token in zip(rows, tokens, strict=True)]

    def command(self, deployment: Deployment) -> str | None:
        method = self.methods.get(deployment.drafter)
        if method is None:
            return None
        config: Json = {"method": method, "num_speculative_tokens": deployment.gamma}
        if deployment.drafter not in ("lookup", "mtp"):
            config["model"] = deployment.draft
        if deployment.drafter == "lookup":
            config |= {"prompt_lookup_max": 3}
        if deployment.drafter == "model":
            config |= {"draft_sample_method": "probabilistic"}
        return (
            f"vllm serve {deployment.target} --speculative-config '{json.dumps(config)}'"
            " --per-request-spec-decode-metrics detailed"
        )


def _tokens(event: Event) -> tuple[int, ...]:
    choice = field(event.data, "choices", 0, kind=dict)
    return ids(choice, "token_ids") if choice.get("token_ids") is not None else ()


def _plain_step(seconds: float, event: Event) -> Step:
    tokens, text = _tokens(event), event.data["choices"][0].get("text")
    many = len(tokens) > 1  # the server drafts, and does not report how much
    return Step(tokens, None if many else 0, None if many else 0, seconds, text)


def _steps(chunks: Sequence[tuple[float, Event]], stats: Json) -> list[Step]:
    """Cut the text into the steps that the server counted.

    A slow reader gets several steps in one event. Their common time is shared by the tokens.
    """
    text = [
        (token, seconds / len(_tokens(event)))
        for seconds, event in chunks
        for token in _tokens(event)
    ]
    if stats.get("per_step_accepted") is None:
        raise EngineError(
            "This vLLM server does not report its steps. Start it with"
            " `--per-request-spec-decode-metrics detailed`."
        )
    accepted, drafted = ids(stats, "per_step_accepted"), ids(stats, "per_step_drafted")
    counts = [(0, 0), *zip(drafted, accepted, strict=False)]
    steps, place = list[Step](), 0
    while place < len(text):
        guessed, kept = counts[len(steps)] if len(steps) < len(counts) else (0, 0)
        part = text[place : place + kept + 1]
        tokens = tuple(token for token, _ in part)
        seconds = sum(each for _, each in part)
        steps.append(Step(tokens, guessed, min(kept, len(tokens)), seconds))
        place += kept + 1
    return steps


def _scored(row: Json, token: int, top: int) -> Scored:
    """Read one position; vLLM adds the text's own token where it is not among the top ones."""
    entries = {int(name): entry for name, entry in row.items() if name.isdecimal()}
    found = logprobs(
        (each, field(entry, "logprob", kind=NUMBER)) for each, entry in entries.items()
    )
    best = sorted(found, key=lambda each: field(entries[each], "rank", kind=int))[:top]
    pieces = {
        each: text
        for each, entry in entries.items()
        if isinstance(text := entry.get("decoded_token"), str)
    }
    return Scored(token, found.get(token), {each: found[each] for each in best}, pieces)
