"""One table: who sits where, the questions put to them, the clock, the log, and what each seat may see."""

from cardwright.match.question import Closed, Question
from cardwright.match.table import Table, resume, set_up, set_up_at, set_up_from
from cardwright.match.view import View

__all__ = ["Closed", "Question", "Table", "View", "resume", "set_up", "set_up_at", "set_up_from"]
