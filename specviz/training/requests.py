"""Generates the requests that SmolLM2 answers for training, from templates.

A request is a function of its seed, which selects a kind of task, a template and values to fill it
with. The values come from WordNet (common words, example sentences), from Jane Austen (paragraphs)
and from the standard library (functions and the first lines of docstrings).
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import NamedTuple

from specviz.training.corpora import prose_documents, python_documents
from specviz.training.generated import CITIES, FIRST_NAMES, PRODUCTS

LANGUAGES = ("French", "Spanish", "German", "Italian", "Portuguese", "Dutch")
COMMONLY_TAGGED = 3  # least uses of a common word's first sense in WordNet's tagged texts


class Request(NamedTuple):
    """A request's text and the kind of its task."""

    kind: str
    text: str


@dataclass(frozen=True)
class Things:
    """The values that fill the templates."""

    nouns: tuple[str, ...]
    verbs: tuple[str, ...]
    adjectives: tuple[str, ...]
    sentences: tuple[str, ...]
    paragraphs: tuple[str, ...]
    functions: tuple[str, ...]
    purposes: tuple[str, ...]


def gather_things(packages: Path) -> Things:
    """Read the unpacked Debian packages and the running interpreter's library."""
    wordnet = packages / "usr/share/wordnet"
    functions, purposes = _functions()
    return Things(
        nouns=_words(wordnet, "noun"),
        verbs=_words(wordnet, "verb"),
        adjectives=_words(wordnet, "adj"),
        sentences=_sentences(wordnet),
        paragraphs=_paragraphs(packages),
        functions=functions,
        purposes=purposes,
    )


def few_things() -> Things:
    """Return a few values for a smoke run, without any package."""
    words = ("river", "house", "letter", "winter", "garden", "island")
    sentence = ("The river is wide.", "A letter came.", "We went home.")
    code = "def add(a, b):\n    return a + b"
    return Things(words, words, words, sentence, sentence, (code,), ("add two numbers",))


def request(seed: int, things: Things) -> Request:
    """Generate the request of a seed."""
    rng = random.Random(seed)
    kind = rng.choice(tuple(TEMPLATES))
    template = rng.choice(TEMPLATES[kind])
    return Request(kind, _FIELD.sub(lambda match: FILLERS[match[1]](rng, things), template))


def requests(things: Things, asked: Collection[str]) -> Iterator[str]:
    """Generate the training requests, which have even seeds, except those in `asked`."""
    texts = (request(2 * seed, things).text for seed in count())
    return (text for text in texts if text not in asked)


def _words(folder: Path, part: str) -> tuple[str, ...]:
    """Read the common words of a part of speech (cntlist.rev gives counts by sense key)."""
    number = {"noun": "1", "verb": "2", "adj": "3"}[part]
    words: dict[str, int] = {}
    for line in (folder / "cntlist.rev").read_text("latin-1").splitlines():
        key, sense, count = line.split()
        word, _, rest = key.partition("%")
        if rest[0] == number and sense == "1" and re.fullmatch(r"[a-z]{3,12}", word):
            words[word] = words.get(word, 0) + int(count)
    return tuple(sorted(word for word, count in words.items() if count >= COMMONLY_TAGGED))


def _sentences(folder: Path) -> tuple[str, ...]:
    """Read WordNet's examples that are whole sentences."""
    found = set()
    for part in ("noun", "verb", "adj"):
        for line in (folder / f"data.{part}").read_text("latin-1").splitlines():
            for example in line.partition(" | ")[2].split('"')[1::2]:
                if re.fullmatch(r"[A-Za-z][ -~]{25,120}", example) and example.count(" ") >= 4:
                    found.add(example[0].upper() + example[1:].rstrip(".") + ".")
    return tuple(sorted(found))


def _paragraphs(packages: Path) -> tuple[str, ...]:
    return tuple(
        paragraph
        for _, text in prose_documents(packages)
        for paragraph in text.split("\n\n")
        if 300 <= len(paragraph) <= 900
    )


