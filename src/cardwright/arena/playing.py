"""Plays games of a series, from one number to another, and counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic

from cardwright.agents.agent import Agent
from cardwright.agents.answer import answer_of
from cardwright.agents.listener import Listener, listens
from cardwright.agents.random import Random
from cardwright.arena.note_taker import Notes, NoteTaker
from cardwright.arena.series import Series
from cardwright.arena.totals import Totals
from cardwright.kernel.action import Actions
from cardwright.kernel.bots.playout import Tally as Decisions
from cardwright.kernel.bots.playout import playout
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance, mixed
from cardwright.kernel.data.replay import begun
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

MOST_DECISIONS: Final = 1_000_000
PLAYING, THINKING = 1, 2  # what else a seed is mixed with, besides the number of the game


def play(series: Series, first: int, last: int) -> Totals:
    """The games from ``first`` up to, but not including, ``last``; they are the same in every process."""
    totals = Totals(series.seats)
    table = SeriesTable(series, series.rules())
    for number in range(first, last):
        table.play(number, totals)
    return totals


class SeriesTable(Generic[S]):
    """The agents of a series at their table."""

    def __init__(self, series: Series, game: Game[S]) -> None:
        self.series: Series = series
        self.game: Game[S] = game
        self.options = game.simulated(series.chosen_options())
        self.cards: CardSet[Any] = series.card_set()
        self.decks: list[str] = [deck.text for deck in series.decks]
        self.agents: list[Agent] = series.players()
        self.listening: bool = any(listens(agent) for agent in self.agents)
        self.by_chance: bool = all(type(agent) is Random for agent in self.agents)
        self.taker: NoteTaker = NoteTaker(game, self.cards)

    def play(self, number: int, totals: Totals) -> None:
        series, s = self.series, self.opening(number)
        watched, turn = series.watched(number), series.turn(number)
        played: list[dict[str, None]] = [{} for _ in range(series.seats)]
        notes = Notes(series.seats)
        if self.by_chance and not watched:
            decisions = self.play_out(s, number)
        elif watched and series.courses:
            decisions = self.play_and_note(s, number, notes)
        else:
            decisions = self.play_and_watch(s, number, played)
        if s.result is None:
            raise CardwrightError(f"game {number + 1} was not over after {decisions:,} decisions")
        totals.count(turn, s.result, decisions)
        if watched and series.courses:
            totals.courses.count(number, s.result, notes, series.contestants(turn))
        elif watched:
            totals.count_cards(s.result, played)

    def opening(self, number: int, telling: bool = False) -> S:
        series = self.series
        seed = mixed(series.seed, number)
        telling = telling or self.listening
        s: S = self.game.new(self.options, seed, series.seats, self.cards, telling=telling, decks=self.decks)
        return s

    def dice(self, number: int) -> Chance:
        return Chance(mixed(self.series.seed, number, PLAYING))

    def play_out(self, s: S, number: int) -> int:
        """A random game, as fast as it goes."""
        decisions = Decisions()
        playout(self.game, s, self.dice(number), decisions, MOST_DECISIONS)
        return int(decisions.decisions)

    def play_and_watch(self, s: S, number: int, played: list[dict[str, None]]) -> int:
        """Move by move; a random game comes out as ``play_out`` plays it."""
        done = 0
        for seat, _, action in self.answers(s, number):
            for key in self.taker.cards_in(self.game.action_parts(s, seat, action)):
                played[seat][key] = None
            done += 1
        return done

    def play_and_note(self, s: S, number: int, notes: Notes) -> int:
        """The same game, with its course noted."""
        for seat, choices, action in self.answers(s, number):
            self.taker.look(s, seat, notes)
            self.taker.note(s, seat, action, len(choices), notes)
        return notes.decisions

    def answers(self, s: S, number: int) -> Iterator[tuple[int, Actions, int]]:
        """Each answer before it is done: the seat, what it may do, and what it does."""
        game, dice, turn, done = self.game, self.dice(number), self.series.turn(number), 0
        listeners = self.listeners(s, turn)
        while s.result is None and done < MOST_DECISIONS:
            seat = int(s.next_seat())
            actions = game.legal(s, seat)
            if self.by_chance:
                action = int(actions[dice.below(len(actions))])
            else:
                seen = game.mask(s, seat)
                if seat in listeners:
                    listeners[seat].tell(seen)
                agent = self.agents[self.series.agent_in(seat, turn)]
                action = answer_of(agent, game, seen, seat, actions, mixed(self.series.seed, number, THINKING, done))
            yield seat, actions, action
            game.apply(s, seat, action)
            for listener in listeners.values():
                listener.note(s)
            done += 1
        for listener in listeners.values():
            listener.tell(game.mask(s, listener.seat))

    def recorded(self, number: int) -> str:
        """The game of this number once more, as a replay in JSON."""
        series, s = self.series, self.opening(number, telling=True)
        names = [series.agents[series.agent_in(seat, series.turn(number))] for seat in range(series.seats)]
        replay = begun(self.game, s, mixed(series.seed, number), names, None, self.decks)
        done: tuple[int, int] | None = None
        for seat, _, action in self.answers(s, number):
            if done is not None:
                replay.record(self.game, s, *done)
            done = seat, action
        if done is not None:
            replay.record(self.game, s, *done)
        return replay.to_json()

    def listeners(self, s: S, turn: int) -> dict[int, Listener[S]]:
        """The agents that listen, in their seats."""
        seated = [(seat, self.agents[self.series.agent_in(seat, turn)]) for seat in range(self.series.seats)]
        return {seat: Listener(agent, self.game, s, seat) for seat, agent in seated if listens(agent)}
