"""One side of a comparison at the table: plays its games with the agents, and notes what happens in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardwright.agents import Agent
from cardwright.agents.answer import answer_of
from cardwright.agents.evaluation import payoff
from cardwright.agents.listener import Listener, listens
from cardwright.arena.compare.comparison import FIRST_AGENT, FIRST_SEAT, HOLDER, OWN_DECK, Comparison, OneSide
from cardwright.arena.course import CountedGame
from cardwright.arena.note_taker import NOBODY, Notes, NoteTaker
from cardwright.arena.playing import MOST_DECISIONS, THINKING
from cardwright.kernel.chance import mixed
from cardwright.kernel.data.piles import places_of
from cardwright.kernel.data.replay import Replay, begun
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game


def only_holder(game: Game[Any], s: Any, focus: frozenset[int]) -> int:
    """The one seat with a changed card in a pile of its own; NOBODY, if there is none or more than one."""
    found = {int(each.seat) for each in places_of(game.position(), s) if any(card in focus for card in each.cards)}
    seats = {seat for seat in found if seat >= 0}
    return seats.pop() if len(seats) == 1 else NOBODY


class RulesTable:
    """One side of the comparison, ready to be played."""

    def __init__(self, comparison: Comparison, rules: OneSide, agents: Sequence[Agent]) -> None:
        self.comparison: Comparison = comparison
        self.agents: Sequence[Agent] = agents
        self.game: Game[Any] = comparison.rules()
        self.options = self.game.simulated(rules.chosen_options(self.game))
        self.cards = rules.card_set(self.game)
        self.listening: bool = any(listens(agent) for agent in agents)
        self.focus: frozenset[int] = frozenset(self.cards.find(key) for key in comparison.focus)
        self.taker: NoteTaker = NoteTaker(self.game, self.cards, self.focus)

    def counted_game(self, number: int) -> CountedGame | None:
        """The game of this number; None, and not played, if nobody, or everybody, is dealt a changed card."""
        s = self.opening(number)
        seat = self.counted(s, number)
        if seat == NOBODY and self.has_dealt(s):
            return None
        notes = self.play(s, number)
        seat = notes.holder if seat == NOBODY else seat
        return None if seat == NOBODY else CountedGame(seat, notes.course(seat))

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
        return only_holder(self.game, s, self.focus)

    def has_dealt(self, s: Any) -> bool:
        """Whether anybody has a hand yet; a game may begin with other questions."""
        return any(self.taker.hand(s, seat) for seat in range(self.comparison.seats))

    def opening(self, number: int, telling: bool = False) -> Any:
        comparison = self.comparison
        decks = [deck.text for deck in comparison.seated_decks(number)]
        seed = mixed(comparison.seed, number)
        return self.game.new(self.options, seed, comparison.seats, self.cards, telling or self.listening, decks)

    def play(self, s: Any, number: int) -> Notes:
        """To the end."""
        notes, listeners = Notes(self.comparison.seats), self.listeners(s, number)
        while s.result is None and notes.decisions < MOST_DECISIONS:
            seat = int(s.next_seat())
            self.taker.look(s, seat, notes)
            action = self.thought(s, seat, listeners, number, notes.decisions)
            self.taker.note(s, seat, action, len(self.game.legal(s, seat)), notes)
            self.game.apply(s, seat, action)
            for listener in listeners.values():
                listener.note(s)
        if s.result is None:
            raise CardwrightError(f"pair {number + 1} was not over after {notes.decisions:,} decisions")
        for listener in listeners.values():
            listener.tell(self.game.mask(s, listener.seat))
        notes.scores = payoff(s)
        return notes

    def listeners(self, s: Any, number: int) -> dict[int, Listener[Any]]:
        """The agents that listen, in their seats."""
        comparison, agents = self.comparison, self.agents
        seated = [(seat, agents[comparison.agent_in(seat, number)]) for seat in range(comparison.seats)]
        return {seat: Listener(agent, self.game, s, seat) for seat, agent in seated if listens(agent)}

    def thought(self, s: Any, seat: int, listeners: dict[int, Listener[Any]], number: int, done: int) -> int:
        """What the agent in this seat does, with the same seed on both sides of the comparison."""
        comparison = self.comparison
        agent = self.agents[comparison.agent_in(seat, number)]
        seen = self.game.mask(s, seat)
        if seat in listeners:
            listeners[seat].tell(seen)
        seed = mixed(comparison.seed, number, THINKING, done)
        return int(answer_of(agent, self.game, seen, seat, self.game.legal(s, seat), seed))

    def recorded(self, number: int, players: list[str]) -> str:
        """The game of this number as a replay in JSON."""
        comparison = self.comparison
        decks = [deck.text for deck in comparison.seated_decks(number)]
        s = self.opening(number, telling=True)
        listeners = self.listeners(s, number)
        replay: Replay = begun(self.game, s, mixed(comparison.seed, number), players, None, decks)
        while s.result is None:
            seat = int(s.next_seat())
            action = self.thought(s, seat, listeners, number, len(replay.moves))
            self.game.apply(s, seat, action)
            for listener in listeners.values():
                listener.note(s)
            replay.record(self.game, s, seat, action)
        return replay.to_json()
