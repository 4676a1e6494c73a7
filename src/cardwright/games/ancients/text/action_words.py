"""Actions of Ancients in words and in parts.

``play Skullbell by L2.P1.support.2 > L2.P2.combat.3``, ``move L1.P1.support.4 > L1.P1.combat.5``; a caster that is
not named is the one the game picks.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.actions import (
    ABILITY,
    BUY,
    CLAIM,
    CLOSE,
    DEPLOY,
    KIND_MASK,
    MOVE,
    PLAY,
    REROLL,
    USE_ITEM,
    YES,
    by_of,
    first_of,
    pack,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.board import NOWHERE
from cardwright.games.ancients.model.choice import PAY, REPLACED, Choice
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.rules.casting import chosen_caster
from cardwright.games.ancients.text.place_words import pointed_at, written_place
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import plain
from cardwright.kernel.errors import BadInput, IllegalAction

PLAIN: Final[dict[int, str]] = {PASS: "pass", REROLL: "reroll", CLOSE: "close"}
VERBS: Final[dict[int, str]] = {
    DEPLOY: "deploy",
    PLAY: "play",
    ABILITY: "ability",
    USE_ITEM: "use",
    MOVE: "move",
    CLAIM: "claim",
    BUY: "buy",
}
KINDS: Final[dict[int, str]] = {**PLAIN, **VERBS, USE_ITEM: "use_item"}
FORMS: Final[dict[int, str]] = {  # what is written behind a verb; a part in brackets may be left out
    DEPLOY: "HERO > PLACE",
    PLAY: "CARD [by PLACE] [> PLACE]",
    ABILITY: "PLACE [> PLACE]",
    USE_ITEM: "ITEM by PLACE [> PLACE]",
    MOVE: "PLACE > PLACE",
    CLAIM: "PLACE",
    BUY: "ITEM",
}
REPLACING: Final = "replacing"
PAYING: Final = "paying"


# In words.


def action_text(s: Position, action: i64) -> str:
    kind = action & KIND_MASK
    if int(kind) in PLAIN:
        return PLAIN[int(kind)]
    return f"{VERBS[int(kind)]} {used_text(s, kind, action)}{chosen_text(s, action)}"


def used_text(s: Position, kind: i64, action: i64) -> str:
    """What is used, and by whom."""
    if kind == DEPLOY:
        return f"#{subject_of(action)}"
    if kind in (PLAY, BUY, USE_ITEM):
        by = f" by {written_place(by_of(action))}" if by_of(action) >= 0 else ""
        return f"{s.cards.told(subject_of(action))}{by}"
    return written_place(by_of(action))


def chosen_text(s: Position, action: i64) -> str:
    """`` > L1.P2.combat.3, L1.P2.combat.4``."""
    parts = []
    if first_of(action) >= 0:
        parts.append(written_place(first_of(action)))
    if second_of(action) >= 0:
        parts.append(second_text(s, action))
    return f" > {', '.join(parts)}" if parts else ""


def second_text(s: Position, action: i64) -> str:
    how = second_choice(s, action)
    if how == REPLACED:
        return f"{REPLACING} {second_of(action) + 1}"
    return PAYING if how == PAY else written_place(second_of(action))


def choices_of(s: Position, action: i64) -> tuple[Choice, ...]:
    """What is chosen for the card or ability of an action."""
    kind = action & KIND_MASK
    if kind == PLAY:
        return s.cards.all[subject_of(action)].choices
    if kind == USE_ITEM:
        active = s.cards.all[subject_of(action)].active
    else:
        unit = s.board[by_of(action)] if kind == ABILITY else None
        active = None if unit is None else s.cards.all[unit.card].active
    return () if active is None else active.choices


def second_choice(s: Position, action: i64) -> i64:
    choices = choices_of(s, action)
    return choices[1].how if len(choices) > 1 else NOWHERE


# Out of words.


def read_action(s: Position, seat: i64, text: str) -> int:
    """The action a player wrote; it need not be legal."""
    verb, _, rest = text.strip().partition(" ")
    kinds = {word: kind for kind, word in {**PLAIN, **VERBS}.items()}
    if verb.lower() not in kinds:
        raise IllegalAction(f'"{text}" is not something you can do: {", ".join(kinds)}')
    kind = kinds[verb.lower()]
    if kind in PLAIN:
        if rest.strip():
            raise IllegalAction(f'nothing follows "{verb.lower()}"; you wrote "{rest.strip()}" after it')
        return kind
    try:
        return read_used(s, seat, kind, rest)
    except BadInput as problem:
        raise IllegalAction(str(problem)) from None


def read_used(s: Position, seat: i64, kind: int, rest: str) -> int:
    used, _, chosen = rest.partition(">")
    if not used.strip():
        raise BadInput(f"write all of it: {VERBS[kind]} {FORMS[kind]}")
    parts = [part.strip() for part in chosen.split(",") if part.strip()]
    if kind == DEPLOY:
        hero = read_hero(s, seat, used.strip())
        if len(parts) != 1:
            raise BadInput(f"write where the hero is deployed: {VERBS[kind]} {FORMS[kind]}")
        return pack(DEPLOY, hero, first=pointed_at(s, parts[0]))
    if kind in (PLAY, BUY, USE_ITEM):
        name, _, by = used.partition(" by ")
        card = s.cards.find(name.strip())
        place = pointed_at(s, by) if by.strip() else NOWHERE
    else:
        card, place = 0, pointed_at(s, used)
    first, second = read_chosen(s, parts)
    if kind == PLAY and place == NOWHERE and not (s.cards.all[card].item or s.cards.all[card].consumable):
        place = chosen_caster(s, seat, s.cards.all[card], first, second)
    return pack(kind, card, place, first, second)


def read_chosen(s: Position, parts: list[str]) -> tuple[i64, i64]:
    """The first and the second choice; a price or an item may stand alone."""
    first, second = NOWHERE, NOWHERE
    for part in parts:
        if first == NOWHERE and part != PAYING and not part.startswith(REPLACING):
            first = pointed_at(s, part)
        elif second == NOWHERE:
            second = read_second(s, part)
        else:
            raise BadInput(f'"{part}" is one choice too many')
    return first, second


def read_second(s: Position, part: str) -> i64:
    """The choice after the first: a place, a price, or which of two items is replaced."""
    if part == PAYING:
        return YES
    word, _, number = part.partition(" ")
    if word != REPLACING:
        return pointed_at(s, part)
    if number not in ("1", "2"):
        raise BadInput(f'"{part}" names no item: write {REPLACING} 1 or {REPLACING} 2')
    return int(number) - 1


def read_hero(s: Position, seat: i64, text: str) -> i64:
    """A hero of the fountain, by number or name."""
    for hero in s.players[seat].fountain:
        if text == f"#{hero.id}" or plain(s.cards.name(hero.card)) == plain(text):
            return hero.id
    raise BadInput(f'"{text}" is not a hero in your fountain')


# In parts.


def action_parts(s: Position, action: i64) -> dict[str, object]:
    """The same for programs: cards by key, places by number."""
    kind = action & KIND_MASK
    parts: dict[str, object] = {"kind": KINDS[int(kind)]}
    if kind == DEPLOY:
        return {**parts, "hero": int(subject_of(action)), "to": int(first_of(action))}
    if kind == MOVE:
        return {**parts, "hero": int(by_of(action)), "to": int(first_of(action))}
    if kind == CLAIM:
        return {**parts, "hero": int(by_of(action))}
    if kind == BUY:
        return {**parts, "card": s.cards.all[subject_of(action)].key}
    return {**parts, **used_parts(s, kind, action)} if kind in (PLAY, ABILITY, USE_ITEM) else parts


def used_parts(s: Position, kind: i64, action: i64) -> dict[str, object]:
    chosen: dict[str, object] = {"first": or_none(first_of(action)), "second": or_none(second_of(action))}
    if kind == PLAY:
        return {"card": s.cards.all[subject_of(action)].key, "caster": or_none(by_of(action)), **chosen}
    if kind == USE_ITEM:
        return {"item": s.cards.all[subject_of(action)].key, "hero": int(by_of(action)), **chosen}
    return {"source": int(by_of(action)), **chosen}


def or_none(place: i64) -> int | None:
    return None if place < 0 else int(place)
