"""The 18 heroes: what is printed on each is what happens."""

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import pack
from cardwright.games.pantheon.model.card import FACTIONS, HERO
from tests.games.pantheon.cardroom import P1, P2, P3, Room, activate, attack, cast, hero, link, pile, place, play


def test_there_are_six_heroes_of_each_faction() -> None:
    heroes = [card for card in STANDARD.all if card.type == HERO]
    assert [sum(card.faction == faction for card in heroes) for faction in range(len(FACTIONS))] == [6, 6, 6, 0]
    assert all(18 <= card.health <= 23 for card in heroes)
    assert len({card.text for card in heroes}) == 18


# Demons.


def test_azgaroth_deals_the_power_of_what_he_sacrifices() -> None:
    room = Room()
    azgaroth = room.take(P1, "Azgaroth, the Ash Tyrant")
    offered = room.put(P1, "River Troll")
    victim = room.put(P2, "Colossus of the Sun")
    room.do(P1, activate(azgaroth, victim, offered))
    assert (room.power(victim), room.piled(), room.mana(P1)) == (3, ["River Troll"], 10)
    assert not room.can(P1, activate(azgaroth, victim, victim))


def test_azgaroth_cannot_aim_at_what_he_sacrifices() -> None:
    room = Room()
    azgaroth = room.take(P1, "Azgaroth, the Ash Tyrant")
    troll = room.put(P1, "River Troll")
    assert not room.can(P1, activate(azgaroth, troll, troll))


def test_lilith_hurts_only_opponents_without_units() -> None:
    room = Room(3)
    room.take(P1, "Lilith Vane, Queen of Whispers")
    room.put(P2, "Cinder Hound")
    room.put(P3, "War Camp")
    room.end_turn()
    assert room.all_health() == [21, 20, 19]


def test_lilith_sleeps_in_the_turns_of_others() -> None:
    room = Room()
    room.take(P1, "Lilith Vane, Queen of Whispers")
    room.next_turn()
    room.end_turn()
    assert room.all_health() == [21, 19]


def test_mordun_summons_a_cheap_unit_that_anybody_lost() -> None:
    room = Room()
    mordun = room.take(P1, "Mordun, the Bone Broker")
    room.bury("Cinder Hound", "Soul Leech")
    assert not room.can(P1, activate(mordun, pile("Soul Leech")))
    room.do(P1, activate(mordun, pile("Cinder Hound")))
    assert (room.field(P1), room.piled(), room.mana(P1)) == (["Cinder Hound"], ["Soul Leech"], 8)
    assert not room.s.players[P1].awake


def test_vexis_strengthens_every_attacker_of_his_for_the_turn() -> None:
    room = Room()
    room.take(P1, "Vexis, Flame Duelist")
    hound = room.put(P1, "Cinder Hound")
    room.do(P1, attack(hound, hero(P2)))
    assert (room.health(P2), room.power(hound)) == (16, 4)
    room.end_turn()
    assert room.power(hound) == 3


def test_vexis_does_nothing_for_the_attackers_of_others() -> None:
    room = Room()
    room.take(P2, "Vexis, Flame Duelist")
    room.do(P1, attack(room.put(P1, "Cinder Hound"), hero(P2)))
    assert room.health(P2) == 15


def test_serrakh_pays_a_mana_and_health_for_a_card() -> None:
    room = Room()
    serrakh = room.take(P1, "Serrakh, Keeper of the Red Ledger")
    room.do(P1, activate(serrakh))
    assert (room.health(P1), room.hand(P1), room.mana(P1)) == (21, ["Mana"], 9)
    assert not room.can(P1, activate(serrakh))


def test_serrakh_does_not_pay_with_the_last_health() -> None:
    room = Room()
    serrakh = room.take(P1, "Serrakh, Keeper of the Red Ledger")
    room.hurt(P1, 1)
    assert not room.can(P1, activate(serrakh))


