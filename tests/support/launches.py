"""Counts what a host launches on a device: kernels, and the replay of a graph as one."""

from typing import Any

from specviz.decoding.static_runner import Capture
from support.kernels import Kernels
from support.tape import Work, taped

HOSTS = {"zeros", "rand.generator", "cat.out", "empty.memory_format", "detach_"}


class Launches(Kernels):
    """Counts kernels outside of replays."""

    def __init__(self) -> None:
        super().__init__()
        self.replaying = False

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        if self.replaying:
            return func(*args, **(kwargs or {}))
        return super().__torch_dispatch__(func, types, args, kwargs)

    def of_replayed_round(self) -> list[str]:
        """Those of a captured round up to its last replay, but none on the host.

        The host draws the round's numbers before, and the trace may need more after the timed part.
        """
        names = [name.removeprefix("aten::") for name in self.names]
        last = len(names) - names[::-1].index("replay")
        return [name for name in names[names.index("cat.out") + 1 : last] if name not in HOSTS]


def counting(current: list[Launches]) -> Capture:
    """A capture whose replays count as one launch of the current count, if there is one."""

    def capture(work: Work) -> Work:
        replay = taped(work)

        def counted() -> Any:
            for count in current:
                count.names.append("replay")
                count.replaying = True
            try:
                return replay()
            finally:
                for count in current:
                    count.replaying = False

        return counted

    return capture
