"""A lesson is won by what it leads to, is the same every time, and goes on whatever the player does instead."""

import random

import pytest

from cardwright.games import NAMES, load
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from cardwright.kernel.text.lesson import PUPIL, TEACHER, Lesson

LESSONS = [name for name in NAMES if load(name).lesson() is not None]
every_lesson = pytest.mark.parametrize("name", LESSONS)
TURNS = 5  # a player learns the game in this many of their turns
TAUGHT = {
    "threelines": ["Robb Stark center", "Ludo Marsh left", "Cedric Lorne center", "nothing", "nothing"],
    "generals": [
        *("play 1 h3", "end"),
        *("move i3 h3", "attack h3 g3", "play 2 h2", "end"),
        *("attack h2 g3", "move h3 i4", "end"),
    ],
    "pantheon": [
        *("pass", "pass", "swap nothing", "mana", "play Cinder Hound", "pass", "attack #19 > #18", "pass", "end"),
        *("cast Forced March > #16", "swap nothing", "mana", "play Pit Brawler", "pass"),
        *("attack #17 > #18", "pass", "end"),
        *("pass", "pass", "pass", "swap nothing", "mana", "play Treasure Goblin", "pass", "end"),
        *("pass", "pass", "pass"),
    ],
    "cartoverse": [
        *("pass", "shard Solar Shard", "attack #16 > P1", "summon Shieldmate > attack 2", "end"),
        *("shard Solar Shard", "attack #20 > #21", "pass", "summon Temple Knight > defense 3", "end"),
        *("shard Solar Shard", "attack #16 > #21", "summon Order Crossbow > defense 2", "end"),
        *("pass", "pass"),
    ],
    "ancients": [
        *("play Alley Shade by L1.P2.support.1 > L1.P2.combat.4", "pass", "close"),
        *("deploy #12 > L2.P2.combat.3", "play Toll of Night by L2.P2.support.4 > L2.P1.combat.3"),
        *("pass", "pass", "pass", "pass", "close"),
        *("deploy #13 > L1.P2.support.2", "pass", "pass", "pass"),
    ],
}


def lesson_of(name: str) -> tuple[Game[State], Lesson[State], State]:
    game: Game[State] = load(name)
    lesson = game.lesson()
    assert lesson is not None
    return game, lesson, lesson.begin(game)


def teach(game: Game[State], lesson: Lesson[State], s: State) -> list[str]:
    """Let the teacher do what it has in mind until it waits; what that was, in words."""
    done = []
    while s.result is None and TEACHER in s.asked():
        legal = [int(action) for action in game.legal(s, TEACHER)]
        action = lesson.answer(game, game.mask(s, TEACHER), legal)
        if action is None:
            break
        done.append(game.action_text(s, TEACHER, action))
        game.apply(s, TEACHER, action)
    return done


def test_every_game_but_the_template_has_a_lesson() -> None:
    assert [name for name in NAMES if name != "template"] == LESSONS


@every_lesson
def test_what_a_lesson_leads_to_wins(name: str) -> None:
    game, lesson, s = lesson_of(name)
    taught = teach(game, lesson, s)
    for turn, words in lesson.line.items():
        assert lesson.turn(s, PUPIL) == turn
        for word in words:
            game.apply(s, PUPIL, game.read_action(s, PUPIL, word))
            taught += teach(game, lesson, s)
    assert s.result == (PUPIL,)
    assert len(lesson.line) <= TURNS
    assert taught == TAUGHT[name]


@every_lesson
def test_a_lesson_begins_the_same_every_time(name: str) -> None:
    game, lesson, s = lesson_of(name)
    assert game.encode(lesson.begin(game)) == game.encode(s)
    assert game.decode(game.encode(s)).rng == s.rng


@every_lesson
@pytest.mark.parametrize("seed", range(30))
def test_the_teacher_always_knows_what_to_do_in_its_turns(name: str, seed: int) -> None:
    game, lesson, s = lesson_of(name)
    dice = random.Random(seed)
    last = max(lesson.answers)
    while s.result is None and lesson.turn(s, TEACHER) <= last:
        teach(game, lesson, s)
        if s.result is None and PUPIL in s.asked():
            game.apply(s, PUPIL, dice.choice(list(game.legal(s, PUPIL))))
        if s.result is None and lesson.turn(s, TEACHER) <= last:
            assert PUPIL in s.asked() or teach(game, lesson, s), "the teacher is asked and has nothing in mind"
