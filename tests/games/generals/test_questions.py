"""Effects that ask in the middle, on either player's turn, while everything else waits."""

from __future__ import annotations

import json

import pytest

from cardwright.games.generals.cards.clauses import bloodbound, choose, opening_gambit
from cardwright.games.generals.cards.phrases import dying_wish
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.choose import LetChoose
from cardwright.games.generals.effects.combine import Each, If, OneOf
from cardwright.games.generals.effects.conditions import MY_TURN
from cardwright.games.generals.effects.damage import Hurt, HurtRandom
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.units import (
    CHOSEN,
    CHOSEN_FIRST,
    ENEMIES,
    ENEMY_GENERAL,
    EVERYONE,
    MY_GENERAL,
    MY_MINIONS,
)
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.deeds import DAMAGE, DEATH, GIFT
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.options import STANDARD
from cardwright.kernel.effects.conditions import Not
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.game import CONCEDE
from tests.games.generals.armoury import P1, P2

LYONAR, NEUTRAL = Press("Lyonar", "test"), Press("Neutral", "test")
TILES = ("Mana Spring", "Shadow Creep", "Hallowed Ground", "Exhuming Sand", "Primal Flourish")
ASK = LetChoose(choose(EVERYONE))
STRONGER = Enchant(CHOSEN, 1, 1)
CARDS = Cards(
    [
        LYONAR.general("Argeon Highmayne", "2/25", "", bloodbound("ember")),
        LYONAR.general("Kaleos Xaan", "2/25", "", bloodbound("ember")),
        LYONAR.spell("Ember", "1 mana, basic token", "", Hurt(1, ENEMY_GENERAL)),
        NEUTRAL.minion("Recruit", "1 mana 1/3"),
        NEUTRAL.minion("Parting Sage", "2 mana 1/1", "", dying_wish(ASK, Hurt(2, CHOSEN), Hurt(1, MY_GENERAL))),
        NEUTRAL.minion("Ghost", "2 mana 1/1", "", dying_wish(If(Not(MY_TURN), ASK), Hurt(3, CHOSEN))),
        NEUTRAL.minion("Guide", "2 mana 2/2", "", opening_gambit(ASK, STRONGER, ASK, Hurt(1, CHOSEN_FIRST))),
        NEUTRAL.minion(
            "Envoy", "2 mana 2/2", "", opening_gambit(ASK, Hurt(2, CHOSEN), choose(ENEMIES), Hurt(1, CHOSEN))
        ),
        NEUTRAL.minion("Herald", "2 mana 2/2", "", dying_wish(AddCards("recruit"))),
        LYONAR.spell("Two Fires", "2 mana", "", choose(ENEMIES), Hurt(1, CHOSEN), ASK, Hurt(4, CHOSEN)),
        LYONAR.spell("Storm", "2 mana", "", Hurt(1, EVERYONE), HurtRandom(1, ENEMY_GENERAL)),
        LYONAR.spell("Council", "2 mana", "", Each(MY_MINIONS, ASK, Hurt(1, CHOSEN)), Hurt(2, ENEMY_GENERAL)),
        LYONAR.spell("Coin", "2 mana", "", OneOf(ASK, ASK), Hurt(2, CHOSEN)),
        LYONAR.spell("Vain Call", "1 mana", "", LetChoose(choose(MY_MINIONS)), Hurt(2, CHOSEN)),
        *(NEUTRAL.tile(name, "") for name in TILES),
    ]
)
GENERALS = "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3"


def at(units: str, hand: str = "-") -> Battle:
    lines = ["turn: 5", f"units: {GENERALS}; {units}" if units else f"units: {GENERALS}"]
    lines += [f"P1 hand: {hand}", "P1 mana: 9", "P2 mana: 9", "P1 deck: Recruit, Recruit", "P2 deck: Recruit, Recruit"]
    return GAME.read_position("\n".join(lines), STANDARD, CARDS)


def say(s: Battle, seat: int, *orders: str) -> Battle:
    for order in orders:
        GAME.apply(s, seat, GAME.read_action(s, seat, order))
    return s


def health(s: Battle, square: str) -> int:
    unit = s.unit_at(read_square(square))
    return 0 if unit is None else int(unit.left())


def asked(s: Battle) -> tuple[int, str]:
    return int(s.waiting[0].seat), s.waiting[0].kind


def offered(s: Battle) -> set[str]:
    seat = int(s.waiting[0].seat)
    return {GAME.action_text(s, seat, action) for action in GAME.legal(s, seat)}


def sage_dies() -> Battle:
    """P1's storm kills the sage of P2, who may choose whom it hurts, and then a recruit."""
    return say(at("P2 Parting Sage e3; P2 Recruit f3 damage 2", "Storm"), P1, "play storm")


def test_a_dying_wish_asks_its_player_in_the_turn_of_the_other() -> None:
    s = sage_dies()
    assert asked(s) == (P2, "choice")
    assert offered(s) == {"choose a3", "choose i3", "choose f3"}
    assert GAME.legal(s, P1) == []
    say(s, P2, "choose a3")
    assert (health(s, "a3"), health(s, "i3")) == (25 - 1 - 2, 25 - 1 - 1 - 1)
    assert asked(s) == (P1, "act")