def _functions() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return short functions of the standard library, and the first lines of docstrings."""
    functions, purposes = [], []
    for _, source in python_documents():
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.FunctionDef):
                continue
            code = ast.get_source_segment(source, node) or ""
            if 120 <= len(code) <= 600 and not node.col_offset:
                functions.append(code)
            first = (ast.get_docstring(node) or "").split("\n")[0].rstrip(".")
            if re.fullmatch(r"[A-Z][a-z]+ [a-zA-Z ,'-]{20,90}", first):
                purposes.append(first[0].lower() + first[1:])
    return tuple(functions), tuple(sorted(set(purposes)))


def _pairs_of_words(rng: random.Random, things: Things) -> str:
    return f"{rng.choice(things.adjectives)} {rng.choice(things.nouns)}"


def _topic(rng: random.Random, things: Things) -> str:
    return rng.choice((_pairs_of_words, lambda r, t: r.choice(t.nouns)))(rng, things)


def _numbers(rng: random.Random, _: Things) -> str:
    return ", ".join(str(rng.randint(1, 99)) for _ in range(rng.randint(4, 9)))


FILLERS: dict[str, Callable[[random.Random, Things], str]] = {
    "noun": lambda rng, things: rng.choice(things.nouns),
    "nouns": lambda rng, things: ", ".join(rng.sample(things.nouns, rng.randint(3, 6))),
    "verb": lambda rng, things: rng.choice(things.verbs),
    "adjective": lambda rng, things: rng.choice(things.adjectives),
    "topic": _topic,
    "sentence": lambda rng, things: rng.choice(things.sentences),
    "sentences": lambda rng, things: " ".join(rng.sample(things.sentences, 3)),
    "paragraph": lambda rng, things: rng.choice(things.paragraphs),
    "function": lambda rng, things: rng.choice(things.functions),
    "purpose": lambda rng, things: rng.choice(things.purposes),
    "language": lambda rng, things: rng.choice(LANGUAGES),
    "name": lambda rng, things: rng.choice(FIRST_NAMES),
    "city": lambda rng, things: rng.choice(tuple(CITIES)),
    "product": lambda rng, things: rng.choice(tuple(PRODUCTS)),
    "number": lambda rng, things: str(rng.randint(2, 60)),
    "few": lambda rng, things: str(rng.randint(3, 10)),
    "numbers": _numbers,
}
_FIELD = re.compile(r"\{(\w+)\}")

TEMPLATES: dict[str, tuple[str, ...]] = {
    "code": (
        "Write a Python function to {purpose}.",
        "Write a Python function called `{verb}_{noun}` and explain it.",
        "Write a Python class for a {noun} with a method `{verb}`.",
        "How do I {purpose} in Python?",
        "Write a JavaScript function that takes a list of {noun}s and returns the longest.",
        "Write a Python program that sorts these numbers: {numbers}",
        "Write an SQL query that lists every {noun} with its {noun}, newest first.",
        "Write a shell script that counts the files in a folder called {noun}.",
    ),
    "code edit": (
        "Add type hints and a docstring to this function:\n\n```python\n{function}\n```",
        "Rename the function below to `{verb}_{noun}` and return the whole code.\n\n{function}",
        "Explain what this code does:\n\n```python\n{function}\n```",
        "Add comments to this code:\n\n{function}",
    ),
    "json": (
        "Describe a {noun} as a JSON object with the keys name, colour, price and parts.",
        "Return a JSON list of {few} {noun}s, each with an id, a name and a quantity.",
        "Give me a JSON configuration file for a {adjective} {noun}.",
        "Turn this into JSON: {name} from {city} ordered {number} {product}s on Monday.",
        "Write a JSON record of a person called {name} who lives in {city}.",
    ),
    "question": (
        "What is a {noun}?",
        "Why do people {verb}?",
        "How does a {noun} work?",
        "What is the difference between a {noun} and a {noun}?",
        "What should I know about {topic}?",
        "Is it a good idea to {verb} a {noun}?",
        "Where is {city}, and what is it known for?",
        "Who invented the {noun}, and when?",
    ),
    "reasoning": (
        "{name} has {number} {noun}s, buys {number} more and loses {few}. How many are left?",
        "A {product} costs ${number}. How much do {few} of them cost? Show your steps.",
        "What is {number} times {number}? Explain step by step.",
        "Sort these numbers and find their mean: {numbers}",
        "{name} walks {number} km in {few} hours. What is the average speed?",
    ),
    "translation": (
        "Translate to {language}: {sentence}",
        "Translate these sentences to {language}:\n\n{sentences}",
        'How do you say "{sentence}" in {language}?',
        "Translate the words {nouns} to {language}, one a line.",
    ),
    "summary": (
        "Summarize this text in two sentences:\n\n{paragraph}",
        "Give the main points of the following text as a list.\n\n{paragraph}",
        "What is this text about?\n\n{paragraph}",
        "Summarize: {sentences}",
    ),
    "story": (
        "Write a short story about a {adjective} {noun}.",
        "Tell me a story about {name}, a {noun} and a {noun} in {city}.",
        "Write a poem about a {noun}.",
        "Write the beginning of a novel that starts with: {sentence}",
        "Write a dialogue between a {noun} and a {noun}.",
    ),
    "list": (
        "List {few} facts about {topic}.",
        "Give me {few} ideas for a {adjective} {noun}.",
        "What are the steps to {verb} a {noun}?",
        "List {few} things that one can do in {city}.",
        "Write a shopping list for a {adjective} {noun}.",
        "Name {few} kinds of {noun}.",
    ),
    "repetition": (
        "Repeat this text word for word: {sentences}",
        "Copy the following text exactly:\n\n{paragraph}",
        "Correct the spelling of this text and return all of it:\n\n{sentences}",
        "Rewrite this text in capital letters: {sentence}",
        "Repeat this code exactly:\n\n{function}",
    ),
    "definition": (
        "Define the word {noun}.",
        "What does it mean to {verb}? Give examples.",
        "Explain {topic} to a child.",
        "Use the words {nouns} in sentences.",
    ),
    "writing": (
        "Write an email to {name} about a {adjective} {noun}.",
        "Rewrite this to be more formal: {sentence}",
        "Write a product description for a {adjective} {noun}.",
        "Write a short essay on why people {verb}.",
        "Write a review of a {noun} bought in {city}.",
        "Give me advice: my {noun} is too {adjective}.",
    ),
}
"""Templates by kind of task."""
