"""The laboratory: comparisons of changed cards and rules that players order, and that nobody else notices."""

from cardwright.server.lab.comparisons import Comparisons

__all__ = ["Comparisons"]
