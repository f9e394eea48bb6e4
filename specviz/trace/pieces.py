"""The text of tokens, which may be only part of a character."""

from typing import Annotated

from msgspec import Meta

from specviz.trace.base import Value


class Hex(Value, frozen=True):
    """A token's bytes in hex, for a token that is only part of a character."""

    hex: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$")]


LONGEST_PIECE = 1000  # characters
Piece = Annotated[str, Meta(max_length=LONGEST_PIECE)] | Hex


def piece(data: bytes) -> Piece:
    """Convert a token's bytes to a piece: text if they are valid UTF-8, else hex."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return Hex(data.hex())


def piece_bytes(value: Piece) -> bytes:
    """Return the bytes of a piece."""
    return bytes.fromhex(value.hex) if isinstance(value, Hex) else value.encode("utf-8")
