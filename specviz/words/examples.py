"""Example prompts, each with its kind (as on Explore) and a notice of what to watch for."""

CONTINUATIONS = [
    {
        "kind": "story",
        "prompt": "Once upon a time, there was a child named Amira who lived on a farm near the"
        " hills. Amira had a green lamp and loved it more than anything in the world.",
        "notice": "A familiar plot: the draft often guesses the next words.",
    },
    {
        "kind": "python",
        "prompt": "class Stack:\n"
        '    """A last-in, first-out collection."""\n'
        "\n"
        "    def __init__(self, items=None):\n"
        "        self._items = []\n"
        "        if items is not None:",
        "notice": "Indentation, `self.` and brackets are easy to guess; new names are hard.",
    },
    {
        "kind": "prose",
        "prompt": "Elizabeth was surprised to find that her sister had already left the room. She"
        " had expected a long conversation with",
        "notice": "In the style of Jane Austen: many words could follow, so more is rejected.",
    },
    {
        "kind": "json",
        "prompt": "[\n"
        "  {\n"
        '    "id": 1,\n'
        '    "name": "Hana Lopez",\n'
        '    "email": "hana.lopez@example.com",\n'
        '    "age": 55,\n'
        '    "city": "Madrid",\n'
        '    "country": "Spain",',
        "notice": "Keys, quotes and brackets are certain; only the values are hard to guess.",
    },
    {
        "kind": "table",
        "prompt": "| day | city | temperature | sky |\n"
        "| --- | --- | --- | --- |\n"
        "| Tuesday | Rome | 11 | wind |\n"
        "| Wednesday | Rome | 14 | cloud |",
        "notice": "The layout of each row is easy to guess; the numbers are not.",
    },
    {
        "kind": "arithmetic",
        "prompt": "Felix has 52 books and gives away 11. How many books are left?\n"
        "Felix starts with 52 books.\n"
        "52 - 11 = 41.\n"
        "Answer: 41\n"
        "\n"
        "What is 13 x 4?",
        "notice": "Watch the digits: the draft knows the format of the answer, but not the result.",
    },
    {
        "kind": "questions",
        "prompt": "Question: What is the capital of Poland?\n"
        "Answer: The capital of Poland is Warsaw.\n"
        "\n"
        "Question: How many legs does a dog have?",
        "notice": "Repeating the question is easy; the fact itself is the hard token.",
    },
    {
        "kind": "counting",
        "prompt": "Numbers in words:\n42 = forty-two\n43 = forty-three\n44 = forty-four",
        "notice": "Almost every token is certain: whole rounds are accepted.",
    },
    {
        "kind": "definitions",
        "prompt": "geochemistry (noun): the chemistry of the earth's crust\n"
        "geographer (noun): an expert on geography",
        "notice": "The format is fixed, the meaning is not: acceptance varies within each line.",
    },
    {
        "kind": "repetition",
        "prompt": "The planets from the sun:\n"
        "1. Mercury\n"
        "2. Venus\n"
        "3. Earth\n"
        "4. Mars\n"
        "5. Jupiter\n"
        "6. Saturn\n"
        "7. Uranus\n"
        "8. Neptune\n"
        "\n"
        "The planets from the sun:\n"
        "1. Mercury",
        "notice": "The text repeats itself: prompt lookup guesses as well as a model.",
    },
]
"""Texts to continue, for models that do not chat."""

REQUESTS = [
    {
        "kind": "story",
        "prompt": "Write a short story about a lighthouse keeper and a seal.",
        "notice": "Many words could follow, so more is rejected; repeated names are easy.",
    },
    {
        "kind": "code",
        "prompt": "Write a Python function that counts how often each word occurs in a text.",
        "notice": "Indentation, brackets and repeated names are easy to guess; new names are not.",
    },
    {
        "kind": "json",
        "prompt": "Describe three fruits as a JSON list with the keys name, colour and price.",
        "notice": "Keys, quotes and brackets are certain; only the values are hard to guess.",
    },
    {
        "kind": "question",
        "prompt": "What is the capital of France, and what is it known for?",
        "notice": "The answer repeats words of the question: those are easy.",
    },
    {
        "kind": "list",
        "prompt": "Give me six tips for a first day at a new job.",
        "notice": "Numbers and line breaks are easy; each tip begins with a hard token.",
    },
    {
        "kind": "reasoning",
        "prompt": "A ticket costs 12 euros. What do 7 tickets cost? Explain step by step.",
        "notice": "Watch the digits: the draft knows the format of the answer, but not the result.",
    },
    {
        "kind": "translation",
        "prompt": "Translate to French: The train to Paris leaves at eight in the morning.",
        "notice": "French takes more tokens here, and many of them are hard to guess.",
    },
    {
        "kind": "summary",
        "prompt": "Summarize in one sentence: The town library was built in 1910 and was closed for"
        " two years after a fire. Volunteers saved most of the books, dried them and lent them out"
        " from a school until the new building opened last spring.",
        "notice": "Whole phrases come from the prompt: let prompt lookup draft.",
    },
    {
        "kind": "repetition",
        "prompt": "Repeat this text word for word: The meeting begins at ten o'clock in room 204."
        " Bring the printed figures of the last three months.",
        "notice": "The answer copies the prompt: let prompt lookup draft, almost for free.",
    },
]
"""Requests, for models that chat."""
