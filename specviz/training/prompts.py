"""Writes and reads the prompts for measuring acceptance, cut from held-out documents."""

from __future__ import annotations

import json
import random
from pathlib import Path

from transformers import PreTrainedTokenizerFast

from specviz.training.data import kinds_in, read_texts

PER_KIND = 7
SHORTEST, LONGEST = 30, 110


def write_prompts(
    work: Path, tokenizer: PreTrainedTokenizerFast, path: Path, per_kind: int = PER_KIND
) -> int:
    """Write ``{"kind", "text"}`` lines to ``path``; return their number.

    A prompt ends where a line (in prose: a word) ends, before the line break, because a line
    break and the indentation after it are one token.
    """
    lines = []
    for kind in kinds_in(work):
        rng = random.Random(f"prompts-{kind}")
        found: list[str] = []
        texts = read_texts(work, kind, "held_out")
        for _ in range(2000):
            if len(found) == per_kind:
                break
            prompt = cut(rng.choice(texts), kind, rng)
            tokens = len(tokenizer(prompt, add_special_tokens=False)["input_ids"])
            is_new = all(prompt[:60] != other[:60] or kind == "repetition" for other in found)
            if SHORTEST <= tokens <= LONGEST and is_new and prompt not in found:
                found.append(prompt)
        lines += [json.dumps({"kind": kind, "text": text}) for text in found]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(lines)


def cut(text: str, kind: str, rng: random.Random) -> str:
    """Return a natural beginning of ``text``, e.g. of a definition, paragraph or document."""
    if kind == "python":
        blocks = [block for block in text.split("\n\n\n") if block.startswith(("def ", "class "))]
        return _first_lines(rng.choice(blocks), rng.randint(3, 12)) if blocks else ""
    if kind == "prose":
        paragraph = rng.choice(text.split("\n\n"))
        return " ".join(paragraph.split(" ")[: rng.randint(25, 70)])
    if kind == "repetition":
        passage, _, instruction = text.rpartition("\n\n")
        return f"{passage}\n\n{instruction.split(chr(10))[0]}"
    if text.count("\n") < 4:
        words = text.split(" ")
        return " ".join(words[: len(words) // 2])
    return _first_lines(text, rng.randint(2, 14))


def _first_lines(text: str, count: int) -> str:
    lines = text.rstrip().split("\n")
    return "\n".join(lines[: min(count, len(lines) - 2)]).rstrip()


def read_prompts(path: Path) -> list[dict[str, str]]:
    """Read the held-out prompts, each {"kind", "text"}."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
