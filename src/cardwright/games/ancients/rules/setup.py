"""Before the first round: decks, first hands, gold, who begins."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.card import Cards
from cardwright.games.ancients.model.lot import INITIATIVE
from cardwright.games.ancients.model.player import Player
from cardwright.games.ancients.model.side import Side
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules.chance import draw_lot
from cardwright.games.ancients.rules.decks import FullDeck
from cardwright.games.ancients.rules.figures import reckon
from cardwright.games.ancients.rules.hand import draw
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import seeded


def blank(options: Options, cards: Cards, seed: int, seats: i64 = 2) -> Position:
    """A position before anything is dealt."""
    s = Position(seats, seeded(seed), options, cards)
    s.players = [Player() for _ in range(seats)]
    s.sides = [Side(options.tower_health, options.ancient_health) for _ in range(4)]
    return s


def take_deck(s: Position, seat: i64, deck: FullDeck) -> None:
    """The heroes wait in the fountain, the first three for round 1, the others for the rounds after it."""
    player = s.players[seat]
    for order in range(len(deck.heroes)):
        hero = Unit(s.next_id, deck.heroes[order], seat)
        s.next_id += 1
        hero.ready = max(1, order - 1)
        active = s.cards.all[hero.card].active
        if active is not None:
            hero.cooldown = active.cooldown  # J29
        if hero.card == deck.ab:
            player.ab = hero.id
        reckon(s, hero)
        player.fountain.append(hero)
    player.deck = deck.main.copy()
    player.items = sorted(deck.items)


def shuffle_decks(s: Position) -> None:
    for player in s.players:
        s.shuffle(player.deck)


def start(s: Position, initiative: i64 = -1) -> None:
    """First hands, gold, and the initiative by lot unless it is given (R79, R80, J13)."""
    s.tell(events.BEGIN, 0)
    for seat in range(2):
        s.players[seat].gold = s.options.start_gold
        draw(s, seat, s.options.start_hand)
    s.initiative = draw_lot(s, INITIATIVE, 0, 0, [0, 1]) if initiative < 0 else initiative
    s.mover = s.initiative
