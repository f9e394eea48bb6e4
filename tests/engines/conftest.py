"""llama.cpp's own server on the bundled models, once for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from transformers import AutoModelForCausalLM, AutoTokenizer

from support import tiny_gguf
from support.paths import ASSETS
from support.serving import llama_server


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The bundled target and a draft as GGUF."""
    folder: Path = tmp_path_factory.mktemp("gguf")
    found = {}
    for name in ("target", "draft-medium"):
        source = ASSETS / "models" / name
        model = AutoModelForCausalLM.from_pretrained(source)
        tokenizer = AutoTokenizer.from_pretrained(source)
        path = folder / f"{name}.gguf"
        found[name] = tiny_gguf.write(path, model, tokenizer, splitting="smollm")
    return found


@pytest.fixture(scope="session")
def speculative(files: dict[str, str]) -> Iterator[str]:
    """The URL of a server that speculates."""
    with llama_server(files["target"], files["draft-medium"]) as url:
        yield url


@pytest.fixture(scope="session")
def plain(files: dict[str, str]) -> Iterator[str]:
    """The URL of a server with the same target that does not."""
    with llama_server(files["target"]) as url:
        yield url


@pytest.fixture(scope="session")
def draft_alone(files: dict[str, str]) -> Iterator[str]:
    """The URL of a server whose target is the draft."""
    with llama_server(files["draft-medium"]) as url:
        yield url
