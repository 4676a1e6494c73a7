"""The cards of the Humans: what is printed on each is what happens."""

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
    pile,
    play,
)

# Units.


def test_field_medic_strengthens_another_friendly_unit_in_any_turn() -> None:
    room = Room()
    medic, hound = room.put(P2, "Field Medic"), room.put(P2, "Cinder Hound")
    assert not room.can(P2, activate(medic, medic))
    room.do(P2, activate(medic, hound))
    assert (room.power(hound), room.ready(medic)) == (5, False)
    room.end_turn()
    assert room.power(hound) == 3


def test_shadow_thief_takes_a_card_of_the_player_who_was_hit() -> None:
    room = Room(3)
    thief = room.put(P1, "Shadow Thief")
    assert room.stealthed(thief)
    room.hold(P1, "Doom")
    room.hold(P2, "Smite", "Smite")
    room.hold(P3, "Doom")
    room.do(P1, attack(thief, hero(P2)))
    assert (room.hands(), room.piled(), room.health(P2)) == ([1, 1, 1], ["Smite"], 19)


def test_camp_drummer_drums_for_other_friendly_attackers() -> None:
    room = Room()
    drummer, hound = room.put(P1, "Camp Drummer"), room.put(P1, "Cinder Hound")
    room.do(P1, attack(hound, hero(P2)))
    assert room.health(P2) == 16
    room.do(P1, attack(drummer, hero(P2)))
    assert room.health(P2) == 14


def test_desperate_gambler_draws_at_each_end_of_turn_with_one_card_or_none() -> None:
    room = Room()
    room.put(P1, "Desperate Gambler")
    room.end_turn()
    assert room.hands() == [1, 2]
    room.start_turn()
    room.end_turn()
    assert room.hands()[P1] == 4  # two of them for the new turn
    room.start_turn()
    room.end_turn()
    assert room.hands()[P1] == 4


def test_march_scout_draws_a_card() -> None:
    room = Room()
    room.hold(P1, "March Scout")
    room.do(P1, play("March Scout"))
    assert room.hand(P1) == ["Mana"]


def test_spearwall_sergeant_strengthens_other_friendly_humans() -> None:
    room = Room()
    sergeant, recruit = room.put(P1, "Spearwall Sergeant"), room.put(P1, "Militia Recruit")
    hound, enemy = room.put(P1, "Cinder Hound"), room.put(P2, "Militia Recruit")
    assert [room.power(ref) for ref in (sergeant, recruit, hound, enemy)] == [3, 3, 3, 2]


def test_a_unit_that_lived_by_the_sergeant_falls_with_the_sergeant() -> None:
    room = Room()
    sergeant, recruit = room.put(P1, "Spearwall Sergeant"), room.put(P1, "Militia Recruit")
    room.hold(P2, "Firebolt", "Doom")
    room.do(P2, cast("Firebolt", recruit))
    assert room.power(recruit) == 1
    room.do(P2, cast("Doom", sergeant))
    assert room.field(P1) == []


def test_gravedigger_returns_a_unit_of_cost_three_or_less() -> None:
    room = Room()
    room.bury("Soul Leech", "Grave Caller")
    room.hold(P1, "Gravedigger")
    assert not room.can(P1, play("Gravedigger", pile("Grave Caller")))
    room.do(P1, play("Gravedigger", pile("Soul Leech")))
    assert (room.hand(P1), room.piled()) == (["Soul Leech"], ["Grave Caller"])


def test_siege_engineer_destroys_a_field_card() -> None:
    room = Room()
    engineer = room.put(P1, "Siege Engineer")
    camp, hound = room.put(P2, "War Camp"), room.put(P2, "Cinder Hound")
    assert not room.can(P1, activate(engineer, hound))
    room.do(P1, activate(engineer, camp))
    assert (room.gone(camp), room.ready(engineer), room.mana(P1)) == (True, False, 9)


def test_village_mob_counts_the_other_friendly_units() -> None:
    room = Room()
    room.put(P1, "Town Watch")
    room.put(P1, "Town Watch")
    room.put(P1, "War Camp")
    room.put(P2, "Town Watch")
    room.hold(P1, "Village Mob")
    room.do(P1, play("Village Mob"))
    mob = room.s.players[P1].field[-1]
    assert (mob.grown, room.power(int(mob.id))) == (2, 5)


def test_royal_envoy_draws_two_and_gives_one() -> None:
    room = Room(3)
    room.hold(P1, "Royal Envoy")
    assert not room.can(P1, play("Royal Envoy", hero(P1)))
    room.do(P1, play("Royal Envoy", hero(P3)))
    assert room.hands() == [2, 0, 1]


