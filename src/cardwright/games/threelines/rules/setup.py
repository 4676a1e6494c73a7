"""The beginning of a match: nothing dealt, then the cards and the coin."""

from __future__ import annotations

from cardwright.games.threelines.model import events
from cardwright.games.threelines.model.card import Cards
from cardwright.games.threelines.model.state import MOST_CARDS, Player, Position
from cardwright.games.threelines.options import Options
from cardwright.games.threelines.rules import turn
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import seeded
from cardwright.kernel.errors import BadOption


def blank(options: Options, cards: Cards, seed: int) -> Position:
    """A match before anything is dealt (R9, R10)."""
    players = [Player(options.hp, options.start_mana), Player(options.hp, options.start_mana)]
    return Position(2, seeded(seed), options, cards, 0, 0, 0, [], [], players)


def deal(s: Position) -> None:
    """Different cards at random from the whole base, four to each hand, then the coin (R6 to R8)."""
    options = s.options
    refuse_deal(options, len(s.cards.all))
    lots = s.cards.order.copy()
    s.draw_lots(lots, options.deck)
    left = options.deck
    for _ in range(options.deal):
        turn.receive(s, 0, s.players[0], lots[left - 1])
        turn.receive(s, 1, s.players[1], lots[left - 2])
        left -= 2
    s.deck = lots[:left]
    s.first = s.below(2)
    s.tell(events.COIN, s.first)


def refuse_deal(options: Options, base: i64) -> None:
    """Options that fit no deal are refused before anything is dealt (T25)."""
    if base < options.deck:
        raise BadOption(f"a match needs {options.deck} different cards; there are {base}")
    if base > MOST_CARDS:
        raise BadOption(f"a match is played with at most {MOST_CARDS} cards; there are {base}")
    if options.deal * 2 > options.deck:
        raise BadOption(f"{options.deck} cards are too few to deal {options.deal} to each player")
    if options.deal > options.hand_limit:
        raise BadOption(f"{options.deal} cards cannot be dealt to hands of at most {options.hand_limit}")
