"""Ancients: its rules as every host sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from cardwright.games.ancients.cards import all_cards
from cardwright.games.ancients.cards.starters import STARTERS
from cardwright.games.ancients.model import actions, events, questions
from cardwright.games.ancients.model.actions import by_of, first_of, subject_of
from cardwright.games.ancients.model.card import HERO, Cards
from cardwright.games.ancients.model.fields import POSITION
from cardwright.games.ancients.model.full_deck import FullDeck
from cardwright.games.ancients.model.state import ACTION, DEPLOY, SHOP, Position
from cardwright.games.ancients.options import TWO_TOWERS, Options
from cardwright.games.ancients.rules import deploy, legal, moves, play, refusals, rounds, setup, shop, soundness
from cardwright.games.ancients.rules.decks import problems, read_deck
from cardwright.games.ancients.testing.scenario import AncientsTestBed
from cardwright.games.ancients.text import action_words, notation
from cardwright.games.ancients.text.glossary import GLOSSARY
from cardwright.games.ancients.text.lesson import LESSON
from cardwright.games.ancients.text.words import TELLING
from cardwright.games.ancients.view import mask
from cardwright.games.ancients.view.shown import shown
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import PASS, Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.fields import Record
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.game import Game
from cardwright.kernel.testing.testbed import TestBed
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson
from cardwright.kernel.text.notation import Line

if TYPE_CHECKING:
    from cardwright.kernel.tensors.moves import Moves
    from cardwright.kernel.tensors.observation import Observation

MOST_DECKS: Final = 1000  # decks kept in mind


@final
class Ancients(Game[Position]):
    """The rules of Ancients (RULES.md). No effect waits for an answer, so there are no frames."""

    name = "ancients"
    title = "Ancients"
    blurb = "Lead five heroes through two lanes, by day and by night, and bring down an Ancient behind its Tower."
    minutes = 30
    led_by = HERO

    # Starting.

    def blank(
        self, options: kernel_options.Options, seed: int, seats: int, cards: CardSet[Any] | None = None
    ) -> Position:
        assert isinstance(options, Options)
        return setup.blank(options, book(cards), seed, seats)

    def deal(self, s: Position, decks: Sequence[str] = ()) -> None:
        texts = list(decks) if decks else self.some_starters(s)
        for seat in range(2):
            setup.take_deck(s, seat, deck_of(texts[seat], s.cards))
        setup.shuffle_decks(s)
        setup.start(s)

    def options(self) -> type[Options]:
        return Options

    def variants(self) -> dict[str, kernel_options.Options]:
        return {"standard": Options(), "two_towers": TWO_TOWERS}

    def cards(self) -> Cards:
        return book(None)

    def starters(self) -> dict[str, str]:
        return STARTERS

    def deck_problems(self, text: str, options: kernel_options.Options, cards: CardSet[Any] | None = None) -> list[str]:
        assert isinstance(options, Options)
        return problems(text, options, book(cards))

    def glossary(self) -> Sequence[Term]:
        return GLOSSARY

    def lesson(self) -> Lesson[Position] | None:
        return LESSON

    def event_kinds(self) -> list[EventKind]:
        return events.KINDS

    def position(self) -> Record:
        return POSITION

    def supply(self, s: Position) -> dict[str, list[i64]]:
        return {}  # creeps come from nowhere, and a deck may be of any cards

    def complete(self, s: Position) -> None:
        soundness.complete(s)

    def testbed(self) -> TestBed[Position]:
        return AncientsTestBed(self)

    # Asking and answering.

    def answers(self, s: Position, decision: Decision) -> Actions:
        return legal.answers(s, decision)

    def apart(self, decision: Decision) -> bool:
        return decision.kind == questions.SHOP

    def refusal(self, s: Position, decision: Decision, action: i64) -> str:
        return refusals.refusal(s, decision, action)

    def answer(self, s: Position, decision: Decision, action: i64) -> None:
        if decision.kind == questions.SHOP:
            self.trade(s, decision.seat, action)
        elif action == PASS:
            rounds.pass_turn(s, decision.seat)
        else:
            rounds.acted(s, decision.seat, self.act(s, decision.seat, action))

    def act(self, s: Position, seat: i64, action: i64) -> bool:
        """Carry out an action of a turn; whether the same player goes on."""
        kind = action & actions.KIND_MASK
        if kind == actions.PLAY:
            return play.play_card(s, seat, action)
        if kind == actions.MOVE:
            hero = s.board[by_of(action)]
            assert hero is not None
            moves.move(s, hero, first_of(action))
        elif kind == actions.ABILITY:
            play.use_ability(s, seat, action)
        elif kind == actions.USE_ITEM:
            play.use_item(s, seat, action)
        else:
            play.claim(s, seat, action)
        return False

    def trade(self, s: Position, seat: i64, action: i64) -> None:
        if action == actions.CLOSE:
            shop.leave_shop(s, seat)
        elif action == actions.REROLL:
            shop.reroll(s, seat)
        else:
            shop.buy(s, seat, subject_of(action))
        shop.go_on(s)

    def keeps_part(self, s: Position, decision: Decision, action: i64) -> bool:
        """Heroes are placed one after the other, all in secret."""
        return deploy.keep_placement(s, decision.seat, action)

    def reveal(self, s: Position) -> None:
        rounds.deployed(s)

    def timeout(self, s: Position, decision: Decision) -> int:
        """J12."""
        if decision.kind == questions.DEPLOY:
            return deploy.late_deploy(s, decision.seat)
        return PASS if decision.kind == questions.MAIN else actions.CLOSE

    def concede(self, s: Position, seat: i64) -> None:
        s.tell(events.CONCEDE, seat)
        super().concede(s, seat)

    def hush(self, s: Position) -> None:
        super().hush(s)
        s.lots = []

    def idle(self, s: Position) -> None:
        """Nobody is asked: the shop or the next round comes; a position that was read goes on where it is."""
        if s.phase == ACTION:
            rounds.ask_mover(s)
        elif s.phase == DEPLOY:
            if not deploy.ask_deploy(s):
                rounds.begin_turns(s)
        elif s.phase == SHOP:
            shop.go_on(s)
        elif s.options.shop and not s.shopped and (s.players[0].items or s.players[1].items):
            shop.open_shop(s)
        else:
            rounds.begin_round(s)

    # Knowing.

    def conceal(self, s: Position, seen: Position, seat: i64) -> None:
        mask.conceal(seen, seat)

    def make_up(self, s: Position, seat: i64, chance: Chance) -> None:
        mask.make_up(s, seat, chance)

    def shown(self, seen: Position) -> Json:
        return shown(seen)

    # Saying.

    def action_text(self, s: Position, seat: i64, action: i64) -> str:
        return action_words.action_text(s, action)

    def read_action(self, s: Position, seat: i64, text: str) -> int:
        return action_words.read_action(s, seat, text)

    def action_parts(self, s: Position, seat: i64, action: i64) -> dict[str, object]:
        return action_words.action_parts(s, action)

    def event_text(self, s: Position, event: Event, reader: i64) -> str:
        return TELLING.text(s, event, reader)

    def lines(self, s: Position) -> list[Line[Position]]:
        return notation.LINES

    def usual(self, s: Position) -> None:
        notation.usual(s)

    def was_read(self, s: Position, said: list[str]) -> None:
        notation.settle(s, said)

    # Learning.

    def observation(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Observation[Position]:
        from cardwright.games.ancients.view.observation import AncientsObservation

        assert isinstance(options, Options)
        return AncientsObservation(options, len(book(cards).all))

    def moves(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Moves[Position]:
        from cardwright.games.ancients.view.move_numbers import AncientsMoves

        return AncientsMoves(len(book(cards).all))


def book(cards: CardSet[Any] | None) -> Cards:
    """The cards to play with: those given, or the game's own."""
    return cards if isinstance(cards, Cards) else all_cards()


def deck_of(text: str, cards: Cards) -> FullDeck:
    """A deck that has been read before is not read again."""
    known = cards.full_decks.get(text)
    if known is None:
        if len(cards.full_decks) > MOST_DECKS:
            cards.full_decks.clear()
        known = read_deck(text, cards)
        cards.full_decks[text] = known
    return known


GAME: Final = Ancients()
