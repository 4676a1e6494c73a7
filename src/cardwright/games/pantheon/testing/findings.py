"""What can be found in a position: the facts that scenarios expect of it."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model.card import FACTIONS, KEYWORDS, NEUTRAL, STEALTH
from cardwright.games.pantheon.model.state import BEFORE, CLOSING, HEROES, START, TURN, Player, Position
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.games.pantheon.testing.roster import Roster
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import Json
from cardwright.kernel.text.notation import NOTHING

DRAW: Final = "draw"
PHASES: Final[dict[int, str]] = {HEROES: "heroes", BEFORE: "between", START: "start", TURN: "turn", CLOSING: "turn"}


def findings(s: Position, scene: Roster) -> dict[str, Json]:
    found: dict[str, Json] = {
        "deck": keys_of(s, s.deck[::-1]),
        "deck_size": len(s.deck),
        "discard": keys_of(s, s.pile),
        "phase": PHASES.get(int(s.phase), "end"),
        "next_player": next_player(s, scene),
        "result": result(s, scene),
        "ok": scene.began,
        "each_hero_faction_in": faction(s),
        "offered_count": {scene.seats[seat]: len(heroes) for seat, heroes in enumerate(scene.offered)},
        "offers_all_distinct": all_distinct(scene),
    }
    for seat, name in enumerate(scene.seats):
        for word, fact in player_facts(s, s.players[seat]).items():
            found[f"{name}.{word}"] = fact
        offered = scene.offered[seat] if scene.offered else []
        found[f"{name}.hero_is_one_of_offered"] = s.players[seat].hero in offered
    for name, id in scene.units.items():
        found[f"u:{name}"] = unit_facts(s, scene, id)
    return found


def player_facts(s: Position, player: Player) -> dict[str, Json]:
    return {
        "alive": player.alive,
        "hand": keys_of(s, player.hand),
        "hand_size": len(player.hand),
        "health": int(player.health),
        "mana_ready": int(player.ready),
        "mana_exhausted": int(player.spent),
    }


def unit_facts(s: Position, scene: Roster, id: int) -> dict[str, Json]:
    """Of a card that has left the field only where it went can be said."""
    thing = s.find(id)
    if thing is None:
        return {"zone": scene.gone.get(id, "discard")}
    return {
        "zone": "field",
        "power": int(power_of(s, thing)),
        "ready": thing.ready,
        "stealth": keywords_of(s, thing) & STEALTH != 0,
    }


def powers_of(s: Position, seat: i64) -> str:
    """The units of a player with their power and keywords: ``Shield Cherub 2 Taunt; Imp Kindler 1``."""
    found: list[str] = []
    for thing in s.players[seat].field:
        if s.cards.all[thing.card].unit:
            keys = keywords_of(s, thing)
            words = [word for bit, word in KEYWORDS.items() if keys & bit != 0]
            found.append(" ".join([s.cards.name(thing.card), str(power_of(s, thing)), *words]))
    return "; ".join(found) or NOTHING


def next_player(s: Position, scene: Roster) -> Json:
    """Whose Start of Turn comes next."""
    if s.phase in (HEROES, BEFORE):
        return scene.seats[s.player]
    others = s.others(s.player)
    return scene.seats[others[0]] if others else None


def result(s: Position, scene: Roster) -> Json:
    if s.result is None:
        return None
    return ", ".join(scene.seats[seat] for seat in s.result) or DRAW


def faction(s: Position) -> Json:
    """The faction of a hero; of one that should have none (R6), if there is such a hero."""
    found = [int(s.cards.all[player.hero].faction) for player in s.players if player.hero >= 0]
    wrong = [one for one in found if one == NEUTRAL]
    return FACTIONS[(wrong or found)[0]] if found else None


def all_distinct(scene: Roster) -> bool:
    offered = [int(hero) for heroes in scene.offered for hero in heroes]
    return len(offered) == len(set(offered))


def keys_of(s: Position, cards: list[i64]) -> list[str]:
    return [s.cards.all[card].key for card in cards]
