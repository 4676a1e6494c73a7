"""An analysis in a terminal: the curve of each seat, the turning points, and the mistakes with what was better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cardwright.cli.curve import drawn
from cardwright.cli.display import look_at
from cardwright.cli.recording import ending
from cardwright.match.analysis import SIZES, Analysis, Judgement, TurningPoint

SIGNS: Final = {"slip": ".", "mistake": "?", "blunder": "X"}  # in the order in which one covers the other
STYLES: Final = {"slip": "yellow", "mistake": "dark_orange", "blunder": "red"}
WIDEST: Final = 100  # columns of a curve
LINE: Final = 4  # actions of the rest of a turn
LEGEND: Final = "Below the curves: " + ", ".join(f"{sign} {size}" for size, sign in SIGNS.items()) + "."
ESTIMATE: Final = (
    "An estimate of a bot, decision by decision, from what each seat could know then. Step N comes after N actions."
)


def show(console: Console, title: str, analysis: Analysis) -> None:
    replay = analysis.replay
    console.print(Text(f"{title}, {replay.title()}: {len(replay.moves)} actions, {ending(replay.result)}", "bold"))
    console.print(Text(ESTIMATE, "dim"))
    for seat in analysis.seats():
        console.print()
        show_seat(console, analysis, seat)
    if analysis.mistakes():
        console.print(Text(LEGEND, "dim"))
    paragraphs(console, "Turning points", [turn(point, analysis) for point in analysis.turning_points()])
    paragraphs(console, "Mistakes, the worst first", [entry(one) for one in analysis.mistakes()])
    if not analysis.mistakes():
        console.print(Text("\nNo mistakes were found."))


def show_seat(console: Console, analysis: Analysis, seat: int) -> None:
    found = analysis.count(seat)
    told = ", ".join(f"{found[size]} {size}{'' if found[size] == 1 else 's'}" for size, _ in SIZES)
    console.print(Text(f"P{seat + 1} {analysis.replay.players[seat]}, the chance to win: {told}", "bold"))
    display = look_at(console, WIDEST)
    signs = {one.step: SIGNS[one.size] for one in analysis.of(seat) if one.size}
    for line in drawn(analysis.curve(seat), len(analysis.replay.moves), display, signs):
        console.print(Text(line, overflow="crop", no_wrap=True))


def paragraphs(console: Console, head: str, found: list[list[Text]]) -> None:
    if not found:
        return
    console.print(Text(f"\n{head}", "bold"))
    for first, *rest in found:
        console.print(Padding(first, (0, 0, 0, 2), expand=False))
        for line in rest:
            console.print(Padding(line, (0, 0, 0, 4), expand=False))


def turn(point: TurningPoint, analysis: Analysis) -> list[Text]:
    """What changed, and the worst mistake that was made meanwhile."""
    told = f"steps {point.first} to {point.last}: P{point.seat + 1} from {point.before:.0%} to {point.after:.0%}"
    made = next((one for one in analysis.mistakes() if explains(one, point)), None)
    return [Text(told if made is None else f"{told}, by the {made.size} of P{made.seat + 1} at step {made.step}")]


def explains(one: Judgement, point: TurningPoint) -> bool:
    """Whether a mistake was made meanwhile: of the seat that lost by it, or of another."""
    return point.first <= one.step < point.last and (one.seat == point.seat) == (point.after < point.before)


def entry(one: Judgement) -> list[Text]:
    head = Text(f"step {one.step}, P{one.seat + 1}: ")
    head.append(one.size, STYLES[one.size])
    head.append(f", {one.best.worth:.0%} to {one.taken.worth:.0%}")
    return [head, *(Text(line) for line in explained(one))]


def explained(one: Judgement) -> Iterator[str]:
    yield f"played: {one.taken.words} ({one.taken.text})"
    yield f"better: {one.best.words} ({one.best.text})"
    if one.line:
        yield f"then: {', '.join([*one.line[:LINE], *(['and so on'] if len(one.line) > LINE else [])])}"
    if one.why:
        yield f"why: {one.why}"
    if one.others:
        yield f"or: {'; '.join(f'{other.words} ({other.text}), {other.worth:.0%}' for other in one.others)}"
