"""A process that another one has started ends when that one does, however that ends."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def leave_with_the_parent() -> None:
    """From now on, even from the middle of a thought."""
    Thread(target=leave_after_the_parent, daemon=True).start()


def leave_after_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
