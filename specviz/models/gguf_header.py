"""Reads the header of an untrusted GGUF file.

gguf's own reader allocates an array for each entry that a header declares, even if the file does
not hold it: 1 KB can declare 2^40 entries. This reader first checks everything against the file's
size.
"""

import mmap
from collections.abc import Iterator
from functools import cache
from math import prod
from pathlib import Path
from struct import Struct, error
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from gguf.constants import GGMLQuantizationType

VERSIONS = (2, 3)
ALIGNMENT = 32  # bytes; the default alignment of tensors
MOST_KEYS = 10_000
MOST_TENSORS = 100_000
MOST_ENTRIES = 2_000_000  # in all arrays; a large vocabulary with its merges has 1.3 million
LONGEST = 1000  # bytes of a string in an array, e.g. a token

# struct formats of value types, by GGUF's type number.
_SCALARS = dict(enumerate("BbHhIif?")) | {10: "Q", 11: "q", 12: "d"}
_FORMATS = {kind: Struct(f"<{letter}") for kind, letter in _SCALARS.items()}
_STRING, _ARRAY = 8, 9
_U32, _U64 = _FORMATS[4], _FORMATS[10]


class Entries(NamedTuple):
    """The length of an array; its entries are skipped."""

    size: int


class Tensor(NamedTuple):
    """A tensor's type, size and location in the file.

    Attributes:
        elements: the number of elements.
        offset: in bytes, from the beginning of the file.
        size: in bytes.
    """

    kind: "GGMLQuantizationType"
    elements: int
    offset: int
    size: int


class Header(NamedTuple):
    """The metadata and tensor list of a GGUF file.

    Attributes:
        values: metadata by key.
        tensors: tensors by name.
    """

    values: dict[str, Any]
    tensors: dict[str, Tensor]

    @property
    def elements(self) -> int:
        """The number of elements of all tensors."""
        return sum(tensor.elements for tensor in self.tensors.values())

    def size(self, name: str) -> int | None:
        """A size of the model, such as "block_count"; None if the header does not say."""
        number = self.values.get(f"{self.values.get('general.architecture')}.{name}")
        return number if isinstance(number, int) else None


def read_header(path: Path) -> Header:
    """Read a header and check that everything it declares lies within the file.

    Raises:
        ValueError: the file is not GGUF, or is damaged.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        try:
            return _Reader(data).header()
        except error as fault:  # struct.error: the file ends within the header
            raise ValueError(str(fault)) from None


def known_header(checkpoint: str) -> Header | None:
    """Return a file's header, read once; None if the file cannot be read."""
    path = Path(checkpoint)
    try:
        return _cached_header(path, path.stat().st_mtime_ns) if path.is_file() else None
    except OSError:
        return None


@cache
def _cached_header(path: Path, changed: int) -> Header | None:  # noqa: ARG001  part of the key
    try:
        return read_header(path)
    except (ValueError, ImportError):  # damaged, or the package gguf is not installed
        return None


def float32(path: Path, tensor: Tensor) -> list[float]:
    """Read the values of a float32 tensor.

    Raises:
        ValueError: the tensor has another type.
    """
    if tensor.kind.name != "F32":
        raise ValueError(f"not float32: {tensor.kind.name}")
    found: list[float] = np.fromfile(path, "<f4", tensor.elements, offset=tensor.offset).tolist()
    return found


class _Reader:
    """Reads a header once, from beginning to end."""

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
        """Make offsets relative to the beginning of the file and check them against its size."""
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
        # Imported here, because other models run without this package.
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
        """Skip the entries of an array and return their number."""
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
    if kind not in _FORMATS:  # e.g. nested arrays, which no model needs
        raise ValueError(f"type {kind}")
    return _FORMATS[kind]


def _by_name(pairs: Iterator[tuple[str, Any]]) -> dict[str, Any]:
    """Build a dictionary from pairs of name and value.

    Raises:
        ValueError: a name occurs twice.
    """
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"{name!r:.50} twice")
        found[name] = value
    return found
