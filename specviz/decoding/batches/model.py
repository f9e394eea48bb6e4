"""A lean model that reads several texts in one pass, each after its own cached prefix."""

from collections.abc import Sequence

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.lean.attention import RowsMask, attend_rows
from specviz.decoding.lean.layers import LayerCache, Pass
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.rotary import Rotations
from specviz.decoding.upload import to_device


class BatchModel(LeanModel):
    """A model that `is_lean`, with a KV cache of `rows` texts; weights are shared.

    The host knows how long each text is; rolling back is reading from an earlier position.

    Args:
        rows: B.
        room: tokens of each text.
        vocabulary, int8: as in `LeanModel`.
    """

    def __init__(
        self,
        model: PreTrainedModel,
        rows: int,
        room: int,
        vocabulary: int | None = None,
        *,
        int8: bool = False,
    ) -> None:
        self._rows, self._room = 0, room
        super().__init__(model, vocabulary, int8=int8)
        self._rows = rows
        self._fused = None  # its kernels read a single text
        self._cache = self._empty(rows * room)
        self.rotations = self._rotations_for(room)

    @property
    def rows(self) -> int:
        return self._rows

    @property
    def room(self) -> int:
        return self._room

    @torch.inference_mode()
    def read(self, tokens: Tensor, starts: Sequence[int], row: int | None = None) -> Tensor:
        """Read w tokens of each text; return all logits, [B, w, V].

        Args:
            tokens: [B, w], or [1, w] with a `row`.
            starts: the position of the first of each text's tokens, on the host.
            row: the only text that reads; None: all do.
        """
        count, width = tokens.shape
        rows = slice(0, count) if row is None else slice(row, row + 1)
        at = self._pass(rows, starts, width, max(starts) + width)
        return self.forward((tokens.flatten(),), at, count * width)[0].view(count, width, -1)

    @torch.inference_mode()
    def read_ragged(self, tokens: Tensor, starts: Sequence[int], widths: Sequence[int]) -> Tensor:
        """Read a number of tokens of each text, at least one; return all logits, [n, V].

        Args:
            tokens: of one text after another [n].
            starts: as in `read`.
            widths: how many tokens each text reads, on the host.
        """
        width, end = max(widths), max(map(sum, zip(starts, widths, strict=True)))
        places = [row * width + i for row, count in enumerate(widths) for i in range(count)]
        order = to_device(places, self.device)
        at = self._pass(slice(0, len(widths)), starts, width, end, order)
        return self.forward((tokens,), at, len(tokens))[0]

    def _pass(
        self,
        rows: slice,
        starts: Sequence[int],
        width: int,
        end: int,
        places: Tensor | None = None,
    ) -> Pass:
        """A pass over `width` tokens of each row; each sees its text up to itself.

        Args:
            end: how many cached positions the longest text reaches.
            places: as in `RowsMask`.
        """
        groups = self._heads // self._kv_heads
        first = to_device(starts, self.device)[:, None]
        positions = first + torch.arange(width, device=self.device)  # [rows, w]
        seen = torch.arange(end, device=self.device) <= positions[..., None]
        mask = torch.zeros_like(seen, dtype=self._model.dtype).masked_fill_(~seen, -torch.inf)
        mask = mask.repeat(1, groups, 1)[:, None]
        texts = torch.arange(rows.start, rows.stop, device=self.device)[:, None]
        slots, flat = (texts * self._room + positions).flatten(), positions.flatten()
        if places is not None:
            slots, flat = slots[places], flat[places]
        each = RowsMask(mask, rows, width, places)
        return Pass(slots, self.rotations.at(flat), each, end)

    def _seen(self, queries: Tensor, cache: LayerCache, at: Pass) -> Tensor:
        assert isinstance(at.mask, RowsMask)
        both = cache.both.view(2, self._kv_heads, self._rows, self._room, self._size)
        keys, values = both[:, :, at.mask.rows, : at.end].transpose(1, 2)
        return attend_rows(queries, keys, values, at.mask)

    def _read(self, at: Pass) -> list[LayerCache]:
        """All of each layer's cache: a text's keys are cut out in `_seen`."""
        return [LayerCache(both, both[0], both[1]) for both in self._cache[:, :, :, None].unbind()]

    def _rotations_for(self, capacity: int) -> Rotations:
        return super()._rotations_for(self._room)
