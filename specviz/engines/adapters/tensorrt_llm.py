"""TensorRT-LLM's `trtllm-serve` with the PyTorch backend.

It reports a histogram for each request (`per_request_spec_decode_stats: true` in its YAML), and
counters at /prometheus/metrics (`return_perf_metrics: true`), but neither steps nor, beside a
text, its token ids: nothing that becomes a trace or can be rescored.
"""

from specviz.engines.engine import (
    Deployment,
    Engine,
    Sampling,
    Server,
    efficiency_query,
    field,
    ids,
)
from specviz.engines.http import Client
from specviz.engines.prometheus import Metrics
from specviz.engines.record import Acceptance

KINDS = {"model": "Draft_Target", "lookup": "NGram", "mtp": "MTP", "eagle3": "Eagle3"}


class TensorRTLLM(Engine):
    """`trtllm-serve`."""

    name = "TensorRT-LLM"
    checked = "1.3.0rc29"
    ports = (8000,)
    prefix = "trtllm_"
    rate = "acceptance_rate = total_accepted_draft_tokens / total_draft_tokens"
    watch = efficiency_query(prefix)
    steps = False
    metrics_path = "/prometheus/metrics"

    def recognise(self, client: Client) -> Server | None:
        model = field(client.get_json("/v1/models"), "data", 0, kind=dict)
        if model.get("owned_by") != "tensorrt_llm":
            return None
        version = client.get_json("/version").get("version", "")
        return Server(self.name, str(version)[:100], str(model.get("id", ""))[:200])

    def metrics(self, metrics: Metrics) -> Acceptance | None:
        name = "trtllm_spec_decode_num_{}_total".format
        drafted = metrics.count(name("draft_tokens"))
        if drafted is None:
            return None
        return Acceptance(
            engine=self.name,
            drafted=drafted,
            accepted=metrics.count(name("accepted_tokens")),
            reported=metrics.gauges(["trtllm_spec_decode_acceptance_length"]),
        )

    def tally(
        self, client: Client, server: Server, prompt: str, sampling: Sampling
    ) -> Acceptance | None:
        body = {
            "model": server.model, "prompt": prompt, "max_tokens": sampling.tokens,
            "temperature": sampling.temperature, "seed": sampling.seed,
        }  # fmt: skip
        choice = field(client.post("/v1/completions", body), "choices", 0, kind=dict)
        if (stats := choice.get("speculative_decoding")) is None:
            return None
        return Acceptance(
            engine=self.name,
            drafts=field(stats, "num_spec_steps", kind=int),
            drafted=field(stats, "total_draft_tokens", kind=int),
            accepted=field(stats, "total_accepted_draft_tokens", kind=int),
            histogram=ids(stats, "acceptance_histogram"),
        )

    def command(self, deployment: Deployment) -> str | None:
        kind = KINDS.get(deployment.drafter)
        if kind is None:
            return None
        lines = [f"decoding_type: {kind}", f"max_draft_len: {deployment.gamma}"]
        if deployment.drafter not in ("lookup", "mtp"):
            lines.append(f"speculative_model: {deployment.draft}")
        config = "".join(f"  {line}\n" for line in lines)
        return (
            f"trtllm-serve {deployment.target} --extra_llm_api_options speculation.yaml\n"
            "# speculation.yaml\nper_request_spec_decode_stats: true\n"
            f"speculative_config:\n{config}"
        ).rstrip()
