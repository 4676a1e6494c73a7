"""PPO teaches itself Threelines, by playing against itself and against ``greedy``: one file, plain PyTorch.

    pip install 'cardwright[train,compile]'  # brings PyTorch
    python -m cardwright.compiled            # once: compiled rules are forty times as fast
    python ppo.py --seed 1                   # writes ppo.pt and ppo.csv into this folder

One network plays both seats at all tables of a ``Batch``; after a while ``greedy`` takes a seat at half of them. What
it learnt then plays wherever a bot can:

    cardwright simulate threelines --agents ppo:Learned,greedy --games 1000
    cardwright play threelines --bot ppo:Learned
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from cardwright.agents import Agent, agent_named
from cardwright.env import Arrangement, Batch, VectorEnv, arrange
from cardwright.env.desk import Desk
from cardwright.games.threelines.model.actions import unpacked
from cardwright.kernel.action import Actions
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.kernel.tensors.moves import FlatMoves

GAME = "threelines"
SLOTS, LINES = 4, 3
LAMPS = 20  # for each number of an observation
WEIGHTS = Path(os.environ.get("PPO_WEIGHTS", "ppo.pt"))  # what ``Learned`` plays with


@dataclass
class Settings:
    """All that a run depends on. With the same settings, PyTorch and machine it comes out the same, to the last bit."""

    seed: int = 1
    steps: int = 11_000_000  # moves made at all tables
    tables: int = 256
    rival: str = "greedy"  # the agent it plays against when it has played against itself for a while
    alone: float = 0.1  # the part of the run before that
    share: float = 0.5  # of the tables: there the rival has one seat from then on
    rollout: int = 32  # moves at each table before the network changes
    epochs: int = 3
    minibatches: int = 8
    learning_rate: float = 1e-3  # at the beginning; it falls in a straight line to 0
    gamma: float = 1.0  # matches are short: a win is a win
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.02  # what keeps it undecided; likewise
    value: float = 0.5
    most_gradient: float = 0.5
    width: int = 64
    evaluations: int = 22
    matches: int = 200  # in each evaluation, against each of the two opponents
    threads: int = 1


class Network(nn.Module):  # type: ignore[misc, unused-ignore]
    """Sees what one seat sees; says how good each move looks to it, and how the match will end for it.

    Slots of the hand are all alike, and so are the three lines: what is learnt about a card on one line holds for all.
    A move is the sum of its placements, each made of a card, the line it goes to and the situation.
    """

    def __init__(self, at: Arrangement, width: int) -> None:
        super().__init__()
        self.where = {
            each.name: (each.offset, each.offset + each.size(), each.shape()) for each in at.observation.features
        }
        discard = self.where["discard"]
        self.hand = layer(3 * LAMPS, width)
        self.line = nn.Sequential(layer(6 * LAMPS, width), nn.ReLU(), layer(width, width))
        numbers = 12 * LAMPS + discard[1] - discard[0]
        self.body = nn.Sequential(
            layer(2 * width + numbers, 2 * width), nn.ReLU(), layer(2 * width, 2 * width), nn.ReLU()
        )
        self.card_placed, self.line_placed = layer(width, width), layer(width, width)
        self.placed = layer(width, width)
        self.placing, self.moving = layer(2 * width, width), layer(2 * width, width)
        self.policy, self.worth = layer(width, 1, gain=0.01), layer(2 * width, 1, gain=1.0)
        self.register_buffer("placements", placements(at))

    def cut(self, seen: Tensor, name: str) -> Tensor:
        """The rows of a feature."""
        begin, end, shape = self.where[name]
        return seen[:, begin:end].unflatten(1, shape)

    def cards(self, seen: Tensor, name: str) -> Tensor:
        """What counts about a card is its figures, so which card it is we leave out."""
        return lit(self.cut(seen, name)[..., 1:])

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        hand = self.hand(self.cards(seen, "hand")).relu()
        lines = self.line(torch.cat([self.cards(seen, "own lines"), self.cards(seen, "enemy lines")], 2)).relu()
        numbers = [lit(self.cut(seen, name)).flatten(1) for name in ("sides", "table")]
        discard = self.cut(seen, "discard").flatten(1) / 4
        found = self.body(torch.cat([hand.sum(1), lines.sum(1), *numbers, discard], 1))
        placed = self.card_placed(hand)[:, :, None] + self.line_placed(lines)[:, None]
        placed = (placed + self.placing(found)[:, None, None]).relu().flatten(1, 2)
        placed = self.placed(placed).relu()
        placed = nn.functional.pad(placed, (0, 0, 0, 1))  # the last one places nothing
        table, move = mask.nonzero(as_tuple=True)  # only legal moves are looked at
        parts = self.placements[move] + table[:, None] * placed.shape[1]
        moves = nn.functional.embedding_bag(parts, placed.flatten(0, 1), mode="sum") + self.moving(found)[table]
        logits = seen.new_full(mask.shape, -1e9).index_put((table, move), self.policy(moves.relu()).squeeze(1))
        return Categorical(logits=logits, validate_args=False), self.worth(found).squeeze(1)

    def play(self, seen: NDArray[np.int16], mask: NDArray[np.int8]) -> Categorical:
        """How likely each move is to be played, from arrays of an environment."""
        with torch.no_grad():
            return self(torch.tensor(seen).float(), torch.tensor(mask))[0]


def lit(numbers: Tensor) -> Tensor:
    """Each number as a row of lamps, of which as many are lit: what is larger is easy to see."""
    return (numbers[..., None] > torch.arange(LAMPS)).float().flatten(-2)


def placements(at: Arrangement) -> Tensor:
    """For each move what it places, line by line: slot * 3 + line, or 12 for nothing."""
    assert isinstance(at.moves, FlatMoves)
    found = torch.full((at.moves.size, LINES), SLOTS * LINES)
    for move in range(at.moves.size):
        for line, slot in enumerate(unpacked(at.moves.action(0, move))):
            if slot:
                found[move, line] = (slot - 1) * LINES + line
    return found


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


@dataclass
class Rollout:
    """What happened at all tables: one row a step, one column a table."""

    seen: Tensor
    mask: Tensor
    seat: Tensor  # that was asked
    ours: Tensor  # whether the network answered, and not the rival
    move: Tensor
    chance: Tensor  # the logarithm of how likely the network was to make this move
    worth: Tensor  # what the network thought the position was worth to the seat
    done: Tensor  # whether the match ended with this step
    reward: Tensor  # for each seat

    @classmethod
    def blank(cls, steps: int, batch: Batch) -> Rollout:
        cells = (steps, batch.n)
        return cls(
            torch.zeros(*cells, batch.observation.shape[1]),
            torch.zeros(*cells, batch.mask.shape[1], dtype=torch.int8),
            torch.zeros(cells, dtype=torch.long),
            torch.ones(cells, dtype=torch.bool),
            torch.zeros(cells, dtype=torch.long),
            torch.zeros(cells),
            torch.zeros(cells),
            torch.zeros(cells, dtype=torch.bool),
            torch.zeros(*cells, batch.reward.shape[1]),
        )


class Rival:
    """An agent that takes a seat at some of the tables: the first at one, the second at the next, and so on."""

    def __init__(self, name: str, batch: Batch, tables: int) -> None:
        self.agent, self.batch = agent_named(name), batch
        self.seat = torch.arange(batch.n) % 2
        self.seat[tables:] = -1  # it sits nowhere

    def answer(self, told: Rollout, step: int) -> None:
        """Put its own moves in place of the network's wherever it is asked."""
        told.ours[step] = told.seat[step] != self.seat
        for at in (~told.ours[step]).nonzero().flatten().tolist():
            told.move[step, at] = self.batch.answer(at, self.agent, seed=int(torch.randint(2**31, ())))


