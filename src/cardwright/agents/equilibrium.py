"""Chooses where others choose at the same time: mixes its actions so that nobody who knew the mixture could profit.

Every seat is taken to learn by regret: what would have been worth more against what the others did is done more often
from then on. On average over time that comes to an equilibrium, and the average is what is played. What a seat knows is
all it can choose by: worlds that look the same to it share one mind. The position after a round holds what the
judge says of it, until it has been reached so often that it pays to play on from there.
"""

from __future__ import annotations

from typing import Final, Generic

from cardwright.agents.budget import Budget, ThinkingTime
from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.agents.mind import Mind
from cardwright.agents.thought import Thought
from cardwright.agents.world import SEEDS, drawn, imagined, movers
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S, State

FEW: Final = 6  # actions; with more there is no time to doubt, and more worlds are worth more
DOUBTS: Final = 2  # times that a world is doubted: others know less of this seat than it does
DEALS: Final = (0.1, 0.5)  # deals squared, for each iteration: with few actions, with many
PATIENCE: Final = 2  # visits for each action there is, before the round after that is played on
DEEPEST: Final = 6  # rounds
NOISE: Final = 0.15  # an action that is this rare beside the most frequent one is not played at all


class Meeting(Generic[S]):
    """A position in which some choose at once: what each of them has in mind, and where their choices led."""

    def __init__(self, s: S, seats: list[int], minds: list[Mind]) -> None:
        self.s = s
        self.seats = seats
        self.minds = minds
        self.ends: dict[tuple[int, ...], End[S]] = {}


class End(Generic[S]):
    """Where a round leads, what that is worth to each seat as far as is known, and the round that follows."""

    def __init__(self, s: S, worth: list[float]) -> None:
        self.s = s
        self.worth = worth
        self.visits = 0
        self.next: Meeting[S] | None = None

    def learn(self, worth: list[float]) -> None:
        """What comes of playing on; the first looks count little, as the minds were raw."""
        share = 2.0 / (self.visits + 2.0)
        for seat in range(len(worth)):
            self.worth[seat] += share * (worth[seat] - self.worth[seat])


