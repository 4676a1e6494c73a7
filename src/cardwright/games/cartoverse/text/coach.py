"""The coach of Cartoverse: creatures, heroes, mana, and traps that wait."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model.actions import first, fourth, second, third
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, FIRST_ROW, FIRST_THING, ZONE_WORDS
from cardwright.games.cartoverse.model.questions import BLOCK
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, SPELL_LINK, Target
from cardwright.games.cartoverse.rules.using import use_by
from cardwright.games.cartoverse.text.naming import ability_name, link_name, slot_name
from cardwright.games.cartoverse.view.references import target_asked
from cardwright.games.cartoverse.view.shown import shown
from cardwright.kernel.action import PASS, PICK, operand
from cardwright.kernel.bits import i64, members
from cardwright.kernel.link import card_of, which_of
from cardwright.kernel.mulligan import EXCHANGE
from cardwright.kernel.text.coach import Coach
from cardwright.kernel.text.reckoning import Life, Piece, Reckoning
from cardwright.kernel.text.sentences import listed

CARD_ORDERS: Final[dict[int, str]] = {
    actions.SHARD: "Play the shard {card}",
    actions.MANA: "Place {card} as mana",
    actions.TRAP: "Set {card} as a trap",
    actions.REPLACE: "Replace {card}",
    actions.DISCARD: "Discard {card}",
}
WAITING: Final = (PASS, EXCHANGE, actions.REPLACE, actions.DISCARD, actions.END)
PURPOSES: Final[dict[int, str]] = {
    PASS: "What you hold is worth more later than as an answer to this.",
    PICK: "It is the best one for this.",
    EXCHANGE: "You want a shard and something to play in your first turns.",
    actions.SHARD: "More mana each turn pays for everything else.",
    actions.MANA: "More mana each turn is worth a card you would not play soon.",
    actions.TRAP: "It waits face down, and your opponent has to reckon with it.",
    actions.ATTACK: "Your opponent has to block it or to take it.",
    actions.DRAW: "The hero has nothing better to do this turn than to bring you a card.",
    actions.REPLACE: "Another card of your deck is likely to be of more use.",
    actions.DISCARD: "It is the card you miss least.",
    actions.END: "Nothing else you can do now makes your position better.",
}


@final
class CartoverseCoach(Coach[Duel]):
    def order(self, s: Duel, seat: i64, action: i64) -> str:
        kind = int(action & actions.KIND_MASK)
        if action == PASS:
            return "Do not block" if s.question(seat) == BLOCK else "Pass"
        if kind == EXCHANGE:
            names = [s.cards.name(s.players[seat].hand[slot]) for slot in members(operand(action, 0))]
            return f"Exchange {listed(names)}" if names else "Keep these cards"
        if kind == PICK:
            return picked(s, seat, first(action))
        if kind in CARD_ORDERS:
            return CARD_ORDERS[kind].format(card=s.cards.name(first(action)))
        if kind in (actions.DRAW, actions.END):
            return "Let your hero draw a card" if kind == actions.DRAW else "End your turn"
        if kind == actions.CREATURE:
            return f"Play {s.cards.name(first(action))} in {slot_name(second(action))}"
        if kind == actions.ATTACK:
            return f"Attack {on_board(s, seat, second(action))} with {on_board(s, seat, first(action))}"
        return use(s, seat, action)

    def reckoning(self, s: Duel, seat: i64) -> Reckoning:
        found = Reckoning()
        drawn = shown(s)
        for side, player in enumerate(drawn["seats"]):
            found.lives["your hero" if side == seat else "the enemy hero"] = Life(side, player["hp"])
            for creature in player["creatures"]:
                figures = f"{creature['atk']}/{creature['left']}"
                name = s.cards.name(creature["card"])
                found.pieces[creature["id"]] = Piece(name, f"the enemy {name}", side, figures, creature["left"])
        for enchant in drawn["enchants"]:
            name = s.cards.name(enchant["card"])
            found.pieces[enchant["id"]] = Piece(name, f"the enemy {name}", enchant["seat"], "", 0)
        me = drawn["seats"][int(seat)]
        found.held["mana"] = me["mana"]
        found.held["mana each turn"] = me["max_mana"]
        found.held["cards in hand"] = len(me["hand"])
        found.notes += [f"stops {s.cards.name(link['card'])}" for link in drawn["chain"] if link["negated"]]
        return found

    def waits(self, action: i64) -> bool:
        return kind_of(action) in WAITING

    def purpose(self, s: Duel, seat: i64, action: i64) -> str:
        return PURPOSES.get(int(kind_of(action)), "Its effect lasts, and pays for itself in the turns to come.")


def kind_of(action: i64) -> i64:
    return PASS if action == PASS else action & actions.KIND_MASK


def picked(s: Duel, seat: i64, ref: i64) -> str:
    if s.question(seat) == BLOCK:
        return f"Block with {on_board(s, seat, ref)}"
    return f"Choose {chosen(s, seat, target_asked(s), ref)}"


def use(s: Duel, seat: i64, action: i64) -> str:
    """``Cast Firebolt on the enemy hero``, ``Use Exhume on Crypt Rat in the graveyard, discarding Wanderer``."""
    kind, used = action & actions.KIND_MASK, first(action)
    target = use_by(s, seat, kind, used, fourth(action)).target
    on = f" on {chosen(s, seat, target, second(action))}" if second(action) else ""
    given = f", discarding {s.cards.name(third(action) - 1)}" if third(action) else ""
    if kind == actions.CAST:
        return f"Cast {s.cards.name(used)}{on}{given}"
    creature = s.find(used)
    card = s.players[seat].hero if creature is None else creature.card
    by = "" if creature is None else f" of {on_board(s, seat, used)}"
    return f"Use {ability_name(s, card, fourth(action))}{by}{on}{given}"


def on_board(s: Duel, seat: i64, ref: i64) -> str:
    """``your hero``, ``the enemy Fox Scout``, ``your Attack zone``, ``column 2``."""
    if ref >= FIRST_THING:
        thing = s.find(ref) or s.enchant(ref)
        return "it" if thing is None else f"{owner(s.controller(ref), seat)} {s.cards.name(thing.card)}"
    if ref >= FIRST_COLUMN:
        return f"column {ref - FIRST_COLUMN + 1}"
    if ref >= FIRST_ROW:
        return f"{owner((ref - FIRST_ROW) // 2, seat)} {ZONE_WORDS[(ref - FIRST_ROW) % 2].title()} zone"
    return f"{owner(ref - FIRST_HERO, seat)} hero"


def owner(of: i64, seat: i64) -> str:
    return "your" if of == seat else "the enemy"


def chosen(s: Duel, seat: i64, target: Target | None, ref: i64) -> str:
    if target is not None and target.what == IN_GRAVEYARD:
        return f"{s.cards.name(ref - 1)} in the graveyard"
    if target is None or target.what < SPELL_LINK:
        return on_board(s, seat, ref)
    link = s.chain[ref - 1]
    return link_name(s, link.program, link.seat, card_of(link), which_of(link), seat)


COACH: Final = CartoverseCoach()
