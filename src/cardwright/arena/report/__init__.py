"""A page with plots of what a series says, for a browser: one file that needs nothing else."""

from cardwright.arena.report.page import page

__all__ = ["page"]
