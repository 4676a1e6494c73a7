"""The beginning of a game with the decks of a scenario."""

from __future__ import annotations

from cardwright.games.ancients.model.card import Cards
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules.decks import deck_faults
from cardwright.games.ancients.rules.rounds import begin_round
from cardwright.games.ancients.rules.setup import blank, shuffle_decks, start, take_deck
from cardwright.games.ancients.testing.deck_checks import read_deck
from cardwright.games.ancients.testing.roster import Roster, seat_named
from cardwright.games.ancients.testing.staging import NAMES, runes_of
from cardwright.games.ancients.testing.variants import printed_key
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.testing.testbed import needed, table

PLAYERS = ("P1", "P2")


def dealt(setup: dict[str, Json], options: Options, cards: Cards, scene: Roster, seed: int) -> Position:
    """Both players have their decks, in the order the scenario gives them; nothing is drawn yet."""
    made = Cards(list(cards.all))
    made.runes = runes_of(setup, made)
    s = blank(options, made, seed)
    s.stepping = True
    decks = table(needed(setup, "decks"), "decks")
    for seat, name in enumerate(PLAYERS):
        deck = read_deck(needed(decks, name), made)
        faults = deck_faults(deck, options, made)
        if faults:
            raise IllegalAction(faults[0].sentence)
        take_deck(s, seat, deck)
        for hero in s.players[seat].fountain:
            scene.call(f"{name}:{printed_key(made.all[hero.card])}", hero.id)
    shuffle_decks(s)
    for name, order in table(setup.get("deck_order", {}), "deck_order").items():
        stack(s, seat_named(s, name), order)
    return s


def stack(s: Position, seat: int, order: Json) -> None:
    """Put a main deck into this order, the top card first."""
    deck = [s.cards.find(name) for name in NAMES.decode(order, "deck_order")]
    if sorted(deck) != sorted(s.players[seat].deck):
        raise BadScenario(f"the order of P{seat + 1}'s deck does not hold the cards of that deck")
    s.players[seat].deck = deck[::-1]


def begin(setup: dict[str, Json], s: Position) -> None:
    """First hands, the initiative, and round 1 up to the first deploy."""
    first = setup.get("initiative")
    start(s, -1 if first is None else seat_named(s, first))
    begin_round(s)
