"""Pantheon: its rules as every host sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.model import actions, card, events
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import first, fourth, second, third
from cardwright.games.pantheon.model.card import Cards, Steps
from cardwright.games.pantheon.model.link import ACTIVATE, ATTACK, CAST, PLAY, POWER, TRIGGERED
from cardwright.games.pantheon.model.state import (
    FIRST_HERO,
    FIRST_THING,
    HEROES,
    POSITION,
    THE_HEROES,
    TURN,
    Position,
    Thing,
)
from cardwright.games.pantheon.options import EVEN, Options
from cardwright.games.pantheon.rules import atoms, combat, legal, refusals, soundness, turn
from cardwright.games.pantheon.rules.cost import price_of
from cardwright.games.pantheon.rules.figures import power_of
from cardwright.games.pantheon.rules.requirements import use_of
from cardwright.games.pantheon.rules.setup import blank, deal, take_heroes
from cardwright.games.pantheon.rules.triggers import fire, tell_trigger, trigger_of, use
from cardwright.games.pantheon.testing.scenario import PantheonTestBed
from cardwright.games.pantheon.text import action_words as spelling
from cardwright.games.pantheon.text import notation
from cardwright.games.pantheon.text.glossary import GLOSSARY
from cardwright.games.pantheon.text.lesson import LESSON
from cardwright.games.pantheon.text.words import TELLING
from cardwright.games.pantheon.view.made_up import make_up_deck
from cardwright.games.pantheon.view.shown import shown
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import PASS, Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chain import CHAIN, RESPOND, ChainGame
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.fields import Record
from cardwright.kernel.data.piles import THE_CARDS
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import TARGETS, card_of, pack_source, ref_of
from cardwright.kernel.state import NOBODY, OPEN
from cardwright.kernel.testing.testbed import TestBed
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson
from cardwright.kernel.text.notation import Line
from cardwright.kernel.text.refusals import LOCKED_IN, NOT_YOUR_MOVE

if TYPE_CHECKING:
    from cardwright.kernel.tensors.moves import Moves
    from cardwright.kernel.tensors.observation import Observation

OVER: Final = 1000  # a step beyond the end of every program
NO_STEPS: Final[tuple[Step[Position], ...]] = ()


@final
class Pantheon(ChainGame[Position]):
    """The rules. Frames are links of the chain, or triggered effects (see link.py)."""

    name = "pantheon"
    title = "Pantheon"
    blurb = "Demons, Gods and Humans at one table: everything can be answered, the last hero standing wins."
    minutes = 20
    least_seats = 2
    most_seats = 6

    def __init__(self) -> None:
        super().__init__()
        self.chain_steps: tuple[Step[Position], ...] = self.chain_program()
        self.combat: tuple[Step[Position], ...] = (combat.Combat(),)

    # Starting.

    def blank(
        self, options: kernel_options.Options, seed: int, seats: int, cards: CardSet[Any] | None = None
    ) -> Position:
        assert isinstance(options, Options)
        return blank(options, STANDARD if cards is None else cards, seed, seats)

    def deal(self, s: Position, decks: Sequence[str] = ()) -> None:
        deal(s)

    def options(self) -> type[Options]:
        return Options

    def variants(self) -> dict[str, kernel_options.Options]:
        return {"standard": Options(), "even": EVEN}

    def cards(self) -> Cards:
        return STANDARD

    def glossary(self) -> Sequence[Term]:
        return GLOSSARY

    def lesson(self) -> Lesson[Position] | None:
        return LESSON

    def event_kinds(self) -> list[EventKind]:
        return events.KINDS

    def position(self) -> Record:
        return POSITION

    def make_up(self, s: Position, seat: i64, chance: Chance) -> None:
        if s.renewed:
            make_up_deck(s, chance)
        super().make_up(s, seat, chance)

    def supply(self, s: Position) -> dict[str, list[i64]]:
        return {THE_CARDS: s.stock, THE_HEROES: [1 if facts.type == card.HERO else 0 for facts in s.cards.all]}

    def complete(self, s: Position) -> None:
        soundness.check(s)

    def testbed(self) -> TestBed[Position]:
        return PantheonTestBed(self)

    # Asking and answering.

    def placing(self, s: Position) -> list[int]:
        """Players who held out longer come first."""
        held = [s.seats + 1 if p.alive or seat in (s.result or ()) else p.place for seat, p in enumerate(s.players)]
        return [sum(1 for other in held if other > own) for own in held]

    def answers(self, s: Position, decision: Decision) -> Actions:
        return legal.answers(s, decision)

    def refusal(self, s: Position, decision: Decision, action: i64) -> str:
        return refusals.refusal(s, decision, action)

    def not_asked(self, s: Position, seat: i64) -> str:
        if s.sealed[seat] != OPEN:
            return LOCKED_IN
        if s.phase != TURN or s.chain:
            return "you cannot act now: it is not your move (R45)"
        return NOT_YOUR_MOVE

    def answer(self, s: Position, decision: Decision, action: i64) -> None:
        seat = decision.seat
        kind = action & actions.KIND_MASK
        if action == PASS:
            s.tell(events.PASS, seat)
        elif kind == actions.SWAP:
            turn.swap(s, seat, action)
        elif kind == actions.DISCARD:
            atoms.discard(s, seat, first(action))
        elif kind == actions.END:
            turn.declare_end(s)
        elif kind == actions.MANA:
            self.place(s, decision)
        else:
            s.phase = TURN  # P41: who acts in the closing window lets the turn go on
            self.act(s, seat, kind, action)

    def place(self, s: Position, decision: Decision) -> None:
        """P13: it opens no window, and the player who was asked still is."""
        atoms.place_mana(s, decision.seat)
        if decision.kind == RESPOND:
            s.asking = (decision.seat, *s.asking)

    def act(self, s: Position, seat: i64, kind: i64, action: i64) -> None:
        if kind == actions.CAST:
            self.cast(s, seat, action)
        elif kind == actions.PLAY:
            self.play(s, seat, action)
        elif kind == actions.ACTIVATE:
            self.activate(s, seat, action)
        else:
            self.attack(s, seat, action)

    def play(self, s: Position, seat: i64, action: i64) -> None:
        """R15, P38: the card enters on payment; what it does on play is the link."""
        place = first(action)
        player = s.players[seat]
        facts = s.cards.all[place]
        atoms.pay(s, seat, price_of(s, seat, facts))
        atoms.let_go(s, seat, place)
        thing = atoms.enter(s, seat, place)
        s.tell(events.PLAY, seat, place, thing.id, second(action), third(action))
        if facts.unit:
            player.played += 1
            fire(s, card.PLAYED, thing.id, seat)
        self.link(s, PLAY, seat, pack_source(thing.id, place), action)

    def cast(self, s: Position, seat: i64, action: i64) -> None:
        """R13: the spell is in the pile before anybody answers."""
        place = first(action)
        atoms.pay(s, seat, price_of(s, seat, s.cards.all[place]))
        atoms.let_go(s, seat, place)
        s.pile.append(place)
        s.tell(events.CAST, seat, place, second(action), third(action))
        fire(s, card.CAST, 0, seat)
        self.link(s, CAST, seat, pack_source(0, place), action)

    def activate(self, s: Position, seat: i64, action: i64) -> None:
        """R38: the costs are paid, then it may be answered."""
        ref = first(action)
        player = s.players[seat]
        thing = s.find(ref)
        place = player.hero if thing is None else thing.card
        activation = s.cards.all[place].activation
        assert activation is not None
        s.tell(events.ACTIVATE, seat, ref, place, second(action), third(action))
        atoms.pay(s, seat, activation.mana)
        atoms.lose_health(s, seat, activation.health)
        if activation.once:
            use(s, seat, thing)
        if activation.exhausts:
            self.exhaust(s, seat, thing)
        if activation.gone and thing is not None:
            atoms.sacrifice(s, thing)
        if activation.gone or fourth(action) == ref:  # P39: its own cost does not defeat it
            ref = 0
        self.link(s, ACTIVATE, seat, pack_source(ref, place), action)

    def exhaust(self, s: Position, seat: i64, thing: Thing | None) -> None:
        if thing is not None:
            atoms.exhaust(s, thing)
            return
        s.players[seat].awake = False
        s.tell(events.EXHAUST, seat, FIRST_HERO + seat, s.players[seat].hero)

    def attack(self, s: Position, seat: i64, action: i64) -> None:
        thing = s.find(first(action))
        assert thing is not None
        combat.declare(s, thing, second(action))
        self.link(s, ATTACK, seat, pack_source(thing.id, thing.card), action)

    def link(self, s: Position, program: str, seat: i64, source: i64, action: i64) -> None:
        """Put it on the chain, with what was chosen for it."""
        link = Frame(program, seat, source)
        one = second(action)
        if one:
            two = third(action)
            link.slots[TARGETS] = (int(one), int(two)) if two else (int(one),)
        given = s.find(fourth(action)) if fourth(action) else None
        if given is not None:
            link.slots[POWER] = (int(power_of(s, given)),)
            atoms.sacrifice(s, given)
        self.announce(s, link)

    def reveal(self, s: Position) -> None:
        take_heroes(s)

    def timeout(self, s: Position, decision: Decision) -> int:
        """P50."""
        if decision.slot:
            return actions.pack(1, decision.options[0])
        if decision.kind == book.MAIN:
            return actions.END
        if decision.kind == book.MULLIGAN:
            return actions.SWAP
        if decision.kind == book.DISCARD:
            return actions.pack(actions.DISCARD, s.players[decision.seat].hand[-1])
        return actions.HERO if decision.kind == book.HERO else PASS

    def concede(self, s: Position, seat: i64) -> None:
        """P50: giving up is elimination; whatever waits for the player waits no longer."""
        s.tell(events.LEAVE, seat)
        turn.eliminate(s, [seat])
        s.sealed[seat] = OPEN
        s.waiting = tuple([decision for decision in s.waiting if decision.seat != seat])
        for frame in s.agenda:
            if frame.seat == seat and frame.program != CHAIN:
                frame.step = OVER
                s.waiting = ()
        while s.shaken and s.result is None and not s.agenda:
            turn.settle(s)
        if s.waiting and s.next_seat() == NOBODY:
            if s.phase == HEROES:
                self.unseal(s)
            else:
                s.waiting = ()
        elif s.waiting and not s.agenda and (s.queue or s.player == seat):
            turn.ask_again(s)

    # The chain.

    def window(self, s: Position, seat: i64) -> Decision | None:
        if not s.players[seat].alive or not legal.could_answer(s, seat):
            return None
        s.tell(events.OFFER, seat)
        return book.ASK_RESPOND.to(seat, s.options.answer_seconds)

    def fizzles(self, s: Position, link: Frame) -> bool:
        """R50, P39, P46."""
        if not s.players[link.seat].alive:
            return True
        ref = ref_of(link)
        return ref >= FIRST_THING and s.find(ref) is None

    def resolving(self, s: Position, link: Frame) -> None:
        s.tell(events.RESOLVE, link.seat, card_of(link), LINK_NUMBERS[link.program])

    def fizzled(self, s: Position, link: Frame) -> None:
        if s.telling:
            kind = events.NEGATE if link.negated else events.FIZZLE
            s.tell(kind, link.seat, card_of(link), LINK_NUMBERS[link.program])
        if link.program == ATTACK:
            combat.rest(s, ref_of(link))

    def program(self, s: Position, frame: Frame) -> Steps:
        if frame.program == CHAIN:
            return self.chain_steps
        if frame.program == ATTACK:
            return self.combat
        if frame.program == TRIGGERED:
            return self.triggered(s, frame)
        return use_of(s, frame.program, card_of(frame)).steps

    def triggered(self, s: Position, frame: Frame) -> Steps:
        """R50 holds for triggers as well: a source that is gone does nothing more, unless it acts by going."""
        trigger = trigger_of(s, frame)
        if frame.step == 0:
            ref = ref_of(frame)
            if trigger.hears != card.DESTROYED and ref >= FIRST_THING and s.find(ref) is None:
                return NO_STEPS
            if trigger.hears <= card.EACH_END and trigger.when is not None and not trigger.when.holds(s, frame):
                return NO_STEPS
            tell_trigger(s, frame)
        return trigger.steps

    def finished(self, s: Position, frame: Frame) -> None:
        if frame.program == ATTACK:
            combat.rest(s, ref_of(frame))

    # The course of the game.

    def settle(self, s: Position) -> bool:
        """Only between effects: a link, a combat, a trigger is done as a whole."""
        if not s.shaken or (s.agenda and s.agenda[-1].program != CHAIN):
            return False
        return turn.settle(s)

    def idle(self, s: Position) -> None:
        turn.go_on(s)

    # Knowing.

    def shown(self, seen: Position) -> Json:
        return shown(seen)

    # Saying.

    def action_text(self, s: Position, seat: i64, action: i64) -> str:
        return spelling.action_text(s, seat, action)

    def read_action(self, s: Position, seat: i64, text: str) -> int:
        return spelling.read_action(s, seat, text)

    def action_parts(self, s: Position, seat: i64, action: i64) -> dict[str, object]:
        return spelling.action_parts(s, seat, action)

    def event_text(self, s: Position, event: Event, reader: i64) -> str:
        return TELLING.text(s, event, reader)

    def lines(self, s: Position) -> list[Line[Position]]:
        return notation.lines_of(s.seats)

    def usual(self, s: Position) -> None:
        notation.usual(s)

    def was_read(self, s: Position, said: list[str]) -> None:
        notation.settle(s, said)

    # Learning.

    def observation(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Observation[Position]:
        from cardwright.games.pantheon.view.observation import PantheonObservation

        assert isinstance(options, Options)
        return PantheonObservation(options, seats, len(STANDARD.all if cards is None else cards.all))

    def moves(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Moves[Position]:
        from cardwright.games.pantheon.view.move_numbers import PantheonMoves

        return PantheonMoves(seats, len(STANDARD.all if cards is None else cards.all))


LINK_NUMBERS: Final[dict[str, int]] = {PLAY: 0, CAST: 1, ACTIVATE: 2, ATTACK: 3}

GAME: Final = Pantheon()