def play(network: Network, batch: Batch, told: Rollout, rival: Rival) -> Tensor:
    """Fill the rollout; returns what the last position is worth to the seat that is asked in it."""
    with torch.no_grad():
        fill(network, batch, told, rival)
        return network(torch.tensor(batch.observation).float(), torch.tensor(batch.mask))[1]


def fill(network: Network, batch: Batch, told: Rollout, rival: Rival) -> None:
    for step in range(len(told.move)):
        told.seen[step] = torch.tensor(batch.observation)
        told.mask[step] = torch.tensor(batch.mask)
        told.seat[step] = torch.tensor(batch.seat)
        policy, told.worth[step] = network(told.seen[step], told.mask[step])
        told.move[step] = policy.sample()
        told.chance[step] = policy.log_prob(told.move[step])
        rival.answer(told, step)
        batch.step(told.move[step].numpy())
        told.done[step] = torch.tensor(batch.done)
        told.reward[step] = torch.tensor(batch.reward)


def advantages(told: Rollout, seat: Tensor, worth: Tensor, gamma: float, gae_lambda: float) -> Tensor:
    """How much better each move was than expected (GAE), for the seat that made it.

    The moves of a seat follow one another, and those of the others lie between them. So each table keeps for each seat
    what comes next, while we walk back in time. ``seat`` is asked after the last step, and for it the position is
    ``worth`` that much; what one seat hopes for the others have to fear.
    """
    table = torch.arange(told.move.shape[1])
    ahead = -worth[:, None].repeat(1, told.reward.shape[2]) / (told.reward.shape[2] - 1)
    ahead[table, seat] = worth
    paid, trace = torch.zeros_like(ahead), torch.zeros_like(ahead)
    found = torch.zeros_like(told.worth)
    for step in reversed(range(len(told.move))):
        over = told.done[step, :, None]
        paid = torch.where(over, told.reward[step], paid)
        ahead, trace = ahead.masked_fill(over, 0), trace.masked_fill(over, 0)
        asked = told.seat[step]
        error = paid[table, asked] + gamma * ahead[table, asked] - told.worth[step]
        found[step] = trace[table, asked] = error + gamma * gae_lambda * trace[table, asked]
        ahead[table, asked], paid[table, asked] = told.worth[step], 0.0
    return found


