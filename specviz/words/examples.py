"""Prompts to start from, each with its kind, as on Explore, and what is worth watching for."""

CONTINUATIONS = [
    {
        "kind": "story",
        "prompt": (
            "Once upon a time, there was a child named Amira who lived on a farm near the hills."
            " Amira had a green lamp and loved it more than anything in the world."
        ),
        "notice": "A familiar plot: the draft often sees the next words coming.",
    },
    {
        "kind": "python",
        "prompt": (
            "class Stack:\n"
            '    """A last-in, first-out collection."""\n'
            "\n"
            "    def __init__(self, items=None):\n"
            "        self._items = []\n"
            "        if items is not None:"
        ),
        "notice": "Indentation, `self.` and brackets are easy guesses; new names are hard ones.",
    },
    {
        "kind": "prose",
        "prompt": (
            "Elizabeth was surprised to find that her sister had already left the room. She had"
            " expected a long conversation with"
        ),
        "notice": "Prose in Jane Austen's manner: many words could follow, so more is rejected.",
    },
    {
        "kind": "json",
        "prompt": (
            "[\n  {\n"
            '    "id": 1,\n    "name": "Hana Lopez",\n    "email": "hana.lopez@example.com",\n'
            '    "age": 55,\n    "city": "Madrid",\n    "country": "Spain",'
        ),
        "notice": "Keys, quotes and brackets are certain; only the values can surprise.",
    },
    {
        "kind": "table",
        "prompt": (
            "| day | city | temperature | sky |\n| --- | --- | --- | --- |\n"
            "| Tuesday | Rome | 11 | wind |\n| Wednesday | Rome | 14 | cloud |"
        ),
        "notice": "The frame of each row is accepted at once; the numbers are open.",
    },
    {
        "kind": "arithmetic",
        "prompt": (
            "Felix has 52 books and gives away 11. How many books are left?\n"
            "Felix starts with 52 books.\n52 - 11 = 41.\nAnswer: 41\n\n"
            "What is 13 x 4?"
        ),
        "notice": "Watch the digits: the draft knows the form of the answer, not the result.",
    },
    {
        "kind": "questions",
        "prompt": (
            "Question: What is the capital of Poland?\n"
            "Answer: The capital of Poland is Warsaw.\n\n"
            "Question: How many legs does a dog have?"
        ),
        "notice": "The answer repeats the question: easy. The fact itself is the hard token.",
    },
    {
        "kind": "counting",
        "prompt": "Numbers in words:\n42 = forty-two\n43 = forty-three\n44 = forty-four",
        "notice": "Almost nothing can surprise here: whole rounds are accepted.",
    },
    {
        "kind": "definitions",
        "prompt": (
            "geochemistry (noun): the chemistry of the earth's crust\n"
            "geographer (noun): an expert on geography"
        ),
        "notice": "The form is fixed, the meaning is not: acceptance rises and falls in each line.",
    },
    {
        "kind": "repetition",
        "prompt": (
            "The planets from the sun:\n1. Mercury\n2. Venus\n3. Earth\n4. Mars\n5. Jupiter\n"
            "6. Saturn\n7. Uranus\n8. Neptune\n\n"
            "The planets from the sun:\n1. Mercury"
        ),
        "notice": "Copying: here prompt lookup can guess as well as a model, at no cost.",
    },
]
"""Texts to continue, for models that do nothing else."""

REQUESTS = [
    {
        "kind": "story",
        "prompt": "Write a short story about a lighthouse keeper and a seal.",
        "notice": "Many words could follow, so guesses are often rejected; names come back easily.",
    },
    {
        "kind": "code",
        "prompt": "Write a Python function that counts how often each word occurs in a text.",
        "notice": "Indentation, brackets and names seen before are easy; new names are not.",
    },
    {
        "kind": "json",
        "prompt": "Describe three fruits as a JSON list with the keys name, colour and price.",
        "notice": "Keys, quotes and brackets are certain; only the values can surprise.",
    },
    {
        "kind": "question",
        "prompt": "What is the capital of France, and what is it known for?",
        "notice": "The answer takes up the words of the question: those are easy.",
    },
    {
        "kind": "list",
        "prompt": "Give me six tips for a first day at a new job.",
        "notice": "Numbers and line ends are accepted; each tip begins with a hard token.",
    },
    {
        "kind": "reasoning",
        "prompt": "A ticket costs 12 euros. What do 7 tickets cost? Explain step by step.",
        "notice": "Watch the digits: the draft knows the form of the answer, not the result.",
    },
    {
        "kind": "translation",
        "prompt": "Translate to French: The train to Paris leaves at eight in the morning.",
        "notice": "Another language is cut into more tokens, and many of them are hard to guess.",
    },
    {
        "kind": "summary",
        "prompt": (
            "Summarize in one sentence: The town library was built in 1910 and was closed for two"
            " years after a fire. Volunteers saved most of the books, dried them and lent them out"
            " from a school until the new building opened last spring."
        ),
        "notice": "Whole phrases come from the prompt: try prompt lookup as the drafter.",
    },
    {
        "kind": "repetition",
        "prompt": (
            "Repeat this text word for word: The meeting begins at ten o'clock in room 204. Bring"
            " the printed figures of the last three months."
        ),
        "notice": "What is copied can be looked up: prompt lookup costs next to nothing.",
    },
]
"""Requests, for models that chat."""
