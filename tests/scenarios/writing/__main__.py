"""Writes scenarios for cards: ``python -m tests.scenarios.writing generals lyonar.core``.

For every card of the module the faults of its cards are made that no scenario notices yet; what tells the real card
from them is written to ``tests/scenarios/GAME/cards/MODULE.txt``. ``python -m tests.scenarios.writing again FILE…``
records the outcomes of files again, and shows the differences.
"""

from __future__ import annotations

import argparse
import ast
import multiprocessing
import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardwright.scenarios import Scenario
from tests.mutants.card_faults import CardFault, WrittenCard, card_faults, written_cards
from tests.mutants.cards import Casting, noticed, real_card, scenarios_of
from tests.scenarios.writing.again import recorded_again
from tests.scenarios.writing.ancients import Ancients
from tests.scenarios.writing.author import Author, scenario_text
from tests.scenarios.writing.cartoverse import Cartoverse
from tests.scenarios.writing.generals import Generals
from tests.scenarios.writing.pantheon import Pantheon
from tests.scenarios.writing.stage import Stage
from tests.scenarios.writing.template import Template
from tests.scenarios.writing.threelines import Threelines

HERE: Final = Path(__file__).parents[1]
EVERY_STAGE: Final = (Generals, Pantheon, Cartoverse, Ancients, Threelines, Template)
STAGES: Final[dict[str, type[Stage]]] = {stage.game: stage for stage in EVERY_STAGE}
AT_WORK: Final[list[tuple[Stage, Casting, int, str]]] = []


def target(game: str, module: str) -> Path:
    return HERE / game / "cards" / f"{module.replace('.', '-')}.txt"


def written_for(key: str) -> tuple[str, str, int, list[CardFault]]:
    """The scenarios of one card as text, how many there are, and the faults that are left."""
    stage, casting, batches, seed = AT_WORK[-1]
    game = stage.game
    one = written_cards(game)[key]
    scenarios = casting.found.get(one.card.key, [])
    left = [fault for fault in card_faults(one) if not noticed(game, fault, scenarios)]
    if not left and held(scenarios, one):
        return one.card.key, "", 0, []
    author = Author(stage, real_card(game, one), ast.unparse(one.call), left, f"{seed} {one.card.key}")
    findings = author.findings(batches) if left else [author.example()]
    texts = [scenario_text(stage, author.card, finding) for finding in findings]
    return one.card.key, "\n".join(texts), len(texts), author.left


def held(scenarios: Sequence[Scenario], one: WrittenCard) -> bool:
    """Whether one of them is about the card, not about another one beside which it stands."""
    return any(Path(each.path).parent.name != "cards" or each.title.startswith(one.card.name) for each in scenarios)


def write_module(game: str, module: str, only: str, batches: int, seed: str, jobs: int) -> None:
    """Write the file of a module of cards; what is in it already stays."""
    path = target(game, module)
    stage = STAGES[game]()
    ones = [one for one in written_cards(game).values() if one.module == module]
    forget_others(stage, path, ones)
    AT_WORK.append((stage, Casting(game, scenarios_of(game)), batches, seed))
    started = time.monotonic()
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        wanted = [one.card.key for one in ones if re.search(only, one.card.name, re.IGNORECASE)]
        results = list(pool.imap(written_for, wanted, chunksize=1))
    new = {key: text for key, text, _, _ in results if text}
    survivors = [fault for _, _, _, left in results for fault in left]
    count = sum(number for _, _, number, _ in results)
    if new:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(whole_file(stage, path, ones, new), "utf-8")
    print(f"{game} {module}: {len(results)} cards, {count} scenarios written, {len(survivors)} faults left,"
          f" {time.monotonic() - started:.0f} s")  # fmt: skip
    for fault in survivors:
        print(f"  - `{fault.label}`")


def forget_others(stage: Stage, path: Path, ones: list[WrittenCard]) -> None:
    """Take away the scenarios of cards that are gone."""
    names = {stage.called(one.card) for one in ones}
    if path.exists() and set(split_cards(path.read_text("utf-8"))) - names:
        path.write_text(whole_file(stage, path, ones, {}), "utf-8")


def whole_file(stage: Stage, path: Path, ones: list[WrittenCard], new: dict[str, str]) -> str:
    there = path.read_text("utf-8") if path.exists() else ""
    blocks = split_cards(there)
    parts = []
    for one in ones:
        texts = [blocks.get(stage.called(one.card), ""), new.get(one.card.key, "")]
        if any(texts):
            body = "\n".join(text for text in texts if text)
            parts.append(f"# {stage.called(one.card)}. {printed(one)}\n\n{body}")
    return "\n".join([stage.head(), *parts])


def printed(one: WrittenCard) -> str:
    """What stands on the card, for those who compare."""
    strings = [part.value for part in one.call.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return " | ".join(strings[1:]).replace("\n", " ").strip()


def split_cards(text: str) -> dict[str, str]:
    """The scenarios of a file by the card in their titles."""
    found: dict[str, list[str]] = {}
    for block in text.split("\nscenario: ")[1:]:
        name = block.split(": ")[0]
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        found.setdefault(name, []).append("scenario: " + "\n".join(lines).rstrip() + "\n")
    return {name: "\n".join(blocks) for name, blocks in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write scenarios for cards.")
    parser.add_argument("game", choices=[*STAGES, "again"], help='a game, or "again" to record files again')
    parser.add_argument(
        "modules", nargs="*", help="modules of cards, such as lyonar.core (all, if none is named); or files"
    )
    parser.add_argument("--only", default="", help="only cards whose name this pattern finds")
    parser.add_argument("--batches", type=int, default=6, help="how often to try in vain before giving up")
    parser.add_argument("--seed", default="1", help="another one leads to other attempts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.game == "again":
        for path in given.modules:
            print("\n".join(recorded_again(Path(path))) or f"{path}: as before")
        return
    wanted = [one for one in written_cards(given.game).values() if re.search(given.only, one.card.name, re.IGNORECASE)]
    modules = list(dict.fromkeys(one.module for one in wanted))
    for module in given.modules or modules:
        if module not in modules:
            sys.exit(f"there is no module {module}; there are: {', '.join(modules)}")
        write_module(given.game, module, given.only, given.batches, given.seed, given.jobs)


if __name__ == "__main__":
    main()
