"""Nets: what they judge, how they lie in files, and what is refused."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mypy_extensions import i16
from numpy.typing import NDArray

from cardwright.agents import agent_named
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.evaluation.learned import evaluation_by
from cardwright.agents.evaluation.learned_file import NetFile, read_net, write_net
from cardwright.agents.evaluation.learned_layout import NetLayout
from cardwright.agents.evaluation.learned_net import Net
from cardwright.games import NAMES, load
from cardwright.kernel.chance import dice
from cardwright.kernel.errors import BadInput
from cardwright.kernel.options import changed
from cardwright.kernel.state import State
from cardwright.kernel.tensors.cells import cells
from cardwright.train import Training
from cardwright.train.blueprint import Blueprint

GAMES = [name for name in NAMES if name != "template"]
SPREADS = {"vectors": 0.05, "deeper": 0.3, "worth": 0.3}


def any_net(game: str, **sizes: int) -> NetFile:
    """A net whose weights are drawn by lot."""
    training = Training(game, seed=1, **sizes)
    draw = np.random.default_rng(1)
    arrays = {name: draw.normal(0, SPREADS[name], shape) for name, shape in training.blueprint.shapes().items()}
    return training.blueprint.file(arrays, 0.8, {"rules": "any"}, seed=1)


@pytest.fixture
def net(tmp_path: Path) -> Path:
    path = tmp_path / "my.net"
    write_net(path, any_net("threelines", hidden=8, deeper=4))
    return path


def positions(game: str, seed: int, decisions: int) -> list[State]:
    """Some positions of a random match."""
    rules = load(game)
    chance, s = dice(seed), rules.new(rules.options()(), seed)
    found: list[State] = []
    for _ in range(decisions):
        legal = rules.legal(s, s.next_seat())
        rules.apply(s, s.next_seat(), legal[chance.below(len(legal))])
        if s.result is not None:
            break
        found.append(rules.clone(s))
    return found


def net_over(layout: NetLayout, file: NetFile, views: NDArray[np.int16], first: NDArray[np.float32]) -> list[float]:
    """What a net makes of views that lie in numpy."""
    net = Net(layout, file.hidden, file.deeper, file.trust, file.weights)
    memory = cells(views.size)
    for at, value in enumerate(views.reshape(-1)):
        memory[at] = i16(int(value))
    return net.corrected([float(chance) for chance in first], memory, views.shape[1])


def taken_in(blueprint: Blueprint, vectors: NDArray[np.float32], view: NDArray[np.int16]) -> NDArray[np.float32]:
    """The first layer as its document describes it, in floating point."""
    total = vectors[-1].copy()
    for part in blueprint.layout.parts:
        rows = view[part.offset : part.offset + part.rows * part.width].reshape(part.rows, part.width)
        if not part.names:
            total += rows.reshape(-1) @ vectors[part.vector : part.end]
            continue
        for number, row in enumerate(rows):
            worth = vectors[part.vector + number] + row[part.numbers] @ vectors[part.column :][: len(part.numbers)]
            worth = worth + sum(vectors[f + row[n] - 1] for n, f in zip(part.names, part.first) if row[n])
            total += np.maximum(worth, 0) * row.any()
    found: NDArray[np.float32] = np.maximum(total, 0)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_net_computes_what_its_weights_mean(game: str) -> None:
    file, blueprint = any_net(game, hidden=8, deeper=4), Training(game, seed=1, hidden=8, deeper=4).blueprint
    arrays, evaluation, learned = blueprint.arrays(file), evaluation_of(game), evaluation_by(file)
    deeper = arrays["deeper"]
    differences = []
    for s in positions(game, 3, 40)[::13]:
        memory = cells(2 * blueprint.arrangement.observation.size)
        for seat in range(2):
            blueprint.arrangement.observation.observe(s, seat, memory, seat * blueprint.arrangement.observation.size)
        views = np.frombuffer(memoryview(memory), np.int16).reshape(2, -1)
        own, other = (taken_in(blueprint, arrays["vectors"], view) for view in views)
        worth = [
            np.maximum(deeper @ np.concatenate([a, b, [1]]), 0) @ arrays["worth"]
            for a, b in ((own, other), (other, own))
        ]
        odds = np.exp(worth + 0.8 * np.log(np.maximum(evaluation.chances(s), 0.0001)))
        assert learned.chances(s) == pytest.approx(odds / odds.sum(), abs=1e-5)
        differences.append(abs(learned.chances(s)[0] - evaluation.chances(s)[0]))
    assert max(differences) > 0.001  # the net has a say


def test_players_who_change_places_change_their_chances() -> None:
    layout, file = Training("pantheon", seed=1).blueprint.layout, any_net("pantheon")
    draw = np.random.default_rng(2)
    for first in (0.2, 0.5, 0.9):
        views, chances = draw.integers(0, 3, (2, 776), np.int16), np.array([first, 1 - first], np.float32)
        found = net_over(layout, file, views, chances)
        assert found[::-1] == pytest.approx(net_over(layout, file, views[::-1], chances[::-1]), abs=1e-9)


@pytest.mark.parametrize("game", ["threelines", "pantheon"])
def test_a_net_that_has_learned_nothing_judges_like_the_evaluation_written_by_hand(game: str) -> None:
    learned = evaluation_by(Training(game, seed=1).untrained())
    for s in positions(game, 1, 30)[::10]:
        assert learned.chances(s) == pytest.approx(evaluation_of(game).chances(s), abs=1e-4)


def test_a_net_judges_alike_with_rules_compiled_and_interpreted(net: Path) -> None:
    program = (
        "from tests.train.test_learned import evaluation_by, positions, read_net\n"
        f"net = evaluation_by(read_net({str(net)!r}))\n"
        "print([net.chances(s)[0].hex() for s in positions('threelines', 5, 30)])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program], env={"CARDWRIGHT_RULES": rules}, capture_output=True, text=True, check=True
        ).stdout
        for rules in ("interpreted", "")
    ]
    assert told[0] == told[1]
    assert told[0].count("0x") > 4


def test_greedy_and_search_play_by_a_net(net: Path) -> None:
    rules = load("threelines")
    s = rules.new(rules.options()(), seed=3)
    for name in ("greedy", "search:20it"):
        agent = agent_named(f"{name}@{net}")
        assert agent.name == f"{name}@{net}"
        assert agent.choose(rules, rules.mask(s, 0), 0, rules.legal(s, 0), 1) in rules.legal(s, 0)


def test_what_does_not_judge_takes_no_net(net: Path) -> None:
    with pytest.raises(BadInput, match="careless takes no net; greedy and search do"):
        agent_named(f"careless@{net}")


def test_a_net_is_refused_where_something_else_is_played(net: Path) -> None:
    agent = agent_named(f"greedy@{net}")
    pantheon, threelines = load("pantheon"), load("threelines")

    def choose(game: Any, s: State) -> None:
        seat = s.next_seat()
        agent.choose(game, game.mask(s, seat), seat, game.legal(s, seat), 1)

    with pytest.raises(BadInput, match="the net was trained for Threelines, and this is another game"):
        choose(pantheon, pantheon.new(pantheon.options()(), 1))
    more_cards = changed(threelines.options()(), {"hand_limit": 6})
    with pytest.raises(BadInput, match="trained with other options or cards"):
        choose(threelines, threelines.new(more_cards, 1))


def test_a_net_for_two_is_refused_at_a_table_of_four() -> None:
    pantheon = load("pantheon")
    learned = evaluation_by(any_net("pantheon", hidden=4, deeper=2))
    with pytest.raises(BadInput, match="the net is for 2 players, and 4 sit here"):
        learned.chances(pantheon.new(pantheon.options()(), 1, 4))


def test_a_file_comes_back_as_it_was_written(net: Path) -> None:
    assert read_net(net) == any_net("threelines", hidden=8, deeper=4)


def test_a_file_that_is_no_net_or_not_whole_is_refused_with_a_sentence(net: Path) -> None:
    whole = net.read_bytes()
    magic, header, packed = whole.split(b"\n", 2)
    facts = json.loads(header)
    wrong = {
        "is not a net": [b"", b"PK\3\4", b"cardwright net 2\n" + header + b"\n" + packed],
        "is damaged": [
            whole[:-10],
            whole[:400],
            magic + b"\n" + packed,
            *(
                b"\n".join((magic, json.dumps({**facts, name: value}).encode(), packed))
                for name, value in (("count", 3), ("hidden", 0), ("checksum", "0"), ("trust", None), ("new", 1))
            ),
        ],
    }
    for sentence, texts in wrong.items():
        for text in texts:
            net.write_bytes(text)
            with pytest.raises(BadInput, match=sentence):
                read_net(net)
    with pytest.raises(BadInput, match=r"cannot read the net .*: No such file"):
        read_net(net.with_name("other.net"))


def test_no_damage_to_a_file_does_more_than_have_it_refused(net: Path) -> None:
    whole, draw = net.read_bytes(), random.Random(1)
    for _ in range(300):
        text = bytearray(whole)
        for _ in range(3):
            text[draw.randrange(len(text))] = draw.randrange(256)
        net.write_bytes(text)
        try:
            file = read_net(net)
        except BadInput:
            continue
        assert file.weights == any_net("threelines", hidden=8, deeper=4).weights


def test_a_net_with_too_few_weights_is_refused() -> None:
    file = any_net("threelines", hidden=8, deeper=4)
    short = evaluation_by(replace(file, weights=file.weights[:-1]))
    with pytest.raises(BadInput, match="wrong number of weights"):
        short.chances(positions("threelines", 1, 1)[0])
