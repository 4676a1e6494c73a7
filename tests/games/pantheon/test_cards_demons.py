"""The cards of the Demons: what is printed on each is what happens."""

from tests.games.pantheon.cardroom import P1, P2, P3, Room, activate, attack, cast, hero, pile, play

# Units.


def test_imp_kindler_deals_one_damage_to_a_unit() -> None:
    room = Room()
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Imp Kindler")
    room.do(P1, play("Imp Kindler", hound))
    assert (room.power(hound), room.field(P1)) == (2, ["Imp Kindler"])


def test_imp_kindler_is_played_without_a_target_only_if_there_is_none() -> None:
    room = Room()
    room.hold(P1, "Imp Kindler", "Imp Kindler")
    room.do(P1, play("Imp Kindler"))
    assert not room.can(P1, play("Imp Kindler"))


def test_blood_cultist_is_given_up_for_a_card() -> None:
    room = Room()
    cultist = room.put(P1, "Blood Cultist")
    room.tire(cultist)
    room.do(P1, activate(cultist))
    assert (room.hand(P1), room.field(P1), room.piled()) == (["Mana"], [], ["Blood Cultist"])


def test_debt_imp_costs_two_health() -> None:
    room = Room()
    room.hold(P1, "Debt Imp")
    room.do(P1, play("Debt Imp"))
    assert room.all_health() == [18, 20]


def test_pain_drinker_grows_once_a_turn_in_any_turn() -> None:
    room = Room()
    drinker = room.put(P2, "Pain Drinker")
    room.do(P2, activate(drinker))
    assert (room.power(drinker), room.health(P2)) == (4, 19)
    assert not room.can(P2, activate(drinker))
    room.next_turn()
    assert (room.power(drinker), room.can(P2, activate(drinker))) == (2, True)


def test_pit_brawler_costs_health_at_the_start_of_turn() -> None:
    room = Room()
    room.put(P2, "Pit Brawler")
    room.next_turn()
    assert room.all_health() == [20, 19]


def test_soul_leech_heals_after_hitting_a_hero() -> None:
    room = Room()
    room.hurt(P1, 10)
    room.do(P1, attack(room.put(P1, "Soul Leech"), hero(P2)))
    assert room.all_health() == [12, 17]


def test_soul_leech_does_not_heal_after_fighting_a_unit() -> None:
    room = Room()
    room.hurt(P1, 10)
    room.do(P1, attack(room.put(P1, "Soul Leech"), room.put(P2, "Town Watch")))
    assert room.all_health() == [10, 20]


def test_whisper_shade_whispers_while_it_is_stealthed() -> None:
    room = Room(3)
    shade = room.put(P1, "Whisper Shade")
    assert room.stealthed(shade)
    room.end_turn()
    assert room.all_health() == [20, 19, 19]


def test_whisper_shade_is_silent_once_it_has_attacked() -> None:
    room = Room(3)
    room.do(P1, attack(room.put(P1, "Whisper Shade"), hero(P2)))
    room.end_turn()
    assert room.all_health() == [20, 18, 20]


def test_flesh_broker_trades_another_unit_for_two_cards() -> None:
    room = Room()
    recruit = room.put(P1, "Militia Recruit")
    room.hold(P1, "Flesh Broker")
    room.do(P1, play("Flesh Broker", recruit))
    assert (room.hands(), room.field(P1), room.piled()) == ([2, 0], ["Flesh Broker"], ["Militia Recruit"])


def test_flesh_broker_may_leave_it() -> None:
    room = Room()
    room.put(P1, "Militia Recruit")
    room.hold(P1, "Flesh Broker")
    room.do(P1, play("Flesh Broker"))
    assert (room.hands(), len(room.field(P1))) == ([0, 0], 2)


def test_grave_caller_summons_a_unit_of_cost_two_or_less() -> None:
    room = Room()
    room.bury("Cinder Hound", "Soul Leech")
    room.hold(P1, "Grave Caller")
    assert not room.can(P1, play("Grave Caller", pile("Soul Leech")))
    room.do(P1, play("Grave Caller", pile("Cinder Hound")))
    assert (room.field(P1), room.piled()) == (["Grave Caller", "Cinder Hound"], ["Soul Leech"])


