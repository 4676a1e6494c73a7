"""The cards of the Gods: what is printed on each is what happens."""

from tests.games.pantheon.cardroom import (
    P1,
    P2,
    P3,
    Room,
    activate,
    attack,
    cast,
    discard,
    hero,
    link,
    play,
)

# Units.


def test_temple_acolyte_heals_two() -> None:
    room = Room()
    room.hurt(P1, 10)
    room.hold(P1, "Temple Acolyte")
    room.do(P1, play("Temple Acolyte"))
    assert room.all_health() == [12, 20]


def test_choir_novice_heals_for_every_spell_of_anybody() -> None:
    room = Room()
    room.put(P1, "Choir Novice")
    room.hurt(P1, 10)
    room.hold(P1, "Cunning Plan", "Militia Recruit")
    room.hold(P2, "Cunning Plan")
    room.do(P1, cast("Cunning Plan"))
    assert room.health(P1) == 11
    room.do(P2, cast("Cunning Plan"))
    assert room.health(P1) == 12
    room.do(P1, play("Militia Recruit"))
    assert room.health(P1) == 12


def test_dawn_herald_heals_at_the_start_of_turn() -> None:
    room = Room()
    room.put(P2, "Dawn Herald")
    room.hurt(P2, 10)
    room.next_turn()
    assert room.health(P2) == 11


def test_oracle_of_embers_draws_then_discards() -> None:
    room = Room()
    oracle = room.put(P1, "Oracle of Embers")
    room.hold(P1, "Doom")
    room.do(P1, activate(oracle))
    assert room.question() == ("discard", P1)
    assert room.hands() == [2, 0]
    room.do(P1, discard("Doom"))
    assert (room.hand(P1), room.piled(), room.ready(oracle)) == (["Mana"], ["Doom"], False)


def test_law_keeper_is_given_up_to_negate_an_effect() -> None:
    room = Room()
    keeper = room.put(P2, "Law Keeper")
    room.tire(keeper)
    room.hold(P1, "Imp Kindler")
    room.say(P1, play("Imp Kindler", keeper))
    room.do(P2, activate(keeper, link(1)))
    assert (room.gone(keeper), room.field(P1), room.piled()) == (True, ["Imp Kindler"], ["Law Keeper"])


def test_law_keeper_negates_what_an_avatar_does_but_no_spell() -> None:
    room = Room()
    avatar = room.put(P1, "Thunder Avatar")
    keeper, hound = room.put(P2, "Law Keeper"), room.put(P2, "Cinder Hound")
    room.hold(P1, "Firebolt")
    room.say(P1, cast("Firebolt", hound))
    assert not room.can(P2, activate(keeper, link(1)))
    room.everybody_passes()
    room.say(P1, activate(avatar, hound))
    room.do(P2, activate(keeper, link(1)))
    assert (room.power(hound), room.ready(avatar)) == (1, False)


def test_marble_guardian_taunts_and_cannot_attack() -> None:
    room = Room()
    guardian = room.put(P1, "Marble Guardian")
    assert room.taunts(guardian)
    assert not room.can(P1, attack(guardian, hero(P2)))


def test_veiled_muse_draws_at_the_end_of_turn_while_stealthed() -> None:
    room = Room()
    room.put(P1, "Veiled Muse")
    room.end_turn()
    assert room.hands() == [1, 2]

    seen = Room()
    seen.do(P1, attack(seen.put(P1, "Veiled Muse"), hero(P2)))
    seen.end_turn()
    assert seen.hands() == [0, 2]


def test_oathbound_sentinel_grows_for_mana_as_often_as_it_is_paid() -> None:
    room = Room()
    sentinel = room.put(P2, "Oathbound Sentinel")
    assert room.taunts(sentinel)
    room.do(P2, activate(sentinel))
    room.do(P2, activate(sentinel))
    assert (room.power(sentinel), room.mana(P2)) == (5, 8)
    room.end_turn()
    assert room.power(sentinel) == 3


