"""Pairs of models, as data."""

from dataclasses import dataclass
from pathlib import Path

from specviz.errors import ModelError

BUNDLED = Path(__file__).resolve().parents[2] / "assets" / "models"


@dataclass(frozen=True)
class PairSpec:
    """A target and its draft: each a folder or a hub id of a stock transformers checkpoint."""

    name: str
    target: str
    draft: str | None
    licence: str
    shows: str = ""

    @property
    def reason(self) -> str | None:
        """Why it cannot run here; None if it can, as far as can be told without loading."""
        for place in filter(None, (self.target, self.draft)):
            if Path(place).is_absolute() and not (Path(place) / "config.json").is_file():
                return f"there is no model in {Path(place).name}"
        return None


def _bundled(draft: str, shows: str) -> PairSpec:
    return PairSpec(
        name=f"bundled-{draft}",
        target=str(BUNDLED / "target"),
        draft=str(BUNDLED / f"draft-{draft}"),
        licence="Apache-2.0",
        shows=shows,
    )


PAIRS = (
    _bundled("medium", "the default: a draft taught by the target itself"),
    _bundled("small", "the same teaching, fewer parameters: cheaper, accepted less"),
    _bundled("large", "the same teaching, more parameters: dearer, accepted more"),
    _bundled("unaligned", "the medium draft, but it has read nothing except the King James Bible"),
)
DEFAULT = PAIRS[0].name


def find(name: str) -> PairSpec:
    """The pair of that name.

    Raises:
        ModelError: there is none.
    """
    for pair in PAIRS:
        if pair.name == name:
            return pair
    names = ", ".join(pair.name for pair in PAIRS)
    raise ModelError(f"There is no pair {name[:40]!r}; choose one of {names}.")


def custom(target: str, draft: str | None) -> PairSpec:
    """A pair of one's own: folders or hub ids.

    Raises:
        ModelError: a path that is no folder with a model.
    """
    for place in filter(None, (target, draft)):
        folder = Path(place)
        if folder.exists() and not (folder / "config.json").is_file():
            raise ModelError(f"{place!r} holds no model: there is no config.json in it.")
    name = " + ".join(Path(place).name for place in (target, draft) if place)
    return PairSpec(name=name[:200], target=target, draft=draft, licence="see the models' cards")
