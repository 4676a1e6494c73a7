"""What a player typed, read as an action.

Case does not matter, and the beginning of a name is enough where only one is meant: ``c fireb > fox`` is
``cast Firebolt > #17`` while one Fox Scout is on the board.
"""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.actions import ABILITY, ATTACK, CAST, CREATURE, pack
from cardwright.games.cartoverse.model.board import FIRST_HERO, SLOTS
from cardwright.games.cartoverse.model.card import Card
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules.using import OF_NO_USE, use_by
from cardwright.games.cartoverse.text.pointing import own_creatures, pointed, pointed_at_board
from cardwright.games.cartoverse.view.references import target_asked
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.mulligan import MULLIGAN, numbered_place, read_exchange
from cardwright.kernel.text.pointing import Named, cards_named, fitting_names, meant
from cardwright.kernel.text.verbs import Verbs

CARD_WORDS: Final[dict[str, int]] = {
    "shard": actions.SHARD,
    "mana": actions.MANA,
    "set": actions.TRAP,
    "replace": actions.REPLACE,
    "discard": actions.DISCARD,
}
QUICK: Final = ("pass", "cast", "use")
VERBS: Final = Verbs(
    alone={"pass": PASS, "draw": actions.DRAW, "end": actions.END},
    with_more=(*CARD_WORDS, "summon", "cast", "use", "attack", "block", "target", MULLIGAN),
    answers={
        MULLIGAN: (MULLIGAN,),
        book.MAIN: ("shard", "mana", "summon", "cast", "set", "use", "attack", "draw", "replace", "end"),
        RESPOND: QUICK,
        book.INTERRUPT: QUICK,
        book.BLOCK: ("block", "pass"),
        book.TARGET: ("target",),
        book.DISCARD: ("discard",),
    },
)
GIVING: Final = re.compile(r",?\s*\bdiscard(?:ing)?\s+", re.IGNORECASE)
SLOT: Final = re.compile(r"(a|d)[a-z]*\s*([1-5])", re.IGNORECASE)
HERO_ABILITY: Final = re.compile(r"hero(?:\s+(\d))?", re.IGNORECASE)
CREATURE_ABILITY: Final = re.compile(r"(#\s*\d+)(?:\s+(.+))?")


def read_action(s: Duel, seat: i64, text: str) -> int:
    question = s.question(seat)
    verb, rest = VERBS.split(text, question)
    if verb in VERBS.alone:
        return VERBS.alone[verb]
    verb = verb or silent_verb(s, seat, rest, question)
    if verb in CARD_WORDS:
        return pack(CARD_WORDS[verb], held(s, seat, rest))
    if verb == MULLIGAN:
        return read_exchange(rest, "R8", numbered_place)
    if verb == "summon":
        return read_summon(s, seat, rest)
    if verb == "attack":
        return read_attack(s, seat, rest)
    if verb == "block":
        return pack(PICK, pointed_at_board(s, rest, seat, own_creatures(s, seat)))
    if verb == "target":
        return read_target(s, seat, rest)
    return read_cast(s, seat, rest) if verb == "cast" else read_use(s, seat, rest)


def silent_verb(s: Duel, seat: i64, typed: str, question: str) -> str:
    """What is meant by a name alone."""
    if question in (MULLIGAN, book.BLOCK, book.TARGET, book.DISCARD):
        return VERBS.answers[question][0]
    card = s.cards.all[held(s, seat, GIVING.split(typed)[0].partition(">")[0])]
    if card.spell:
        return "cast"
    return "summon" if card.creature else "set" if card.trap else "shard"


def held(s: Duel, seat: i64, name: str) -> i64:
    return meant(name, cards_named(s.cards, s.players[seat].hand), "in your hand")


def read_summon(s: Duel, seat: i64, text: str) -> int:
    """``Dawn Squire > attack 3``."""
    name, arrow, where = text.partition(">")
    found = SLOT.fullmatch(where.strip())
    if not arrow or found is None:
        raise IllegalAction('write where it goes: "summon Dawn Squire > attack 3"')
    zone = 0 if found[1].lower() == "a" else 1
    return pack(CREATURE, held(s, seat, name), zone * SLOTS + int(found[2]) - 1)


def read_attack(s: Duel, seat: i64, text: str) -> int:
    """``#17 > P2``."""
    attacker, arrow, defender = text.partition(">")
    if not arrow:
        raise IllegalAction('write who attacks whom: "attack #17 > P2"')
    enemies = [FIRST_HERO + 1 - seat, *own_creatures(s, 1 - seat)]
    thing = pointed_at_board(s, attacker.strip(), seat, own_creatures(s, seat))
    return pack(ATTACK, thing, pointed_at_board(s, defender.strip(), seat, enemies))


def read_target(s: Duel, seat: i64, text: str) -> int:
    target = target_asked(s)
    if target is None:
        raise IllegalAction("no target is asked for now")
    return pack(PICK, pointed(s, seat, 0, target, text))


# Spells and abilities.


def read_cast(s: Duel, seat: i64, text: str) -> int:
    """``Firebolt > #17``."""
    name, _, aimed = text.partition(">")
    card = held(s, seat, name)
    return pack(CAST, card, read_choice(s, seat, CAST, card, 0, aimed))


def read_use(s: Duel, seat: i64, text: str) -> int:
    """``#17 > #18``, ``Flamelash > #18``, ``hero 2``, ``Exhume > Crypt Rat, discard Wanderer``."""
    head, *given = GIVING.split(text, maxsplit=1)
    name, _, aimed = head.partition(">")
    source, which = used_by(s, seat, name.strip())
    target = read_choice(s, seat, ABILITY, source, which, aimed)
    discard = held(s, seat, given[0].strip()) + 1 if given else 0
    return pack(ABILITY, source, target, discard, which)


def used_by(s: Duel, seat: i64, name: str) -> tuple[i64, i64]:
    """The hero or creature, and which of its abilities."""
    hero = HERO_ABILITY.fullmatch(name)
    if hero is not None:
        return FIRST_HERO + seat, max(0, int(hero[1] or 1) - 1)
    numbered = CREATURE_ABILITY.fullmatch(name)
    if numbered is not None:
        creature = pointed_at_board(s, numbered[1], seat, [])
        return creature, ability_of(s, creature, numbered[2] or "")
    abilities = abilities_named(s.hero_of(seat))
    if fitting_names(name, abilities):
        return FIRST_HERO + seat, meant(name, abilities, "among your hero's abilities")
    creature = pointed_at_board(s, name, seat, own_creatures(s, seat))
    return creature, 0


def ability_of(s: Duel, ref: i64, name: str) -> i64:
    creature = s.find(ref)
    if creature is None or not name:
        return 0
    return meant(name, abilities_named(s.cards.all[creature.card]), "among its abilities")


def abilities_named(card: Card) -> list[Named]:
    return [(ability.name, at, ability.name) for at, ability in enumerate(card.abilities)]


def read_choice(s: Duel, seat: i64, kind: i64, used: i64, which: i64, text: str) -> i64:
    if not text.strip():
        return 0
    use = use_by(s, seat, kind, used, which)
    if use is OF_NO_USE:
        return 0
    target = use.target
    if target is None:
        raise IllegalAction("nothing is chosen for it")
    return pointed(s, seat, used if kind == ABILITY else 0, target, text.strip())
