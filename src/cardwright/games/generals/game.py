"""Generals: tactics with cards on nine by five squares; the player who kills the other general wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast, final

from cardwright.games.generals.cards import all_cards
from cardwright.games.generals.cards.starters import STARTERS
from cardwright.games.generals.model import deeds, events, fields, state
from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END,
    MOVE,
    PLAY,
    REPLACE,
    STOP,
    UNDO,
    first_of,
    second_of,
    well_formed,
)
from cardwright.games.generals.model.card import GENERAL, SET_SIZES, Cards
from cardwright.games.generals.model.deeds import ORDERED, BattleDeed
from cardwright.games.generals.model.keywords import DEATHLESS
from cardwright.games.generals.model.program import CHOICE, EFFECTS, choose, finish
from cardwright.games.generals.model.state import BLOODBOUND, Battle
from cardwright.games.generals.options import CLASSIC, STANDARD, GeneralsOptions
from cardwright.games.generals.rules import soundness
from cardwright.games.generals.rules.decks import problems
from cardwright.games.generals.rules.happenings import HAPPENINGS
from cardwright.games.generals.rules.legal import aims, exchangeable, orders
from cardwright.games.generals.rules.pets import PET_STEPS
from cardwright.games.generals.rules.play import PLAY_STEPS, begin, forget, pick, stop
from cardwright.games.generals.rules.refusals import NO_ACTION, order_refusal
from cardwright.games.generals.rules.rest import hear_late, settle
from cardwright.games.generals.rules.setup import set_trial, set_up
from cardwright.games.generals.rules.trials import look_at_trials
from cardwright.games.generals.rules.turn import (
    ask_for_orders,
    end_turn,
    exchange,
    replace,
    start_first_turn,
    turn_steps,
)
from cardwright.games.generals.testing.scenario import GeneralsTestBed
from cardwright.games.generals.text import notation, words
from cardwright.games.generals.text.glossary import GLOSSARY
from cardwright.games.generals.text.lesson import LESSON
from cardwright.games.generals.view import mask, shown
from cardwright.kernel.action import Actions, kind_of, pack
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance, seeded
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.fields import Record
from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.game import Game
from cardwright.kernel.mulligan import KEEP_ALL, ask_mulligan, exchange_refusal, exchanges
from cardwright.kernel.options import Options
from cardwright.kernel.testing.testbed import TestBed
from cardwright.kernel.text.deck_lines import deck_of
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson
from cardwright.kernel.text.notation import Line

if TYPE_CHECKING:
    from cardwright.kernel.tensors.moves import Moves
    from cardwright.kernel.tensors.observation import Observation

MUST_FOLLOW_UP: Final = "first choose for the card you are playing, or take it back (R83)"
MUST_CHOOSE: Final = "first choose one of the squares that are offered"


@final
class Generals(Game[Battle]):
    """The rules of generals (RULES.md)."""

    name = "generals"
    title = "Generals"
    blurb = "Lead a general and an army of cards over a battlefield of squares; strike down the enemy general to win."
    minutes = 20
    led_by = GENERAL

    def blank(self, options: Options, seed: int, seats: int, cards: CardSet[Any] | None = None) -> Battle:
        assert isinstance(options, GeneralsOptions)
        return Battle(seats, seeded(seed), options, book(cards))

    def deal(self, s: Battle, decks: Sequence[str] = ()) -> None:
        texts = list(decks) if decks else self.some_starters(s)
        set_up(s, [deck_of(text, s.cards, GENERAL) for text in texts])
        ask_mulligan(s, s.options.turn_seconds)

    def answers(self, s: Battle, decision: Decision) -> Actions:
        if decision.kind == "act":
            return orders(s, decision.seat)
        if decision.kind == "follow-up":
            return [*aims(decision.options), STOP, UNDO]
        if decision.kind == CHOICE:
            return aims(decision.options)
        return exchanges(exchangeable(s, decision.seat), s.options.mulligan_most)

    def refusal(self, s: Battle, decision: Decision, action: i64) -> str:
        if decision.kind == "act":
            return order_refusal(s, decision.seat, action)
        if decision.kind == "follow-up":
            return "" if action in (STOP, UNDO) else choice_refusal(decision, action, MUST_FOLLOW_UP)
        if decision.kind == CHOICE:
            return choice_refusal(decision, action, MUST_CHOOSE)
        return exchange_refusal(action, exchangeable(s, decision.seat), s.options.mulligan_most, "R24")

    def answer(self, s: Battle, decision: Decision, action: i64) -> None:
        if decision.kind == "follow-up":
            self.follow_up(s, action)
        elif decision.kind == CHOICE:
            choose(s, s.agenda[-1], first_of(action))
        else:
            self.order(s, decision.seat, action)

    def follow_up(self, s: Battle, action: i64) -> None:
        if action == UNDO:
            forget(s)
        elif action == STOP:
            stop(s)
        else:
            pick(s, first_of(action))

    def order(self, s: Battle, seat: i64, action: i64) -> None:
        """Carry out what the player to move does."""
        player = s.players[seat]
        kind = kind_of(action)
        if kind == MOVE:
            unit = s.unit_at(first_of(action))
            if unit is not None:
                s.lane.append(deeds.walk(unit, second_of(action)))
        elif kind == ATTACK:
            unit, target = s.unit_at(first_of(action)), s.unit_at(second_of(action))
            if unit is not None and target is not None:
                s.lane.append(deeds.hit(unit, target, ORDERED))
        elif kind == PLAY:
            begin(s, seat, first_of(action), second_of(action))
        elif kind == CAST:
            begin(s, seat, BLOODBOUND, second_of(action))
        elif kind == REPLACE:
            replace(s, seat, first_of(action))
        else:
            end_turn(s)
            return
        player.busy = True

    def reveal(self, s: Battle) -> None:
        """Both have chosen their hands."""
        for seat in range(2):
            exchange(s, seat, first_of(s.sealed[seat]))
            if s.options.trial_card == "after mulligan":
                set_trial(s, seat)
        look_at_trials(s)
        start_first_turn(s)

    def do(self, s: Battle, deed: Deed) -> None:
        HAPPENINGS[deed.kind].happen(s, cast(BattleDeed, deed))

    def hear_late(self, s: Battle, deed: Deed) -> None:
        hear_late(s, cast(BattleDeed, deed))

    def settle(self, s: Battle) -> bool:
        return settle(s)

    def program(self, s: Battle, frame: Frame) -> tuple[Step[Battle], ...]:
        if frame.program == state.TURN:
            return turn_steps(s)
        if frame.program == state.PLAY:
            return PLAY_STEPS
        return s.cards.program(frame.source).steps if frame.program == EFFECTS else PET_STEPS

    def finished(self, s: Battle, frame: Frame) -> None:
        finish(s, frame)

    def idle(self, s: Battle) -> None:
        ask_for_orders(s)

    def concede(self, s: Battle, seat: i64) -> None:
        """Giving up kills the own general (R109); nobody waits for an answer any more."""
        s.waiting = ()
        forget(s)
        while s.agenda and s.agenda[-1].urgent:
            s.agenda.pop()
        general = s.general(seat)
        if general is not None:
            general.traits &= ~DEATHLESS  # nothing saves who gives up
            s.lane.append(deeds.death(seat, general))

    def timeout(self, s: Battle, decision: Decision) -> int:
        if decision.kind == "act":
            return END
        if decision.kind == CHOICE:
            return pack(AIM, decision.options[0])
        return UNDO if decision.kind == "follow-up" else KEEP_ALL

    def conceal(self, s: Battle, seen: Battle, seat: i64) -> None:
        mask.conceal(s, seen, seat)

    def make_up(self, s: Battle, seat: i64, chance: Chance) -> None:
        mask.make_up(s, seat, chance)

    def options(self) -> type[Options]:
        return GeneralsOptions

    def variants(self) -> dict[str, Options]:
        return {"standard": STANDARD, "classic": CLASSIC}

    def cards(self) -> CardSet[Any]:
        return book(None)

    def starters(self) -> dict[str, str]:
        return STARTERS

    def deck_problems(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> list[str]:
        assert isinstance(options, GeneralsOptions)
        return problems(text, options, book(cards))

    def set_sizes(self) -> dict[str, dict[str, int]]:
        return SET_SIZES

    def glossary(self) -> Sequence[Term]:
        return GLOSSARY

    def lesson(self) -> Lesson[Battle] | None:
        return LESSON

    def event_kinds(self) -> list[EventKind]:
        return events.KINDS

    def position(self) -> Record:
        return fields.BATTLE

    def supply(self, s: Battle) -> dict[str, list[i64]]:
        return {}  # tokens come from nowhere, and a deck may be of any cards

    def complete(self, s: Battle) -> None:
        soundness.complete(s)

    def shown(self, seen: Battle) -> Json:
        return shown.shown(seen)

    def action_text(self, s: Battle, seat: i64, action: i64) -> str:
        return words.action_text(s, seat, action)

    def read_action(self, s: Battle, seat: i64, text: str) -> int:
        return words.read_action(s, seat, text)

    def action_parts(self, s: Battle, seat: i64, action: i64) -> dict[str, object]:
        return words.action_parts(s, seat, action)

    def event_text(self, s: Battle, event: Event, reader: i64) -> str:
        return words.TELLING.text(s, event, reader)

    def lines(self, s: Battle) -> list[Line[Battle]]:
        return notation.LINES

    def usual(self, s: Battle) -> None:
        notation.usual(s)

    def was_read(self, s: Battle, said: list[str]) -> None:
        notation.settle(s, said)

    def testbed(self) -> TestBed[Battle]:
        return GeneralsTestBed(self)

    # Learning.

    def observation(self, options: Options, seats: i64 = 2, cards: CardSet[Any] | None = None) -> Observation[Battle]:
        from cardwright.games.generals.view.observation import GeneralsObservation

        assert isinstance(options, GeneralsOptions)
        return GeneralsObservation(options, len(book(cards).all))

    def moves(self, options: Options, seats: i64 = 2, cards: CardSet[Any] | None = None) -> Moves[Battle]:
        from cardwright.games.generals.view.move_numbers import GeneralsMoves

        return GeneralsMoves()


def choice_refusal(decision: Decision, action: i64, reminder: str) -> str:
    if kind_of(action) == AIM and well_formed(action) and second_of(action) == 0:
        if int(first_of(action)) in decision.options:
            return ""
        return "that cannot be chosen for this card (R83)"
    return reminder if well_formed(action) else NO_ACTION


def book(cards: CardSet[Any] | None) -> Cards:
    """The cards to play with: those given, or the game's own."""
    return cards if isinstance(cards, Cards) else all_cards()


GAME: Final = Generals()
