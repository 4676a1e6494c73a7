"""Cartoverse in a terminal: both rows of both sides, the chain, blocks, and everything one can type."""

import re

import pytest

from cardwright.cli.boards.cartoverse import Board
from cardwright.cli.display import Display
from cardwright.cli.passing import Passing
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.errors import IllegalAction
from cardwright.match import View, set_up
from tests.cli.cartoverse_screen import (
    BLOCKERS,
    LAST_BLOW,
    MIDDLE,
    SMALL,
    THEIRS,
    after,
    drawn,
    menu,
    play,
    table_of,
    view_of,
)
from tests.cli.terminal import BOTS, Shell, ended, screen

P1, P2 = range(2)


def typed(view: View[Duel], text: str) -> str:
    """What the rules understand when somebody types that."""
    return GAME.action_text(view.position, view.seat, Board(GAME).read(view, text))


# The table.


def test_a_player_is_a_line_with_hero_hp_mana_and_cards() -> None:
    lines = [line.rstrip() for line in drawn(view_of(), SMALL).splitlines()]
    assert lines[0] == "   P2 bob      Ignis the Unque HP  6/18  mana 3/3  hand 3  deck 2  grave 0"
    assert lines[1] == "   traps ▒   shard Ember Shard   Conflagration in 2"
    assert lines[-2] == " ► You (P1)    Ser Aldous      HP 15/22  mana 4/4  hand 6  deck 3  grave 2"
    assert lines[-1] == "   traps Snare   Aura of Grace #27   mana to gain, hero may act"


def test_both_zones_of_both_sides_face_each_other_with_the_columns_between() -> None:
    lines = drawn(view_of(), SMALL).splitlines()
    assert [line[:10].strip() for line in lines[2:11:2]] == ["Defense", "Attack", "columns", "ThickFog", ""]
    assert "│▲22 Ironhid │" in lines[2]
    assert "│▷21 Raider  │" in lines[4]
    assert "5 LineFir" in lines[6]
    assert "│▲17 DawnSqu │▲18 OrderCr │" in lines[7]
    assert "│▷19 Shieldm │" in lines[9]


def test_creatures_show_their_figures_as_they_count_now_and_their_letters() -> None:
    shown = drawn(view_of())
    assert "│ 0/2              │ 0/2 !            │" in shown  # Thick Fog takes 2 ATK
    assert "│ 3/6 +            │" in shown  # Blessed Mail
    assert "│ 2/2              │" in shown  # damaged by 1
    assert "│ 3/1 S            │" in shown


def test_the_other_side_looks_from_its_own_end() -> None:
    lines = drawn(view_of(seat=P2), SMALL).splitlines()
    assert "▷19 Shieldm" in lines[2]
    assert "▲22 Ironhid" in lines[9]


def test_traps_and_hands_of_others_are_face_down() -> None:
    for seat, hidden in ((P1, "Retaliation"), (P2, "Snare"), (-1, "Snare"), (-1, "Retaliation")):
        view = table_of(MIDDLE).look(seat)
        assert hidden not in drawn(view)
    assert "Searing Ray" not in drawn(view_of()) + menu(view_of())


def test_plain_signs_are_enough() -> None:
    assert drawn(view_of(), Display(79, 24, ascii=True)).isascii()
    assert menu(view_of(), Display(79, 24, ascii=True)).replace("…", "").isascii()


def test_the_chain_stands_below_you_with_the_next_link_first() -> None:
    table = after((P2, "attack #21 > #17"), (P1, "cast Firebolt > #21"), text=THEIRS)
    shown = drawn(table.look(P2))
    assert "chain  link 2  P1 casts Firebolt on your Raider  next" in shown
    assert "link 1  Your Raider attacks P1's Dawn Squire" in shown
    assert shown.index("link 2") < shown.index("link 1")
    assert "×21 Raider" in shown


# What can be done.


