"""What a scenario can find in a position, and what one player sees of it."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.actions import first_of, subject_of
from cardwright.games.ancients.model.board import (
    COMBAT,
    COMBAT_ROWS,
    LANES,
    NOWHERE,
    PLACES,
    SUPPORT,
    SUPPORT_ROWS,
    slot_of,
)
from cardwright.games.ancients.model.keywords import AILMENT_WORDS
from cardwright.games.ancients.model.state import ACTION, DEPLOY, NO_RUNE, OVER, PHASE_WORDS, Position
from cardwright.games.ancients.model.unit import CORE, ITEM_MASK, NO_ARROW, Unit
from cardwright.games.ancients.rules.arrows import is_pinned
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.state_check import bounty_of
from cardwright.games.ancients.testing.place_names import row_places
from cardwright.games.ancients.testing.roster import AT, Roster
from cardwright.games.ancients.testing.variants import printed_key
from cardwright.games.ancients.text.place_words import written_place
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.data.codec import Json
from cardwright.kernel.event import HIDDEN as HIDDEN_CARD
from cardwright.kernel.state import OPEN
from cardwright.kernel.testing.testbed import result_of

TIMES: Final = ("day", "night")
TAKEN: Final = COMBAT_ROWS | SUPPORT_ROWS  # the places in which something can be


def findings(s: Position, scene: Roster) -> dict[str, Json]:
    """Everything that can be expected of the position."""
    found: dict[str, Json] = {
        "round": int(s.round),
        "time": TIMES[s.night],
        "light": TIMES[s.round % 2 == 0],
        "phase": phase_of(s),
        "deploy_step": int(s.step) or None,
        "initiative": f"P{s.initiative + 1}",
        "to_act": f"P{s.mover + 1}" if s.phase == ACTION and s.result is None else None,
        "rune": None if s.rune == NO_RUNE else printed_key(s.cards.all[s.rune]),
        "result": result_of(s),
    }
    for seat in range(2):
        for word, fact in player_facts(s, scene, seat).items():
            found[f"P{seat + 1}.{word}"] = fact
        for lane in range(LANES):
            for word, fact in side_facts(s, scene, lane, seat).items():
                found[f"L{lane + 1}.P{seat + 1}.{word}"] = fact
    for name in scene.units:
        found[f"u:{name}"] = thing_facts(s, scene, scene.find(s, name), name)
    for place in range(PLACES):
        if TAKEN & BIT[place]:
            unit = s.board[place]
            found[f"u:{AT}{written_place(place)}"] = None if unit is None else unit_facts(s, scene, unit)
    return found


def phase_of(s: Position) -> str:
    return OVER if s.result is not None else PHASE_WORDS[s.phase]


def keys_of(s: Position, copies: list[i64]) -> list[str]:
    """The cards; of one that is hidden nothing can be said."""
    return ["?" if copy == HIDDEN_CARD else printed_key(s.cards.all[copy & ITEM_MASK]) for copy in copies]


def player_facts(s: Position, scene: Roster, seat: i64) -> dict[str, Json]:
    player = s.players[seat]
    ab = s.anywhere(player.ab)
    return {
        "gold": int(player.gold),
        "hand": keys_of(s, player.hand),
        "hand_size": len(player.hand),
        "deck": keys_of(s, player.deck)[::-1],
        "deck_size": len(player.deck),
        "overflow": keys_of(s, player.overflow),
        "overflow_size": len(player.overflow),
        "item_deck": keys_of(s, [*player.items, *player.offers, *player.aside]),
        "offers": keys_of(s, player.offers),
        "ready": [scene.name_of(s, hero) for hero in waiting_heroes(s, seat)],
        "fountain": {scene.name_of(s, hero): int(hero.ready) for hero in player.fountain},
        "travelling": [scene.name_of(s, hero) for hero in player.travelling],
        "ab": None if ab is None else scene.name_of(s, ab),
    }


def waiting_heroes(s: Position, seat: i64) -> list[Unit]:
    """Those that must be deployed now and whose deploy is not confirmed."""
    return ready_heroes(s, seat) if s.phase == DEPLOY and s.sealed[seat] == OPEN else []


def side_facts(s: Position, scene: Roster, lane: i64, seat: i64) -> dict[str, Json]:
    side = s.side(lane, seat)
    return {
        "tower": None if side.fallen else int(side.tower),
        "ancient": int(side.ancient),
        "mana": int(side.mana),
        "mana_max": int(side.mana_most),
        "combat": row_facts(s, scene, lane, seat, COMBAT),
        "support": row_facts(s, scene, lane, seat, SUPPORT),
    }


def row_facts(s: Position, scene: Roster, lane: i64, seat: i64, row: i64) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for place in row_places(lane, seat, row):
        unit = s.board[place]
        if unit is not None:
            found[str(slot_of(place) + 1)] = scene.name_of(s, unit)
    return found


def thing_facts(s: Position, scene: Roster, unit: Unit | None, name: str) -> dict[str, Json]:
    """Of something that is gone only where it went can be said."""
    if unit is None:
        return {"at": scene.gone.get(scene.units[name], "destroyed")}
    return unit_facts(s, scene, unit)


def unit_facts(s: Position, scene: Roster, unit: Unit) -> dict[str, Json]:
    card = s.cards.all[unit.card]
    return {
        "at": whereabouts(s, unit),
        "attack": int(unit.attack),
        "armor": int(unit.armor_now()),
        "health": int(unit.left()),
        "max_health": int(unit.health),
        "target": target_name(s, scene, unit),
        "statuses": statuses_of(unit),
        "items": keys_of(s, list(unit.items)),
        "mega": unit.mega,
        "cooldown": int(unit.cooldown),
        "bounty": int(bounty_of(s, unit)),
        "pinned": card.hero and unit.place != NOWHERE and is_pinned(s, unit),
        "is_ab": s.players[unit.owner].ab == unit.id,
    }


def whereabouts(s: Position, unit: Unit) -> str:
    if unit.place != NOWHERE:
        return written_place(unit.place)
    return "travelling" if unit in s.players[unit.owner].travelling else "fountain"


def target_name(s: Position, scene: Roster, unit: Unit) -> Json:
    """Where its arrow points."""
    if unit.arrow == NO_ARROW:
        return None
    if unit.arrow == CORE:
        return "core"
    target = s.in_play(unit.arrow)
    return None if target is None else scene.name_of(s, target)


def statuses_of(unit: Unit) -> dict[str, Json]:
    found: dict[str, Json] = {}
    if unit.stun:
        found["stun"] = int(unit.stun)
    if unit.silence:
        found["silence"] = int(unit.silence)
    for bit, word in AILMENT_WORDS.items():
        if unit.ails & bit:
            found[word] = 1
    return found


# What one player sees.

HIDDEN: Final = ("hand", "deck", "overflow", "item_deck", "offers", "pending")  # of the opponent
FACE_DOWN: Final = ("deck", "overflow")  # also of one's own


def seen(masked: Position, shown: Json, scene: Roster, reader: int) -> dict[str, Json]:
    """What the server shows a player: the position as this player knows it, and what is drawn of it."""
    found = findings(masked, scene)
    for seat, view in enumerate(shown["players"]):
        name = f"P{seat + 1}"
        found[f"{name}.confirmed"] = view["confirmed"]
        placed = [*view["pending"], *sealed_placement(masked, seat)]
        found[f"{name}.pending"] = [pending_of(masked, scene, hero, place) for hero, place in placed]
        found[f"{name}.travelling"] = [travel_of(masked, scene, one) for one in view["travelling"]]
        for word in HIDDEN if seat != reader else FACE_DOWN:
            del found[f"{name}.{word}"]
    return found


def sealed_placement(s: Position, seat: int) -> list[tuple[int, int]]:
    """The last placement of a deploy, which is sealed with the confirmation; to others it is not there."""
    sealed = s.sealed[seat]
    return [(int(subject_of(sealed)), int(first_of(sealed)))] if s.phase == DEPLOY and sealed >= 0 else []


def pending_of(s: Position, scene: Roster, id: int, place: int) -> dict[str, Json]:
    """A placement that is not confirmed by both."""
    hero = s.anywhere(id)
    return {"hero": None if hero is None else scene.name_of(s, hero), "to": written_place(place)}


def travel_of(s: Position, scene: Roster, view: Json) -> dict[str, Json]:
    """Everybody knows who travels from where to where, only the owner to which slot."""
    hero = s.anywhere(view["unit"]["id"])
    name = None if hero is None else scene.name_of(s, hero)
    found: dict[str, Json] = {"hero": name, "from": view["from_lane"] + 1, "to": view["to_lane"] + 1}
    if view["slot"] is not None:
        found["slot"] = view["slot"] + 1
    return found
