"""The coach of Pantheon: units and heroes, and what an answer stops."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import first, fourth, second, swapped
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.games.pantheon.rules.requirements import USES
from cardwright.games.pantheon.text.action_words import choices, offered
from cardwright.games.pantheon.view.shown import shown
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64
from cardwright.kernel.link import card_of
from cardwright.kernel.text.coach import Coach
from cardwright.kernel.text.reasons import FightWords
from cardwright.kernel.text.reckoning import Life, Piece, Reckoning
from cardwright.kernel.text.sentences import capital, listed

FIGHT: Final = FightWords(kills="destroys", falls="takes {life} out of the match")
WAITING: Final = (PASS, PICK, actions.HERO, actions.SWAP, actions.END, actions.DISCARD)
PURPOSES: Final[dict[int, str]] = {
    PASS: "What you hold is worth more later than as an answer to this.",
    PICK: "It is the one you miss least.",
    actions.HERO: "It suits this table best, as far as can be told before anybody has played.",
    actions.SWAP: "You want cards you can pay for in your first turns.",
    actions.MANA: "One more mana each turn is worth a card you would not play soon.",
    actions.ATTACK: "To stop it, somebody has to give something up.",
    actions.END: "Nothing else you can do now makes your position better.",
    actions.DISCARD: "It is the card you miss least.",
}


@final
class PantheonCoach(Coach[Position]):
    words: FightWords = FIGHT

    def order(self, s: Position, seat: i64, action: i64) -> str:
        kind = action & actions.KIND_MASK
        if action == PASS:
            return "Pass"
        if kind == PICK:
            return f"Give up {on_table(s, seat, first(action))}"
        if kind == actions.HERO:
            return f"Choose {s.cards.name(offered(s, seat, first(action)))} for your hero"
        if kind == actions.SWAP:
            names = [s.cards.name(card) for card in swapped(action)]
            return f"Swap {listed(names)}" if names else "Keep these cards"
        if kind == actions.ATTACK:
            return f"Attack {on_table(s, seat, second(action))} with {on_table(s, seat, first(action))}"
        if kind == actions.DISCARD:
            return f"Discard {s.cards.name(first(action))}"
        if kind in (actions.MANA, actions.END):
            return "Place a mana" if kind == actions.MANA else "End your turn"
        return self.use(s, seat, action)

    def use(self, s: Position, seat: i64, action: i64) -> str:
        """``Play Grave Caller for the Imp Kindler in the discard pile``."""
        kind, used = action & actions.KIND_MASK, first(action)
        what = f"{on_table(s, seat, used)}'s ability" if kind == actions.ACTIVATE else s.cards.name(used)
        names = [chosen(s, seat, target, ref) for target, ref in choices(s, seat, action) if ref]
        on = f" on {listed(names)}" if names else ""
        given = f", giving up {on_table(s, seat, fourth(action))}" if fourth(action) else ""
        return f"{'Use' if kind == actions.ACTIVATE else capital(USES[int(kind)])} {what}{on}{given}"

    def reckoning(self, s: Position, seat: i64) -> Reckoning:
        found = Reckoning()
        drawn = shown(s)
        for side, player in enumerate(drawn["seats"]):
            if player["alive"]:
                found.lives["your hero" if side == seat else f"P{side + 1}'s hero"] = Life(side, player["health"])
            for thing in player["field"]:
                figures = f"power {thing['power']}" if thing["unit"] else ""
                found.pieces[thing["id"]] = piece_of(s.cards.name(thing["card"]), side, figures, max(0, thing["power"]))
        me = drawn["seats"][int(seat)]
        found.held["mana"] = me["ready"]
        found.held["cards in hand"] = len(me["hand"])
        found.notes += [f"stops {s.cards.name(link['card'])}" for link in drawn["chain"] if link["negated"]]
        return found

    def waits(self, action: i64) -> bool:
        return kind_of(action) in WAITING

    def purpose(self, s: Position, seat: i64, action: i64) -> str:
        return PURPOSES.get(int(kind_of(action)), "Its effect lasts, and pays for itself in the turns to come.")


def kind_of(action: i64) -> i64:
    return PASS if action == PASS else action & actions.KIND_MASK


def piece_of(name: str, side: i64, figures: str, power: i64) -> Piece:
    return Piece(name, f"P{side + 1}'s {name}", side, figures, power)


def on_table(s: Position, seat: i64, ref: i64) -> str:
    """``your hero``, ``P2's hero``, ``your Imp Kindler``, ``P2's Stone Golem``."""
    if ref < FIRST_THING:
        return f"{owner(ref - FIRST_HERO, seat)} hero"
    thing = s.find(ref)
    return "it" if thing is None else f"{owner(thing.owner, seat)} {s.cards.name(thing.card)}"


def owner(of: i64, seat: i64) -> str:
    return "your" if of == seat else f"P{of + 1}'s"


def chosen(s: Position, seat: i64, target: Target, ref: i64) -> str:
    if target.what == IN_PILE:
        return f"{s.cards.name(ref - 1)} in the discard pile"
    if target.what < SPELL_LINK:
        return on_table(s, seat, ref)
    link = s.chain[ref - 1]
    return f"{owner(link.seat, seat)} {s.cards.name(card_of(link))}"


COACH: Final = PantheonCoach()
