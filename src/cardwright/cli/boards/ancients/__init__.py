"""Ancients in a terminal: two lanes side by side, with support and combat rows, cores, heroes, hand and shop."""

from cardwright.cli.boards.ancients.terminal_board import Board

__all__ = ["Board"]
