"""The prose that visitors read, in one place, so that it can be edited and translated.

Plain strings with {placeholders}; a module for each part of the page.
"""

from specviz.words.examples import CONTINUATIONS, REQUESTS
from specviz.words.explore import EXPLORE
from specviz.words.learn import FAILURES, LEARN, QUESTIONS, STOPS
from specviz.words.links import LINKS
from specviz.words.myths import MYTHS
from specviz.words.page import DRAFTERS, FILES, PAGE, PAIRS
from specviz.words.pay import PAY
from specviz.words.race import SAMPLING
from specviz.words.recorded import RECORDED
from specviz.words.viewer import VIEWER

__all__ = [
    "CONTINUATIONS",
    "DRAFTERS",
    "EXPLORE",
    "FAILURES",
    "FILES",
    "LEARN",
    "LINKS",
    "MYTHS",
    "PAGE",
    "PAIRS",
    "PAY",
    "QUESTIONS",
    "RECORDED",
    "REQUESTS",
    "SAMPLING",
    "STOPS",
    "VIEWER",
]
