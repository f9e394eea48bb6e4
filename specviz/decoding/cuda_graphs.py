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

    def __call__(self, work: Callable[[], Tensor]) -> Callable[[], Tensor]:
        with torch.cuda.device(self._device):
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                for _ in range(WARM_UPS):
                    work()
            torch.cuda.current_stream().wait_stream(side)
            graph = torch.cuda.CUDAGraph()
            # Other threads may take memory meanwhile, to load another pair.
            with torch.cuda.graph(graph, pool=self._pool, capture_error_mode="thread_local"):
                result = work()

        def replay() -> Tensor:
            graph.replay()
            return result

        return replay