def test_hellgate_warden_takes_health_of_every_opponent_when_destroyed() -> None:
    room = Room(3)
    warden = room.put(P2, "Hellgate Warden")
    assert room.taunts(warden)
    room.do(P1, attack(room.put(P1, "Stone Golem"), warden))
    assert (room.gone(warden), room.all_health()) == (True, [19, 20, 19])


def test_hellgate_warden_takes_nothing_when_sacrificed() -> None:
    room = Room()
    warden = room.put(P1, "Hellgate Warden")
    room.hold(P1, "Soul Trade")
    room.do(P1, cast("Soul Trade", sacrifice=warden))
    assert room.all_health() == [20, 20]


def test_night_flayer_draws_after_hitting_a_hero() -> None:
    room = Room()
    flayer = room.put(P1, "Night Flayer")
    assert room.stealthed(flayer)
    room.do(P1, attack(flayer, hero(P2)))
    assert (room.hand(P1), room.health(P2), room.stealthed(flayer)) == (["Mana"], 17, False)


def test_ghoul_matron_grows_for_each_friendly_unit_destroyed() -> None:
    room = Room()
    matron = room.put(P1, "Ghoul Matron")
    room.put(P1, "Town Watch")
    room.put(P1, "Blood Cultist")
    room.put(P2, "Town Watch")
    room.hold(P2, "Wildfire")
    room.do(P2, cast("Wildfire"))
    assert room.power(matron) == 5
    room.end_turn()
    assert (room.field(P1), room.power(matron)) == (["Ghoul Matron"], 6)


def test_ghoul_matron_does_not_grow_for_units_of_others() -> None:
    room = Room()
    matron = room.put(P1, "Ghoul Matron")
    room.do(P1, attack(room.put(P1, "River Troll"), room.put(P2, "Town Watch")))
    assert room.power(matron) == 4


def test_ravager_fiend_is_ready_again_after_a_kill_once_a_turn() -> None:
    room = Room()
    fiend = room.put(P1, "Ravager Fiend")
    first, second = room.put(P2, "Town Watch"), room.put(P2, "Town Watch")
    room.do(P1, attack(fiend, first))
    assert room.ready(fiend)
    room.do(P1, attack(fiend, second))
    assert (room.ready(fiend), room.power(fiend), room.field(P2)) == (False, 4, [])


def test_ravager_fiend_is_not_ready_again_after_hitting_a_hero() -> None:
    room = Room()
    fiend = room.put(P1, "Ravager Fiend")
    room.do(P1, attack(fiend, hero(P2)))
    assert not room.ready(fiend)


def test_abyssal_devourer_grows_by_three_for_a_unit_given_up() -> None:
    room = Room()
    recruit = room.put(P1, "Militia Recruit")
    room.hold(P1, "Abyssal Devourer", "Abyssal Devourer")
    room.do(P1, play("Abyssal Devourer", recruit))
    devourer = int(room.s.players[P1].field[0].id)
    assert (room.power(devourer), room.piled()) == (10, ["Militia Recruit"])
    room.end_turn()
    assert room.power(devourer) == 10


def test_abyssal_devourer_stays_as_it_is_without_an_offering() -> None:
    room = Room()
    room.put(P1, "Militia Recruit")
    room.hold(P1, "Abyssal Devourer")
    room.do(P1, play("Abyssal Devourer"))
    assert room.power(int(room.s.players[P1].field[1].id)) == 7


def test_pit_hydra_grows_with_the_units_in_the_pile_up_to_four() -> None:
    room = Room()
    room.hold(P1, "Pit Hydra")
    room.bury("Town Watch", "Firebolt", "Militia Recruit", "Mana")
    room.do(P1, play("Pit Hydra"))
    assert room.power(int(room.s.players[P1].field[0].id)) == 7

    crowded = Room()
    crowded.hold(P1, "Pit Hydra")
    crowded.bury(*["Town Watch"] * 6)
    crowded.do(P1, play("Pit Hydra"))
    assert crowded.power(int(crowded.s.players[P1].field[0].id)) == 9


