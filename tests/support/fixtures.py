"""Short names of pytest's fixtures, for signatures."""

import pytest

Output = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
