"""Plays games of a series, from one number to another, and counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic

from cardwright.agents.agent import Agent
from cardwright.agents.answer import answer_of
from cardwright.agents.listener import Listener, listens
from cardwright.agents.random import Random
from cardwright.arena.series import Series
from cardwright.arena.totals import Totals
from cardwright.kernel.bots.playout import Tally as Decisions
from cardwright.kernel.bots.playout import playout
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance, mixed
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

MOST_DECISIONS: Final = 1_000_000
PLAYING, THINKING = 1, 2  # what else a seed is mixed with, besides the number of the game
PICK: Final = "pick"  # choosing something within an effect is not playing a card


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
        self.keys: frozenset[str] = frozenset(card.key for card in self.cards.all)

    def play(self, number: int, totals: Totals) -> None:
        series = self.series
        seed = mixed(series.seed, number)
        s = self.game.new(self.options, seed, series.seats, self.cards, telling=self.listening, decks=self.decks)
        watched, turn = series.watched(number), series.turn(number)
        played: list[dict[str, None]] = [{} for _ in range(series.seats)]
        if self.by_chance and not watched:
            decisions = self.play_out(s, number)
        else:
            decisions = self.play_and_watch(s, number, played)
        if s.result is None:
            raise CardwrightError(f"game {number + 1} was not over after {decisions:,} decisions")
        totals.count(turn, s.result, decisions)
        if watched:
            totals.count_cards(s.result, played)

    def dice(self, number: int) -> Chance:
        return Chance(mixed(self.series.seed, number, PLAYING))

    def play_out(self, s: S, number: int) -> int:
        """A random game, as fast as it goes."""
        decisions = Decisions()
        playout(self.game, s, self.dice(number), decisions, MOST_DECISIONS)
        return int(decisions.decisions)

    def play_and_watch(self, s: S, number: int, played: list[dict[str, None]]) -> int:
        """Move by move; a random game comes out as ``play_out`` plays it."""
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
            for key in self.cards_in(game.action_parts(s, seat, action)):
                played[seat][key] = None
            game.apply(s, seat, action)
            for listener in listeners.values():
                listener.note(s)
            done += 1
        for listener in listeners.values():
            listener.tell(game.mask(s, listener.seat))
        return done

    def listeners(self, s: S, turn: int) -> dict[int, Listener[S]]:
        """The agents that listen, in their seats."""
        seated = [(seat, self.agents[self.series.agent_in(seat, turn)]) for seat in range(self.series.seats)]
        return {seat: Listener(agent, self.game, s, seat) for seat, agent in seated if listens(agent)}

    def cards_in(self, parts: Mapping[str, Any]) -> Iterator[str]:
        """The keys of the cards an action plays."""
        if parts["kind"] == PICK:
            return
        for value in parts.values():
            for word in value if type(value) is list else (value,):
                if word in self.keys:
                    yield word