def test_what_is_still_about_to_happen_waits_for_the_answer() -> None:
    s = sage_dies()
    assert [deed.kind for deed in s.lane] == [DEATH]
    assert [unit.card for unit in s.aside] == [CARDS.find("parting sage")]
    assert s.unit_at(read_square("f3")) is not None
    say(s, P2, "choose a3")
    assert s.unit_at(read_square("f3")) is None
    assert (s.lane, s.done, s.aside, s.agenda) == ([], (), [], [])


def test_a_spell_asks_between_two_of_its_effects() -> None:
    s = say(at("P2 Recruit e3", "Two Fires"), P1, "play two fires e3")
    assert asked(s) == (P1, "choice")
    assert health(s, "e3") == 3  # what comes before the question is about to happen
    assert [deed.kind for deed in s.lane] == [DAMAGE]
    say(s, P1, "choose i3")
    assert (health(s, "e3"), health(s, "i3")) == (2, 21)
    assert s.players[P1].mana == 7


def test_a_spell_that_asks_cannot_be_taken_back() -> None:
    s = say(at("P2 Recruit e3", "Two Fires"), P1, "play two fires e3")
    for order in ("take back", "enough", "end", "choose b1"):
        with pytest.raises(IllegalAction):
            say(s, P1, order)


def test_an_opening_gambit_may_ask_twice_and_remembers_the_first_answer() -> None:
    s = say(at("P1 Recruit b3", "Guide"), P1, "play guide b2", "choose b3")
    assert asked(s) == (P1, "choice")
    assert health(s, "b3") == 4
    say(s, P1, "choose a3")
    assert health(s, "b3") == 3


def test_a_question_inside_a_condition_holds_up_what_follows_and_is_answered_for_it() -> None:
    s = say(at("P2 Ghost e3", "Storm"), P1, "play storm")
    assert asked(s) == (P2, "choice")
    assert len(s.agenda) == 2
    say(s, P2, "choose a3")
    assert health(s, "a3") == 25 - 1 - 3


def test_each_of_several_units_asks_in_turn() -> None:
    s = say(at("P1 Recruit b3; P1 Recruit c3", "Council"), P1, "play council")
    assert len(s.agenda) == 3
    say(s, P1, "choose i3", "choose a3")
    assert (health(s, "i3"), health(s, "a3")) == (22, 24)


def test_one_of_several_effects_may_ask() -> None:
    s = say(at("", "Coin"), P1, "play coin", "choose i3")
    assert health(s, "i3") == 23


def test_with_nothing_to_choose_from_nobody_is_asked() -> None:
    assert asked(say(at("", "Vain Call"), P1, "play vain call")) == (P1, "act")


def test_a_position_with_an_open_question_can_be_copied_and_saved() -> None:
    s = sage_dies()
    assert s.lane
    copy, read = s.clone(), GAME.decode(json.loads(json.dumps(GAME.encode(s))), CARDS)
    assert GAME.digest(copy) == GAME.digest(read) == GAME.digest(s)
    for position in (s, copy, read):
        say(position, P2, "choose a3")
        say(position, P1, "end")
    assert GAME.digest(copy) == GAME.digest(read) == GAME.digest(s)


def test_an_open_question_is_there_for_all_to_see_and_a_guess_keeps_it() -> None:
    s = sage_dies()
    for seat in (P1, P2):
        seen = GAME.mask(s, seat)
        assert asked(seen) == (P2, "choice")
        guess = GAME.sample(seen, seat, 5)
        assert GAME.digest(GAME.mask(guess, seat)) == GAME.digest(seen)
        say(guess, P2, "choose a3")
        assert asked(guess) == (P1, "act")


def test_a_card_on_its_way_to_a_hand_is_a_secret() -> None:
    s = say(at("P2 Herald f3 damage 1; P2 Parting Sage e3", "Storm"), P1, "play storm")
    gifts = {seat: [deed.card for deed in GAME.mask(s, seat).lane if deed.kind == GIFT] for seat in (P1, P2)}
    assert gifts == {P1: [HIDDEN], P2: [CARDS.find("recruit")]}
    guess = GAME.sample(GAME.mask(s, P1), P1, 3)
    assert all(deed.card >= 0 for deed in guess.lane if deed.kind == GIFT)


def test_who_lets_the_time_run_out_takes_the_first_thing_offered() -> None:
    s = sage_dies()
    assert GAME.action_text(s, P2, GAME.timeout(s, s.waiting[0])) == "choose a3"


@pytest.mark.parametrize("seat", [P1, P2])
def test_one_may_give_up_while_a_question_is_open(seat: int) -> None:
    s = sage_dies()
    GAME.apply(s, seat, CONCEDE)
    assert s.result == (1 - seat,)


def test_a_client_is_told_which_card_asks() -> None:
    s = sage_dies()
    assert GAME.shown(GAME.mask(s, P2))["following"]["card"] == CARDS.find("parting sage")


def test_what_was_chosen_beforehand_waits_until_a_question_in_between_is_answered() -> None:
    s = say(at("P2 Recruit f3", "Envoy"), P1, "play envoy b3", "choose i3")
    assert (asked(s), health(s, "i3")) == ((P1, "choice"), 25)
    say(s, P1, "choose f3")
    assert (health(s, "f3"), health(s, "i3")) == (1, 24)


def test_a_question_on_the_own_turn_goes_on_with_its_clock_and_one_on_the_others_has_its_own() -> None:
    # R26
    assert say(at("", "Guide"), P1, "play guide b3").waiting[0].continues
    assert not sage_dies().waiting[0].continues
