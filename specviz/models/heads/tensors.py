"""Takes tensors out of a head's safetensors files; each must have the expected shape.

Shapes are compared before any numbers are read, so that memory is used only for what a file
really holds. Pickled weights are never opened.
"""

import re
from contextlib import ExitStack
from math import prod
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import torch
from safetensors import SafetensorError, safe_open
from torch import Tensor

from specviz.errors import Line, ModelError
from specviz.models import hub, int8
from specviz.models.failures import explain, incomplete, unread

MOST_TENSORS = 10_000
NUMBERS = {"F16", "BF16", "F32", "I8"}
SCALES = {"BF16"}
IDS = {"I32", "I64"}
UNUSED = re.compile(r"t2d|verifier_norm\.weight|verifier_lm_head\.weight|.*rotary_emb\.inv_freq")


class Tensors:
    """The tensors of a checkpoint; use it as a context manager.

    Args:
        device, dtype: of the tensors taken.
        dry: read only token ids; all other tensors are on the meta device, without memory.

    Raises:
        ModelError: a file is missing or damaged.
    """

    def __init__(
        self, checkpoint: str, device: torch.device, dtype: torch.dtype, *, dry: bool = False
    ) -> None:
        self.name = Path(checkpoint).name
        self.parameters = 0  # taken so far
        self._checkpoint = checkpoint
        self._device = device
        self._dtype = dtype
        self._dry = dry
        self._files = ExitStack()
        self._slices: dict[str, Any] = {}

    def __enter__(self) -> Self:
        paths = weight_files(self._checkpoint)
        try:
            with ExitStack() as files:
                for path in paths:
                    file = files.enter_context(safe_open(path, "pt"))
                    names = list(file.keys())[:MOST_TENSORS]
                    self._slices |= {name: (file, file.get_slice(name)) for name in names}
                self._files = files.pop_all()
        except (OSError, SafetensorError) as error:
            raise ModelError(
                "{name!r} cannot be loaded: {why}",
                name=self.name,
                why=explain(error, self._checkpoint),
            ) from None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._files.close()

    def __contains__(self, key: str) -> bool:
        return key in self._slices

    def shape(self, key: str) -> tuple[int, ...]:
        """The shape of a tensor that was not taken yet; () if there is none."""
        return tuple(self._slices[key][1].get_shape()) if key in self._slices else ()

    def first(self, key: str, rows: int) -> Tensor | None:
        """The first rows of a floating-point tensor that was not taken yet, or None."""
        if not self.shape(key) or self._slices[key][1].get_dtype() not in NUMBERS - {"I8"}:
            return None
        rows_of: Tensor = self._slices[key][1][:rows]
        return rows_of.float()

    def take(self, key: str, *shape: int, kinds: set[str] = NUMBERS) -> Tensor:
        """Read a tensor of this shape; a matrix stored as int8 is restored.

        Raises:
            ModelError: it or its scale is missing, or has another shape or kind.
        """
        if key not in self._slices:
            raise unread(self.name, Line("it has no {lost:.100}", lost=key))
        file, header = self._slices.pop(key)
        kind, found = header.get_dtype(), tuple(header.get_shape())
        if found != shape:
            sizes = {"found": _sizes(found), "told": _sizes(shape)}
            raise unread(self.name, Line("its {key:.100} is {found}, not {told}", key=key, **sizes))
        if kind not in kinds:
            raise self._stored_as(key, kind)
        scale = self._scale(key, *shape) if kind == "I8" else None
        if kinds is NUMBERS:
            self.parameters += prod(shape)
        if kinds is not IDS and self._dry:
            return torch.empty(shape, dtype=self._dtype, device="meta")
        try:
            tensor: Tensor = file.get_tensor(key)
        except SafetensorError:
            raise self._damaged(key) from None
        if kinds is SCALES:
            return tensor
        whole = tensor if scale is None else int8.restored(tensor, scale)
        return whole.to(self._device, torch.long if kinds is IDS else self._dtype)

    def _scale(self, key: str, *shape: int) -> Tensor:
        """Read the scales of an int8 matrix of this shape."""
        if len(shape) != 2:
            raise self._stored_as(key, "I8")
        return self.take(key + int8.SCALE, shape[0], int8.groups_of(shape[1]), kinds=SCALES)

    def take_if_there(self, key: str, *shape: int) -> Tensor | None:
        """Read a tensor of this shape; None if it is missing."""
        return self.take(key, *shape) if key in self else None

    def finish(self) -> None:
        """Check that only tensors in UNUSED are left, which drafting does not need.

        Raises:
            ModelError: another tensor is left, which belongs to another form of head.
        """
        for key in sorted(self._slices):
            if not UNUSED.fullmatch(key):
                raise unread(self.name, Line("it also has {key:.100}", key=key))

    def _stored_as(self, key: str, kind: str) -> ModelError:
        return unread(self.name, Line("its {key:.100} is stored as {kind:.20}", key=key, kind=kind))

    def _damaged(self, key: str) -> ModelError:
        return ModelError(
            "{name!r} is damaged: its {lost:.100} cannot be read. Download it again.",
            name=self.name,
            lost=key,
        )


def _sizes(shape: tuple[int, ...]) -> str:
    """Return a shape as people write it, cut to fit a line."""
    return " × ".join(map(str, shape[:4])) or "one number"


def weight_files(checkpoint: str) -> list[Path]:
    """The paths of a head's weights.

    Raises:
        ModelError: one is missing.
    """
    paths = []
    for name in hub.weights(checkpoint):
        path = hub.find_file(checkpoint, name)
        if path is None:
            raise incomplete(Path(checkpoint).name, name)
        paths.append(path)
    return paths
