"""Text made by rule: JSON, tables, counting, sums, questions, and copies with small edits.

Every document is a function of ``(kind, seed)`` alone. Even seeds are for training and odd seeds
are held out, so that generators need no state.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence

FIRST_NAMES = (
    "Ada", "Alan", "Amira", "Ben", "Carla", "Chen", "Dana", "David", "Elena", "Emma", "Felix",
    "Grace", "Hana", "Hugo", "Ines", "Ivan", "Jane", "Julia", "Kofi", "Laura", "Leo", "Lin",
    "Maria", "Marta", "Max", "Mina", "Nadia", "Nina", "Omar", "Oscar", "Paul", "Priya", "Rosa",
    "Sam", "Sara", "Tariq", "Tom", "Vera", "Yuki", "Zoe",
)  # fmt: skip
LAST_NAMES = (
    "Adams", "Baker", "Brown", "Clark", "Cohen", "Costa", "Davis", "Evans", "Fischer", "Garcia",
    "Green", "Hall", "Ito", "Jones", "Khan", "King", "Kumar", "Lee", "Lopez", "Martin", "Meyer",
    "Moore", "Novak", "Okafor", "Park", "Patel", "Reed", "Rossi", "Sato", "Silva", "Smith",
    "Stone", "Taylor", "Turner", "Walker", "Weber", "White", "Wilson", "Wood", "Young",
)  # fmt: skip
CITIES = {
    "Amsterdam": "Netherlands", "Athens": "Greece", "Berlin": "Germany", "Boston": "USA",
    "Cairo": "Egypt", "Chicago": "USA", "Dublin": "Ireland", "Geneva": "Switzerland",
    "Lagos": "Nigeria", "Lima": "Peru", "Lisbon": "Portugal", "London": "UK", "Madrid": "Spain",
    "Mumbai": "India", "Nairobi": "Kenya", "Oslo": "Norway", "Paris": "France", "Rome": "Italy",
    "Seoul": "South Korea", "Sydney": "Australia", "Tokyo": "Japan", "Toronto": "Canada",
    "Vienna": "Austria", "Warsaw": "Poland",
}  # fmt: skip
PRODUCTS = {
    "notebook": 450, "pencil": 120, "backpack": 3900, "desk lamp": 2450, "keyboard": 4999,
    "mouse": 1999, "monitor": 17900, "office chair": 12900, "coffee mug": 899, "teapot": 2199,
    "water bottle": 1250, "headphones": 5999, "phone case": 1499, "USB cable": 799,
    "wall clock": 2299, "umbrella": 1850, "scarf": 1599, "bookshelf": 8999,
}  # fmt: skip
JOBS = {
    "engineer": "Engineering", "designer": "Design", "accountant": "Finance", "analyst": "Finance",
    "writer": "Marketing", "manager": "Operations", "technician": "Support",
    "scientist": "Research",
}  # fmt: skip
CAPITALS = {
    "Austria": "Vienna", "Belgium": "Brussels", "Canada": "Ottawa", "China": "Beijing",
    "Cuba": "Havana", "Denmark": "Copenhagen", "Egypt": "Cairo", "Finland": "Helsinki",
    "France": "Paris", "Germany": "Berlin", "Greece": "Athens", "Hungary": "Budapest",
    "India": "New Delhi", "Ireland": "Dublin", "Italy": "Rome", "Japan": "Tokyo",
    "Kenya": "Nairobi", "Norway": "Oslo", "Peru": "Lima", "Poland": "Warsaw",
    "Portugal": "Lisbon", "Spain": "Madrid", "Sweden": "Stockholm", "Thailand": "Bangkok",
}  # fmt: skip
OPPOSITES = {
    "hot": "cold", "big": "small", "fast": "slow", "light": "dark", "early": "late",
    "open": "closed", "old": "new", "happy": "sad", "high": "low", "full": "empty",
    "hard": "soft", "wet": "dry", "rich": "poor", "long": "short", "near": "far",
    "strong": "weak", "loud": "quiet", "clean": "dirty", "heavy": "light", "safe": "dangerous",
}  # fmt: skip
ANIMALS = {
    "cat": 4, "dog": 4, "horse": 4, "cow": 4, "sheep": 4, "hen": 2, "duck": 2, "spider": 8,
    "bee": 6, "ant": 6, "frog": 4, "owl": 2, "goat": 4, "rabbit": 4,
}  # fmt: skip
SEQUENCES: dict[str, Sequence[str]] = {
    "The days of the week": (
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ),
    "The months of the year": (
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ),
    "The planets from the sun": (
        "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
    ),
    "The colours of the rainbow": (
        "red", "orange", "yellow", "green", "blue", "indigo", "violet",
    ),
    "The alphabet": tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    "The letters": tuple("abcdefghijklmnopqrstuvwxyz"),
    "The Greek letters": (
        "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa",
        "lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "sigma", "tau", "upsilon", "phi",
        "chi", "psi", "omega",
    ),
}  # fmt: skip
_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()


def number_word(number: int) -> str:
    """``47`` → ``forty-seven``, for 0 to 100."""
    if number < 20:
        return _ONES[number]
    if number == 100:
        return "one hundred"
    tens, ones = divmod(number, 10)
    return _TENS[tens] + (f"-{_ONES[ones]}" if ones else "")


def _price(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02d}"


def _person(rng: random.Random, number: int) -> dict[str, object]:
    first, last = rng.choice(FIRST_NAMES), rng.choice(LAST_NAMES)
    city = rng.choice(list(CITIES))
    return {
        "id": number,
        "name": f"{first} {last}",
        "email": f"{first}.{last}@example.com".lower(),
        "age": rng.randint(18, 79),
        "city": city,
        "country": CITIES[city],
        "active": rng.random() < 0.7,
    }


def _order_line(rng: random.Random) -> dict[str, object]:
    product = rng.choice(list(PRODUCTS))
    quantity, cents = rng.randint(1, 5), PRODUCTS[product]
    return {
        "product": product,
        "quantity": quantity,
        "price": cents / 100,
        "total": quantity * cents / 100,
    }


def json_document(rng: random.Random) -> str:
    """People, orders, configurations or events with fixed schemas; totals add up."""
    style = rng.choice(("people", "people", "orders", "config", "events"))
    first = rng.choice((1, 1, rng.randint(2, 900)))
    count = rng.randint(2, 7)
    value: object
    if style == "people":
        value = [_person(rng, first + step) for step in range(count)]
    elif style == "orders":
        orders = []
        for step in range(rng.randint(1, 4)):
            lines = [_order_line(rng) for _ in range(rng.randint(1, 3))]
            total = sum(round(100 * float(str(line["total"]))) for line in lines) / 100
            orders.append(
                {
                    "order": 1000 + first + step,
                    "customer": f"{rng.choice(FIRST_NAMES)} {rng.choice(LAST_NAMES)}",
                    "items": lines,
                    "total": total,
                    "status": rng.choice(("paid", "pending", "shipped", "delivered")),
                }
            )
        value = {"orders": orders}
    elif style == "config":
        name = rng.choice(("web", "api", "worker", "mail", "search", "cache"))
        value = {
            "service": name,
            "version": f"{rng.randint(1, 4)}.{rng.randint(0, 9)}.{rng.randint(0, 9)}",
            "debug": rng.random() < 0.3,
            "server": {"host": "localhost", "port": rng.choice((80, 443, 3000, 5000, 8000, 8080))},
            "database": {
                "host": f"db.{name}.example.com",
                "port": 5432,
                "name": f"{name}_data",
                "user": f"{name}_user",
                "pool_size": rng.choice((5, 10, 20)),
            },
            "logging": {
                "level": rng.choice(("debug", "info", "warning", "error")),
                "file": f"/var/log/{name}.log",
            },
            "features": {
                feature: rng.random() < 0.5
                for feature in ("login", "search", "upload", "comments", "export")
            },
        }
    else:
        day, hour = rng.randint(1, 28), rng.randint(6, 12)
        value = {
            "events": [
                {
                    "id": first + step,
                    "date": f"2026-{rng.randint(1, 12):02d}-{day:02d}",
                    "time": f"{hour + step:02d}:00",
                    "title": f"Meeting with {rng.choice(FIRST_NAMES)}",
                    "room": rng.choice("ABCD") + str(rng.randint(1, 9)),
                    "duration_minutes": rng.choice((30, 45, 60, 90)),
                }
                for step in range(count)
            ]
        }
    return json.dumps(value, indent=2) + "\n"


def _table_rows(rng: random.Random) -> tuple[list[str], list[list[str]]]:
    style = rng.choice(("people", "stock", "scores", "weather", "powers"))
    count = rng.randint(5, 14)
    rows: list[list[str]] = []
    if style == "people":
        header = ["id", "name", "department", "role", "city"]
        for number in range(1, count + 1):
            job = rng.choice(list(JOBS))
            rows.append([str(number), rng.choice(FIRST_NAMES), JOBS[job], job,
                         rng.choice(list(CITIES))])  # fmt: skip
    elif style == "stock":
        header = ["product", "price", "quantity", "value"]
        for product in rng.sample(list(PRODUCTS), count):
            quantity = rng.randint(1, 9)
            rows.append([product, _price(PRODUCTS[product]), str(quantity),
                         _price(quantity * PRODUCTS[product])])  # fmt: skip
    elif style == "scores":
        header = ["rank", "name", "points"]
        points = rng.randint(80, 100)
        for rank, name in enumerate(rng.sample(FIRST_NAMES, count), 1):
            rows.append([str(rank), name, str(points)])
            points -= rng.randint(0, 4)
    elif style == "weather":
        header = ["day", "city", "temperature", "sky"]
        city = rng.choice(list(CITIES))
        first = rng.randrange(7)
        days = SEQUENCES["The days of the week"]
        for step in range(count):
            rows.append([days[(first + step) % 7], city, str(rng.randint(8, 24)),
                         rng.choice(("sun", "cloud", "rain", "wind"))])  # fmt: skip
    else:
        header = ["n", "n squared", "n cubed"]
        first = rng.randint(1, 8)
        rows = [[str(n), str(n * n), str(n**3)] for n in range(first, first + count)]
    return header, rows


def table_document(rng: random.Random) -> str:
    """A CSV or Markdown table; computed columns are correct."""
    header, rows = _table_rows(rng)
    if rng.random() < 0.5:
        return "\n".join(",".join(row) for row in [header, *rows]) + "\n"
    rule = ["---"] * len(header)
    return "\n".join(f"| {' | '.join(row)} |" for row in [header, rule, *rows]) + "\n"


def counting_document(rng: random.Random) -> str:
    """Number sequences, well-known lists, numbers in words, numbered lists."""
    style = rng.choice(("count", "count", "list", "list", "words", "numbered", "down"))
    if style in ("count", "down"):
        step = rng.choice((1, 1, 2, 3, 5, 10, 100))
        first = rng.choice((0, step, rng.randint(0, 40)))
        count = rng.randint(15, 60)
        numbers = [first + step * position for position in range(count)]
        if style == "down":
            numbers.reverse()
        name = "backwards " if style == "down" else ""
        separator = rng.choice((", ", ", ", "\n", " "))
        head = f"Counting {name}by {number_word(step)}:"
        return (
            head + ("\n" if separator == "\n" else " ") + separator.join(map(str, numbers)) + "\n"
        )
    if style == "list":
        parts = []
        for name in rng.sample(list(SEQUENCES), rng.randint(2, 4)):
            items = SEQUENCES[name]
            if rng.random() < 0.5:
                parts.append(f"{name}: {', '.join(items)}.")
            else:
                rows = (f"{number}. {item}" for number, item in enumerate(items, 1))
                parts.append(f"{name}:\n" + "\n".join(rows))
        return "\n\n".join(parts) + "\n"
    if style == "words":
        first = rng.randint(0, 60)
        last = min(100, first + rng.randint(15, 40))
        rows = (f"{number} = {number_word(number)}" for number in range(first, last + 1))
        return "Numbers in words:\n" + "\n".join(rows) + "\n"
    things = rng.choice((list(PRODUCTS), list(CITIES), list(ANIMALS), list(CAPITALS)))
    chosen = sorted(rng.sample(things, rng.randint(8, 14)))
    return "In alphabetical order:\n" + "\n".join(
        f"{number}. {thing}" for number, thing in enumerate(chosen, 1)
    ) + "\n"  # fmt: skip


def _addition(rng: random.Random) -> str:
    a, b = rng.randint(11, 89), rng.randint(11, 89)
    tens, ones = a // 10 * 10 + b // 10 * 10, a % 10 + b % 10
    return (
        f"What is {a} + {b}?\n"
        f"Tens: {a // 10 * 10} + {b // 10 * 10} = {tens}.\n"
        f"Ones: {a % 10} + {b % 10} = {ones}.\n"
        f"Sum: {tens} + {ones} = {a + b}.\n"
        f"Answer: {a + b}\n"
    )


def _multiplication(rng: random.Random) -> str:
    a, b = rng.randint(11, 49), rng.randint(2, 9)
    tens, ones = a // 10 * 10, a % 10
    return (
        f"What is {a} x {b}?\n"
        f"Tens: {tens} x {b} = {tens * b}.\n"
        f"Ones: {ones} x {b} = {ones * b}.\n"
        f"Sum: {tens * b} + {ones * b} = {a * b}.\n"
        f"Answer: {a * b}\n"
    )


def _word_problem(rng: random.Random) -> str:
    name, thing = rng.choice(FIRST_NAMES), rng.choice(("apples", "books", "coins", "pens", "cards"))
    have, change = rng.randint(12, 60), rng.randint(2, 11)
    if rng.random() < 0.5:
        return (
            f"{name} has {have} {thing} and buys {change} more. How many {thing} are there now?\n"
            f"{name} starts with {have} {thing}.\n"
            f"{have} + {change} = {have + change}.\n"
            f"Answer: {have + change}\n"
        )
    return (
        f"{name} has {have} {thing} and gives away {change}. How many {thing} are left?\n"
        f"{name} starts with {have} {thing}.\n"
        f"{have} - {change} = {have - change}.\n"
        f"Answer: {have - change}\n"
    )


def arithmetic_document(rng: random.Random) -> str:
    """Sums worked step by step, word problems, times tables."""
    if rng.random() < 0.3:
        tables = rng.sample(range(2, 13), 3)
        return "\n".join(
            f"The {number} times table:\n"
            + "".join(f"{row} x {number} = {row * number}\n" for row in range(1, 13))
            for number in tables
        )
    makers = (_addition, _multiplication, _word_problem)
    return "\n".join(rng.choice(makers)(rng) for _ in range(rng.randint(4, 9)))


def _question(rng: random.Random) -> tuple[str, str]:
    style = rng.choice(("capital", "opposite", "legs", "after", "before", "country", "parity"))
    if style == "capital":
        country = rng.choice(list(CAPITALS))
        question = f"What is the capital of {country}?"
        answer = f"The capital of {country} is {CAPITALS[country]}."
    elif style == "opposite":
        word = rng.choice(list(OPPOSITES))
        question = f'What is the opposite of "{word}"?'
        answer = f'The opposite of "{word}" is "{OPPOSITES[word]}".'
    elif style == "legs":
        animal = rng.choice(list(ANIMALS))
        article = "an" if animal[0] in "aeiou" else "a"
        question = f"How many legs does {article} {animal} have?"
        answer = f"{article.capitalize()} {animal} has {number_word(ANIMALS[animal])} legs."
    elif style in ("after", "before"):
        unit = rng.choice(("day", "month"))
        items = SEQUENCES["The days of the week" if unit == "day" else "The months of the year"]
        index = rng.randrange(len(items))
        other = items[(index + (1 if style == "after" else -1)) % len(items)]
        question = f"Which {unit} comes {style} {items[index]}?"
        answer = f"The {unit} {style} {items[index]} is {other}."
    elif style == "country":
        city = rng.choice(list(CITIES))
        country = CITIES[city]
        article = "the " if country in ("UK", "USA", "Netherlands") else ""
        question, answer = f"In which country is {city}?", f"{city} is in {article}{country}."
    else:
        number = rng.randint(1, 40)
        question = f"Is {number} even or odd?"
        answer = f"{number} is {'even' if number % 2 == 0 else 'odd'}."
    return question, answer


def questions_document(rng: random.Random) -> str:
    """Short questions with full-sentence answers."""
    pairs = (_question(rng) for _ in range(rng.randint(5, 10)))
    return "\n".join(f"Question: {question}\nAnswer: {answer}\n" for question, answer in pairs)


def story_document(rng: random.Random) -> str:
    """A very short tale told by template: who, where, what was lost, who helped."""
    hero, friend = rng.sample(FIRST_NAMES, 2)
    animal = rng.choice(list(ANIMALS))
    thing = rng.choice(("hat", "key", "kite", "letter", "lamp", "ball", "book", "drum"))
    colour = rng.choice(SEQUENCES["The colours of the rainbow"])
    place = rng.choice(
        (
            "in a small house by the sea", "on a farm near the hills",
            "in a village beside the river", "at the edge of a great forest",
        )
    )  # fmt: skip
    where = rng.choice(
        (
            "under the bed", "behind the door", "in the garden", "on the roof",
            "inside an old box", "beside the well",
        )
    )  # fmt: skip
    weather = rng.choice(("sunny", "rainy", "windy", "cold", "bright"))
    article = "an" if colour[0] in "aeiou" else "a"
    visitor = f"An {animal}" if animal[0] in "aeiou" else f"A {animal}"
    return (
        f"Once upon a time, there was a child named {hero} who lived {place}. "
        f"{hero} had {article} {colour} {thing} and loved it more than anything in the world.\n\n"
        f"One {weather} morning, the {colour} {thing} was gone. {hero} looked everywhere, "
        f"but could not find it. \"Where is my {thing}?\" said {hero}.\n\n"
        f"{visitor} came along the road. \"Why are you so sad?\" asked the {animal}. "
        f"\"I have lost my {colour} {thing},\" said {hero}. "
        f"\"Let us ask {friend},\" said the {animal}.\n\n"
        f"So {hero} and the {animal} went to see {friend}. {friend} thought for a while and said, "
        f"\"Did you look {where}?\" They ran home together and looked {where}. "
        f"There was the {colour} {thing}!\n\n"
        f"\"Thank you, {friend},\" said {hero}. \"Thank you, little {animal}.\" "
        f"And from that day on, {hero}, {friend} and the {animal} were the best of friends.\n"
    )  # fmt: skip


def edit_document(rng: random.Random, passage: str, replacements: Sequence[str]) -> str:
    """A passage, then its copy, either exact or with one word replaced throughout."""
    words = sorted({word for word in passage.split() if word.isalpha() and len(word) > 3})
    if not words or rng.random() < 0.35:
        return f"Original:\n{passage}\n\nCopy:\n{passage}\n"
    old, new = rng.choice(words), rng.choice(list(replacements))
    edited = " ".join(new if word == old else word for word in passage.split(" "))
    return f'Original:\n{passage}\n\nEdited, with "{new}" for "{old}":\n{edited}\n'


GENERATORS: dict[str, Callable[[random.Random], str]] = {
    "json": json_document,
    "table": table_document,
    "counting": counting_document,
    "arithmetic": arithmetic_document,
    "questions": questions_document,
    "story": story_document,
}


def generate(kind: str, seed: int, passages: Sequence[str] = ()) -> str:
    """The document of this kind and seed; a repetition copies or edits one of the passages."""
    rng = random.Random(f"{kind}-{seed}")
    if kind == "repetition":
        return edit_document(rng, rng.choice(passages), FIRST_NAMES + tuple(OPPOSITES))
    return GENERATORS[kind](rng)


def more_documents(
    kind: str, first: int, count: int, passages: list[str], held_out: list[str]
) -> Iterator[tuple[str, str]]:
    """Yield documents of a kind for ``count`` even seeds from ``first``, none of them held out."""
    apart = set(held_out)
    for seed in range(first, first + 2 * count, 2):
        if (text := generate(kind, seed, passages)) not in apart:
            yield f"{kind} seed {seed}", text
