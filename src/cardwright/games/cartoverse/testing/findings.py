"""What can be found in a position: the facts that scenarios expect of it."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.board import SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import HERO_ENCHANT, KEYWORDS
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import BEFORE, PHASE_WORDS, TURN, Duel, Player
from cardwright.games.cartoverse.testing.roster import SEATS, Roster
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import Json
from cardwright.kernel.testing.testbed import result_of
from cardwright.kernel.text.notation import NOTHING

PHASES: Final[dict[int, str]] = {BEFORE: "between", TURN: "main"}


def findings(s: Duel, scene: Roster) -> dict[str, Json]:
    found: dict[str, Json] = {
        "phase": PHASES.get(int(s.phase), PHASE_WORDS[s.phase]),
        "result": result_of(s),
    }
    for seat, name in enumerate(SEATS):
        for word, fact in player_facts(s, seat).items():
            found[f"{name}.{word}"] = fact
    for order, seat in (("first", int(s.first)), ("second", 1 - int(s.first))):
        for word, fact in opening_facts(s, s.players[seat]).items():
            found[f"{order}.{word}"] = fact
    for name, id in scene.things.items():
        found[f"c:{name}"] = creature_facts(s, scene, id)
    return found


def player_facts(s: Duel, seat: int) -> dict[str, Json]:
    player = s.players[seat]
    laid = [enchant.card for enchant in s.enchants if enchant.owner == seat]
    return {
        "hp": int(player.hp),
        "mana": int(player.purse()),
        "max_mana": len(player.mana_zone),
        "hand": keys_of(s, player.hand),
        "deck": keys_of(s, player.deck[::-1]),
        "graveyard": keys_of(s, player.graveyard),
        "shard_zone": keys_of(s, player.shards),
        "traps": keys_of(s, [trap.card for trap in player.traps]),
        "hero_enchants": keys_of(s, [card for card in laid if s.cards.all[card].type == HERO_ENCHANT]),
    }


def opening_facts(s: Duel, player: Player) -> dict[str, Json]:
    """What the first or the second player begins with."""
    return {
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "has_coin": any(s.cards.all[card].token for card in player.hand),
        "mana": int(player.purse()),
    }


def creature_facts(s: Duel, scene: Roster, id: int) -> dict[str, Json]:
    """Of a creature that has left the board only where it went can be said; of an enchant, whether it is in play."""
    creature = s.find(id)
    if creature is None:
        return {"zone": "play" if s.enchant(id) is not None else scene.gone.get(id, ("grave", 0))[0]}
    return {
        "zone": ZONE_WORDS[creature.place // SLOTS],
        "slot": int(creature.place % SLOTS) + 1,
        "damage": int(creature.damage),
        "exhausted": creature.exhausted,
        "atk": int(creature.atk),
        "max_hp": int(creature.hp),
    }


def figures_of(s: Duel, seat: i64) -> str:
    """The creatures of a player with what they amount to: ``Dawn Squire 2/3; Raider 3/1 Swift``."""
    return "; ".join(figures_line(s, creature) for creature in s.players[seat].creatures) or NOTHING


def figures_line(s: Duel, creature: Creature) -> str:
    words = [word for bit, word in KEYWORDS.items() if creature.keys & bit != 0]
    return " ".join([s.cards.name(creature.card), f"{creature.atk}/{creature.hp}", *words])


def keys_of(s: Duel, cards: list[i64]) -> list[str]:
    return [s.cards.all[card].key for card in cards]
