"""Cards: their kinds, tribes, tokens, graveyards, and what both players see of them."""

from __future__ import annotations

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.keywords import FACTIONS, TRIBES
from tests.games.generals.field import P1, P2, field

CARDS = GAME.cards()


def test_there_are_generals_minions_spells_and_artifacts() -> None:
    # R10
    assert {card.type for card in CARDS.all} == {"general", "minion", "spell", "artifact", "tile"}
    for card in CARDS.all:
        assert card.name
        assert FACTIONS[card.faction]
        assert card.mana >= 0
        assert not card.is_unit or card.attack >= 0


def test_every_general_has_2_attack_25_health_and_a_bloodbound_spell() -> None:
    # R11
    generals = [card for card in CARDS.all if card.type == "general"]
    assert len(generals) == 18
    for general in generals:
        assert (general.attack, general.health) == (2, 25)
        spell = CARDS.all[CARDS.find(general.bloodbound)]
        assert spell.is_spell
        assert not spell.collectible


def test_a_minion_may_belong_to_a_tribe_and_some_to_all() -> None:
    # R12
    assert set(TRIBES) == {"", "Arcanyst", "Battle Pet", "Dervish", "Golem", "Mech", "Structure", "Vespyr"}
    assert TRIBES[CARDS.all[CARDS.find("hailstone_golem")].tribe] == "Golem"
    assert [card for card in CARDS.all if card.every_tribe]


def test_a_token_cannot_be_put_into_a_deck() -> None:
    # R13
    said = GAME.deck_problems("Lilithe Blightchaser\n3 Wraithling", GAME.options()())
    assert "Wraithling cannot be put into a deck" in said


def test_the_graveyard_takes_the_dead_the_spells_and_the_lost_artifacts() -> None:
    # R14
    battle = field(
        "P2 Komodo Charger c3 damage 2",
        "P1 hand: Phoenix Fire, Sunstone Bracers, Sunstone Bracers, Sunstone Bracers, Sunstone Bracers",
    )
    battle.do("play phoenix fire c3", *["play sunstone bracers"] * 4)
    assert battle.line("P2 fallen") == "Komodo Charger 1"
    assert battle.line("P1 cast") == "Phoenix Fire 1"
    assert battle.line("P1 lost") == "Sunstone Bracers"


def test_a_token_is_not_brought_back_from_the_dead() -> None:
    # R14: of the two that died only the Charger comes back
    battle = field("", "turn: 5", "P1 fallen: Wraithling 4, Komodo Charger 4", "P1 hand: Keeper of the Vale")
    battle.do("play keeper of the vale b3", "choose b4")
    assert len(battle.where("Komodo Charger")) == 1
    assert battle.where("Wraithling") == []


def test_hands_and_decks_are_hidden_and_everything_else_is_seen() -> None:
    # R15
    battle = field(
        *("", "P1 hand: Tempest", "P2 hand: Phoenix Fire, Tempest", "P2 deck: War Surge", "P2 bloodbound: Blink ready")
    )
    seen = GAME.mask(battle.s, P1)
    assert [copy < 0 for copy in seen.players[P2].hand] == [True] * 6
    assert sum(copy == -1 for copy in seen.players[P2].hand) == 2
    assert seen.players[P2].deck == [-1]
    assert seen.players[P1].hand == battle.s.players[P1].hand
    assert (seen.players[P2].mana, seen.players[P2].ready) == (9, True)
    assert [unit.square for unit in seen.units] == [unit.square for unit in battle.s.units]