def test_archfiend_malzeth_burns_all_enemy_units_at_the_end_of_turn() -> None:
    room = Room(3)
    malzeth = room.put(P1, "Archfiend Malzeth")
    room.put(P2, "Militia Recruit")
    room.put(P3, "Cinder Hound")
    room.end_turn()
    assert (room.field(P2), room.field(P3), room.power(malzeth)) == ([], ["Cinder Hound"], 8)


# Spells.


def test_firebolt_deals_two_damage_to_a_unit() -> None:
    room = Room()
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Firebolt")
    assert not room.can(P1, cast("Firebolt", hero(P2)))
    room.do(P1, cast("Firebolt", hound))
    assert room.power(hound) == 1
    room.end_turn()
    assert room.power(hound) == 3


def test_demonic_pact_trades_two_health_for_two_cards() -> None:
    room = Room()
    room.hold(P1, "Demonic Pact")
    room.do(P1, cast("Demonic Pact"))
    assert (room.all_health(), room.hands()) == ([18, 20], [2, 0])


def test_soul_trade_needs_a_unit_to_give_up_and_draws_three() -> None:
    room = Room()
    room.hold(P1, "Soul Trade")
    assert not room.can(P1, cast("Soul Trade"))
    recruit = room.put(P1, "Militia Recruit")
    room.do(P1, cast("Soul Trade", sacrifice=recruit))
    assert (room.hands(), room.field(P1)) == ([3, 0], [])


def test_curse_of_frailty_weakens_for_good() -> None:
    room = Room()
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Curse of Frailty")
    room.do(P1, cast("Curse of Frailty", hound))
    room.end_turn()
    assert room.power(hound) == 1


def test_wildfire_deals_one_damage_to_enemy_units_only() -> None:
    room = Room(3)
    mine, theirs, third = room.put(P1, "Cinder Hound"), room.put(P2, "Cinder Hound"), room.put(P3, "Cinder Hound")
    room.hold(P1, "Wildfire")
    room.do(P1, cast("Wildfire"))
    assert (room.power(mine), room.power(theirs), room.power(third)) == (3, 2, 2)


def test_blood_price_destroys_a_unit_up_to_four_power_for_three_health() -> None:
    room = Room()
    warden, brawler = room.put(P2, "Wandering Mercenary"), room.put(P2, "Pit Brawler")
    room.hold(P1, "Blood Price")
    assert not room.can(P1, cast("Blood Price", brawler))
    room.do(P1, cast("Blood Price", warden))
    assert (room.field(P2), room.all_health()) == (["Pit Brawler"], [17, 20])


def test_raise_the_fallen_summons_a_unit_of_cost_three_or_less() -> None:
    room = Room()
    room.bury("Soul Leech", "Grave Caller")
    room.hold(P1, "Raise the Fallen")
    assert not room.can(P1, cast("Raise the Fallen", pile("Grave Caller")))
    room.do(P1, cast("Raise the Fallen", pile("Soul Leech")))
    assert (room.field(P1), room.piled()) == (["Soul Leech"], ["Grave Caller", "Raise the Fallen"])


def test_blood_toll_lets_the_opponent_choose_what_to_give() -> None:
    room = Room(3)
    hound, golem = room.put(P2, "Cinder Hound"), room.put(P2, "Stone Golem")
    room.put(P3, "Town Watch")
    room.hold(P1, "Blood Toll")
    assert not room.can(P1, cast("Blood Toll", hero(P1)))
    room.do(P1, cast("Blood Toll", hero(P2)))
    assert room.question() == ("sacrifice", P2)
    room.give(P2, hound)
    assert (room.gone(golem), room.field(P2), room.field(P3)) == (False, ["Stone Golem"], ["Town Watch"])