def test_bounty_hunter_draws_for_a_kill_in_combat() -> None:
    room = Room()
    hunter = room.put(P1, "Bounty Hunter")
    room.do(P1, attack(hunter, room.put(P2, "Town Watch")))
    assert (room.hand(P1), room.power(hunter)) == (["Mana"], 2)


def test_bounty_hunter_draws_also_when_defending_but_not_when_falling() -> None:
    room = Room()
    hunter = room.put(P2, "Bounty Hunter")
    room.do(P1, attack(room.put(P1, "Town Watch"), hunter))
    assert room.hands() == [0, 1]
    room.do(P1, attack(room.put(P1, "Militia Recruit"), hunter))
    assert (room.gone(hunter), room.hands()) == (True, [0, 1])


def test_court_duelist_grows_against_units_only() -> None:
    room = Room(3)
    duelist = room.put(P1, "Court Duelist")
    room.do(P1, attack(duelist, room.put(P2, "Pit Brawler")))
    assert (room.field(P2), room.power(duelist)) == ([], 1)

    bare = Room()
    bare.do(P1, attack(bare.put(P1, "Court Duelist"), hero(P2)))
    assert bare.health(P2) == 16


def test_banner_knight_strengthens_the_others_for_the_turn() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P1, "Banner Knight")
    room.do(P1, play("Banner Knight"))
    knight = int(room.s.players[P1].field[-1].id)
    assert (room.power(hound), room.power(knight)) == (4, 4)
    room.end_turn()
    assert room.power(hound) == 3


def test_press_sergeant_readies_another_friendly_unit() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.tire(hound)
    room.hold(P1, "Press Sergeant")
    room.do(P1, play("Press Sergeant", hound))
    assert room.ready(hound)


def test_spy_mistress_makes_an_opponent_discard_a_card_of_their_choice() -> None:
    room = Room()
    spy = room.put(P1, "Spy Mistress")
    room.hold(P2, "Doom", "Smite")
    room.do(P1, activate(spy, hero(P2)))
    assert room.question() == ("discard", P2)
    room.do(P2, discard("Smite"))
    assert (room.hand(P2), room.piled(), room.mana(P1)) == (["Doom"], ["Smite"], 9)
    assert (room.ready(spy), room.stealthed(spy)) == (False, True)


def test_light_horse_strikes_a_hero_twice_a_turn() -> None:
    room = Room()
    horse = room.put(P1, "Light Horse")
    room.do(P1, attack(horse, hero(P2)))
    assert room.ready(horse)
    room.do(P1, attack(horse, hero(P2)))
    assert (room.ready(horse), room.health(P2)) == (False, 12)


def test_oriane_strengthens_the_others_at_the_start_of_turn() -> None:
    room = Room()
    oriane, hound = room.put(P2, "High Marshal Oriane"), room.put(P2, "Cinder Hound")
    room.next_turn()
    assert (room.power(oriane), room.power(hound)) == (6, 4)
    room.end_turn()
    assert room.power(hound) == 3


# Spells.


def test_forced_march_gives_two_power_for_the_turn() -> None:
    room = Room()
    hound, enemy = room.put(P1, "Cinder Hound"), room.put(P2, "Cinder Hound")
    room.hold(P1, "Forced March")
    assert not room.can(P1, cast("Forced March", enemy))
    room.do(P1, cast("Forced March", hound))
    assert room.power(hound) == 5
    room.end_turn()
    assert room.power(hound) == 3


def test_disarm_exhausts_a_unit() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P2, "Disarm")
    room.do(P2, cast("Disarm", hound))
    assert not room.can(P1, attack(hound, hero(P2)))


def test_tactical_retreat_saves_a_unit_into_the_hand() -> None:
    room = Room()
    golem = room.put(P1, "Stone Golem")
    hound = room.put(P2, "Cinder Hound")
    room.hold(P2, "Tactical Retreat")
    room.say(P1, attack(golem, hound))
    room.do(P2, cast("Tactical Retreat", hound))
    assert (room.hand(P2), room.power(golem), room.ready(golem)) == (["Cinder Hound"], 7, False)


def test_unmask_takes_taunt_and_stealth_for_good_and_draws() -> None:
    room = Room()
    room.hold(P1, "Unmask", "Unmask")
    stalker, cherub = room.put(P2, "Gloom Stalker"), room.put(P2, "Shield Cherub")
    room.do(P1, cast("Unmask", stalker))
    room.do(P1, cast("Unmask", cherub))
    room.end_turn()
    assert (room.stealthed(stalker), room.taunts(cherub), room.hands()[P1]) == (False, False, 2)


