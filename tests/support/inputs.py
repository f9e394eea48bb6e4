"""The tables of `specviz/commands/inputs.md`, which tests walk."""

from support.paths import ROOT

PAGE = ROOT / "specviz" / "commands" / "inputs.md"


def rows(section: str) -> dict[str, str]:
    """Return the forms of one section of the page, each with its outcome."""
    text = PAGE.read_text(encoding="utf-8").split(f"\n## {section}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {form: outcome for form, outcome, _ in cells}
