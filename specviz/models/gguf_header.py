"""The header of a GGUF file, read without trusting what it declares.

The usual reader makes an array for each entry that a header declares, whether or not the file
holds it: 1 KB can declare 2^40. Here everything is checked against the file's size first.
"""

import mmap
from collections.abc import Iterator
from math import prod
from pathlib import Path
from struct import Struct, error
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from gguf.constants import GGMLQuantizationType

VERSIONS = (2, 3)
ALIGNMENT = 32  # of the tensors, unless the file says another
MOST_KEYS = 10_000
MOST_TENSORS = 100_000
MOST_ENTRIES = 2_000_000  # of all arrays: large vocabularies have 1.3 million, with their merges
LONGEST = 1000  # bytes of a string in an array, such as a token

# Types of values by their numbers, as struct names them.
_SCALARS = dict(enumerate("BbHhIif?")) | {10: "Q", 11: "q", 12: "d"}
_FORMATS = {kind: Struct(f"<{letter}") for kind, letter in _SCALARS.items()}
_STRING, _ARRAY = 8, 9
_U32, _U64 = _FORMATS[4], _FORMATS[10]


class Entries(NamedTuple):
    """An array, of which only the number of entries is kept."""

    size: int


class Tensor(NamedTuple):
    """Where a tensor lies.

    Attributes:
        offset: from the beginning of the file.
        size: in bytes.
    """

    kind: "GGMLQuantizationType"
    elements: int
    offset: int
    size: int


class Header(NamedTuple):
    """What a file says of itself.

    Attributes:
        values: by key.
        tensors: by name.
    """

    values: dict[str, Any]
    tensors: dict[str, Tensor]

    @property
    def elements(self) -> int:
        """The numbers that it holds, once they are unpacked."""
        return sum(tensor.elements for tensor in self.tensors.values())


def read_header(path: Path) -> Header:
    """Reads it; everything that it declares lies in the file.

    Raises:
        ValueError: it is no GGUF file, or damaged.
        OSError: it cannot be read.
    """
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        try:
            return _Reader(data).header()
        except error as fault:  # of struct: the file ends before the header does
            raise ValueError(str(fault)) from None


def float32(path: Path, tensor: Tensor) -> list[float]:
    """The numbers of a tensor that is not packed.

    Raises:
        ValueError: it holds another kind of numbers.
    """
    if tensor.kind.name != "F32":
        raise ValueError(f"not float32: {tensor.kind.name}")
    found: list[float] = np.fromfile(path, "<f4", tensor.elements, offset=tensor.offset).tolist()
    return found


class _Reader:
    """Goes through a header once, from its beginning to its end."""

    def __init__(self, data: mmap.mmap) -> None:
        self._data = data
        self._at = 0
        self._entries = 0

    def header(self) -> Header:
        if self._bytes(4) != b"GGUF" or self._one(_U32) not in VERSIONS:
            raise ValueError("no GGUF file of a known version")
        tensors, keys = self._one(_U64), self._one(_U64)
        if keys > MOST_KEYS or tensors > MOST_TENSORS:
            raise ValueError(f"{keys} keys and {tensors} tensors")
        values = _by_name((self._string(), self._value(self._one(_U32))) for _ in range(keys))
        found = _by_name((self._string(), self._tensor()) for _ in range(tensors))
        return Header(values, self._placed(found, values.get("general.alignment", ALIGNMENT)))

    def _placed(self, tensors: dict[str, Tensor], alignment: Any) -> dict[str, Tensor]:
        """With offsets from the beginning of the file, in which they all lie."""
        if not isinstance(alignment, int) or alignment < 1 or alignment & (alignment - 1):
            raise ValueError(f"alignment {alignment!r}")
        start = -(-self._at // alignment) * alignment
        room = len(self._data) - start
        if any(tensor.offset + tensor.size > room for tensor in tensors.values()):
            raise ValueError("a tensor lies beyond the file's end")
        if sum(tensor.size for tensor in tensors.values()) > room:
            raise ValueError("tensors share bytes")
        return {
            name: tensor._replace(offset=start + tensor.offset) for name, tensor in tensors.items()
        }

    def _tensor(self) -> Tensor:
        dimensions = self._one(_U32)
        if not 1 <= dimensions <= 4:
            raise ValueError(f"{dimensions} dimensions")
        shape = [self._one(_U64) for _ in range(dimensions)]
        # Here, for a GPU box without this package runs all other models.
        from gguf.constants import GGML_QUANT_SIZES, GGMLQuantizationType

        kind = GGMLQuantizationType(self._one(_U32))
        block, size = GGML_QUANT_SIZES[kind]
        elements = prod(shape)
        if not elements or shape[0] % block:
            raise ValueError(f"shape {shape}")
        return Tensor(kind, elements, self._one(_U64), elements // block * size)

    def _value(self, kind: int) -> Any:
        if kind == _STRING:
            return self._string()
        return self._array() if kind == _ARRAY else self._one(_format(kind))

    def _array(self) -> Entries:
        """Goes through its entries."""
        kind, count = self._one(_U32), self._one(_U64)
        self._entries += count
        if self._entries > MOST_ENTRIES:
            raise ValueError(f"{self._entries} entries")
        if kind == _STRING:
            for _ in range(count):
                self._bytes(self._one(_U64), most=LONGEST)
        else:
            self._skip(count * _format(kind).size)
        return Entries(count)

    def _string(self) -> str:
        return self._bytes(self._one(_U64)).decode()

    def _bytes(self, size: int, most: int | None = None) -> bytes:
        if most is not None and size > most:
            raise ValueError(f"a string of {size} bytes")
        start = self._at
        self._skip(size)
        return self._data[start : self._at]

    def _one(self, form: Struct) -> Any:
        (value,) = form.unpack_from(self._data, self._at)
        self._at += form.size
        return value

    def _skip(self, size: int) -> None:
        if size > len(self._data) - self._at:
            raise ValueError("the file ends before its header does")
        self._at += size


def _format(kind: int) -> Struct:
    if kind not in _FORMATS:  # such as an array within an array, which no model needs
        raise ValueError(f"type {kind}")
    return _FORMATS[kind]


def _by_name(pairs: Iterator[tuple[str, Any]]) -> dict[str, Any]:
    """As a dictionary.

    Raises:
        ValueError: one name is there twice.
    """
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"{name!r:.50} twice")
        found[name] = value
    return found
