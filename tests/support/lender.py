"""A stand-in for `spaces.GPU` that runs calls in forked processes, as on ZeroGPU, without a GPU.

As in zero/wrappers.py of spaces 0.51, it pickles arguments and yields, returns only the name of an
exception, and ends a closed call after its next yield. Stricter than spaces, it ends each process
with its call unless `again` is set.
"""

import multiprocessing
import pickle
import threading
from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Any

import gradio as gr
import torch

from support.waiting import until

FORK = multiprocessing.get_context("fork")

Task = Callable[..., Generator[Any, None, None]]


class Lender:
    """Runs calls in forked processes and records them.

    Attributes:
        asked: the requested seconds of each call.
        processes: the calls' processes.
        refusal: an error to raise instead of running calls.
    """

    def __init__(self, *, again: bool = False) -> None:
        self._again = again  # whether a process also serves later calls
        self._idle: list[tuple[Any, Connection, Connection, Event]] = []
        self.asked: list[int] = []
        self.processes: list[Any] = []
        self.refusal: gr.Error | None = None
        self._forking = threading.Lock()

    def __call__(self, *, duration: Callable[..., int]) -> Callable[[Task], Task]:
        def decorate(task: Task) -> Task:
            def handler(*arguments: object) -> Generator[Any, None, None]:
                self.asked.append(duration(*arguments))
                if self.refusal is not None:
                    raise self.refusal
                yield from self._lend(task, pickle.dumps(arguments))

            return handler

        return decorate

    def wait(self) -> None:
        """Wait until every process has ended or is idle."""
        until(lambda: len(self._idle) >= sum(each.is_alive() for each in self.processes))

    def __enter__(self) -> "Lender":
        return self

    def __exit__(self, *_: object) -> None:
        """Kill remaining processes: a fork keeps the pipes of this process's browser open."""
        for process in self.processes:
            process.kill()

    def close(self) -> None:
        """End the idle processes."""
        while self._idle:
            _, calls, here, _ = self._idle.pop()
            calls.close()
            here.close()

    def _lend(self, task: Task, arguments: bytes) -> Generator[Any, None, None]:
        process, calls, here, stop = self._idle.pop() if self._idle else self._started(task)
        stop.clear()
        calls.send_bytes(arguments)
        if not self._again:
            calls.close()
        over = False
        try:
            while True:
                try:
                    kind, value = pickle.loads(here.recv_bytes())
                except EOFError:
                    raise gr.Error("GPU task aborted", title="ZeroGPU worker error") from None
                over = kind in ("error", "end")
                if kind == "error":
                    raise gr.Error(value, title="ZeroGPU worker error")
                if kind == "end":
                    return
                yield value
        finally:
            stop.set()
            # Read until the process ends or is idle. It also holds the reading end, so if
            # we closed ours now, it would block forever on a full pipe.
            with suppress(EOFError):
                while not (over and self._again):
                    over = pickle.loads(here.recv_bytes())[0] in ("error", "end")
            if self._again:
                self._idle.append((process, calls, here, stop))
            else:
                here.close()  # the test waits for the process: two threads must not both wait

    def _started(self, task: Task) -> tuple[Any, Connection, Connection, Event]:
        stop = FORK.Event()
        with self._forking:  # a process forked meanwhile would keep the writing end open
            here, there = FORK.Pipe(duplex=False)
            orders, calls = FORK.Pipe(duplex=False)
            parts = (task, orders, there, stop, (here, calls))
            process = FORK.Process(target=_work, args=parts, daemon=True)
            process.start()
            there.close()
            orders.close()
        self.processes.append(process)
        return process, calls, here, stop


def _work(
    task: Task, orders: Connection, there: Connection, stop: Event, held: tuple[Connection, ...]
) -> None:
    torch.set_num_threads(1)  # a pool of threads does not survive a fork
    for end in held:  # the parent's ends
        end.close()
    with suppress(EOFError):
        while True:
            _call(task, orders.recv_bytes(), there, stop)


def _call(task: Task, arguments: bytes, there: Connection, stop: Event) -> None:
    try:
        for value in task(*pickle.loads(arguments)):
            if stop.is_set():
                break
            there.send_bytes(pickle.dumps(("value", value)))
        there.send_bytes(pickle.dumps(("end", None)))
    except Exception as error:  # noqa: BLE001  as in spaces
        there.send_bytes(pickle.dumps(("error", type(error).__name__)))
