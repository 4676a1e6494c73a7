"""Cartoverse in a terminal: two rows for each side, the columns between them, heroes, chain and hand."""

from cardwright.cli.boards.cartoverse.terminal_board import Board

__all__ = ["Board"]