def learn(
    network: Network, optimiser: torch.optim.Optimizer, told: Rollout, gain: Tensor, how: Settings, spread: float
) -> float:
    """Some epochs over what the network did in the rollout; returns how undecided the policy is, its entropy."""
    gain, worth = gain[told.ours], (gain + told.worth)[told.ours]
    seen, mask, move, chance = (each[told.ours] for each in (told.seen, told.mask, told.move, told.chance))
    undecided = 0.0
    for _ in range(how.epochs):
        for part in torch.randperm(len(gain)).chunk(how.minibatches):
            policy, expected = network(seen[part], mask[part])
            ratio = (policy.log_prob(move[part]) - chance[part]).exp()
            better = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            surrogate = torch.min(ratio * better, ratio.clamp(1 - how.clip, 1 + how.clip) * better).mean()
            entropy = policy.entropy().mean()
            loss = how.value * (expected - worth[part]).square().mean() - surrogate - spread * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), how.most_gradient)
            optimiser.step()
            undecided = entropy.item()
    return undecided


def points(network: Network, opponent: str, matches: int) -> float:
    """The share of points against an agent: a win is 1, a draw 1/2. The matches are the same ones every time."""
    env = VectorEnv(GAME, matches, opponent)
    seen, _ = env.reset(seed=0)
    earned, over = np.zeros(matches), np.zeros(matches, np.bool_)
    while not over.all():
        moves = network.play(seen["observation"], seen["action_mask"]).sample()
        seen, rewards, ended, _, _ = env.step(moves.numpy())
        earned += np.where(over, 0, rewards)  # only the first match at each table counts
        over |= ended
    return float(1 + earned.mean()) / 2


def train(how: Settings, weights: Path = WEIGHTS) -> None:
    torch.set_num_threads(how.threads)
    torch.manual_seed(how.seed)
    batch = Batch(GAME, n=how.tables, seed=how.seed)
    network = Network(batch.arrangement, how.width)
    optimiser = torch.optim.Adam(network.parameters(), how.learning_rate, eps=1e-5)
    told = Rollout.blank(how.rollout, batch)
    nobody, rival = (Rival(how.rival, batch, round(part * how.tables)) for part in (0, how.share))
    size = how.tables * how.rollout
    updates, undecided = how.steps // size, 0.0
    with weights.with_suffix(".csv").open("w", newline="") as file:
        lines = csv.writer(file)
        lines.writerow(["steps", "processor seconds", "random", "greedy", "entropy"])
        for update in range(updates + 1):
            if update % max(1, updates // how.evaluations) == 0 or update == updates:
                scores = [points(network, opponent, how.matches) for opponent in ("random", "greedy")]
                seconds = time.process_time()
                lines.writerow(
                    [update * size, f"{seconds:.1f}", *(f"{each:.4f}" for each in scores), f"{undecided:.3f}"]
                )
                file.flush()
                print(f"{update * size:>11,} steps, {seconds:6.1f} s: random {scores[0]:.1%}, greedy {scores[1]:.1%}")
                torch.save({"settings": asdict(how), "network": network.state_dict()}, weights)
            if update < updates:
                left = 1 - update / (updates + 1)
                optimiser.param_groups[0]["lr"] = how.learning_rate * left
                last = play(network, batch, told, rival if update >= how.alone * updates else nobody)
                gain = advantages(told, torch.tensor(batch.seat).long(), last, how.gamma, how.gae_lambda)
                undecided = learn(network, optimiser, told, gain, how, how.entropy * left)


class Learned(Agent):
    """Plays what the network in ``ppo.pt`` (or $PPO_WEIGHTS) thinks best; while it learns, it draws by lot."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        kept = torch.load(WEIGHTS)
        self.at = arrange(GAME)
        self.network = Network(self.at, kept["settings"]["width"])
        self.network.load_state_dict(kept["network"])
        self.desk = Desk(self.at, 1)

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        self.desk.write(0, seen, seat)
        policy = self.network.play(self.desk.observation, self.desk.mask)
        return int(self.desk.action(0, int(policy.probs[0].argmax())))


def settings() -> Settings:
    """What the command line asks for: every setting is an option."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for field in fields(Settings):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)
    return Settings(**vars(parser.parse_args()))


if __name__ == "__main__":
    train(settings())
