"""Updates the translations when the English changes.

    python -m specviz.words update                    # the .po and .mo of every language
    python -m specviz.words missing [--language es]   # sentences to translate; exit 1 if any

After `update`, edit the .po file (an editor such as Poedit shows the old English beside the new),
remove the `fuzzy` mark from entries that are correct, and run `update` again.
"""

import argparse
import sys

from specviz.words.sources import sentences
from specviz.words.translations import TRANSLATED, lacking, merge, po_path, read, write


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    about, _, usage = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m specviz.words",
        description=about,
        epilog=usage,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=["update", "missing"])
    parser.add_argument("--language", choices=TRANSLATED, help="only this one")
    asked = parser.parse_args(arguments)
    english = sentences()
    count = 0
    for language in [asked.language] if asked.language else TRANSLATED:
        path = po_path(language)
        file = read(path)
        if asked.command == "update":
            write(merge(file, english, language), path)
            continue
        for why, where, sentence in lacking(file, english):
            sys.stdout.write(f"{language} {why}: {' '.join(where.split())}: {sentence!r}\n")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
