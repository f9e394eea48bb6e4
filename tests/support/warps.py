"""Runs a CUDA kernel on the CPU: a thread for each lane, one warp after another."""

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from torch import Tensor

CUDA = """
#include <barrier>
#include <bit>
#include <cstdint>
#include <thread>
#include <vector>
#define __global__
#define __device__
struct uint4 { unsigned x, y, z, w; };
struct Place { int x, y; };
static thread_local Place blockIdx, threadIdx;
static std::barrier<> together(32);
static float exchanged[32];
static float __uint_as_float(unsigned bits) { return std::bit_cast<float>(bits); }
static unsigned __float_as_uint(float number) { return std::bit_cast<unsigned>(number); }
static float __shfl_xor_sync(unsigned, float mine, int offset) {
  exchanged[threadIdx.x % 32] = mine;
  together.arrive_and_wait();
  float other = exchanged[threadIdx.x % 32 ^ offset];
  together.arrive_and_wait();
  return other;
}
"""
HALF = """
static float widened(unsigned short bits) { return (float)std::bit_cast<_Float16>(bits); }
static unsigned short rounded(float number) {
  return std::bit_cast<unsigned short>((_Float16)number);
}
"""
"""In place of the kernel's own conversions of float16, which are in a GPU's assembly."""

LAUNCH = """
extern "C" void launch(int width, int height, int threads, void **a, int *n) {
  for (int y = 0; y < height; ++y) for (int x = 0; x < width; ++x)
    for (int warp = 0; warp < threads; warp += 32) {
      std::vector<std::thread> lanes;
      for (int lane = 0; lane < 32; ++lane) lanes.emplace_back([=] {
        blockIdx = {x, y};
        threadIdx = {warp + lane, 0};
        product((uint4 *)a[0], (uint4 *)a[1], (float *)a[2], (unsigned short *)a[3],
                (unsigned short *)a[4], n[0], n[1], n[2], n[3]);
      });
      for (auto &lane : lanes) lane.join();
    }
}
"""


class Kernel:
    """A kernel compiled for the CPU, called as torch calls one that it compiled for a GPU."""

    def __init__(self, source: str, folder: Path) -> None:
        if shutil.which("g++") is None:
            pytest.skip("no C++ compiler")
        code, library = folder / "kernel.cpp", folder / "kernel.so"
        code.write_text(CUDA + source + LAUNCH)
        subprocess.run(
            ["g++", "-std=c++20", "-O1", "-shared", "-fPIC", "-pthread", code, "-o", library],
            check=True,
        )
        self._launch = ctypes.CDLL(str(library)).launch

    def __call__(
        self,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        args: Sequence[Tensor | int],
    ) -> None:
        tensors = [each.data_ptr() for each in args if isinstance(each, Tensor)]
        numbers = [each for each in args if isinstance(each, int)]
        self._launch(
            *grid[:2],
            block[0],
            (ctypes.c_void_p * len(tensors))(*tensors),
            (ctypes.c_int * len(numbers))(*numbers),
        )
