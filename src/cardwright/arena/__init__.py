"""Many matches: series between agents, tournaments, what they say, and how far it can be trusted.

``planned`` makes a ``Series``; a ``Campaign`` of one or more is played by ``play_all``, in this process or in many, and
gives the same sums; ``Figures`` and ``Standings`` say what they mean.
"""

from cardwright.arena.campaign import Campaign
from cardwright.arena.crew import play_all
from cardwright.arena.deck import Deck
from cardwright.arena.figures import Figures
from cardwright.arena.interval import Record, wilson
from cardwright.arena.journal import Journal
from cardwright.arena.rating import Rating, ratings
from cardwright.arena.series import Series, planned
from cardwright.arena.tally import Tally
from cardwright.arena.tournament import Standings, round_robin, round_robin_of_decks

__all__ = [
    "Campaign",
    "Deck",
    "Figures",
    "Journal",
    "Rating",
    "Record",
    "Series",
    "Standings",
    "Tally",
    "planned",
    "play_all",
    "ratings",
    "round_robin",
    "round_robin_of_decks",
    "wilson",
]
