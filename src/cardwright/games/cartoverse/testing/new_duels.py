"""Duels from their beginning: dealing, the mulligan, and what the second player gets."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.card import Cards
from cardwright.games.cartoverse.model.state import MULLIGAN, Duel
from cardwright.games.cartoverse.options import Options
from cardwright.games.cartoverse.testing.listed_decks import deck_text
from cardwright.games.cartoverse.testing.roster import SEATS
from cardwright.games.cartoverse.testing.staging import IN_MANA_ZONE, NAMES, PLAIN_HERO
from cardwright.kernel.action import pack
from cardwright.kernel.data.codec import NUMBER, Json
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.mulligan import EXCHANGE
from cardwright.kernel.testing.testbed import table

PLAIN_DECK: Final = [IN_MANA_ZONE] * 40


def begin(game: Game[Duel], setup: dict[str, Json], options: Options, cards: Cards) -> Duel:
    """Up to the first turn; ``mulligan`` says how many cards the first and the second player replace, or which."""
    s = dealt(game, setup, options, cards, NUMBER.decode(setup.get("rng_seed", 0), "rng_seed"))
    replaced = table(setup.get("mulligan", {}), "mulligan")
    for seat, order in ((s.first, "first"), (1 - s.first, "second")):
        wanted = replaced.get(order, replaced.get(SEATS[seat], 0))
        game.apply(s, seat, pack(EXCHANGE, slots_of(s, int(seat), wanted)))
    while s.phase == MULLIGAN and not s.waiting:
        game.proceed(s)
    return s


def dealt(game: Game[Duel], setup: dict[str, Json], options: Options, cards: Cards, seed: int) -> Duel:
    """A duel at its mulligan. Scenarios play with any deck, legal or not."""
    s = game.blank(options, seed, len(SEATS), cards)
    s.stepping = True
    hero = cards.all[cards.find(PLAIN_HERO)]
    decks = table(setup.get("decks", {}), "decks")
    game.deal(s, [deck_text(hero, decks.get(name, setup.get("deck_each", PLAIN_DECK)), cards) for name in SEATS])
    while not s.waiting:
        game.proceed(s)
    return s


def slots_of(s: Duel, seat: int, wanted: Json) -> int:
    """Places of the hand as bits: a number of them, or those of the cards that are named."""
    hand = [s.cards.all[card].key for card in s.players[seat].hand]
    if not isinstance(wanted, list):
        return (1 << NUMBER.decode(wanted, "mulligan")) - 1
    found = 0
    for name in NAMES.decode(wanted, "mulligan"):
        free = [place for place, key in enumerate(hand) if key == name and not found >> place & 1]
        if not free:
            raise IllegalAction(f"{name} is not in the hand (R8)")
        found |= 1 << free[0]
    return found


def first_players(game: Game[Duel], setup: dict[str, Json], options: Options, cards: Cards) -> list[str]:
    """Who begins, over a number of duels."""
    seed = NUMBER.decode(setup.get("rng_seed", 0), "rng_seed")
    times = NUMBER.decode(setup["new_game_repeat"], "new_game_repeat")
    return sorted({SEATS[dealt(game, setup, options, cards, seed + count).first] for count in range(times)})
