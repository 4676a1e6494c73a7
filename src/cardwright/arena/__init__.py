"""Many matches: series between agents, tournaments, their statistics, and how far to trust them.

``planned`` makes a ``Series``; a ``Campaign`` of one or more is played by ``play_all`` on an ``Engine``, this machine
(``local``) or a cluster, with the same sums; ``Statistics`` and ``Standings`` say what they mean.
"""

from cardwright.arena.campaign import Campaign
from cardwright.arena.campaign_run import play_all
from cardwright.arena.deck import NamedDeck
from cardwright.arena.engines import Engine, local
from cardwright.arena.journal import Journal
from cardwright.arena.rating import Rating, ratings
from cardwright.arena.series import Series, planned
from cardwright.arena.statistics import Statistics
from cardwright.arena.totals import Totals
from cardwright.arena.tournament import Standings, round_robin, round_robin_of_decks
from cardwright.arena.win_rate import WinRate, wilson

__all__ = [
    "Campaign",
    "Engine",
    "NamedDeck",
    "Statistics",
    "Journal",
    "Rating",
    "WinRate",
    "Series",
    "Standings",
    "Totals",
    "local",
    "planned",
    "play_all",
    "ratings",
    "round_robin",
    "round_robin_of_decks",
    "wilson",
]