def test_siphon_life_hurts_a_unit_or_hero_and_heals() -> None:
    room = Room()
    room.hurt(P1, 10)
    room.hold(P1, "Siphon Life", "Siphon Life")
    hound = room.put(P2, "Cinder Hound")
    room.do(P1, cast("Siphon Life", hero(P2)))
    assert room.all_health() == [12, 18]
    room.do(P1, cast("Siphon Life", hound))
    assert (room.power(hound), room.all_health()) == (1, [14, 18])


def test_hellfire_rain_deals_two_damage_to_every_unit() -> None:
    room = Room()
    mine, theirs = room.put(P1, "Cinder Hound"), room.put(P2, "Stone Golem")
    room.hold(P1, "Hellfire Rain")
    room.do(P1, cast("Hellfire Rain"))
    assert (room.power(mine), room.power(theirs)) == (1, 5)


def test_doom_destroys_any_unit() -> None:
    room = Room()
    colossus = room.put(P2, "Colossus of the Sun")
    room.hold(P1, "Doom")
    room.do(P1, cast("Doom", colossus))
    assert (room.gone(colossus), room.piled()) == (True, ["Doom", "Colossus of the Sun"])


def test_dark_resurrection_summons_any_unit() -> None:
    room = Room()
    room.bury("Colossus of the Sun", "Blood Moon")
    room.hold(P1, "Dark Resurrection")
    assert not room.can(P1, cast("Dark Resurrection", pile("Blood Moon")))
    room.do(P1, cast("Dark Resurrection", pile("Colossus of the Sun")))
    assert room.field(P1) == ["Colossus of the Sun"]


# Field cards.


def test_ossuary_returns_a_cheap_unit_to_the_hand() -> None:
    room = Room()
    ossuary = room.put(P1, "Ossuary")
    room.bury("Cinder Hound", "Soul Leech")
    assert not room.can(P1, activate(ossuary, pile("Soul Leech")))
    room.do(P1, activate(ossuary, pile("Cinder Hound")))
    assert (room.hand(P1), room.mana(P1), room.ready(ossuary)) == (["Cinder Hound"], 8, False)


def test_hall_of_grudges_hurts_the_player_who_attacks_the_hero() -> None:
    room = Room(3)
    room.put(P2, "Hall of Grudges")
    room.do(P1, attack(room.put(P1, "Cinder Hound"), hero(P2)))
    assert room.all_health() == [18, 17, 20]


def test_hall_of_grudges_does_nothing_for_units_or_for_others() -> None:
    room = Room(3)
    room.put(P2, "Hall of Grudges")
    watch = room.put(P2, "Town Watch")
    room.do(P1, attack(room.put(P1, "Cinder Hound"), watch))
    room.do(P1, attack(room.put(P1, "Cinder Hound"), hero(P3)))
    assert room.all_health() == [20, 20, 17]


def test_brimstone_altar_burns_every_opponent_at_the_start_of_turn() -> None:
    room = Room(3)
    room.put(P2, "Brimstone Altar")
    room.next_turn()
    assert room.all_health() == [19, 20, 19]
    room.next_turn()
    assert room.all_health() == [19, 20, 19]


def test_sacrificial_pit_takes_two_health_of_every_opponent_for_a_unit() -> None:
    room = Room(3)
    pit = room.put(P1, "Sacrificial Pit")
    recruit = room.put(P1, "Militia Recruit")
    room.do(P1, activate(pit, sacrifice=recruit))
    assert (room.all_health(), room.field(P1)) == ([20, 18, 18], ["Sacrificial Pit"])


def test_blood_moon_hurts_every_unit_at_each_end_of_turn() -> None:
    room = Room()
    room.put(P1, "Blood Moon")
    room.put(P1, "Blood Cultist")
    room.put(P2, "Town Watch")
    room.end_turn()
    assert (room.field(P1), room.field(P2)) == (["Blood Moon"], [])
    room.start_turn()
    room.put(P1, "Town Watch")
    room.end_turn()
    assert room.field(P1) == ["Blood Moon"]
