"""Cartoverse: its rules as every host sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from cardwright.games.cartoverse.cards import STANDARD
from cardwright.games.cartoverse.cards.starters import STARTERS
from cardwright.games.cartoverse.model import actions, events
from cardwright.games.cartoverse.model import link as links
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.actions import first, second
from cardwright.games.cartoverse.model.card import HERO, Cards, Steps
from cardwright.games.cartoverse.model.state import DUEL, Duel
from cardwright.games.cartoverse.model.state import ENDING as ENDING_PHASE
from cardwright.games.cartoverse.options import DOCUMENT, ONE_SIDED, SIMULATED_TURNS, Options
from cardwright.games.cartoverse.rules import combat, holdings, legal, refusals, setup, soundness, turn, using
from cardwright.games.cartoverse.rules.decks import problems
from cardwright.games.cartoverse.rules.enchants import Lay
from cardwright.games.cartoverse.rules.triggers import release, tell_trigger, trigger_of
from cardwright.games.cartoverse.testing.scenario import CartoverseTestBed
from cardwright.games.cartoverse.text import action_words as spelling
from cardwright.games.cartoverse.text import notation
from cardwright.games.cartoverse.text.glossary import GLOSSARY
from cardwright.games.cartoverse.text.lesson import LESSON
from cardwright.games.cartoverse.text.words import TELLING
from cardwright.games.cartoverse.view import mask
from cardwright.games.cartoverse.view.shown import shown
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import PASS, PICK, Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chain import CHAIN, FACING, ChainGame
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.fields import Record
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import DONE, TARGETS, card_of, pack_source, ref_of, which_of
from cardwright.kernel.mulligan import KEEP_ALL, MULLIGAN
from cardwright.kernel.state import OPEN
from cardwright.kernel.testing.testbed import TestBed
from cardwright.kernel.text.deck_lines import deck_of
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson
from cardwright.kernel.text.notation import Line
from cardwright.kernel.text.refusals import LOCKED_IN

if TYPE_CHECKING:
    from cardwright.kernel.tensors.moves import Moves
    from cardwright.kernel.tensors.observation import Observation

NO_STEPS: Final[tuple[Step[Duel], ...]] = ()
LAYING: Final[tuple[Step[Duel], ...]] = (Lay(),)


@final
class Cartoverse(ChainGame[Duel]):
    """The rules. Frames are links of the chain, or effects that were set off (see link.py)."""

    name = "cartoverse"
    title = "Cartoverse"
    blurb = (
        "Shards, two rows of creatures, bursts and traps: whatever you do can be answered. Strike the enemy hero down."
    )
    minutes = 20
    led_by = HERO

    def __init__(self) -> None:
        super().__init__()
        self.chain_steps: tuple[Step[Duel], ...] = self.chain_program()

    # Starting.

    def blank(self, options: kernel_options.Options, seed: int, seats: int, cards: CardSet[Any] | None = None) -> Duel:
        assert isinstance(options, Options)
        return setup.blank(options, book_of(cards), seed, seats)

    def deal(self, s: Duel, decks: Sequence[str] = ()) -> None:
        texts = list(decks) if decks else self.some_starters(s)
        setup.set_up(s, [deck_of(text, s.cards, HERO) for text in texts])

    def options(self) -> type[Options]:
        return Options

    def variants(self) -> dict[str, kernel_options.Options]:
        return {"standard": Options(), "one-sided": ONE_SIDED, "document": DOCUMENT}

    def simulated(self, options: kernel_options.Options) -> kernel_options.Options:
        """C58: healing can outrun the HP lost for an empty deck."""
        assert isinstance(options, Options)
        return options if options.turn_limit else kernel_options.changed(options, {"turn_limit": SIMULATED_TURNS})

    def cards(self) -> Cards:
        return STANDARD

    def starters(self) -> dict[str, str]:
        return STARTERS

    def deck_problems(self, text: str, options: kernel_options.Options, cards: CardSet[Any] | None = None) -> list[str]:
        assert isinstance(options, Options)
        return problems(text, options, book_of(cards))

    def glossary(self) -> Sequence[Term]:
        return GLOSSARY

    def lesson(self) -> Lesson[Duel] | None:
        return LESSON

    def event_kinds(self) -> list[EventKind]:
        return events.KINDS

    def position(self) -> Record:
        return DUEL

    def supply(self, s: Duel) -> dict[str, list[i64]]:
        return {}  # a deck may be of any cards

    def complete(self, s: Duel) -> None:
        soundness.check(s)

    def testbed(self) -> TestBed[Duel]:
        return CartoverseTestBed(self)

    # Asking and answering.

    def answers(self, s: Duel, decision: Decision) -> Actions:
        return legal.answers(s, decision)

    def refusal(self, s: Duel, decision: Decision, action: i64) -> str:
        return refusals.refusal(s, decision, action)

    def not_asked(self, s: Duel, seat: i64) -> str:
        if s.sealed[seat] != OPEN:
            return LOCKED_IN
        return "you cannot act now: it is not your move (R9, R80)"

    def answer(self, s: Duel, decision: Decision, action: i64) -> None:
        seat = decision.seat
        kind = action & actions.KIND_MASK
        if action == PASS:
            s.tell(events.PASS, seat)
        elif kind == actions.CREATURE:
            using.play_creature(s, seat, first(action), second(action))
        elif kind == actions.ATTACK:
            self.attack(s, seat, action)
        elif kind == actions.CAST:
            self.announce(s, using.cast(s, seat, action))
        elif kind == actions.ABILITY:
            self.announce(s, using.use_ability(s, seat, action))
        elif kind == actions.MANA:
            using.play_mana(s, seat, first(action))
        elif kind == actions.SHARD:
            using.play_shard(s, seat, first(action))
        elif kind == actions.TRAP:
            link = using.set_trap(s, seat, first(action))
            if link is not None:
                self.announce(s, link)
        elif kind == actions.DISCARD:
            holdings.discard(s, seat, first(action))
        elif kind == actions.END:
            self.end_turn(s)
        else:
            using.act_as_hero(s, seat, action)

    def attack(self, s: Duel, seat: i64, action: i64) -> None:
        attacker = s.find(first(action))
        assert attacker is not None
        combat.declare(s, attacker, second(action))
        link = Frame(links.ATTACK, seat, pack_source(attacker.id, attacker.card))
        link.slots[TARGETS] = (int(second(action)),)
        self.announce(s, link)

    def end_turn(self, s: Duel) -> None:
        """C41: the end of the turn can be answered; there is no way back to the main phase."""
        s.phase = ENDING_PHASE
        self.announce(s, Frame(links.ENDING, s.player))

    def reveal(self, s: Duel) -> None:
        setup.start(s)

    def timeout(self, s: Duel, decision: Decision) -> int:
        """C58."""
        if decision.slot:
            return PASS if decision.least == 0 else actions.pack(PICK, decision.options[0])
        if decision.kind == book.MAIN:
            return actions.END
        if decision.kind == book.DISCARD:
            return actions.pack(actions.DISCARD, s.players[decision.seat].hand[-1])
        return KEEP_ALL if decision.kind == MULLIGAN else PASS

    def concede(self, s: Duel, seat: i64) -> None:
        s.sealed = [OPEN] * s.seats
        turn.give_up(s, seat)

    # The chain.

    def window_policy(self, s: Duel) -> str:
        """C39: one answers the enemy, never oneself."""
        return FACING

    def window(self, s: Duel, seat: i64) -> Decision | None:
        if not legal.could_answer(s, seat):
            return None
        s.tell(events.OFFER, seat)
        return book.ASK_RESPOND.to(seat, s.options.answer_seconds)

    def resolving(self, s: Duel, link: Frame) -> None:
        tell_link(s, events.RESOLVE, link)

    def fizzled(self, s: Duel, link: Frame) -> None:
        """A negated link does nothing; a spell goes to the graveyard all the same (C42)."""
        tell_link(s, events.NEGATE, link)
        if link.program == links.CAST:
            holdings.bury(s, link.seat, card_of(link))
        elif link.program == links.SETTING:
            trap = holdings.trap_of(s, link.seat, ref_of(link))
            if trap is not None and not trap.sprung:
                holdings.discard_trap(s, trap)

    def program(self, s: Duel, frame: Frame) -> Steps:
        program = frame.program
        if program == CHAIN:
            return self.chain_steps
        if program == links.ATTACK:
            return combat.COMBAT
        if program == links.TRIGGERED:
            if frame.step == 0 and not frame.chosen(DONE):
                tell_trigger(s, frame)
            return trigger_of(s, frame).steps
        if program == links.TRAPPED:
            return self.trapped(s, frame)
        return self.used(s, frame) if program in (links.CAST, links.ABILITY) else NO_STEPS

    def used(self, s: Duel, frame: Frame) -> Steps:
        """C42, C43: what has lost its target does nothing; what became of its source does not matter."""
        enchants = frame.program == links.CAST and s.cards.all[card_of(frame)].enchant
        if frame.step == 0 and using.has_lost_its_target(s, frame):
            tell_link(s, events.FIZZLE, frame)
            if not enchants:
                return NO_STEPS
        return LAYING if enchants else using.use_of(s, frame).steps

    def trapped(self, s: Duel, frame: Frame) -> Steps:
        """C36: the trap shows its face and goes to the graveyard; then it acts."""
        if which_of(frame) == links.FACE_DOWN:
            trap = holdings.trap_of(s, frame.seat, ref_of(frame))
            if trap is None or not s.cards.all[trap.card].trap:
                return NO_STEPS
            frame.source = pack_source(trap.id, trap.card, links.FACE_UP)
            s.tell(events.TRAP, frame.seat, trap.card, trap.id)
            holdings.discard_trap(s, trap)
        return s.cards.all[card_of(frame)].triggers[0].steps

    def finished(self, s: Duel, frame: Frame) -> None:
        if frame.program == CHAIN:
            if s.delayed:
                release(s)
        elif frame.program == links.CAST and not s.cards.all[card_of(frame)].enchant:
            holdings.bury(s, frame.seat, card_of(frame))

    # The course of the game.

    def settle(self, s: Duel) -> bool:
        """Only between effects: a link, a trigger is done as a whole; a combat halts before its damage."""
        if not s.shaken and not s.stirred:
            return False
        if s.agenda and s.agenda[-1].program != CHAIN and s.agenda[-1].program != links.ATTACK:
            return False
        return turn.settle(s)

    def may_trigger(self, s: Duel) -> bool:
        """C44: right after the link, combat or action that caused it, before the next link."""
        return not s.agenda or s.agenda[-1].program == CHAIN or s.agenda[-1].program == links.ATTACK

    def idle(self, s: Duel) -> None:
        turn.go_on(s)

    # Knowing.

    def conceal(self, s: Duel, seen: Duel, seat: i64) -> None:
        mask.conceal(s, seen, seat)

    def make_up(self, s: Duel, seat: i64, chance: Chance) -> None:
        mask.make_up(s, seat, chance)

    def shown(self, seen: Duel) -> Json:
        return shown(seen)

    # Saying.

    def action_text(self, s: Duel, seat: i64, action: i64) -> str:
        return spelling.action_text(s, seat, action)

    def read_action(self, s: Duel, seat: i64, text: str) -> int:
        return spelling.read_action(s, seat, text)

    def action_parts(self, s: Duel, seat: i64, action: i64) -> dict[str, object]:
        return spelling.action_parts(s, seat, action)

    def event_text(self, s: Duel, event: Event, reader: i64) -> str:
        return TELLING.text(s, event, reader)

    def lines(self, s: Duel) -> list[Line[Duel]]:
        return notation.lines_of(s.seats)

    def usual(self, s: Duel) -> None:
        notation.usual(s)

    def was_read(self, s: Duel, said: list[str]) -> None:
        notation.settle(s, said)

    # Learning.

    def observation(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Observation[Duel]:
        from cardwright.games.cartoverse.view.observation import CartoverseObservation

        assert isinstance(options, Options)
        return CartoverseObservation(options, len(STANDARD.all if cards is None else cards.all))

    def moves(self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None) -> Moves[Duel]:
        from cardwright.games.cartoverse.view.move_numbers import CartoverseMoves

        return CartoverseMoves(len(STANDARD.all if cards is None else cards.all))


def tell_link(s: Duel, kind: i64, link: Frame) -> None:
    """What becomes of a link; the end of a turn has no card, and that of a trap being set is a secret."""
    if s.telling:
        card = -1 if link.program in (links.ENDING, links.SETTING) else card_of(link)
        s.tell(kind, link.seat, card, links.LINKS.index(link.program), ref_of(link), which_of(link))


def book_of(cards: CardSet[Any] | None) -> Cards:
    """The cards to play with: those given, or the game's own."""
    return cards if isinstance(cards, Cards) else STANDARD


GAME: Final = Cartoverse()
