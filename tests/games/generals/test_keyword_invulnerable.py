"""Invulnerable: beyond the reach of everything."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound, sentinel
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, cost_less, this_turn
from cardwright.games.generals.effects.command import Borrow, MakeAttack, TakeOver, Tire, Wake
from cardwright.games.generals.effects.damage import Destroy, Hurt, Vanish
from cardwright.games.generals.effects.enchant import Dispel, Enchant, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome, SwapPlaces, Teleport
from cardwright.games.generals.effects.places import Around
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ENEMY_MINIONS,
    EVERYONE,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    Units,
)
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.card import MINION, MINION_SUMMONED, Cards
from cardwright.games.generals.model.keywords import INVULNERABLE, PROVOKE, SENTINEL, STUNNED
from cardwright.kernel.game import CONCEDE
from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field

GATE = "P2 Gate to the Undervault b3"
NEUTRAL = Press("Neutral", "test")
CHEAPER = cost_less(Holding(MINION), 1)
GIFTS = {
    "nothing": Enchant(MY_GENERAL, ability=CHEAPER),
    "attack": Enchant(MY_GENERAL, attack=1, ability=CHEAPER),
    "health": Enchant(MY_GENERAL, health=2, ability=CHEAPER),
    "traits": Enchant(MY_GENERAL, traits=PROVOKE, ability=CHEAPER),
    "lifts": Enchant(MY_GENERAL, lifts=PROVOKE, ability=CHEAPER),
    "speed": Enchant(MY_GENERAL, speed=1, ability=CHEAPER),
    "backstab": Enchant(MY_GENERAL, backstab=1, ability=CHEAPER),
    "grow": Enchant(MY_GENERAL, grow=1, ability=CHEAPER),
}
IDOLS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "1 mana, basic token", ""),
        NEUTRAL.minion("Idol", "1 mana 2/3", "Invulnerable.", INVULNERABLE),
        NEUTRAL.minion("Statue", "1 mana 2/3", "", INVULNERABLE, aura(MY_MINIONS, attack=1)),
        NEUTRAL.minion("Komodo Charger", "1 mana 1/3"),
        NEUTRAL.minion("Bearer", "1 mana 1/3", "", aura(MY_OTHER_MINIONS, attack=1)),
        NEUTRAL.minion("Warden", "1 mana 1/3", "", PROVOKE),
        NEUTRAL.minion("Ward", "1 mana 1/3", "", aura(MY_GENERAL, traits=INVULNERABLE)),
        NEUTRAL.spell("Banner", "0 mana", "", Enchant(MY_MINIONS, 1, 1)),
        NEUTRAL.spell("Curse", "0 mana", "", Enchant(ENEMY_MINIONS, -1, -1)),
        NEUTRAL.spell("Halt", "0 mana", "", Stun(ENEMY_MINIONS)),
        NEUTRAL.spell("Banish", "0 mana", "", Vanish(ENEMY_MINIONS)),
        NEUTRAL.spell("Beguile", "0 mana", "", TakeOver(ENEMY_MINIONS)),
        NEUTRAL.spell("Lend", "0 mana", "", Borrow(ENEMY_MINIONS)),
        NEUTRAL.spell("Recall", "0 mana", "", SendHome(ENEMY_MINIONS)),
        NEUTRAL.spell("Morph", "0 mana", "", Change(ENEMY_MINIONS, "komodo_charger")),
        NEUTRAL.spell("Blank", "0 mana", "", Dispel(ENEMY_MINIONS)),
        NEUTRAL.spell("Slay", "0 mana", "", Destroy(ENEMY_MINIONS)),
        NEUTRAL.spell("Wound", "0 mana", "", Hurt(1, EVERYONE)),
        NEUTRAL.spell("Shove", "0 mana", "", Teleport(ENEMY_MINIONS, Around(ENEMY_MINIONS))),
        NEUTRAL.spell("Trade", "0 mana", "", SwapPlaces(Units(card="idol"), Units(card="komodo_charger"))),
        NEUTRAL.spell("Rouse", "0 mana", "", Wake(MY_MINIONS)),
        NEUTRAL.spell("Duel", "0 mana", "", MakeAttack(MY_MINIONS, ENEMY_MINIONS)),
        NEUTRAL.spell("Weary", "0 mana", "", Tire(MY_MINIONS)),
        NEUTRAL.spell("Edict", "0 mana", "", this_turn(cost_less(Holding(MINION), 1))),
        NEUTRAL.spell("Bless", "0 mana", "", Enchant(MY_MINIONS, traits=INVULNERABLE)),
        *(NEUTRAL.spell(f"Gift of {gift}", "0 mana", "", effect) for gift, effect in GIFTS.items()),
        NEUTRAL.spell("Gift of air", "0 mana", "", Enchant(MY_GENERAL)),
        NEUTRAL.spell("Gift to all", "0 mana", "", Enchant(MY_MINIONS, ability=CHEAPER)),
        NEUTRAL.minion("Mizuchi", "3 mana 4/3", "", sentinel(MINION_SUMMONED)),
        NEUTRAL.minion("Watchful Sentinel", "3 mana 3/3, basic token", "", SENTINEL),
    ]
)


def test_it_cannot_be_targeted_or_attacked() -> None:
    # R166
    battle = field(
        GATE, "P1 hand: Siphon Energy, Hailstone Prison, Aspect of the Ravager, Entropic Decay, Phoenix Fire"
    )
    assert [battle.can(f"play {slot} b3") for slot in (1, 2, 3, 4, 5)] == [False] * 5
    assert not battle.can("attack a3 b3")


def test_it_cannot_be_destroyed_or_dispelled_without_being_targeted_either() -> None:
    # R166
    battle = field(GATE, "P1 hand: Plasma Storm, Lightbender").do("play 1")
    assert battle["b3"].startswith("Gate to the Undervault")
    battle.do("play 2 b2")
    assert battle["b3"].startswith("Gate to the Undervault")
    assert battle.unit("b3").has(INVULNERABLE)


def test_a_general_that_is_invulnerable_takes_no_damage() -> None:
    # R166
    battle = field(
        "P2 Indominus h1", "P1 hand: Phoenix Fire, Tempest", generals="P1 Argeon Highmayne h4; P2 Kaleos Xaan i3"
    )
    assert not battle.can("attack h4 i3")
    assert not battle.can("play 1 i3")
    assert battle.do("play 2")["i3"] == "Kaleos Xaan 2/25"


def test_it_is_not_healed() -> None:
    # R166
    battle = field(
        "P1 Indominus c3", "P1 hand: Earth Sphere", generals="P1 Argeon Highmayne a3 damage 10; P2 Kaleos Xaan i3"
    )
    assert battle.do("play 1")["a3"] == "Argeon Highmayne 2/15"


@pytest.mark.parametrize(("variant", "health"), [("standard", 25), ("classic", 23)])
def test_an_empty_deck_does_not_hurt_an_invulnerable_general_but_in_classic_it_does(variant: str, health: int) -> None:
    # R166, R97, option invulnerable_to
    battle = field("P1 Indominus c3", deck_out=True, variant=variant).end()
    assert battle.health(P1) == health
    assert f"P1's deck is empty: the general takes {25 - health} damage." in battle.told()


def test_an_empty_deck_wears_out_no_artifact_of_an_invulnerable_general() -> None:
    # R166, R97, R75
    battle = field("P1 Indominus c3", "P1 hand: Arclyte Regalia", deck_out=True).do("play 1", "end")
    (artifact,) = battle.unit("a3").marks
    assert artifact.count == 3


def test_once_it_is_no_longer_invulnerable_it_can_be_hurt() -> None:
    # R166: the Indominus is gone
    battle = field("P2 Indominus h1 damage 8", "P1 hand: Phoenix Fire, Phoenix Fire").do("play 1 h1", "play 2 i3")
    assert battle["i3"] == "Kaleos Xaan 2/22"


@pytest.mark.parametrize(("variant", "acts"), [("standard", True), ("classic", False)])
def test_it_may_move_and_attack_but_not_in_classic(variant: str, acts: bool) -> None:
    # R167, option invulnerable_acts: a plain Invulnerable minion, since every real one stands still by its own words
    battle = field("P1 Idol c3; P2 Komodo Charger d3", cards=IDOLS, variant=variant)
    assert bool(battle.squares("move c3")) is acts
    assert battle.can("attack c3 d3") is acts


def test_its_own_words_may_keep_it_in_its_place() -> None:
    # R167, R221
    assert not field("P1 Indominus c3").squares("move a3")
    assert not field("P1 Gate to the Undervault c3").squares("move c3")


# What nothing means, in standard: friends and the own player too.


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
@pytest.mark.parametrize("spell", ["Roar", "Blink", "Phoenix Fire", "Sundrop Elixir"])
def test_ones_own_spells_cannot_target_it_either(spell: str, variant: str) -> None:
    # R166
    battle = field("P1 Gate to the Undervault b3; P1 Indominus c3", f"P1 hand: {spell}", variant=variant)
    assert not battle.can("play 1 b3")
    assert not battle.can("play 1 a3")


def test_the_refusal_says_why() -> None:
    # R166
    battle = field(f"{GATE}; P1 Indominus d4", "P1 hand: Phoenix Fire")
    assert battle.why_not("play 1 b3") == "Gate to the Undervault is Invulnerable and cannot be targeted (R166)"
    assert battle.why_not("play 1 a3") == "Argeon Highmayne is Invulnerable and cannot be targeted (R166)"
    guarded = field("P1 Komodo Charger h3; P2 Indominus d4")
    assert guarded.why_not("attack h3 i3") == "Kaleos Xaan is Invulnerable and cannot be attacked (R166)"


@pytest.mark.parametrize(("variant", "attack"), [("standard", 2), ("classic", 3)])
def test_a_spell_without_a_target_does_not_strengthen_it(variant: str, attack: int) -> None:
    # R166, option invulnerable_to
    battle = field("P1 Idol c3", "P1 hand: Banner", cards=IDOLS, variant=variant).do("play 1")
    assert battle["c3"] == f"Idol {attack}/{attack + 1}"
    general = field("P1 Indominus c3", "P1 hand: Overload", variant=variant)
    assert general.do("play 1")["a3"] == f"Argeon Highmayne {attack}/25"


@pytest.mark.parametrize(("variant", "numbers"), [("standard", "2/3"), ("classic", "1/2")])
def test_a_curse_without_a_target_does_not_weaken_it(variant: str, numbers: str) -> None:
    # R166
    assert field("P2 Idol c3", "P1 hand: Curse", cards=IDOLS, variant=variant).do("play 1")["c3"] == f"Idol {numbers}"


@pytest.mark.parametrize(("variant", "attack"), [("standard", 2), ("classic", 3)])
def test_an_aura_gives_it_nothing(variant: str, attack: int) -> None:
    # R166
    battle = field("P1 Idol c3; P1 Bearer d3", cards=IDOLS, variant=variant)
    assert battle["c3"] == f"Idol {attack}/3"
    assert field("P1 Idol c3; P1 Komodo Charger e3; P1 Bearer d3", cards=IDOLS)["e3"] == "Komodo Charger 2/3"


def test_the_aura_that_makes_it_invulnerable_works_as_a_whole() -> None:
    # R166: Indominus also forbids the general to move and to attack
    battle = field("P1 Indominus c3; P2 Komodo Charger b3; P1 Sunsteel Defender a4")
    assert battle.unit("a3").has(INVULNERABLE)
    assert not battle.squares("move a3")
    assert not battle.squares("attack a3")


@pytest.mark.parametrize(("variant", "attack"), [("standard", 2), ("classic", 4)])
def test_an_artifact_gives_an_invulnerable_general_nothing(variant: str, attack: int) -> None:
    # R166: it can be put on, and counts once the general is no longer Invulnerable
    battle = field("P1 Indominus c3 damage 8", "P1 hand: Arclyte Regalia, True Strike", variant=variant).do("play 1")
    assert battle.unit("a3").attack == attack
    assert battle.do("play 2 c3").unit("a3").attack == 4


@pytest.mark.parametrize(("variant", "attack"), [("standard", 2), ("classic", 4)])
def test_an_artifact_worn_before_gives_nothing_while_it_lasts(variant: str, attack: int) -> None:
    # R166
    battle = field("", "P1 hand: Arclyte Regalia, Indominus", "P1 mana: 20", variant=variant).do("play 1")
    assert battle.unit("a3").attack == 4
    assert battle.do("play 2 b3").unit("a3").attack == attack


def test_what_was_put_on_it_before_stays_and_runs_out_in_its_time() -> None:
    # R166: Invulnerable keeps off what comes, and takes away nothing that was there
    battle = field("", "P1 hand: Overload, Indominus", generals="P1 Vaath the Immortal a3; P2 Kaleos Xaan i3")
    battle.do("play 1", "play 2 b3")
    assert battle["a3"] == "Vaath the Immortal 3/25"
    stunned = field("P1 Idol c3 [halt 0 P2 until 5]", "turn: 3", cards=IDOLS)
    assert not stunned.squares("move c3")
    assert stunned.end(2).squares("move c3")


@pytest.mark.parametrize(("variant", "stunned"), [("standard", False), ("classic", True)])
def test_it_is_not_stunned(variant: str, stunned: bool) -> None:
    # R166
    battle = field("P2 Idol c3", "P1 hand: Halt", cards=IDOLS, variant=variant).do("play 1")
    assert battle.unit("c3").has(STUNNED) is stunned


@pytest.mark.parametrize(("variant", "there"), [("standard", True), ("classic", False)])
@pytest.mark.parametrize("card", ["Banish", "Beguile"])
def test_it_is_neither_removed_nor_taken_over(card: str, variant: str, there: bool) -> None:
    # R166
    battle = field("P2 Idol c3", f"P1 hand: {card}", cards=IDOLS, variant=variant).do("play 1")
    assert (battle["c3"] != "-" and battle.owner("c3") == P2) is there


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
@pytest.mark.parametrize("card", ["Recall", "Morph", "Blank", "Slay", "Wound", "Shove"])
def test_it_is_not_returned_transformed_dispelled_destroyed_hurt_or_moved(card: str, variant: str) -> None:
    # R166: in neither variant
    battle = field("P2 Idol c3", f"P1 hand: {card}", cards=IDOLS, variant=variant).do("play 1")
    assert battle["c3"] == "Idol 2/3"
    assert not battle.unit("c3").dispelled


@pytest.mark.parametrize(("variant", "square"), [("standard", "c3"), ("classic", "e3")])
def test_it_changes_places_with_nobody(variant: str, square: str) -> None:
    # R166
    battle = field("P1 Idol c3; P1 Komodo Charger e3", "P1 hand: Trade", cards=IDOLS, variant=variant).do("play 1")
    assert battle.where("Idol") == [square]


@pytest.mark.parametrize(("variant", "ready"), [("standard", False), ("classic", True)])
def test_it_is_not_reactivated(variant: str, ready: bool) -> None:
    # R166
    battle = field("P1 Idol c3 exhausted", "P1 hand: Rouse", cards=IDOLS, variant=variant).do("play 1")
    assert battle.unit("c3").exhausted is not ready


def test_it_is_not_exhausted_by_an_effect_but_becomes_ready_with_its_turn() -> None:
    # R166, R34: the rules of a turn are no effects
    battle = field("P1 Idol c3", "P1 hand: Weary", cards=IDOLS).do("play 1")
    assert battle.squares("move c3")
    assert battle.do("move c3 c4").end(2).squares("move c4")


@pytest.mark.parametrize(("variant", "left"), [("standard", 3), ("classic", 1)])
def test_it_is_not_made_to_attack(variant: str, left: int) -> None:
    # R166
    battle = field("P1 Idol c3; P2 Komodo Charger d3", "P1 hand: Duel", cards=IDOLS, variant=variant).do("play 1")
    assert battle["d3"] == f"Komodo Charger 1/{left}"


@pytest.mark.parametrize(("variant", "held"), [("standard", False), ("classic", True)])
def test_provoke_does_not_hold_it(variant: str, held: bool) -> None:
    # R166, R171
    battle = field(
        "P1 Idol c3; P2 Warden d3; P2 Komodo Charger c4", cards=IDOLS, variant=variant, invulnerable_acts=True
    )
    assert (battle.squares("move c3") == set()) is held
    assert battle.can("attack c3 c4") is not held
    assert battle.why_not("move c3 b3") == ("Idol is provoked and cannot move (R171)" if held else "")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_what_belongs_to_the_player_works_although_it_lies_on_the_general(variant: str) -> None:
    # R166: what a card does for a player for a while affects no unit
    battle = field("P1 Ward c3", "P1 hand: Edict, Komodo Charger", "P1 mana: 0", cards=IDOLS, variant=variant)
    assert battle.unit("a3").has(INVULNERABLE)
    assert not battle.can("play 2 b2")
    assert battle.do("play 1").can("play 2 b2")


def test_it_loses_nothing_else_and_can_be_hurt_again_when_it_ends() -> None:
    # R166: a Ward that is destroyed lets its general be hurt; one on a unit runs out by itself
    battle = field("P1 Ward c3 damage 2", "P1 hand: Wound, Wound", cards=IDOLS)
    assert battle.do("play 1").health(P1) == 25
    assert battle["c3"] == "-"
    assert battle.do("play 2").health(P1) == 24
    shielded = field("P1 Komodo Charger c3 [bless 0 P1 until 4]", "turn: 3", "P2 hand: Wound", cards=IDOLS)
    assert shielded.unit("c3").has(INVULNERABLE)
    assert not shielded.end().unit("c3").has(INVULNERABLE)
    assert shielded.do("play 1")["c3"] == "Komodo Charger 1/2"


def test_giving_up_is_no_effect() -> None:
    # R109, R166
    battle = field("P1 Indominus c3")
    GAME.apply(battle.s, P1, CONCEDE)
    assert battle.s.result == (P2,)


def test_nothing_strikes_it_and_it_does_not_strike_back() -> None:
    # R166
    battle = field("P1 Idol c3; P2 Komodo Charger d3", cards=IDOLS).do("attack c3 d3")
    assert battle["c3"] == "Idol 2/3"
    assert battle["d3"] == "Komodo Charger 1/1"


def test_it_feels_its_own_aura() -> None:
    # R166: option invulnerable_to
    battle = field("P1 Statue c3; P1 Idol e3; P1 Komodo Charger d3", cards=IDOLS)
    assert (battle["c3"], battle["e3"], battle["d3"]) == ("Statue 3/3", "Idol 2/3", "Komodo Charger 2/3")


def test_it_is_not_borrowed_while_others_are() -> None:
    # R166
    battle = field("P2 Idol c3; P2 Komodo Charger d3", "P1 hand: Lend", cards=IDOLS).do("play 1")
    assert (battle.owner("c3"), battle.owner("d3")) == (P2, P1)
    assert battle.unit("c3").marks == ()
    assert battle.end().owner("d3") == P2


def test_in_classic_an_invulnerable_general_can_die_of_an_empty_deck() -> None:
    # R97, R166, R107
    generals = "P1 Argeon Highmayne a3 damage 24; P2 Kaleos Xaan i3"
    battle = field("P1 Indominus c3", generals=generals, deck_out=True, variant="classic").end()
    assert battle.s.result == (P2,)
    assert field("P1 Indominus c3", generals=generals, deck_out=True).end().s.result is None


def test_an_invulnerable_watchful_sentinel_stays_what_it_is() -> None:
    # R166, R185: it cannot be transformed, while the one beside it is
    sentinels = "P1 Watchful Sentinel d3 within mizuchi [bless 0 P1]; P1 Watchful Sentinel d4 within mizuchi"
    battle = field(sentinels, "to move: P2", "turn: 4", "P2 hand: Komodo Charger", cards=IDOLS).do("play 1 h3")
    assert (battle["d3"], battle["d4"]) == ("Watchful Sentinel 3/3", "Mizuchi 4/3")
    assert battle["h3"] == "Komodo Charger 1/3"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
@pytest.mark.parametrize("gift", GIFTS)
def test_what_is_for_the_player_alone_reaches_an_invulnerable_general_and_nothing_else_does(
    gift: str, variant: str
) -> None:
    # R166: cheaper minions are for the player; with attack, a trait or Grow beside them it is for the unit
    battle = field("P1 Ward c3", f"P1 hand: Gift of {gift}, Komodo Charger", "P1 mana: 0", cards=IDOLS, variant=variant)
    battle.do("play 1")
    assert battle.can("play 2 b3") is (gift == "nothing" or variant == "classic")
    mortal = field("", f"P1 hand: Gift of {gift}, Komodo Charger", "P1 mana: 0", cards=IDOLS, variant=variant)
    assert mortal.do("play 1").can("play 2 b3")


def test_what_is_for_nobody_or_lies_on_a_minion_does_not_reach_an_invulnerable_one() -> None:
    # R166
    battle = field("P1 Ward c3; P1 Idol d3", "P1 hand: Gift of air, Gift to all", cards=IDOLS).do("play 1", "play 2")
    assert (len(battle.unit("a3").marks), len(battle.unit("d3").marks), len(battle.unit("c3").marks)) == (0, 0, 1)
