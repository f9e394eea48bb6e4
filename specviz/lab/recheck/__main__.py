"""Makes all or the named recordings again and prints one line of comparison for each.

Skips recordings of other machines unless --anywhere is given. With --update, new recordings replace
the old ones; a recording that a busy machine disturbed is made once more, and rejected if it is
disturbed again. After an interruption, the same command resumes.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

from specviz.errors import SettingsError, SpecVizError
from specviz.lab import recheck
from specviz.lab.recheck.cache import again, folder, make
from specviz.lab.recheck.facts import KINDS, compare
from specviz.lab.recordings import Item, Kind, items
from specviz.models.machine import describe, pick_device

QUICK = 120  # seconds; --quick leaves out recordings that take longer


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0 if all recordings hold or were replaced, 1 if not, 2 for misuse."""
    options = _options(arguments)
    try:
        chosen = choose(options.names, options.kind, quick=options.quick)
    except SettingsError as error:
        print(f"recheck: {error}", file=sys.stderr)
        return 2
    here = describe(pick_device()).processor
    seconds = sum(item.seconds for item in chosen)
    print(f"Recordings: {len(chosen)}, up to {seconds / 60:.0f} min", file=sys.stderr, flush=True)
    fine = True
    for item, line, held in judged(chosen, here, anywhere=options.anywhere, update=options.update):
        print(f"{item.label}: {line}", flush=True)
        fine = fine and held
    return 0 if fine else 1


def choose(names: Sequence[str], kind: Kind | None, *, quick: bool) -> list[Item]:
    """Return the requested recordings, by NAME or KIND/NAME; all if no names are given.

    Raises:
        SettingsError: no recording has one of the names.
    """
    known = items()
    wrong = [n for n in names if n not in {x for item in known for x in (item.name, item.label)}]
    if wrong:
        raise SettingsError(
            f"There is no recording {wrong[0]!r:.60}. Choose from "
            f"{', '.join(item.label for item in known)}."
        )
    return [
        item
        for item in known
        if (not names or item.name in names or item.label in names)
        and kind in (None, item.kind)
        and not (quick and item.seconds > QUICK)
    ]


def judged(
    chosen: Sequence[Item], here: str, *, anywhere: bool, update: bool
) -> Iterator[tuple[Item, str, bool]]:
    """Make and compare each recording; yield it with the line to print and whether it is fine.

    Args:
        here: this machine's processor.
        anywhere: whether to include recordings of other machines.
        update: whether to replace the recordings.
    """
    kept = folder(here)
    for item in chosen:
        try:
            yield item, *_judge(item, kept, here, anywhere=anywhere, update=update)
        except SpecVizError as error:
            yield item, f"not compared: {error}", False


def _judge(item: Item, kept: Path, here: str, *, anywhere: bool, update: bool) -> tuple[str, bool]:
    read = KINDS[item.kind]
    old = item.file.read_bytes() if item.file.is_file() else None
    there = here if old is None else read(old).machine.processor
    if there != here and not anywhere:
        return f"skipped: recorded on {there}, this is {here} (--anywhere)", True
    made = make(item, kept)
    if update and read(made.read_bytes()).busy:
        again(item, made)
    new = made.read_bytes()
    line, holds = "not recorded yet", False
    if old is not None:
        differs, left = compare(item.kind, old, new)
        line = "; ".join([f"differs: {', '.join(differs)}" if differs else "holds", *left])
        holds = not differs
    if why := read(new).busy:
        made.unlink()  # so that the next call makes it again
        refused = f"{line}; not recorded: {why}. Try again when the machine is idle."
        return (refused, False) if update else (line, holds)
    if not update:
        return line, holds
    item.file.write_bytes(new)
    return f"{line}; recorded", True


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    whole = argparse.ArgumentParser(
        prog="python -m specviz.lab.recheck",
        description=f"{__doc__}\n{recheck.__doc__}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("names", nargs="*", metavar="NAME", help="NAME or KIND/NAME (default: all)")
    whole.add_argument("--kind", choices=get_args(Kind), help="only this kind")
    whole.add_argument("--quick", action="store_true", help="only those under two minutes")
    whole.add_argument("--anywhere", action="store_true", help="also those of other machines")
    whole.add_argument("--update", action="store_true", help="replace the recordings by new ones")
    return whole.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
