"""The names of kinds of prompt."""

KINDS = {
    "arithmetic": "Arithmetic",
    "code": "Code",
    "code edit": "Code edit",
    "counting": "Counting",
    "definition": "Definition",
    "definitions": "Definitions",
    "json": "JSON",
    "list": "List",
    "prose": "Prose",
    "python": "Python",
    "question": "Question",
    "questions": "Questions",
    "reasoning": "Reasoning",
    "repetition": "Repetition",
    "story": "Story",
    "summary": "Summary",
    "table": "Table",
    "translation": "Translation",
}
"""Kinds of prompt in the suites; a visitor's own kinds keep the names that they typed."""
