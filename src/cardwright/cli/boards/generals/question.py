"""What the player is asked, and examples of how to answer."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.mulligan import EXAMPLE
from cardwright.games.generals.model.actions import AIM, ATTACK, MOVE, NO_SQUARE, PLAY, first_of, second_of
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.rules.play import asking_card
from cardwright.kernel.action import kind_of
from cardwright.match import View

MOST: Final = 8  # squares to choose from that are named
WORDS: Final = {MOVE: "move", ATTACK: "attack", PLAY: "play"}


def asked_for(view: View[Battle]) -> Text:
    """The question above the hand, where it is not just what to do this turn."""
    s = view.position
    if s.turn == 0:
        most = int(s.options.mulligan_most)
        limit = "any of" if most >= 6 else f"at most {most} of"
        return Text(f" You may exchange {limit} these cards, once.", style="bold")
    card = asking_card(s)
    if card is None:
        return Text()
    text = Text(" ", no_wrap=True, overflow="ellipsis").append(f"{card.name}: choose ", style="bold")
    squares = [square_name(first_of(action)) for action in view.legal if kind_of(action) == AIM]
    for number, square in enumerate(squares[:MOST], 1):
        text.append(f"{number} ", style="bold cyan").append(f"{square} ")
    text.append(f"or another of {len(squares)} squares " if len(squares) > MOST else "")
    return text.append(f" {card.text}", style="dim")


def example(view: View[Battle]) -> str:
    s = view.position
    if s.turn == 0:
        return EXAMPLE
    if asking_card(s) is not None:
        options = [action for action in view.legal if kind_of(action) == AIM]
        choice = f"Type choose {square_name(first_of(options[0]))}" if options else "Type enough"
        return f"{choice}, enough or take back" if options and s.playing() is not None else choice
    told = [*(one_of(view, ATTACK) or one_of(view, MOVE)), *one_of(view, PLAY)]
    return f"Type {', '.join([*told, 'end'])}; look c3, list"


def one_of(view: View[Battle], kind: int) -> list[str]:
    """An action of a kind as it is typed, if there is one."""
    for action in view.legal:
        if kind_of(action) == kind:
            first = str(first_of(action) + 1) if kind == PLAY else square_name(first_of(action))
            goal = "" if second_of(action) == NO_SQUARE else f" {square_name(second_of(action))}"
            return [f"{WORDS[kind]} {first}{goal}"]
    return []
