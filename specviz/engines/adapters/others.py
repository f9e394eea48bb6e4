"""Servers that are recognised, so that people learn what they lack."""

from specviz.engines.engine import Engine, Server, field
from specviz.engines.http import Client


class TGI(Engine):
    """Text Generation Inference."""

    name = "TGI"
    ports = (3000,)
    lacks = "tgi"

    def recognise(self, client: Client) -> Server | None:
        info = client.get_json("/info")
        if "model_id" not in info or "router" not in info:
            return None
        return Server(self.name, str(info.get("version", ""))[:100], str(info["model_id"])[:200])


class Ollama(Engine):
    """Ollama."""

    name = "Ollama"
    ports = (11434,)
    lacks = "ollama"

    def recognise(self, client: Client) -> Server | None:
        if client.get("/").strip() != b"Ollama is running":
            return None
        version = client.get_json("/api/version").get("version", "")
        return Server(self.name, str(version)[:100], "")


class LMStudio(Engine):
    """LM Studio."""

    name = "LM Studio"
    ports = (1234,)
    lacks = "lm_studio"

    def recognise(self, client: Client) -> Server | None:
        model = field(client.get_json("/api/v0/models"), "data", 0, kind=dict)
        return (
            Server(self.name, "", str(model["id"])[:200]) if "compatibility_type" in model else None
        )
