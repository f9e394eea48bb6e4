"""Steps captured as CUDA graphs."""

from collections.abc import Callable

import torch
from torch import Tensor

WARM_UPS = 2  # libraries choose kernels and take memory the first time


class CudaGraphs:
    """Captures work on one device; the graphs share a memory pool.

    That is safe because they are replayed one after another, on one stream, and a result that
    is still wanted is copied before the next replay.
    """

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._pool = torch.cuda.graph_pool_handle()
        self._side = torch.cuda.Stream(device)  # one: libraries keep memory for every stream

    def __call__(self, work: Callable[[], Tensor]) -> Callable[[], Tensor]:
        graph = torch.cuda.CUDAGraph()
        usual = torch.cuda.current_stream(self._device)
        # The outer context sees to it that after a failed capture, too, the usual stream is used.
        with torch.cuda.device(self._device), torch.cuda.stream(usual):
            self._side.wait_stream(usual)
            with torch.cuda.stream(self._side):
                for _ in range(WARM_UPS):
                    work()
            usual.wait_stream(self._side)
            # Other threads may take memory meanwhile, to load another pair: that is their affair.
            with torch.cuda.graph(
                graph, pool=self._pool, stream=self._side, capture_error_mode="thread_local"
            ):
                result = work()

        def replay() -> Tensor:
            graph.replay()
            return result

        return replay
