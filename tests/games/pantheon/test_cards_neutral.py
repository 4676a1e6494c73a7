"""The cards of no faction: what is printed on each is what happens."""

from cardwright.games.pantheon.model import actions
from tests.games.pantheon.cardroom import P1, P2, P3, Room, activate, attack, cast, hero, link, play

# Mana.


def test_mana_is_placed_ready_once_a_turn() -> None:
    room = Room()
    room.hold(P1, "Mana", "Mana")
    room.do(P1, actions.MANA)
    assert (room.mana(P1), room.hand(P1)) == (11, ["Mana"])
    assert not room.can(P1, actions.MANA)


# Units.


def test_generous_innkeeper_lets_everybody_draw() -> None:
    room = Room(3)
    room.hold(P1, "Generous Innkeeper")
    room.do(P1, play("Generous Innkeeper"))
    assert room.hands() == [1, 1, 1]


def test_treasure_goblin_draws_for_its_player_when_destroyed() -> None:
    room = Room()
    goblin = room.put(P2, "Treasure Goblin")
    room.do(P1, attack(room.put(P1, "Cinder Hound"), goblin))
    assert (room.gone(goblin), room.hands()) == (True, [0, 1])


def test_golden_stag_rewards_whose_turn_it_is_when_destroyed() -> None:
    room = Room(3)
    stag = room.put(P2, "Golden Stag")
    room.do(P1, attack(room.put(P1, "Stone Golem"), stag))
    assert (room.gone(stag), room.hands()) == (True, [1, 0, 0])


def test_crystal_prospector_brings_a_mana_from_the_deck_exhausted() -> None:
    room = Room()
    room.hold(P1, "Crystal Prospector")
    room.do(P1, play("Crystal Prospector"))
    player = room.s.players[P1]
    assert (player.ready, player.spent, len(room.s.deck)) == (7, 4, 39)


def test_kingbreaker_hurts_heroes_with_more_health() -> None:
    room = Room(3)
    room.hurt(P1, 15)
    room.hurt(P2, 16)
    room.hurt(P3, 15)
    room.hold(P1, "Kingbreaker")
    room.do(P1, play("Kingbreaker"))
    assert room.all_health() == [15, 14, 15]


def test_last_field_vulture_draws_three_when_an_opponent_is_eliminated() -> None:
    room = Room(3)
    room.put(P1, "Last-Field Vulture")
    room.hurt(P2, 3)
    room.do(P1, attack(room.put(P1, "Cinder Hound"), hero(P2)))
    assert (room.s.players[P2].alive, room.hands()) == (False, [3, 0, 0])


def test_elder_wyrm_deals_two_damage_to_every_other_unit() -> None:
    room = Room()
    hound, golem = room.put(P1, "Cinder Hound"), room.put(P2, "Stone Golem")
    room.hold(P1, "Elder Wyrm")
    room.do(P1, play("Elder Wyrm"))
    wyrm = int(room.s.players[P1].field[-1].id)
    assert (room.power(hound), room.power(golem), room.power(wyrm)) == (1, 5, 8)


# Spells.


def test_shared_feast_draws_two_and_gives_each_opponent_one() -> None:
    room = Room(3)
    room.hold(P1, "Shared Feast")
    room.do(P1, cast("Shared Feast"))
    assert room.hands() == [2, 1, 1]


def test_snare_holds_a_unit_until_the_next_own_turn() -> None:
    room = Room()
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Snare")
    room.do(P1, cast("Snare", hound))
    room.next_turn()
    assert not room.can(P2, attack(hound, hero(P1)))
    room.next_turn()
    room.next_turn()
    assert room.can(P2, attack(hound, hero(P1)))


def test_borrowed_might_strengthens_a_unit_and_its_player_draws() -> None:
    room = Room(3)
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Borrowed Might")
    room.do(P1, cast("Borrowed Might", hound))
    assert (room.power(hound), room.hands()) == (5, [0, 1, 0])


def test_ambush_at_dusk_destroys_an_exhausted_unit() -> None:
    room = Room()
    hound, golem = room.put(P1, "Cinder Hound"), room.put(P1, "Stone Golem")
    room.hold(P2, "Ambush at Dusk")
    room.say(P1, attack(golem, hero(P2)))
    assert not room.can(P2, cast("Ambush at Dusk", golem))
    room.everybody_passes()
    assert not room.can(P2, cast("Ambush at Dusk", hound))
    room.do(P2, cast("Ambush at Dusk", golem))
    assert (room.gone(golem), room.health(P2)) == (True, 13)


def test_tribute_makes_each_opponent_give_a_unit_together() -> None:
    room = Room(3)
    mine = room.put(P1, "Town Watch")
    room.put(P2, "Cinder Hound")
    golem = room.put(P3, "Stone Golem")
    room.put(P3, "Town Watch")
    room.hold(P1, "Tribute")
    room.do(P1, cast("Tribute"))
    assert (room.question(), room.field(P2)) == (("sacrifice", P3), ["Cinder Hound"])
    room.give(P3, golem)
    assert (room.field(P2), room.field(P3), room.gone(mine)) == ([], ["Town Watch"], False)


def test_unravel_negates_a_spell_an_attack_or_an_effect() -> None:
    room = Room()
    hound, avatar = room.put(P1, "Cinder Hound"), room.put(P1, "Thunder Avatar")
    room.hold(P1, "Demonic Pact")
    room.hold(P2, "Unravel", "Unravel", "Unravel")
    room.s.players[P2].ready = 12
    room.say(P1, attack(hound, hero(P2)))
    room.do(P2, cast("Unravel", link(1)))
    room.say(P1, cast("Demonic Pact"))
    room.do(P2, cast("Unravel", link(1)))
    room.say(P1, activate(avatar, avatar))
    room.do(P2, cast("Unravel", link(1)))
    assert (room.all_health(), room.hands(), room.power(avatar)) == ([20, 20], [0, 0], 6)


# Field cards.


def test_mana_well_readies_a_mana() -> None:
    room = Room()
    well = room.put(P1, "Mana Well")
    room.hold(P1, "Cunning Plan")
    room.do(P1, cast("Cunning Plan"))
    assert room.mana(P1) == 8
    room.do(P1, activate(well))
    assert (room.mana(P1), room.can(P1, activate(well))) == (9, False)


def test_crossroads_inn_serves_everybody_with_three_cards_or_fewer() -> None:
    room = Room(3)
    room.put(P1, "Crossroads Inn")
    room.hold(P1, *["Doom"] * 3)
    room.hold(P3, *["Doom"] * 4)
    room.do(P1, actions.END)
    assert room.hands() == [4, 3, 4]  # P2 has drawn two more for the new turn


def test_bounty_board_rewards_attacks_on_heroes_with_more_health() -> None:
    room = Room(3)
    room.put(P1, "Bounty Board")
    room.hurt(P1, 18)
    room.hurt(P3, 18)
    room.do(P1, attack(room.put(P1, "Cinder Hound"), hero(P2)))
    room.do(P1, attack(room.put(P1, "Cinder Hound"), hero(P3)))
    assert room.all_health() == [18, 15, 15]
