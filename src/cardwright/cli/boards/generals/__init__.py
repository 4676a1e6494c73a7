"""Generals in a terminal: nine by five squares, both players, the hand, and whatever is pointed out."""

from cardwright.cli.boards.generals.board import Board

__all__ = ["Board"]