def test_ghorrim_takes_health_of_players_who_kill_his_units_in_their_own_turn() -> None:
    room = Room(3)
    room.take(P2, "Ghorrim, Lord of Grudges")
    small = room.put(P2, "Militia Recruit")
    room.do(P1, attack(room.put(P1, "Cinder Hound"), small))
    assert room.gone(small)
    assert room.all_health() == [19, 18, 20]


def test_ghorrim_bears_no_grudge_in_his_own_turn_or_for_the_units_of_others() -> None:
    room = Room(3)
    room.take(P1, "Ghorrim, Lord of Grudges")
    room.do(P1, attack(room.put(P1, "Militia Recruit"), room.put(P2, "Militia Recruit")))
    assert (room.field(P1), room.field(P2), room.all_health()) == ([], [], [18, 20, 20])


# Gods.


def test_aurelion_gains_health_at_the_start_of_his_turn() -> None:
    room = Room()
    room.take(P2, "Aurelion, Dawnfather")
    room.hurt(P2, 10)
    room.end_turn()
    assert room.health(P2) == 10
    room.start_turn()
    assert room.health(P2) == 11


def test_thalassa_exhausts_a_unit_in_any_turn() -> None:
    room = Room()
    thalassa = room.take(P2, "Thalassa, Tidemother")
    hound = room.put(P1, "Cinder Hound")
    room.do(P2, activate(thalassa, hound))
    assert (room.ready(hound), room.mana(P2)) == (False, 9)
    assert not room.can(P1, attack(hound, hero(P2)))


def test_kharos_gains_health_for_enemy_units_destroyed_in_his_turn() -> None:
    room = Room()
    room.take(P1, "Kharos, Judge of the Dead")
    room.hurt(P1, 10)
    room.put(P1, "Militia Recruit")
    room.put(P2, "Militia Recruit")
    room.put(P2, "Town Watch")
    room.hold(P1, "Hellfire Rain")
    room.do(P1, cast("Hellfire Rain"))
    assert room.health(P1) == 12


def test_kharos_gains_nothing_in_the_turns_of_others() -> None:
    room = Room()
    room.take(P2, "Kharos, Judge of the Dead")
    room.hurt(P2, 10)
    room.do(P1, attack(room.put(P1, "Town Watch"), room.put(P2, "Cinder Hound")))
    assert (room.field(P1), room.health(P2)) == ([], 10)


def test_ysmera_swaps_up_to_three_cards() -> None:
    room = Room()
    room.take(P1, "Doran Pike, Quartermaster")
    room.hold(P2, "Firebolt", "Doom", "Smite", "Disarm")
    room.end_turn()
    three = sorted(place(name) + 1 for name in ("Doom", "Smite", "Disarm"))
    room.do(P2, pack(actions.SWAP, *three))
    assert room.hand(P2).count("Mana") == 5
    assert sorted(room.piled()) == ["Disarm", "Doom", "Smite"]
    room.hold(P1, "Firebolt", "Doom", "Smite")
    room.end_turn()
    assert not room.can(P1, pack(actions.SWAP, *sorted(place(name) + 1 for name in ("Firebolt", "Doom", "Smite"))))


def test_bastara_weakens_the_unit_that_attacks_her() -> None:
    room = Room()
    room.take(P2, "Bastara, Wall of Heaven")
    hound = room.put(P1, "Cinder Hound")
    room.do(P1, attack(hound, hero(P2)))
    assert (room.health(P2), room.power(hound)) == (18, 2)


def test_bastara_does_nothing_for_her_units() -> None:
    room = Room()
    room.take(P2, "Bastara, Wall of Heaven")
    hound = room.put(P1, "Cinder Hound")
    watch = room.put(P2, "Town Watch")
    room.do(P1, attack(hound, watch))
    assert room.power(hound) == 2


