"""Generals in a terminal: nine by five squares, both players, the hand, and what is highlighted."""

from cardwright.cli.boards.generals.terminal_board import Board

__all__ = ["Board"]