class Equilibrium(Generic[S]):
    """One question thought about by one seat."""

    def __init__(
        self,
        game: Game[S],
        seen: S,
        seat: int,
        actions: Actions,
        evaluation: Evaluation,
        chance: Chance,
        time_left: ThinkingTime,
    ) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.own = Mind(actions)
        self.few = len(self.own.actions) <= FEW
        self.evaluation = evaluation
        self.chance = chance
        self.time_left = time_left
        self.minds: dict[tuple[int, object], Mind] = {}
        knowledge = evaluation.knowledge(seen, seat)
        if knowledge is not None:
            self.minds[seat, knowledge] = self.own

    def meeting_of(self, s: S) -> Meeting[S]:
        seats = movers(s)
        return Meeting(s, seats, [self.mind_of(s, seat) for seat in seats])

    def mind_of(self, s: S, seat: int) -> Mind:
        """Where the game does not say what a seat knows, it has a mind of its own for each position."""
        knowledge = self.evaluation.knowledge(s, seat)
        if knowledge is not None and (seat, knowledge) in self.minds:
            return self.minds[seat, knowledge]
        found = Mind(self.evaluation.sensible(s, seat, self.game.legal(s, seat)))
        if knowledge is not None:
            self.minds[seat, knowledge] = found
        return found

    def deal(self) -> list[Meeting[S]]:
        """A world as this seat may imagine it, then what others may take it for, and so on."""
        s = imagined(self.game, self.seen, self.seat, int(self.chance.below(SEEDS)))
        world = self.meeting_of(s)
        world.minds[world.seats.index(self.seat)] = self.own
        found = [world]
        seats = world.seats
        for _ in range(DOUBTS if self.few and self.minds and len(seats) == 2 else 0):
            for seat in seats:
                if seat != self.seat:
                    s = imagined(self.game, self.game.mask(s, seat), seat, int(self.chance.below(SEEDS)))
                    found.append(self.meeting_of(s))
            s = imagined(self.game, self.game.mask(s, self.seat), self.seat, int(self.chance.below(SEEDS)))
            found.append(self.meeting_of(s))
        return found

    def visit(self, at: Meeting[S], learner: int, depth: int) -> list[float]:
        """Let one of those who choose learn from what the others do, and play on from what it would like to try."""
        shares = [mind.shares() for mind in at.minds]
        places = [drawn(self.chance, share) for share in shares]
        for place, mind in enumerate(at.minds):
            if mind.lessons and (place != learner or depth == 1):
                mind.remember(shares[place])
        mind = at.minds[learner]
        seat = at.seats[learner]
        found: list[float] = []
        for place in range(len(mind.actions)):
            places[learner] = place
            found.append(self.end_of(at, places).worth[seat])
        mind.learn(found, shares[learner])
        places[learner] = drawn(self.chance, mind.curious(shares[learner]))
        end = self.end_of(at, places)
        end.visits += 1
        if end.visits > PATIENCE * len(found) and depth < DEEPEST and goes_on_at_once(end.s):
            if end.next is None:
                end.next = self.meeting_of(end.s)
            after = end.next
            end.learn(self.visit(after, end.visits % len(after.seats), depth + 1))
        return self.worth_of(at, places, learner, shares[learner])

    def worth_of(self, at: Meeting[S], places: list[int], learner: int, shares: list[float]) -> list[float]:
        """What a round is worth to each seat while the learner mixes and the others do this."""
        total = [0.0] * int(at.s.seats)
        for place, share in enumerate(shares):
            if share > 0.0:
                places[learner] = place
                worth = self.end_of(at, places).worth
                for seat in range(len(total)):
                    total[seat] += share * worth[seat]
        return total

    def end_of(self, at: Meeting[S], places: list[int]) -> End[S]:
        key = tuple(places)
        if key in at.ends:
            return at.ends[key]
        self.time_left.take(1)
        s = self.game.clone(at.s)
        for place, mind in enumerate(at.minds):
            self.game.apply(s, at.seats[place], mind.actions[places[place]])
        end = End(s, self.evaluation.judge(self.game, s, self.chance))
        at.ends[key] = end
        return end


def goes_on_at_once(s: State) -> bool:
    """Whether the next question is one for several again."""
    if s.result is not None:
        return False
    return len(movers(s)) > 1


def settle(
    game: Game[S], seen: S, seat: int, actions: Actions, seed: int, budget: Budget, evaluation: Evaluation
) -> Thought:
    """A mixture of actions that is good whatever the others do, and one of them by lot.

    An iteration is one set of choices carried out in one world.
    """
    chance = dice(seed)
    time_left = budget.time_left()
    thinking = Equilibrium(game, seen, seat, actions, evaluation, chance, time_left)
    more = DEALS[0] if thinking.few else DEALS[1]
    deals: list[list[Meeting[S]]] = []
    turn = 0
    while time_left.goes_on():
        if len(deals) * len(deals) <= more * turn:
            deals.append(thinking.deal())
        deal = deals[turn % len(deals)]
        think_about(thinking, deal, turn // len(deals))
        turn += 1
    return thinking.own.thought(chance, NOISE)


def think_about(thinking: Equilibrium[S], deal: list[Meeting[S]], turn: int) -> None:
    """The seat learns in the world it imagines, the others in what they may take it for."""
    world = deal[0]
    own = world.seats.index(thinking.seat)
    if turn % 2 == 0:
        thinking.visit(world, own, 1)
        return
    other = int(thinking.chance.below(len(deal)))
    at = deal[other]
    learner = int(thinking.chance.below(len(at.seats)))
    thinking.visit(at, learner, 1)