def test_bastara_stops_the_smallest_attackers() -> None:
    room = Room()
    room.take(P2, "Bastara, Wall of Heaven")
    watch = room.put(P1, "Town Watch")
    room.do(P1, attack(watch, hero(P2)))
    assert (room.gone(watch), room.health(P2)) == (True, 20)


def test_themior_negates_a_cheap_spell() -> None:
    room = Room()
    themior = room.take(P2, "Themior, Voice of Silence")
    hound = room.put(P2, "Cinder Hound")
    room.hold(P1, "Curse of Frailty")
    room.say(P1, cast("Curse of Frailty", hound))
    room.do(P2, activate(themior, link(1)))
    assert (room.power(hound), room.piled(), room.mana(P2)) == (3, ["Curse of Frailty"], 8)


def test_themior_cannot_negate_a_dear_spell() -> None:
    room = Room()
    themior = room.take(P2, "Themior, Voice of Silence")
    room.hold(P1, "Smite")
    room.say(P1, cast("Smite", hero(P2)))
    assert not room.can(P2, activate(themior, link(1)))


# Humans.


def test_maren_plays_the_first_unit_of_a_turn_for_one_less() -> None:
    room = Room()
    room.take(P1, "Captain Maren Holt")
    room.hold(P1, "Cinder Hound", "Cinder Hound", "Militia Recruit")
    room.do(P1, play("Cinder Hound"))
    assert room.mana(P1) == 9
    room.do(P1, play("Cinder Hound"))
    assert room.mana(P1) == 7


def test_maren_pays_at_least_one_and_full_price_for_field_cards() -> None:
    room = Room()
    room.take(P1, "Captain Maren Holt")
    room.hold(P1, "War Camp", "Militia Recruit")
    room.do(P1, play("War Camp"))
    assert room.mana(P1) == 7
    room.do(P1, play("Militia Recruit"))
    assert room.mana(P1) == 6


def test_elowen_gives_taunt_until_her_next_turn() -> None:
    room = Room()
    elowen = room.take(P1, "Sister Elowen")
    hound = room.put(P1, "Cinder Hound")
    room.do(P1, activate(elowen, hound))
    assert (room.taunts(hound), room.mana(P1)) == (True, 9)
    room.next_turn()
    assert room.taunts(hound)
    room.next_turn()
    assert not room.taunts(hound)


def test_doran_pays_two_mana_for_a_card() -> None:
    room = Room()
    doran = room.take(P1, "Doran Pike, Quartermaster")
    room.do(P1, activate(doran))
    assert (room.hand(P1), room.mana(P1), room.can(P1, activate(doran))) == (["Mana"], 8, False)


def test_the_knave_gives_stealth_for_good() -> None:
    room = Room()
    knave = room.take(P1, "The Nameless Knave")
    hound = room.put(P1, "Cinder Hound")
    room.do(P1, activate(knave, hound))
    assert (room.stealthed(hound), room.mana(P1)) == (True, 8)
    room.next_turn()
    room.next_turn()
    assert room.stealthed(hound)


def test_isaura_draws_and_an_opponent_of_her_choice_gains_health() -> None:
    room = Room(3)
    isaura = room.take(P1, "Empress Isaura, Giver of Gifts")
    room.hurt(P2, 10)
    room.hurt(P3, 10)
    assert not room.can(P1, activate(isaura, hero(P1)))
    room.do(P1, activate(isaura, hero(P3)))
    assert (room.all_health(), room.hands(), room.mana(P1)) == ([21, 10, 12], [1, 0, 0], 9)


def test_halvard_readies_a_unit_with_three_power_or_less() -> None:
    room = Room()
    halvard = room.take(P1, "Halvard Brandt, Drillmaster")
    hound = room.put(P1, "Cinder Hound")
    troll = room.put(P1, "River Troll")
    room.tire(hound)
    room.tire(troll)
    assert not room.can(P1, activate(halvard, troll))
    room.do(P1, activate(halvard, hound))
    assert (room.ready(hound), room.mana(P1)) == (True, 8)