def test_guardian_angel_is_given_up_to_negate_an_attack() -> None:
    room = Room()
    golem = room.put(P1, "Stone Golem")
    angel, hound = room.put(P2, "Guardian Angel"), room.put(P2, "Cinder Hound")
    room.tire(angel)
    room.say(P1, attack(golem, hound))
    room.do(P2, activate(angel, link(1)))
    assert (room.power(hound), room.power(golem), room.ready(golem)) == (3, 7, False)
    assert room.piled() == ["Guardian Angel"]


def test_storm_valkyrie_exhausts_an_enemy_unit() -> None:
    room = Room()
    mine, theirs = room.put(P1, "Town Watch"), room.put(P2, "Cinder Hound")
    room.hold(P1, "Storm Valkyrie")
    assert not room.can(P1, play("Storm Valkyrie", mine))
    room.do(P1, play("Storm Valkyrie", theirs))
    assert not room.ready(theirs)


def test_seraph_of_mercy_heals_three_when_destroyed() -> None:
    room = Room()
    seraph = room.put(P2, "Seraph of Mercy")
    room.hurt(P2, 10)
    room.do(P1, attack(room.put(P1, "Stone Golem"), seraph))
    assert (room.gone(seraph), room.all_health()) == (True, [20, 13])


def test_judge_of_scales_destroys_a_unit_with_power_two_or_less() -> None:
    room = Room()
    recruit, hound = room.put(P2, "Militia Recruit"), room.put(P2, "Cinder Hound")
    room.hold(P1, "Judge of Scales")
    assert not room.can(P1, play("Judge of Scales", hound))
    room.do(P1, play("Judge of Scales", recruit))
    assert room.field(P2) == ["Cinder Hound"]


def test_phoenix_of_the_altar_returns_to_the_hand_when_destroyed() -> None:
    room = Room()
    phoenix = room.put(P2, "Phoenix of the Altar")
    room.do(P1, attack(room.put(P1, "Stone Golem"), phoenix))
    assert (room.hand(P2), room.field(P2), room.piled()) == (["Phoenix of the Altar"], [], [])


def test_phoenix_of_the_altar_stays_in_the_pile_when_sacrificed() -> None:
    room = Room()
    phoenix = room.put(P1, "Phoenix of the Altar")
    room.hold(P1, "Soul Trade")
    room.do(P1, cast("Soul Trade", sacrifice=phoenix))
    assert "Phoenix of the Altar" in room.piled()


def test_mountain_sleeper_comes_exhausted() -> None:
    room = Room()
    room.hold(P1, "Mountain Sleeper")
    room.do(P1, play("Mountain Sleeper"))
    sleeper = int(room.s.players[P1].field[0].id)
    assert not room.ready(sleeper)
    room.next_turn()
    room.next_turn()
    assert room.ready(sleeper)


def test_thunder_avatar_deals_two_damage_in_any_turn() -> None:
    room = Room()
    avatar = room.put(P2, "Thunder Avatar")
    recruit = room.put(P1, "Militia Recruit")
    room.do(P2, activate(avatar, recruit))
    assert (room.gone(recruit), room.ready(avatar)) == (True, False)


def test_thunder_avatar_killed_in_response_does_nothing() -> None:
    room = Room()
    avatar = room.put(P1, "Thunder Avatar")
    hound = room.put(P2, "Cinder Hound")
    room.hold(P2, "Doom")
    room.say(P1, activate(avatar, hound))
    room.do(P2, cast("Doom", avatar))
    assert (room.gone(avatar), room.power(hound)) == (True, 3)


def test_tempest_titan_exhausts_all_enemy_units() -> None:
    room = Room(3)
    mine, second, third = room.put(P1, "Town Watch"), room.put(P2, "Town Watch"), room.put(P3, "Town Watch")
    room.hold(P1, "Tempest Titan")
    room.do(P1, play("Tempest Titan"))
    assert (room.ready(mine), room.ready(second), room.ready(third)) == (True, False, False)


# Spells.


def test_halo_ward_gives_two_power_and_taunt_for_the_turn() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P1, "Halo Ward")
    room.do(P1, cast("Halo Ward", hound))
    assert (room.power(hound), room.taunts(hound)) == (5, True)
    room.end_turn()
    assert (room.power(hound), room.taunts(hound)) == (3, False)


