"""Plays a deal twice, before and after the change, with the same seeds for the bots, and notes what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from cardwright.agents import Agent, agent_named
from cardwright.agents.answer import answer_of
from cardwright.agents.evaluation import evaluation_of, payoff
from cardwright.agents.listener import Listener, listens
from cardwright.arena.compare.comparison import FIRST_AGENT, FIRST_SEAT, HOLDER, OWN_DECK, Comparison, OneSide
from cardwright.arena.compare.course import Course
from cardwright.arena.playing import MOST_DECISIONS, PICK, THINKING
from cardwright.kernel.chance import mixed
from cardwright.kernel.data.fields import PerSeat
from cardwright.kernel.data.piles import Pile, places_of
from cardwright.kernel.data.replay import Replay, begun
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game

HAND: Final = "hand"
MULLIGAN: Final = "mulligan"
COSTS: Final = ("mana", "cost")  # what a card costs is called
AHEAD: Final = 0.02  # a chance to win that is better by this is a lead
NOBODY: Final = -1


@dataclass(frozen=True)
class PlayedPair:
    """``seat`` is whose result counts, ``matchup`` which decks met."""

    number: int
    matchup: int
    seat: int
    before: Course
    after: Course

    @property
    def difference(self) -> float:
        return self.after.score - self.before.score


class PairTable:
    """The agents at their table, with both sets of rules at hand."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison: Comparison = comparison
        self.game: Game[Any] = comparison.rules()
        self.agents: list[Agent] = [agent_named(name) for name in comparison.agents]
        self.before: RulesTable = RulesTable(self, comparison.before)
        self.after: RulesTable = RulesTable(self, comparison.after)

    def play(self, number: int) -> PlayedPair | None:
        """The pair of this number; None if nobody, or everybody, holds a changed card in it."""
        s = self.before.opening(number)
        seat = self.counted(s, number)
        if seat == NOBODY and self.before.has_dealt(s):
            return None
        before = self.before.play(s, number)
        seat = before.holder if seat == NOBODY else seat
        if seat == NOBODY:
            return None
        after = self.after.play(self.after.opening(number), number)
        return PlayedPair(number, self.comparison.matchup(number), seat, before.course(seat), after.course(seat))

    def counted(self, s: Any, number: int) -> int:
        """The seat whose result counts; NOBODY if no seat alone holds a changed card, or none is dealt yet."""
        comparison = self.comparison
        if comparison.view == OWN_DECK:
            places = comparison.matchups[comparison.matchup(number)]
            return next(seat for seat, place in enumerate(places) if place in comparison.subjects)
        if comparison.view == FIRST_AGENT:
            return next(seat for seat in range(comparison.seats) if comparison.agent_in(seat, number) == 0)
        if comparison.view == FIRST_SEAT:
            return 0
        assert comparison.view == HOLDER
        return only_holder(self.game, s, self.before.focus)

    def recorded(self, number: int, players: list[str]) -> tuple[Replay, Replay]:
        """The same pair again, as two replays."""
        return self.before.recorded(number, players), self.after.recorded(number, players)


def only_holder(game: Game[Any], s: Any, focus: frozenset[int]) -> int:
    """The one seat with a changed card in a pile of its own; NOBODY, if there is none or more than one."""
    found = {int(each.seat) for each in places_of(game.position(), s) if any(card in focus for card in each.cards)}
    seats = {seat for seat in found if seat >= 0}
    return seats.pop() if len(seats) == 1 else NOBODY


class Notes:
    """All that is noted in one game, for every seat."""

    def __init__(self, seats: int) -> None:
        self.courses: list[Course] = [Course() for _ in range(seats)]
        self.scores: list[float] = []
        self.leader: int = NOBODY
        self.holder: int = NOBODY  # the first to hold a changed card

    def see_leader(self, seat: int) -> None:
        """Who leads now, if anybody does."""
        if seat not in (NOBODY, self.leader):
            self.courses[0].leads += self.leader != NOBODY
            self.leader = seat

    def course(self, seat: int) -> Course:
        """From this seat's side."""
        course = self.courses[seat]
        shared = self.courses[0]
        course.score, course.first = self.scores[seat], self.scores[0]
        course.decisions, course.choices = shared.decisions, shared.choices
        course.turns, course.leads = shared.turns, shared.leads
        return course


