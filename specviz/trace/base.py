"""What all values of a trace share: their base, and the bounds of their numbers."""

from typing import Annotated

import msgspec
from msgspec import Meta

Token = Annotated[int, Meta(ge=0, lt=2**24)]
Probability = Annotated[float, Meta(ge=0, le=1)]
Seconds = Annotated[float, Meta(ge=0, le=1e6)]
Nats = Annotated[float, Meta(ge=0, le=100)]
Count = Annotated[int, Meta(ge=0, le=2**50)]
Name = Annotated[str, Meta(max_length=200)]


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the frozen values; decoding rejects unknown fields."""