def test_common_prayer_heals_everybody_and_draws() -> None:
    room = Room(3)
    for seat in (P1, P2, P3):
        room.hurt(seat, 10)
    room.hold(P1, "Common Prayer")
    room.do(P1, cast("Common Prayer"))
    assert (room.all_health(), room.hands()) == ([12, 12, 12], [1, 0, 0])


def test_blessing_of_dawn_heals_four_but_not_above_what_is_printed() -> None:
    room = Room()
    room.hold(P1, "Blessing of Dawn", "Blessing of Dawn")
    room.hurt(P1, 13)
    room.do(P1, cast("Blessing of Dawn"))
    assert room.health(P1) == 17
    room.do(P1, cast("Blessing of Dawn"))
    assert room.health(P1) == 20


def test_divine_denial_negates_a_spell() -> None:
    room = Room()
    colossus = room.put(P2, "Colossus of the Sun")
    room.hold(P1, "Doom")
    room.hold(P2, "Divine Denial")
    room.say(P1, cast("Doom", colossus))
    room.do(P2, cast("Divine Denial", link(1)))
    assert (room.gone(colossus), room.piled(), room.mana(P1)) == (False, ["Doom", "Divine Denial"], 5)


def test_divine_denial_negates_no_attack() -> None:
    room = Room()
    room.hold(P2, "Divine Denial")
    room.say(P1, attack(room.put(P1, "Cinder Hound"), hero(P2)))
    assert not room.can(P2, cast("Divine Denial", link(1)))


def test_sanctuary_negates_an_attack() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P2, "Sanctuary")
    room.say(P1, attack(hound, hero(P2)))
    room.do(P2, cast("Sanctuary", link(1)))
    assert (room.health(P2), room.ready(hound)) == (20, False)


def test_banishing_light_returns_a_unit_to_the_hand_of_its_player() -> None:
    room = Room()
    hound, golem = room.put(P2, "Cinder Hound"), room.put(P2, "Stone Golem")
    room.hold(P1, "Banishing Light")
    assert not room.can(P1, cast("Banishing Light", golem))
    room.do(P1, cast("Banishing Light", hound))
    assert (room.hand(P2), room.field(P2), room.hands()[P1]) == (["Cinder Hound"], ["Stone Golem"], 0)


def test_sacred_truce_keeps_one_opponent_from_attacking_until_the_next_own_turn() -> None:
    room = Room(3)
    room.hold(P1, "Sacred Truce")
    second, third = room.put(P2, "Cinder Hound"), room.put(P3, "Cinder Hound")
    room.do(P1, cast("Sacred Truce", hero(P2)))
    room.next_turn()
    assert not room.can(P2, attack(second, hero(P1)))
    assert room.can(P2, attack(second, third))
    room.next_turn()
    assert room.can(P3, attack(third, hero(P1)))
    room.next_turn()
    room.next_turn()
    assert room.can(P2, attack(second, hero(P1)))


def test_sacred_truce_covers_units_too() -> None:
    room = Room()
    room.hold(P1, "Sacred Truce")
    watch, hound = room.put(P1, "Town Watch"), room.put(P2, "Cinder Hound")
    room.do(P1, cast("Sacred Truce", hero(P2)))
    room.next_turn()
    assert not room.can(P2, attack(hound, watch))


def test_smite_deals_three_damage_to_a_unit_or_hero() -> None:
    room = Room()
    golem = room.put(P2, "Stone Golem")
    room.hold(P1, "Smite", "Smite")
    room.do(P1, cast("Smite", hero(P2)))
    room.do(P1, cast("Smite", golem))
    assert (room.health(P2), room.power(golem)) == (17, 4)


def test_shackles_of_law_negate_the_effect_of_a_hero() -> None:
    room = Room()
    doran = room.take(P1, "Doran Pike, Quartermaster")
    room.hold(P2, "Shackles of Law")
    room.say(P1, activate(doran))
    room.do(P2, cast("Shackles of Law", link(1)))
    assert (room.hands(), room.mana(P1)) == ([0, 0], 8)