def test_parley_negates_an_attack_and_the_attacker_draws() -> None:
    room = Room(3)
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Parley")
    room.next_turn()
    room.say(P2, attack(hound, hero(P3)))
    room.do(P1, cast("Parley", link(1)))
    assert (room.health(P3), room.hands(), room.ready(hound)) == (20, [0, 3, 0], False)


def test_ambush_orders_ready_a_friendly_unit() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P1, "Ambush Orders")
    room.do(P1, attack(hound, hero(P2)))
    room.do(P1, cast("Ambush Orders", hound))
    room.do(P1, attack(hound, hero(P2)))
    assert room.health(P2) == 14


def test_smoke_bomb_hides_a_friendly_unit() -> None:
    room = Room()
    hound = room.put(P1, "Cinder Hound")
    room.hold(P1, "Smoke Bomb")
    room.do(P1, cast("Smoke Bomb", hound))
    enemy = room.put(P2, "Cinder Hound")
    room.next_turn()
    assert room.stealthed(hound)
    assert not room.can(P2, attack(enemy, hound))


def test_cunning_plan_draws_two_cards() -> None:
    room = Room()
    room.hold(P1, "Cunning Plan")
    room.do(P1, cast("Cunning Plan"))
    assert room.hands() == [2, 0]


def test_massed_volley_counts_friendly_units_when_it_happens() -> None:
    room = Room()
    golem = room.put(P2, "Stone Golem")
    first = room.put(P1, "Town Watch")
    room.put(P1, "Town Watch")
    room.put(P1, "Town Watch")
    room.hold(P1, "Massed Volley")
    room.hold(P2, "Firebolt")
    room.say(P1, cast("Massed Volley", golem))
    room.do(P2, cast("Firebolt", first))
    assert room.power(golem) == 5


def test_rally_the_line_strengthens_all_friendly_units_for_the_turn() -> None:
    room = Room()
    hound, golem, enemy = room.put(P1, "Cinder Hound"), room.put(P1, "Stone Golem"), room.put(P2, "Cinder Hound")
    room.hold(P1, "Rally the Line")
    room.do(P1, cast("Rally the Line"))
    assert (room.power(hound), room.power(golem), room.power(enemy)) == (5, 9, 3)
    room.end_turn()
    assert room.power(hound) == 3


def test_second_wind_readies_all_friendly_units() -> None:
    room = Room()
    hound, golem, enemy = room.put(P1, "Cinder Hound"), room.put(P1, "Stone Golem"), room.put(P2, "Cinder Hound")
    for ref in (hound, golem, enemy):
        room.tire(ref)
    room.hold(P1, "Second Wind")
    room.do(P1, cast("Second Wind"))
    assert (room.ready(hound), room.ready(golem), room.ready(enemy)) == (True, True, False)


# Field cards.


def test_watchtower_sees_every_stealthed_enemy_while_it_stands() -> None:
    room = Room()
    tower = room.put(P1, "Watchtower")
    hound, mine, enemy = room.put(P1, "Cinder Hound"), room.put(P1, "Gloom Stalker"), room.put(P2, "Gloom Stalker")
    assert (room.stealthed(mine), room.stealthed(enemy)) == (True, False)
    assert room.can(P1, attack(hound, enemy))
    engineer = room.put(P2, "Siege Engineer")
    room.next_turn()
    room.do(P2, activate(engineer, tower))
    assert room.stealthed(enemy)


def test_war_camp_strengthens_friendly_humans() -> None:
    room = Room()
    room.put(P1, "War Camp")
    recruit, hound, enemy = room.put(P1, "Militia Recruit"), room.put(P1, "Cinder Hound"), room.put(P2, "Town Watch")
    assert (room.power(recruit), room.power(hound), room.power(enemy)) == (3, 3, 1)


def test_market_square_draws_at_the_end_of_turn_with_two_cards_or_fewer() -> None:
    room = Room()
    room.put(P1, "Market Square")
    room.hold(P1, "Doom", "Smite")
    room.end_turn()
    assert room.hands()[P1] == 3

    full = Room()
    full.put(P1, "Market Square")
    full.hold(P1, "Doom", "Smite", "Disarm")
    full.end_turn()
    assert full.hands()[P1] == 3


def test_of_two_market_squares_the_second_looks_at_the_hand_after_the_first() -> None:
    room = Room()
    room.put(P1, "Market Square")
    room.put(P1, "Market Square")
    room.hold(P1, "Doom", "Smite")
    room.end_turn()
    assert room.hands()[P1] == 3


def test_training_grounds_strengthen_for_good() -> None:
    room = Room()
    grounds, hound = room.put(P1, "Training Grounds"), room.put(P1, "Cinder Hound")
    room.do(P1, activate(grounds, hound))
    assert (room.ready(grounds), room.mana(P1)) == (False, 9)
    room.end_turn()
    assert room.power(hound) == 4
