"""What every card game is made of. It knows no game.

A game is a ``Game`` (or a ``ChainGame``, where effects can be answered) over a ``State`` of its own. It asks
``Decision``s, takes integers for actions, tells ``Event``s, does ``Deed``s, and runs ``Frame``s over programs of
``Step``s. docs/kernel.md says how.
"""

from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card, CardSet
from cardwright.kernel.chain import ChainGame
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.choice import Choose
from cardwright.kernel.data.replay import Replay, read_replay
from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed, Happening
from cardwright.kernel.errors import BadInput, CardwrightError, IllegalAction
from cardwright.kernel.event import HIDDEN, Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.options import Options, changed
from cardwright.kernel.state import LOCKED, NOBODY, OPEN, State

__all__ = [
    "CONCEDE",
    "HIDDEN",
    "LOCKED",
    "NOBODY",
    "OPEN",
    "Actions",
    "BadInput",
    "Card",
    "CardSet",
    "CardwrightError",
    "ChainGame",
    "Chance",
    "Choose",
    "Decision",
    "Deed",
    "Event",
    "EventKind",
    "Frame",
    "Game",
    "Happening",
    "IllegalAction",
    "Options",
    "Replay",
    "State",
    "Step",
    "changed",
    "dice",
    "i64",
    "read_replay",
]
