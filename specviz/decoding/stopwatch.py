"""Split times of a round, by the host's clock on a CPU, by CUDA events on a GPU."""

import time
from itertools import pairwise

import torch


class Stopwatch:
    """Takes split times without synchronising; read them after the round's copy to the host."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._cuda = device.type == "cuda"
        self._marks: list[float] = []
        self._events: list[torch.cuda.Event] = []
        self.mark()

    def mark(self) -> None:
        if self._cuda:
            event = torch.cuda.Event(enable_timing=True)
            event.record(torch.cuda.current_stream(self._device))
            self._events.append(event)
        else:
            self._marks.append(time.perf_counter())

    def seconds(self) -> list[float]:
        """Seconds between consecutive marks; waits for the device to reach the last one."""
        if self._cuda:
            self._events[-1].synchronize()
            return [a.elapsed_time(b) / 1000 for a, b in pairwise(self._events)]
        return [b - a for a, b in pairwise(self._marks)]
