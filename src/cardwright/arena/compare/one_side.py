"""Plays one side of a comparison for another process: `python -m cardwright.arena.compare.one_side`.

This is how a comparison with a Git revision speaks with the package of that revision, which may be older or newer than
the one that asks. So it is kept as it is; where it has to change, so does ``FORM``, and other revisions are refused.
Each line of JSON on stdin is answered by one on stdout:

    {"greet": GAME, "variant": NAME}           what is played here (see ``greeting``)
    {"begin": {...}}                           what is compared (see ``begun_comparison``); the answer is {}
    {"play": NUMBER}                           the seat that counts in this game, and its course; {} if it is not played
    {"record": NUMBER, "players": [NAME...]}   the same game as a replay

What cannot be done is answered by {"refused": SENTENCE}. When stdin closes, the process ends, in the middle of a game
too: nobody waits for it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any

from cardwright.agents import agent_named
from cardwright.arena.compare.rules_table import RulesTable
from cardwright.arena.compare.side_terms import begun_comparison, greeting
from cardwright.kernel.errors import CardwrightError


class SidePlayer:
    """Answers line by line."""

    def __init__(self) -> None:
        self.table: RulesTable | None = None

    def answers(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        for line in lines:
            try:
                yield self.answer(json.loads(line))
            except CardwrightError as problem:
                yield {"refused": str(problem)}

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        if "greet" in asked:
            return greeting(asked["greet"], asked["variant"])
        if "begin" in asked:
            comparison = begun_comparison(asked["begin"])
            agents = [agent_named(name) for name in comparison.agents]
            self.table = RulesTable(comparison, comparison.before, agents)
            return {}
        assert self.table is not None, "begin first"
        if "record" in asked:
            return {"replay": self.table.recorded(asked["record"], asked["players"])}
        game = self.table.counted_game(asked["play"])
        return {} if game is None else {"seat": game.seat, "course": game.course.facts()}

    def heard(self, stream: Iterable[str]) -> Iterator[str]:
        """The lines, listened for while a game is played."""
        lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=self.listen, args=(stream, lines), daemon=True).start()
        while line := lines.get():
            yield line

    def listen(self, stream: Iterable[str], lines: SimpleQueue[str]) -> None:
        for line in stream:
            lines.put(line)
        if self.table is not None:
            os._exit(0)
        lines.put("")


def main() -> None:
    questions = os.fdopen(os.dup(sys.stdin.fileno()), encoding="utf-8")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what agents print does not come between
    player = SidePlayer()
    try:
        for answer in player.answers(player.heard(questions)):
            print(json.dumps(answer), file=answers, flush=True)
    except BrokenPipeError:  # nobody reads any more, and what is left to write is not tried again
        os._exit(0)


if __name__ == "__main__":
    main()
