"""In games played by lot every card finds somebody to play it, and every effect somebody to use it."""

import random

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model import actions, events
from cardwright.games.pantheon.model.card import FIELD, HERO, SPELL, UNIT
from cardwright.games.pantheon.options import Options

GAMES = 200  # as many as it takes, but no more


class Tally:
    """What was used in some games."""

    def __init__(self) -> None:
        self.played: set[str] = set()
        self.activated: set[str] = set()
        self.triggered: set[str] = set()
        self.heroes: set[str] = set()

    def note(self, kind: int, first: int, second: int) -> None:
        if kind in (events.PLAY, events.CAST):
            self.played.add(STANDARD.name(first))
        elif kind == events.ACTIVATE:
            self.activated.add(STANDARD.name(second))
        elif kind == events.TRIGGER:
            self.triggered.add(STANDARD.name(second))
        elif kind == events.CHOOSE_HERO:
            self.heroes.add(STANDARD.name(first))


def play_by_lot(seed: int, seats: int, tally: Tally) -> None:
    """Players do anything; they seldom end a turn while something is left to do."""
    dice = random.Random(seed)
    s = GAME.new(Options(), seed, seats)
    while s.result is None:
        seat = s.next_seat()
        legal = GAME.legal(s, seat)
        action = dice.choice(legal)
        if action == actions.END and dice.random() < 0.7:
            action = dice.choice(legal)
        GAME.apply(s, seat, action)
        for event in s.events:
            tally.note(int(event.kind), int(event.a), int(event.b))


def test_every_card_is_played_and_every_effect_is_used() -> None:
    tally, wanted, seed = Tally(), everything(), 0
    while vars(tally) != vars(wanted) and seed < GAMES:
        play_by_lot(seed, 2 + seed % 5, tally)
        seed += 1
    assert vars(tally) == vars(wanted)


def everything() -> Tally:
    """What there is to be used."""
    wanted, cards = Tally(), STANDARD.all
    wanted.heroes = {card.name for card in cards if card.type == HERO}
    wanted.played = {card.name for card in cards if card.type in (UNIT, SPELL, FIELD)}
    wanted.activated = {card.name for card in cards if card.activation is not None}
    wanted.triggered = {card.name for card in cards if card.triggers}
    return wanted
