"""Programs: what a card does, effect by effect, with an address by which a position can speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.generals.model.deeds import SEQUEL, BattleDeed, number_of
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.scene import Effect, Scene
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame, Step

if TYPE_CHECKING:
    from cardwright.games.generals.model.enchantment import Enchantment
    from cardwright.games.generals.model.state import Battle

EFFECTS: Final = "effects"  # the program of frames in which a card's effects go on; the source is the address
CHOICE: Final = "choice"  # the kind of question they may put
SCENE: Final = "scene"  # the slot with the scene in which they do
NUMBER_BITS: Final = 12
NUMBER_MASK: Final = 4095
INNER: Final = "inner"  # the slot that is filled if they are part of the program of the frame beneath
CARD_OF_SCENE: Final = 9  # where in the numbers of a scene the card is that the event is about
MARK_STARTS: Final = 15  # where those of its mark begin,
MARK_ENDS: Final = 22  # and end


@final
class Program:
    """Effects that happen one after the other.

    They happen at once, up to the first that has to ask somebody. There the rest is handed over to a frame, which
    goes on with them; the fast lane waits until it is done.
    """

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects: tuple[Effect, ...] = effects
        self.card: i64 = -1  # the place of the card it is printed on, and
        self.number: i64 = -1  # its own place there; both are set when the card is made part of a set
        self.waits: bool = any(effect.waits() for effect in effects)
        self.steps: tuple[EffectStep, ...] = tuple([EffectStep(effect) for effect in effects])

    def run(self, s: Battle, scene: Scene) -> None:
        if self.waits:
            self.run_to_question(s, scene)
            return
        for effect in self.effects:
            effect.run(s, scene)

    def run_to_question(self, s: Battle, scene: Scene) -> None:
        for place in range(len(self.effects)):
            if self.effects[place].waits():
                self.hand_over(s, scene, place)
                return
            self.effects[place].run(s, scene)

    def hand_over(self, s: Battle, scene: Scene, place: i64 = 0) -> None:
        """Let a frame go on from one of the effects."""
        frame = Frame(EFFECTS, scene.seat, self.address(), place, {SCENE: written(scene)})
        if scene.framed:
            frame.slots[INNER] = (1,)
        s.hand_over(frame)

    def address(self) -> i64:
        return self.card << NUMBER_BITS | self.number


@final
class EffectStep(Step["Battle"]):
    """One effect of a program that a frame goes on with."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def run(self, s: Battle, frame: Frame) -> None:
        scene = read_scene(s, frame.chosen(SCENE))
        scene.framed = True
        self.effect.run(s, scene)
        frame.slots[SCENE] = written(scene)


def finish(s: Battle, frame: Frame) -> None:
    """A frame has come to its end: what it has made of the scene is handed on to the program it is part of."""
    if frame.chosen(INNER):
        s.agenda[-1].slots[SCENE] = frame.chosen(SCENE)


def choose(s: Battle, frame: Frame, square: i64) -> None:
    """Put an answer into the frame that asked: what follows is about that square and who stands there."""
    scene = read_scene(s, frame.chosen(SCENE))
    scene.first = scene.target or scene.first
    scene.first_square = scene.square
    scene.square = square
    scene.target = s.unit_at(square)
    frame.slots[SCENE] = written(scene)


def sequel(program: Program, scene: Scene) -> BattleDeed:
    """A program that happens when its turn in the fast lane comes."""
    deed = BattleDeed(SEQUEL, scene.seat)
    deed.then = (int(program.address()),)
    deed.scene = written(scene)
    return deed


# Scenes as numbers.


def written(scene: Scene) -> tuple[int, ...]:
    """A scene as plain numbers: units by number, the mark field by field."""
    numbers: list[i64] = [
        scene.seat,
        scene.card,
        number_of(scene.me),
        scene.square,
        number_of(scene.target),
        number_of(scene.first),
        scene.first_square,
        number_of(scene.unit),
        number_of(scene.by),
        scene.copy,
        scene.amount,
        scene.factor,
        1 if scene.spell else 0,
        1 if scene.from_hand else 0,
        scene.there,
    ]
    mark = scene.mark
    if mark is not None:
        numbers += [mark.enchantment.card, mark.enchantment.place]
        numbers += [mark.attack, mark.health, mark.until, mark.seat, mark.count]
    return tuple([int(number) for number in numbers])


def read_scene(s: Battle, numbers: tuple[int, ...]) -> Scene:
    """The scene that was written so."""
    scene = Scene(numbers[0], numbers[1], s.known(numbers[2]), numbers[3], numbers[12] != 0)
    scene.target = s.known(numbers[4])
    scene.first = s.known(numbers[5])
    scene.first_square = numbers[6]
    scene.unit = s.known(numbers[7])
    scene.by = s.known(numbers[8])
    scene.copy = numbers[9]
    scene.amount = numbers[10]
    scene.factor = numbers[11]
    scene.from_hand = numbers[13] != 0
    scene.there = numbers[14]
    if len(numbers) > MARK_STARTS:
        scene.mark = read_mark(s, scene, numbers[MARK_STARTS:])
    return scene


def read_mark(s: Battle, scene: Scene, numbers: tuple[int, ...]) -> Mark:
    """The mark that lies on the unit the effect comes from; if it is gone from there, one just like it."""
    enchantment: Enchantment = s.cards.all[numbers[0]].enchantments[numbers[1]]
    like = Mark(enchantment, numbers[2], numbers[3], numbers[4], numbers[5], numbers[6])
    if scene.me is not None:
        for mark in scene.me.marks:
            if mark.same(like):
                return mark
    return like
