"""The prose that visitors read, in one place, so that it can be edited and translated.

Plain strings with {placeholders}; a module for each part of the page. What is read from these
names is in the language of whoever is served.
"""

from specviz.words import examples, explore, learn, links, myths, page, pay, race, recorded, viewer
from specviz.words.speaking import words

CONTINUATIONS = words("CONTINUATIONS", examples.CONTINUATIONS)
DRAFTERS = words("DRAFTERS", page.DRAFTERS)
EXPLORE = words("EXPLORE", explore.EXPLORE)
FAILURES = words("FAILURES", learn.FAILURES)
FILES = words("FILES", page.FILES)
LEARN = words("LEARN", learn.LEARN)
LINKS = words("LINKS", links.LINKS)
MYTHS = words("MYTHS", myths.MYTHS)
PAGE = words("PAGE", page.PAGE)
PAIRS = words("PAIRS", page.PAIRS)
PAY = words("PAY", pay.PAY)
QUESTIONS = words("QUESTIONS", learn.QUESTIONS)
RECORDED = words("RECORDED", recorded.RECORDED)
REQUESTS = words("REQUESTS", examples.REQUESTS)
SAMPLING = words("SAMPLING", race.SAMPLING)
STOPS = words("STOPS", learn.STOPS)
VIEWER = words("VIEWER", viewer.VIEWER)

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
