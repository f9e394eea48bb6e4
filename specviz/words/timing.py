"""What is said of times that cannot be relied on, everywhere."""

BUSY = (
    "The machine was busy with other work: do not rely on these speeds. Measure again when it is"
    " idle."
)
BUSY_RUNS = (
    "The machine was busy with other work in {busy} of these {n} runs: do not rely on these speeds."
    " Measure again when it is idle."
)
IMPOSSIBLE = (
    "A round seems to take less time than one plain step, which is impossible: other work disturbed"
    " these times. Measure again when the machine is idle."
)
UNCHECKED = "These runs did not check whether the machine was busy with other work."
