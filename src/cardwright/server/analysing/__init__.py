"""Finished matches that players want judged, and that nobody else notices."""

from cardwright.server.analysing.analysing import Analysing

__all__ = ["Analysing"]