class RulesTable:
    """One side of the comparison, ready to be played."""

    def __init__(self, table: PairTable, rules: OneSide) -> None:
        self.table: PairTable = table
        self.game: Game[Any] = table.game
        self.options = self.game.simulated(rules.chosen_options(self.game))
        self.cards = rules.card_set(self.game)
        self.listening: bool = any(listens(agent) for agent in table.agents)
        self.keys: frozenset[str] = frozenset(card.key for card in self.cards.all)
        self.hands: list[tuple[str, Pile]] = list(hands_of(self.game))
        self.costs: dict[str, int] = {card.key: cost_of(card.facts()) for card in self.cards.all}
        self.focus: frozenset[int] = frozenset(self.cards.find(key) for key in table.comparison.focus)

    def has_dealt(self, s: Any) -> bool:
        """Whether anybody has a hand yet; a game may begin with other questions."""
        return any(self.hand(s, seat) for seat in range(self.table.comparison.seats))

    def hand(self, s: Any, seat: int) -> list[int]:
        """The cards in a hand, as far as they are plain cards: one that has come back with a mark was noted before."""
        held = (card for name, pile in self.hands for card in pile.cards(s, getattr(s, name)[seat]))
        return [int(card) for card in held if self.cards.has(card)]

    def opening(self, number: int, telling: bool = False) -> Any:
        comparison = self.table.comparison
        decks = [deck.text for deck in comparison.seated_decks(number)]
        seed = mixed(comparison.seed, number)
        return self.game.new(self.options, seed, comparison.seats, self.cards, telling or self.listening, decks)

    def play(self, s: Any, number: int) -> Notes:
        """To the end."""
        notes = Notes(self.table.comparison.seats)
        shared, listeners = notes.courses[0], self.listeners(s, number)
        while s.result is None and shared.decisions < MOST_DECISIONS:
            seat, turn = int(s.next_seat()), turn_of(s)
            if turn > shared.turns:
                shared.turns = turn
                notes.see_leader(self.leader(s))
            actions = self.game.legal(s, seat)
            self.look_at_hand(s, seat, notes)
            action = self.thought(s, seat, listeners, number, shared.decisions)
            self.note_cards(notes.courses[seat], self.game.action_parts(s, seat, action), turn)
            self.game.apply(s, seat, action)
            for listener in listeners.values():
                listener.note(s)
            shared.decisions += 1
            shared.choices += len(actions)
        if s.result is None:
            raise CardwrightError(f"pair {number + 1} was not over after {shared.decisions:,} decisions")
        for listener in listeners.values():
            listener.tell(self.game.mask(s, listener.seat))
        notes.scores = payoff(s)
        return notes

    def listeners(self, s: Any, number: int) -> dict[int, Listener[Any]]:
        """The agents that listen, in their seats."""
        comparison, agents = self.table.comparison, self.table.agents
        seated = [(seat, agents[comparison.agent_in(seat, number)]) for seat in range(comparison.seats)]
        return {seat: Listener(agent, self.game, s, seat) for seat, agent in seated if listens(agent)}

    def thought(self, s: Any, seat: int, listeners: dict[int, Listener[Any]], number: int, done: int) -> int:
        """What the agent in this seat does, with the same seed on both sides of the comparison."""
        comparison = self.table.comparison
        agent = self.table.agents[comparison.agent_in(seat, number)]
        seen = self.game.mask(s, seat)
        if seat in listeners:
            listeners[seat].tell(seen)
        seed = mixed(comparison.seed, number, THINKING, done)
        return int(answer_of(agent, self.game, seen, seat, self.game.legal(s, seat), seed))

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

    def note_cards(self, course: Course, parts: Any, turn: int) -> None:
        for key in self.cards_in(parts):
            use = course.use(key)
            if use.played < 0:
                use.played = turn
            course.spent[turn] = course.spent.get(turn, 0) + self.costs[key]

    def cards_in(self, parts: Any) -> Iterator[str]:
        """The keys of the cards an action plays."""
        if parts["kind"] in (PICK, MULLIGAN):
            return
        for value in parts.values():
            for word in value if type(value) is list else (value,):
                if word in self.keys:
                    yield word

    def leader(self, s: Any) -> int:
        """Who leads, as the bots judge it; NOBODY if nobody is clearly ahead."""
        evaluation = evaluation_of(self.game.name)
        if evaluation.unfinished(s):
            return NOBODY
        chances = evaluation.chances(s)
        best = max(chances)
        ahead = [seat for seat, chance in enumerate(chances) if chance > best - AHEAD]
        return ahead[0] if len(ahead) == 1 else NOBODY

    def recorded(self, number: int, players: list[str]) -> Replay:
        comparison = self.table.comparison
        decks = [deck.text for deck in comparison.seated_decks(number)]
        s = self.opening(number, telling=True)
        listeners = self.listeners(s, number)
        replay = begun(self.game, s, mixed(comparison.seed, number), players, None, decks)
        while s.result is None:
            seat = int(s.next_seat())
            action = self.thought(s, seat, listeners, number, len(replay.moves))
            self.game.apply(s, seat, action)
            for listener in listeners.values():
                listener.note(s)
            replay.record(self.game, s, seat, action)
        return replay


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
