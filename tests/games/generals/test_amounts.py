"""The numbers that cards work out: what is counted, for whom, and what is not."""

from __future__ import annotations

import pytest

from cardwright.games.generals.effects import amounts
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.units import ENEMY_MINIONS, MY_MINIONS, MY_UNITS
from cardwright.games.generals.model.board import NOWHERE, read_square
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import PROVOKE
from cardwright.games.generals.model.scene import Amount, Scene
from cardwright.games.generals.model.state import CREEP
from tests.games.generals.field import P1, P2, Field, field

UNITS = """\
{me} Hailstone Golem c3 damage 2 [war_surge 0 1/1 P1]; {me} Wraithling c4; {me} Wraithling c5; {me} Iron Dervish b4; \
{you} Komodo Charger e4; {you} Building e5 within void_talon count 1; {you} Wraithling g4"""
LINES = (
    "{me} hand: Hailstone Golem, Rock Pulverizer [war_surge 0 2/1 P1], Tempest, -, -, -",
    "{you} hand: Tempest, -, -, -, -, -",
    "{me} cast: Tempest 5, Phoenix Fire 6, Tempest 6",
    "{you} cast: Tempest 6",
    "{me} fallen: Komodo Charger 3, Wraithling 4, Hailstone Golem 6",
    "{you} fallen: Komodo Charger 3",
    "{me} summoned: Hailstone Golem, Ghoulie, Komodo Charger, Hailstone Golem, Tempest",
    "{me} minions: Hailstone Golem, Komodo Charger",
    "{me} tally: turns 3, healings 4, progress 3, wounds 2",
    "{you} tally: turns 3, healings 1, progress 1, wounds 1",
    "turn: 6",
    "to move: P2",
)
AMOUNTS: dict[str, tuple[Amount, int]] = {
    "the attack of some units": (amounts.AttackOf(MY_MINIONS), 5 + 1 + 1 + 2),
    "the attack of the general too": (amounts.AttackOf(MY_UNITS), 5 + 1 + 1 + 2 + 3),
    "the health they have left": (amounts.HealthOf(MY_MINIONS), 5 + 1 + 1 + 2),
    "the attack they have gained": (amounts.GainedAttack(MY_MINIONS), 1),
    "the health they have gained": (amounts.GainedHealth(MY_MINIONS), 1),
    "what enemies cost, a Building as much as its minion": (amounts.ManaOf(ENEMY_MINIONS), 1 + 3 + 1),
    "cards held": (amounts.CardsHeld(theirs=False), 3),
    "twice the cards the opponent holds": (amounts.CardsHeld(theirs=True, each=2), 2),
    "free places of the hand": (amounts.FREE_SLOTS, 3),
    "tiles owned": (amounts.TilesOwned(CREEP), 2),
    "three for each tile, with one here": (amounts.TilesOwned(CREEP, each=3, here=True), 9),
    "artifacts": (amounts.Artifacts(), 1),
    "two for each artifact of theirs": (amounts.Artifacts(each=2, theirs=True), 4),
    "progress": (amounts.PROGRESS, 3),
    "minions that fell, no tokens": (amounts.FALLEN, 2),
    "wounds of both": (amounts.WOUNDS, 3),
    "names of tokens": (amounts.TOKEN_NAMES, 2),
    "spells cast this turn": (amounts.SpellsNow(1), 2),
    "three for each spell of this turn": (amounts.SpellsNow(3), 6),
    "minions played that fit": (amounts.Played(Holding(MINION, tribe="Golem"), each=2), 2),
    "healings": (amounts.PER_HEALING, 4),
    "attack of the minions held": (amounts.NumbersHeld(Holding(MINION)), 4 + 3),
    "health of the minions held": (amounts.NumbersHeld(Holding(MINION), health=True), 6 + 5),
    "attack of those with Provoke": (amounts.NumbersHeld(Holding(traits=PROVOKE)), 3),
    "other golems summoned, from a unit": (amounts.PerSummoned("Golem", 1), 2),
    "two for each": (amounts.PerSummoned("Golem", 2), 4),
    "as much as the event": (amounts.AS_MUCH, 7),
    "times how often it was played": (amounts.Scaled(2), 6),
    "the printed cost of that card": (amounts.PrintedCost(), 2),
    "the attack of an artifact": (amounts.GIVEN_ATTACK, 1),
}


def table(seat: int) -> Field:
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    named = [text.format(me=me, you=you) for text in (UNITS, *LINES)]
    marks = {seat: 1, 1 - seat: 2}
    worn = [" ".join([f"[cyclone_mask 0 1/0 P{who + 1} count 3]"] * marks[who]) for who in (P1, P2)]
    generals = f"P1 Argeon Highmayne a3 {worn[0]}; P2 Kaleos Xaan i3 {worn[1]}"
    return field(*named, f"tiles: {me} creep a1 i5; {you} creep b1", generals=generals)


def scene(battle: Field, seat: int) -> Scene:
    golem = battle.unit("c3")
    at = Scene(seat, golem.card, golem, golem.square)
    at.amount, at.factor, at.copy = 7, 3, battle.s.cards.find("Tempest")
    general = battle.s.general(seat)
    assert general is not None
    at.mark = general.marks[0]
    return at


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize("words", AMOUNTS)
def test_this_is_counted_and_nothing_else(words: str, seat: int) -> None:
    number, expected = AMOUNTS[words]
    battle = table(seat)
    assert number.of(battle.s, scene(battle, seat)) == expected


def test_without_a_square_a_card_or_an_enchantment_nothing_is_taken_off_or_added() -> None:
    battle = table(P1)
    nowhere = Scene(P1, 0, None, NOWHERE)
    assert amounts.PerSummoned("Golem", 1).of(battle.s, nowhere) == 3
    assert amounts.PerSummoned("Mech", 1).of(battle.s, Scene(P2, 0, None, read_square("c3"))) == 0
    assert amounts.PrintedCost().of(battle.s, nowhere) == 0
    assert amounts.GIVEN_ATTACK.of(battle.s, nowhere) == 0
    assert amounts.TilesOwned(CREEP, here=True).of(battle.s, nowhere) == 2
    assert amounts.TilesOwned(CREEP, here=True).of(battle.s, Scene(P1, 0, None, read_square("a1"))) == 2
    assert amounts.SpellsNow(1).of(battle.s, Scene(P2, 0, None)) == 1
    assert amounts.Played(Holding(SPELL)).of(battle.s, nowhere) == 0


@pytest.mark.parametrize("size", [3, 6])
def test_a_hand_has_as_many_free_places_as_it_may_hold_cards(size: int) -> None:
    # R22, option hand_size
    battle = field("", "P1 hand: Tempest, -, -, -, -, -", hand_size=size)
    assert amounts.FREE_SLOTS.of(battle.s, Scene(P1, 0, None)) == size - 1
