"""A web page with plots of a series: one file that needs nothing else."""

from cardwright.arena.report.page import page

__all__ = ["page"]
