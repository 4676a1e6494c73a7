"""In which order the tests run, and that Ctrl-C reaches what they start."""

import signal
from typing import Final

import pytest

# In the background of a shell Ctrl-C is ignored, and would be by every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Begun last, one of these would leave the other workers without anything to do.
LONGEST: Final = (
    "test_guides.py",
    "mutants/test_cards.py",
    "test_openspiel.py",
    "test_leaks.py",
    "test_playthroughs.py",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONGEST))
