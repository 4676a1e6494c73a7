"""Games played to the end and written down, so that a change of the rules shows in what they say.

``python -m tests.contract.playthrough`` says which of them have changed; with ``--write`` it writes them again.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cardwright.kernel.chance import dice
from cardwright.kernel.data.codec import Json, digest_of_json
from cardwright.kernel.options import Options
from cardwright.kernel.state import NOBODY
from tests.contract.journey import Journey
from tests.contract.marks import marks
from tests.contract.subject import Subject, subjects

FOLDER = Path(__file__).parent.parent / "playthroughs"
LONG = 400  # characters
GAMES = 3  # of each game with options drawn by lot, besides one of each variant


def playthroughs(subject: Subject) -> dict[str, str]:
    """The name of each file and what it should say."""
    settings = [(name, options) for name, options in subject.game.variants().items()]
    settings += [("options drawn by lot", subject.any_options(dice(seed))) for seed in range(GAMES)]
    game = subject.game
    found = {}
    for seed, (title, options) in enumerate(settings, 1):
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        journey = Journey(subject.pinning_decks(), options, seed, seats)
        found[f"{game.name}-{seed}.txt"] = written(subject, journey, f"{game.title}, {title}", seed)
    return found


def all_of(subject: Subject) -> dict[str, str]:
    """Those, and the marks of many more."""
    return {**playthroughs(subject), f"{subject.game.name}-marks.txt": marks(subject)}


def written(subject: Subject, journey: Journey, title: str, seed: int) -> str:
    game, s = subject.game, journey.s
    lines = [f"{title}, seed {seed}, {s.seats} seats", *changes(subject, s.options), ""]
    position = position_lines(subject, journey)
    drawn = [shown(subject, journey)]
    lines += [*news(subject, journey), *position]
    while not journey.over:
        seat, action = journey.choose()
        asked = ", ".join(
            f"P{decision.seat + 1} {decision.kind} {len(game.legal(s, decision.seat))}" for decision in s.waiting
        )
        does = game.action_text(s, seat, action) if action >= 0 else "gives up"
        lines += ["", f"{journey.moves + 1}. asked: {asked}", f"P{seat + 1}: {does}"]
        journey.apply((seat, action))
        before, position = position, position_lines(subject, journey)
        lines += [*news(subject, journey), *(line for line in position if line not in before)]
        lines += [f"  digest {game.digest(s)}"]
        drawn.append(shown(subject, journey))
    winners = ", ".join(f"P{seat + 1}" for seat in s.result or ()) or "nobody"
    return "\n".join([*lines, "", f"won by {winners}", f"drawn as {digest_of_json(drawn)}", ""])


def shown(subject: Subject, journey: Journey) -> list[Json]:
    """What clients draw, for every reader."""
    return [subject.game.shown(subject.game.mask(journey.s, seat)) for seat in range(NOBODY, int(journey.s.seats))]


def changes(subject: Subject, options: Options) -> list[str]:
    """The options that are not standard."""
    standard = subject.game.variants()["standard"].values()
    return [f"{name} = {value}" for name, value in options.values().items() if value != standard[name]]


def news(subject: Subject, journey: Journey) -> list[str]:
    """What an onlooker is told."""
    seen = subject.game.mask(journey.s, NOBODY)
    return [f"  {subject.game.event_text(seen, event, NOBODY)}" for event in seen.events]


def position_lines(subject: Subject, journey: Journey) -> list[str]:
    """The written position; where a line lists many things each has a line of its own, so that a change is short."""
    lines = []
    for line in subject.game.position_text(journey.s).splitlines():
        key, _, value = line.partition(": ")
        lines += [f"    {key}: {brief(part)}" for part in value.split("; ")]
    return lines


def brief(part: str) -> str:
    """A long pile of cards is told by its size and a mark: it changes with every card drawn."""
    return part if len(part) <= LONG else f"{part.count(', ') + 1} in all, {digest_of_json(part)[:12]}"


def main(arguments: list[str]) -> int:
    """``--write`` writes them again; names of games leave out the others."""
    games = [name for name in arguments if name != "--write"]
    chosen = [subject for subject in subjects() if not games or subject.game.name in games]
    wanted = {name: text for subject in chosen for name, text in all_of(subject).items()}
    files = [file for game in games or [""] for file in FOLDER.glob(f"{game}*.txt")]
    there = {file.name: file.read_text("utf-8") for file in files}
    changed = sorted(name for name in {*wanted, *there} if wanted.get(name) != there.get(name))
    if "--write" in arguments:
        FOLDER.mkdir(exist_ok=True)
        for name in changed:
            if name in wanted:
                (FOLDER / name).write_text(wanted[name], "utf-8")
            else:
                (FOLDER / name).unlink()
    verb = "written" if "--write" in arguments else "changed"
    print(f"{len(wanted)} playthroughs, {len(changed)} {verb}" + "".join(f"\n  {name}" for name in changed))
    return 0 if "--write" in arguments or not changed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
