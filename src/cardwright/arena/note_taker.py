"""Notes what happens in a game while agents play it: the cards, who leads, how much there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cardwright.agents.evaluation import evaluation_of
from cardwright.arena.course import Course
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.fields import PerSeat
from cardwright.kernel.data.piles import Pile
from cardwright.kernel.game import Game

HAND: Final = "hand"
PICK, MULLIGAN = "pick", "mulligan"  # choosing something within an effect, or to keep, is not playing a card
COSTS: Final = ("mana", "cost")  # what a card costs is called
AHEAD: Final = 0.02  # a chance to win that is better by this is a lead
NOBODY: Final = -1


class Notes:
    """All that is noted in one game, for every seat.

    lowest  the least chance to win that each seat had when a turn began
    """

    def __init__(self, seats: int) -> None:
        self.courses: list[Course] = [Course() for _ in range(seats)]
        self.scores: list[float] = []
        self.leader: int = NOBODY
        self.holder: int = NOBODY  # the first to hold a changed card
        self.lowest: list[float] = [1.0] * seats

    @property
    def decisions(self) -> int:
        return self.courses[0].decisions

    def see_chances(self, chances: list[float]) -> None:
        """What each seat's chance is now; of two that are about equal nobody leads."""
        self.lowest = [min(pair) for pair in zip(self.lowest, chances)]
        ahead = [seat for seat, chance in enumerate(chances) if chance > max(chances) - AHEAD]
        if len(ahead) == 1 and ahead[0] != self.leader:
            self.courses[0].leads += self.leader != NOBODY
            self.leader = ahead[0]

    def course(self, seat: int) -> Course:
        """From this seat's side."""
        course = self.courses[seat]
        shared = self.courses[0]
        course.score, course.first = self.scores[seat], self.scores[0]
        course.decisions, course.choices = shared.decisions, shared.choices
        course.turns, course.leads = shared.turns, shared.leads
        return course


class NoteTaker:
    """Looks on at one table after the other; ``focus`` are the cards whose first holder is noted."""

    def __init__(self, game: Game[Any], cards: CardSet[Any], focus: frozenset[int] = frozenset()) -> None:
        self.game: Game[Any] = game
        self.cards: CardSet[Any] = cards
        self.focus: frozenset[int] = focus
        self.keys: frozenset[str] = frozenset(card.key for card in cards.all)
        self.hands: list[tuple[str, Pile]] = list(hands_of(game))
        self.costs: dict[str, int] = {card.key: cost_of(card.facts()) for card in cards.all}

    def look(self, s: Any, seat: int, notes: Notes) -> None:
        """Before a seat answers."""
        shared, turn = notes.courses[0], turn_of(s)
        if turn > shared.turns:
            shared.turns = turn
            self.look_at_chances(s, notes)
        self.look_at_hand(s, seat, notes)

    def note(self, s: Any, seat: int, action: int, choices: int, notes: Notes) -> None:
        """What a seat answers, out of this many choices; before it is done."""
        self.note_cards(notes.courses[seat], self.game.action_parts(s, seat, action), turn_of(s))
        notes.courses[0].decisions += 1
        notes.courses[0].choices += choices

    def look_at_chances(self, s: Any, notes: Notes) -> None:
        """As the bots judge the position."""
        evaluation = evaluation_of(self.game.name)
        if not evaluation.unfinished(s):
            notes.see_chances(list(evaluation.chances(s)))

    def hand(self, s: Any, seat: int) -> list[int]:
        """The cards in a hand, as far as they are plain cards: one that has come back with a mark was noted before."""
        held = (card for name, pile in self.hands for card in pile.cards(s, getattr(s, name)[seat]))
        return [int(card) for card in held if self.cards.has(card)]

    def look_at_hand(self, s: Any, seat: int, notes: Notes) -> None:
        """What a seat holds when it is asked; what it holds once the mulligan is over, it has kept."""
        hand, course, turn = self.hand(s, seat), notes.courses[seat], turn_of(s)
        if notes.holder == NOBODY and not self.focus.isdisjoint(hand):
            notes.holder = seat
        decision = s.decision(seat)
        begins = not course.begun and bool(hand) and decision is not None and decision.kind != MULLIGAN
        course.begun = course.begun or begins
        for card in hand:
            use = course.use(self.cards.all[card].key)
            use.drawn = turn if use.drawn < 0 else use.drawn
            use.kept = use.kept or begins

    def note_cards(self, course: Course, parts: Mapping[str, Any], turn: int) -> None:
        for key in self.cards_in(parts):
            use = course.use(key)
            if use.played < 0:
                use.played = turn
            course.spent[turn] = course.spent.get(turn, 0) + self.costs[key]

    def cards_in(self, parts: Mapping[str, Any]) -> Iterator[str]:
        """The keys of the cards an action plays."""
        if parts["kind"] in (PICK, MULLIGAN):
            return
        for value in parts.values():
            for word in value if type(value) is list else (value,):
                if word in self.keys:
                    yield word


def hands_of(game: Game[Any]) -> Iterator[tuple[str, Pile]]:
    """The piles that are hands, with the field of the position whose seats hold them."""
    for field in game.position().holding:
        if isinstance(field, PerSeat):
            for pile in field.record.holding:
                if isinstance(pile, Pile) and pile.name == HAND:
                    yield field.name, pile


def turn_of(s: Any) -> int:
    """The number of the turn or round, as the game counts it."""
    for name in ("round", "turn"):
        found = getattr(s, name, None)
        if found is not None:
            return int(found() if callable(found) else found)
    return 0


def cost_of(facts: dict[str, Any]) -> int:
    return next((facts[name] for name in COSTS if isinstance(facts.get(name), int)), 0)
