"""Pantheon in a terminal: every player with hero and field, the chain, the hand, and everything you may do."""

from cardwright.cli.boards.pantheon.terminal_board import Board

__all__ = ["Board"]