def test_every_card_of_the_hand_has_a_line_with_its_price_and_its_numbers() -> None:
    shown = menu(view_of())
    assert re.search(r"● Solar Shard +shard +\d+  mana \d+  Draw a card", shown)
    assert re.search(r"● Temple Knight +3 +3/4 +attack \d+-\d+  defense \d+-\d+  mana \d+", shown)
    assert re.search(r"● Firebolt +1♥1 burst +\d+ > #17 Dawn Squire", shown)
    assert re.search(r"  Parry +2 +burst +mana \d+  Negate target attack", shown)
    assert re.search(r"● Hallowed Ground +3 +row +\d+ > P1 attack  \d+ > P1 defense  \d+ > P2 attack", shown)


def test_attacks_say_how_they_end_and_whether_they_can_be_blocked() -> None:
    shown = menu(view_of())
    assert re.search(r"▲17 Dawn Squire 0/2  attack \d+ P2 -0 \(b\)  \d+ #21 Raider dies \(b\)", shown)
    assert re.search(r"\d+ #22 IronhideOrc dies$", shown, re.MULTILINE)
    assert "WINS" in menu(view_of(LAST_BLOW))


def test_the_hero_has_a_line_for_each_ability_and_one_for_drawing_and_replacing() -> None:
    shown = menu(view_of())
    assert re.search(r"Ser Aldous  Shield Oath \d+ > #17 Dawn Squire", shown)
    assert re.search(r"draw a card for 1 mana \d+  replace a card \d+-\d+  end the turn \d+", shown)


def test_a_block_is_asked_for_with_how_it_would_end() -> None:
    view = after((P2, "attack #21 > P1"), (P1, "pass"), text=BLOCKERS).look(P1)
    shown = menu(view)
    assert "P2's Raider attacks you. Do you block?" in shown
    assert re.search(r"1 block ▲19 Shieldmate 3/6 \+  kills", shown)
    assert Board(GAME).on_enter(view) == 0


def test_in_a_window_only_what_can_be_used_is_listed() -> None:
    shown = menu(after((P2, "attack #21 > P1"), text=THEIRS).look(P1))
    assert "P2's Raider attacks you. Do you react?" in shown
    assert "Parry" in shown
    assert "Temple Knight" not in shown


def test_the_target_of_what_happens_is_asked_for_by_its_words() -> None:
    table = after((P1, "summon Pyro > d2"), text=MIDDLE.replace("Temple Knight; Firebolt", "Pyromancer; Firebolt"))
    shown = menu(table.look(P1))
    assert "Pyromancer: choose" in shown
    assert "target #21" in shown


def test_every_number_means_the_action_it_stands_for() -> None:
    for view in (view_of(), after((P2, "attack #21 > P1"), text=THEIRS).look(P1)):
        board = Board(GAME)
        assert [board.read(view, board.code(view, action)) for action in view.legal] == view.legal
    with pytest.raises(IllegalAction, match="numbered from 1 to"):
        Board(GAME).read(view_of(), "999")


def test_ending_the_turn_has_the_last_number_and_passing_has_no_number() -> None:
    view = view_of()
    assert typed(view, str(len(view.legal))) == "end"
    assert typed(after((P2, "attack #21 > P1"), text=THEIRS).look(P1), "0") == "pass"


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("#17 p2", "attack #17 > P2"),
        ("#17 #21", "attack #17 > #21"),
        ("temple a1", "summon Temple Knight > attack 1"),
        ("temple > d5", "summon Temple Knight > defense 5"),
        ("summon temple > attack 2", "summon Temple Knight > attack 2"),
        ("m parry", "mana Parry"),
        ("solar", "shard Solar Shard"),
        ("blinding", "set Blinding Flash"),
        ("c hallow > enemy attack", "cast Hallowed Ground > P2 attack"),
        ("use shield > #19", "use Shield Oath > #19"),
    ],
)
def test_short_ways_to_type_are_understood(text: str, meaning: str) -> None:
    assert typed(view_of(), text) == meaning