def test_lightning_verdict_destroys_only_an_attacking_unit() -> None:
    room = Room()
    golem, hound = room.put(P1, "Stone Golem"), room.put(P1, "Cinder Hound")
    room.hold(P2, "Lightning Verdict")
    assert not room.can(P2, cast("Lightning Verdict", golem))
    room.say(P1, attack(golem, hero(P2)))
    assert not room.can(P2, cast("Lightning Verdict", hound))
    room.do(P2, cast("Lightning Verdict", golem))
    assert (room.gone(golem), room.health(P2)) == (True, 20)


def test_ascension_strengthens_for_good_and_gives_taunt() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P1, "Ascension")
    room.do(P1, cast("Ascension", hound))
    room.end_turn()
    assert (room.power(hound), room.taunts(hound)) == (6, True)


def test_hubris_destroys_units_with_power_five_or_more_everywhere() -> None:
    room = Room()
    room.put(P1, "Stone Golem")
    room.put(P1, "Wandering Mercenary")
    room.put(P2, "Pit Brawler")
    room.hold(P1, "Hubris")
    room.do(P1, cast("Hubris"))
    assert (room.field(P1), room.field(P2)) == (["Wandering Mercenary"], [])


def test_wrath_of_heaven_destroys_all_units_and_no_field_cards() -> None:
    room = Room()
    room.put(P1, "Stone Golem")
    room.put(P2, "Town Watch")
    room.put(P2, "War Camp")
    room.hold(P1, "Wrath of Heaven")
    room.do(P1, cast("Wrath of Heaven"))
    assert (room.field(P1), room.field(P2)) == ([], ["War Camp"])


# Field cards.


def test_aegis_pillar_gives_one_power_in_any_turn() -> None:
    room = Room()
    pillar, hound = room.put(P2, "Aegis Pillar"), room.put(P2, "Cinder Hound")
    room.do(P2, activate(pillar, hound))
    assert (room.power(hound), room.ready(pillar), room.mana(P2)) == (4, False, 10)


def test_font_of_last_hope_heals_at_each_end_of_turn_up_to_nine_health() -> None:
    room = Room()
    room.put(P1, "Font of Last Hope")
    room.hurt(P1, 7)
    room.end_turn()
    assert room.health(P1) == 8
    room.start_turn()
    room.end_turn()
    assert room.health(P1) == 9
    room.start_turn()
    room.end_turn()
    assert room.health(P1) == 9


def test_sunspire_temple_heals_two_at_the_end_of_turn() -> None:
    room = Room()
    room.put(P1, "Sunspire Temple")
    room.hurt(P1, 10)
    room.next_turn()
    room.end_turn()
    assert room.health(P1) == 12


def test_mirror_of_fate_is_given_up_to_negate_a_spell_of_cost_four_or_less() -> None:
    room = Room()
    mirror, golem = room.put(P2, "Mirror of Fate"), room.put(P2, "Stone Golem")
    room.hold(P1, "Hellfire Rain", "Doom")
    room.say(P1, cast("Hellfire Rain"))
    assert room.can(P2, activate(mirror, link(1)))
    room.everybody_passes()
    assert room.power(golem) == 5
    room.say(P1, cast("Doom", golem))
    assert not room.can(P2, activate(mirror, link(1)))


def test_mirror_of_fate_in_the_pile_has_done_its_work() -> None:
    room = Room()
    mirror, golem = room.put(P2, "Mirror of Fate"), room.put(P2, "Stone Golem")
    room.hold(P1, "Hellfire Rain")
    room.say(P1, cast("Hellfire Rain"))
    room.do(P2, activate(mirror, link(1)))
    assert (room.power(golem), room.piled()) == (7, ["Hellfire Rain", "Mirror of Fate"])


def test_hall_of_shields_strengthens_friendly_units_with_taunt() -> None:
    room = Room()
    room.put(P1, "Hall of Shields")
    cherub, hound, enemy = room.put(P1, "Shield Cherub"), room.put(P1, "Cinder Hound"), room.put(P2, "Shield Cherub")
    assert (room.power(cherub), room.power(hound), room.power(enemy)) == (3, 3, 2)
    room.hold(P1, "Unmask")
    room.do(P1, cast("Unmask", cherub))
    assert room.power(cherub) == 2
