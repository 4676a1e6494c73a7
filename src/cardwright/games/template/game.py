"""Magpies, as hosts see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from cardwright.games.template.cards.answers import ANSWERS
from cardwright.games.template.cards.charms import CHARMS
from cardwright.games.template.cards.deeds import DEEDS
from cardwright.games.template.effects.who import CAUSE
from cardwright.games.template.model import actions, events
from cardwright.games.template.model.card import Cards
from cardwright.games.template.model.state import PLAYED, POSITION, SET_OFF, Player, Position
from cardwright.games.template.options import Options
from cardwright.games.template.rules import atoms, legal, turn
from cardwright.games.template.text import notation
from cardwright.games.template.text.glossary import GLOSSARY
from cardwright.games.template.text.words import TELLING
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import PASS, PICK, Actions, operand, pack
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chain import CHAIN, FACING, ChainGame
from cardwright.kernel.chance import seeded
from cardwright.kernel.data.fields import Record
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadOption
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.state import NOBODY
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.notation import Line

STANDARD: Final = CardSet([*DEEDS, *ANSWERS, *CHARMS])


@final
class Magpies(ChainGame[Position]):
    """Two to four magpies bid for the lead, play cards, and answer each other's."""

    name = "template"
    title = "Magpies"
    blurb = "Two to four magpies bid for the lead, play tricks and answer them; the richest one wins."
    minutes = 10
    least_seats = 2
    most_seats = 4

    def __init__(self) -> None:
        super().__init__()
        self.chain_steps: tuple[Step[Position], ...] = self.chain_program()

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
        rowdy = Options(windows=FACING, charms="at once", butting_in=True)
        return {"standard": Options(), "rowdy": rowdy}

    def cards(self) -> Cards:
        return STANDARD

    def glossary(self) -> Sequence[Term]:
        return GLOSSARY

    def event_kinds(self) -> list[EventKind]:
        return events.KINDS

    def position(self) -> Record:
        return POSITION

    def complete(self, s: Position) -> None:
        notation.check(s)

    # Asking and answering.

    def answers(self, s: Position, decision: Decision) -> Actions:
        return legal.answers(s, decision)

    def refusal(self, s: Position, decision: Decision, action: i64) -> str:
        return legal.refusal(s, decision, action)

    def answer(self, s: Position, decision: Decision, action: i64) -> None:
        """A turn, an answer to the chain, or butting in: in each a card may be played."""
        if decision.kind == actions.MOVE:
            s.order.pop(0)
        if action != PASS:
            self.play(s, decision.seat, operand(action, 0))
        elif decision.kind == actions.MOVE:
            forage(s, decision.seat)

    def reveal(self, s: Position) -> None:
        turn.show_bids(s)

    def timeout(self, s: Position, decision: Decision) -> int:
        """R20."""
        if decision.kind == actions.BIDDING:
            return pack(actions.BID, 0)
        if decision.slot and decision.least > 0:
            return pack(PICK, decision.options[0])
        return PASS

    def concede(self, s: Position, seat: i64) -> None:
        """R21: the others go on. Nobody waits for the one that left, so it may be the last one waited for."""
        turn.leave(s, seat)
        if not s.waiting or s.next_seat() != NOBODY:
            return
        if s.waiting[0].sealed:
            self.unseal(s)
        else:
            s.waiting = ()

    # Cards on the table.

    def play(self, s: Position, seat: i64, card: i64) -> None:
        """R10."""
        s.players[seat].hand.remove(card)
        s.table.append(card)
        s.tell_cards_too(events.PLAY, seat, card)
        self.announce(s, Frame(PLAYED, seat, card))

    def window_policy(self, s: Position) -> str:
        return s.options.windows

    def window_seconds(self, s: Position) -> i64:
        return s.options.seconds

    def fizzles(self, s: Position, link: Frame) -> bool:
        return not s.players[link.seat].playing

    def resolving(self, s: Position, link: Frame) -> None:
        s.tell_cards_too(events.RESOLVE, link.seat, link.source)

    def fizzled(self, s: Position, link: Frame) -> None:
        s.tell_cards_too(events.FIZZLE, link.seat, link.source)
        clear(s, link.source)

    def program(self, s: Position, frame: Frame) -> tuple[Step[Position], ...]:
        if frame.program == CHAIN:
            return self.chain_steps
        card = s.card(frame.source)
        if frame.program == SET_OFF and card.trigger is not None:
            return card.trigger.steps
        return card.steps

    def finished(self, s: Position, frame: Frame) -> None:
        if frame.program == PLAYED:
            clear(s, frame.source)

    # Charms.

    def trigger(self, s: Position, event: Event) -> None:
        """R15: in the order in which the charms were played."""
        for charm in s.charms:
            trigger = s.card(charm.card).trigger
            if trigger is not None and trigger.heeds(event, charm.seat):
                s.queue += (Frame(SET_OFF, charm.seat, charm.card, slots={CAUSE: (int(event.seat),)}),)
                s.tell_cards_too(events.SET_OFF, charm.seat, charm.card)

    def may_trigger(self, s: Position) -> bool:
        """R16: when nothing is under way; or already when only the chain is."""
        return not s.agenda or (s.options.charms == "at once" and s.agenda[-1].program == CHAIN)

    # The course of the game.

    def settle(self, s: Position) -> bool:
        if not turn.somebody_has_enough(s):
            return False
        turn.finish(s, turn.richest(s), events.GOAL)
        return True

    def idle(self, s: Position) -> None:
        turn.go_on(s)

    # Saying.

    def action_text(self, s: Position, seat: i64, action: i64) -> str:
        return actions.action_text(s, seat, action)

    def read_action(self, s: Position, seat: i64, text: str) -> int:
        return actions.read_action(s, seat, text)

    def action_parts(self, s: Position, seat: i64, action: i64) -> dict[str, object]:
        return actions.action_parts(s, seat, action)

    def event_text(self, s: Position, event: Event, reader: i64) -> str:
        return TELLING.text(s, event, reader)

    def lines(self, s: Position) -> list[Line[Position]]:
        return notation.lines_of(s.seats)

    def usual(self, s: Position) -> None:
        s.round = 1

    def was_read(self, s: Position, said: list[str]) -> None:
        """Nothing is under way: the bids are to come, or a magpie is to move."""
        s.bidding = not s.order
        s.ears = atoms.ears(s)


def blank(options: Options, cards: Cards, seed: int, seats: int) -> Position:
    """A table before anything is dealt."""
    if options.glitter >= options.goal:
        raise BadOption(f"a game for {options.goal} glitter cannot begin with {options.glitter}")
    players = [Player(options.glitter, [], [], True) for _ in range(seats)]
    return Position(seats, seeded(seed), options, cards, 0, False, [], [], [], [], [], players)


def deal(s: Position) -> None:
    """R1."""
    s.deck = list(range(len(s.cards.all)))
    if len(s.deck) < s.options.deal * s.seats:
        raise BadOption(f"{len(s.deck)} cards are too few to deal {s.options.deal} to each of {s.seats}")
    s.shuffle(s.deck)
    for seat in range(s.seats):
        for _ in range(s.options.deal):
            atoms.draw(s, seat)


def forage(s: Position, seat: i64) -> None:
    """R8."""
    s.tell_cards_too(events.FORAGE, seat)
    atoms.gain(s, seat, 1)


def clear(s: Position, card: i64) -> None:
    """R14: what is still on the table goes to the discard pile."""
    if card in s.table:
        s.table.remove(card)
        s.discard.append(card)


GAME: Final = Magpies()
