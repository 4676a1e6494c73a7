"""How the duels of scenarios are set up: from the beginning, or in the middle of a turn."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING, SLOTS, ZONE_WORDS, place_at
from cardwright.games.cartoverse.model.card import Card, Cards
from cardwright.games.cartoverse.model.in_play import Creature, LaidEnchant, SetTrap
from cardwright.games.cartoverse.model.questions import ASK_MAIN
from cardwright.games.cartoverse.model.state import BEFORE, TURN, Duel
from cardwright.games.cartoverse.rules import soundness, turn
from cardwright.games.cartoverse.testing.card_files import read_card
from cardwright.games.cartoverse.testing.card_operations import one_of
from cardwright.games.cartoverse.testing.plain_cards import PING
from cardwright.games.cartoverse.testing.roster import SEATS, Roster
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many
from cardwright.kernel.errors import BadScenario
from cardwright.kernel.testing.testbed import needed, table

NAMES: Final = Many(TEXT)
BODY: Final = ("ability", "atk", "card", "damage", "exhausted", "hp", "id", "job", "played", "slot", "zone")
PHASES: Final[dict[str, int]] = {"main": TURN, "between": BEFORE}
PLAIN_HERO: Final = "plain"
IN_MANA_ZONE: Final = "f_a"  # which cards lie in the mana zone makes no difference
HP: Final = 20


class Laying:
    """A thing to be laid on the board, and when it was played; its number follows from that (R81)."""

    def __init__(self, seat: int, card: int, played: int, body: dict[str, Json] | None = None) -> None:
        self.seat = seat
        self.card = card
        self.played = played
        self.body = body


# Plain bodies: creatures that are nothing but ATK and HP.


def with_bodies(cards: Cards, setup: dict[str, Json]) -> Cards:
    """The cards, and one for each plain body on the board."""
    players = table(setup.get("players", {}), "players")
    bodies = [body for name in SEATS for body in board_of(table(players.get(name, {}), name)) if "card" not in body]
    return Cards([*cards.all, *(plain_body(body) for body in bodies)]) if bodies else cards


def board_of(facts: dict[str, Json]) -> list[dict[str, Json]]:
    found = [table(entry, "board") for entry in facts.get("board", [])]
    for entry in found:
        for word in entry:
            one_of(word, BODY, "word about a creature")
    return found


def plain_body(body: dict[str, Json]) -> Card:
    """``{"id": "x", "atk": 3, "hp": 2}``; its one ability is a ping."""
    abilities = [PING] if "ability" in body and one_of(body["ability"], ("ping",), "ability") else []
    facts = {"type": "Creature", "atk": needed(body, "atk"), "hp": needed(body, "hp"), "abilities": abilities}
    return read_card(key_of_body(body), {**facts, "job": body.get("job", "")})


def key_of_body(body: dict[str, Json]) -> str:
    return f"inline:{TEXT.decode(needed(body, 'id'), 'id')}"


# A duel under way.


def under_way(s: Duel, setup: dict[str, Json], scene: Roster) -> None:
    """Lay everything on an empty table, and ask who is on turn."""
    players = table(setup.get("players", {}), "players")
    for name in players:
        scene.seat(name)
    laid: list[Laying] = []
    for seat, name in enumerate(SEATS):
        facts = table(players.get(name, {}), name)
        seat_player(s, seat, facts)
        list_things(s, seat, facts, laid)
    s.next_id = FIRST_THING
    for thing in sorted(laid, key=lambda one: one.played):
        lay(s, thing, scene)
    s.first = scene.seat(setup.get("first_player", SEATS[0]))
    open_phase(s, scene.seat(setup.get("turn_player", SEATS[s.first])), setup.get("phase", "main"))
    soundness.complete(s)
    if s.phase == TURN:
        turn.ask_turn(s, ASK_MAIN)


def open_phase(s: Duel, seat: int, phase: Json) -> None:
    """Between two turns it is the turn of the next player, not of the one who has just finished."""
    s.phase = PHASES[one_of(TEXT.decode(phase, "phase"), PHASES, "phase")]
    s.player = 1 - seat if s.phase == BEFORE else seat


def seat_player(s: Duel, seat: int, facts: dict[str, Json]) -> None:
    player = s.players[seat]
    player.hero = s.cards.find(TEXT.decode(facts.get("hero", PLAIN_HERO), "hero"))
    player.hp = NUMBER.decode(facts.get("hp", HP), "hp")
    player.most = NUMBER.decode(facts.get("max_hp", max(HP, int(player.hp))), "max_hp")
    player.mana = NUMBER.decode(facts.get("mana", 0), "mana")
    player.mana_zone = [s.cards.find(IN_MANA_ZONE)] * NUMBER.decode(facts.get("max_mana", 0), "max_mana")
    player.acted = TRUTH.decode(facts.get("hero_action_used", False), "hero_action_used")
    player.turns = NUMBER.decode(facts.get("turns_taken", 2), "turns_taken")
    player.hand = sorted(places(s, facts, "hand"))
    player.deck = places(s, facts, "deck")[::-1]
    player.graveyard = places(s, facts, "graveyard")
    player.shards = places(s, facts, "shard_zone")


def places(s: Duel, facts: dict[str, Json], word: str) -> list[i64]:
    return [s.cards.find(name) for name in NAMES.decode(facts.get(word, []), word)]


def list_things(s: Duel, seat: int, facts: dict[str, Json], laid: list[Laying]) -> None:
    """Creatures, traps and Hero Enchants; those that do not say when they were played, in the order listed."""
    for body in board_of(facts):
        card = s.cards.find(TEXT.decode(body.get("card", key_of_body(body)), "card"))
        played = NUMBER.decode(body.get("played", len(laid) + 1), "played")
        laid.append(Laying(seat, card, played, body))
    for place in [*places(s, facts, "traps"), *places(s, facts, "hero_enchants")]:
        laid.append(Laying(seat, int(place), len(laid) + 1))


def lay(s: Duel, thing: Laying, scene: Roster) -> None:
    card = s.cards.all[thing.card]
    player = s.players[thing.seat]
    if thing.body is not None:
        player.creatures.append(creature_of(s, thing, thing.body, scene))
    elif card.trap:
        player.traps.append(SetTrap(s.next_id, thing.card, thing.seat, False))
    elif card.enchant:
        s.enchants.append(LaidEnchant(s.next_id, thing.card, thing.seat, FIRST_HERO + thing.seat))
    else:
        raise BadScenario(f"{card.name} is neither a trap nor an enchant")
    s.next_id += 1


def creature_of(s: Duel, thing: Laying, body: dict[str, Json], scene: Roster) -> Creature:
    name = TEXT.decode(needed(body, "id"), "id")
    if name in scene.things:
        raise BadScenario(f'two creatures are called "{name}"')
    zone = ZONE_WORDS.index(one_of(TEXT.decode(needed(body, "zone"), "zone"), ZONE_WORDS, "zone"))
    slot = slot_of(body)
    place = place_at(zone, slot)
    if any(other.place == place for other in s.players[thing.seat].creatures):
        raise BadScenario(f"{name} is in a slot that is taken")
    scene.things[name] = int(s.next_id)
    exhausted = TRUTH.decode(body.get("exhausted", False), "exhausted")
    return Creature(s.next_id, thing.card, thing.seat, place, exhausted, NUMBER.decode(body.get("damage", 0), "damage"))


def slot_of(parts: dict[str, Json]) -> int:
    """A slot counted from 0; files count from 1."""
    slot = NUMBER.decode(needed(parts, "slot"), "slot")
    if not 1 <= slot <= SLOTS:
        raise BadScenario(f"a slot is 1 to {SLOTS}, not {slot}")
    return slot - 1