def test_the_mulligan_is_answered_by_places_in_the_hand() -> None:
    table = set_up(GAME, GAME.options()(), 5, 2)
    for seat in (P1, P2):
        table.sit(seat, "ann")
    view = table.look(P1)
    board = Board(GAME)
    assert "You may replace up to 3 of these cards, once." in menu(view)
    assert typed(view, "1 3") == "mulligan 1 3"
    assert typed(view, "0") == "mulligan none"
    assert [board.read(view, board.code(view, action)) for action in view.legal] == view.legal
    assert board.on_enter(view) == board.read(view, "keep")


# Looking.


def test_looking_at_a_slot_marks_what_is_adjacent_on_both_sides() -> None:
    view = view_of()
    display = Display(79, 24, at="a3")
    shown = drawn(view, display)
    assert "17 DawnSq●" in shown.replace(" ●", "●")
    assert shown.count("◎") == 4  # left, right, behind, and the Attack slot it faces


def test_looking_tells_about_heroes_creatures_enchants_slots_and_graveyards(shell: Shell) -> None:
    told = " ".join(play(shell, "look #19", "look p2", "look #24", "look d3", "look grave", "look nobody").split())
    assert "#19 Shieldmate of P1: Solar creature, 2 mana, 2/3, Knight, now 3 ATK and 6 of 6 HP, exhausted" in told
    assert "P2, Ignis the Unquenched, Ember: 6 of 18 HP, 3 mana of 3" in told
    assert "#24 Thick Fog of P2 on P1's Attack zone: Neutral row enchant, 2 mana." in told
    assert "P1 defense 3 is empty. Adjacent: P1's Dawn Squire #17." in told
    assert "P1's graveyard, the last card first: Dawn Squire, Wanderer." in told
    assert 'There is no "nobody" on the board' in told


def test_cards_and_words_of_the_game_are_explained(shell: Shell) -> None:
    told = play(shell, "card parry", "card vigilant")
    assert "Negate target attack." in told
    assert "Vigilant" in told


def test_trying_tells_what_happens_if_nobody_reacts_or_blocks(shell: Shell) -> None:
    known = MIDDLE.replace("P2.traps: Retaliation [23]", "P2.traps: -")
    told = " ".join(play(shell, "try attack #17 > #22", text=known).split())
    assert "If nobody reacts or blocks: Your Dawn Squire attacks P2's Ironhide Orc." in told
    assert "Your Dawn Squire dies." in told


def test_the_log_names_things_that_are_long_gone() -> None:
    table = after((P1, "cast Firebolt > #21"), (P2, "pass"), (P1, "attack #17 > P2"))
    view = table.look(P1)
    told = " ".join(Board(GAME).news(view.position, view.events, P1))
    assert "P2's Raider dies." in told
    assert "#21" not in told


# Windows and whole matches.


def test_a_window_without_an_answer_passes_by_itself() -> None:
    bare = THEIRS.replace("P1.mana: 4/4", "P1.mana: 0/4").replace("Order Crossbow [18]", "Dawn Squire [18]")
    table = after((P2, "attack #21 > P1"), text=bare)
    assert P1 not in table.asked() or not Passing().wants(Board(GAME), table.look(P1))
    able = after((P2, "attack #21 > P1"), text=THEIRS).look(P1)
    assert Passing().wants(Board(GAME), able)


def test_a_match_is_won_in_the_terminal(shell: Shell) -> None:
    told = shell.run(
        *("play", "cartoverse", "--position", shell.file("position.txt", LAST_BLOW), *BOTS), typed="#17 p2\nq\n"
    )
    assert "Victory" in told.out
    assert "You win: P2's hero has fallen." in told.out


def test_a_match_begins_in_a_full_terminal(shell: Shell) -> None:
    child = shell.open("play", "cartoverse", "--seed", 7, *BOTS, term="xterm-256color")
    assert any("You may replace up to 3" in line for line in screen(child))
    child.sendline("1 2")
    shown = screen(child)
    assert len(shown) <= 24
    assert any("end the turn" in line for line in shown)
    child.sendline("q")
    assert ended(child) == 0


def test_bots_are_watched(shell: Shell) -> None:
    told = shell.run("watch", "cartoverse", "--agents", "random,random", "--seed", 1)
    assert told.status == 0
    assert re.search(r"P\d wins|Draw", told.out)
