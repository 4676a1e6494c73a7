"""The board of any game: its position as text, its actions as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright.cli.boards.grouping import Bundle, briefly, in_full
from cardwright.cli.display import BOARD, Display
from cardwright.kernel.action import PASS
from cardwright.kernel.cards import plain
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.errors import IllegalAction, unknown
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match import View

Command = tuple[str, str, str]  # what can be typed instead of an action: the word, its short form, what it does
MANY: Final = 40  # with this many actions, a list of all of them is too long for the screen


class Plain(Generic[S]):
    """A game with its own drawing derives from this and overrides what it draws better."""

    welcome: str = ""  # the game in two sentences, for newcomers
    columns: int = BOARD  # it never takes more of them
    commands: tuple[Command, ...] = ()  # those of this board alone: they highlight something on it

    def __init__(self, game: Game[S]) -> None:
        self.game: Game[S] = game

    # What is shown.

    def facts(self, s: S) -> list[str]:
        """What stands in the head line, beside the title."""
        return []

    def field(self, s: S, seat: int, players: Sequence[str], display: Display) -> RenderableType:
        """The position from one side; NOBODY is an onlooker."""
        rows = Table.grid(padding=(0, 2))
        for line in self.game.position_text(s).splitlines():
            key, _, value = line.partition(": ")
            rows.add_row(Text(key, style="bold"), Text(value))
        names = ", ".join(self.label(other, seat, name) for other, name in enumerate(players))
        return Group(Text(names, style="dim"), rows)

    def label(self, seat: int, reader: int, name: str) -> str:
        return f"You (P{seat + 1})" if seat == reader else f"P{seat + 1} {name}"

    def hands(self, s: S) -> RenderableType:
        """The cards in hand that may be known, where the field does not show them."""
        return Text("", end="")

    def menu(self, view: View[S], display: Display) -> RenderableType:
        """What the seat is asked and may do."""
        asked = view.question.decision.kind if view.question else ""
        bundles = self.bundles(view)
        listed = briefly(bundles) if len(view.legal) > MANY else in_full(bundles)
        return Group(Text(f"{asked}:", style="bold"), listed)

    def how_to_answer(self, view: View[S]) -> str:
        """How to type an action, by example."""
        if len(view.legal) == 1:
            return "Press Enter: you cannot do anything else."
        return "Type a number, or the action in words."

    def everything(self, view: View[S]) -> RenderableType:
        """Every legal action with what to type for it."""
        return in_full(self.bundles(view))

    def bundles(self, view: View[S]) -> list[Bundle]:
        """The legal actions, grouped by unit or card."""
        return [Bundle("", [self.entry(view, action) for action in view.legal])]

    def entry(self, view: View[S], action: int) -> tuple[str, str]:
        """What to type for an action, and the action in words."""
        return self.code(view, action), self.game.action_text(view.position, view.seat, action)

    def legend(self, display: Display) -> list[tuple[str, str]]:
        """The signs on the board and what they mean."""
        return []

    def news(self, s: S, events: Sequence[Event], reader: int) -> list[str]:
        """What happened, a paragraph for each thing a player did."""
        texts = [self.game.event_text(s, event, reader) for event in events]
        return [text for text in texts if text]

    # What is typed.

    def code(self, view: View[S], action: int) -> str:
        """The short way to type an action."""
        return str(view.legal.index(action) + 1)

    def read(self, view: View[S], text: str) -> int:
        """The action a player typed; it need not be legal."""
        if not text.isdigit():
            return int(self.game.read_action(view.position, view.seat, text))
        if not 1 <= int(text) <= len(view.legal):
            raise IllegalAction(f"there is no action {text}; they are numbered from 1 to {len(view.legal)}")
        return view.legal[int(text) - 1]

    def words(self, view: View[S]) -> list[str]:
        """The words a player may want to complete."""
        return []

    def on_enter(self, view: View[S]) -> int | None:
        """What Enter alone does; None where something has to be typed."""
        if len(view.legal) == 1:
            return view.legal[0]
        return int(PASS) if self.is_window(view) and PASS in view.legal else None

    # Windows, in which players may answer others.

    def is_window(self, view: View[S]) -> bool:
        """Whether the seat is asked to answer what somebody else does."""
        return view.question is not None and view.question.decision.kind == RESPOND

    def is_idle(self, view: View[S]) -> bool:
        """Whether the seat need not be asked in a window: all it can do is pass."""
        return view.legal == [PASS]

    def chapter(self, s: S) -> int:
        """The current part of the match, such as a turn; a player may want to pass on everything in it."""
        return 0

    def point(self, view: View[S], text: str) -> list[Text]:
        """Text about something on the board; the field is drawn with it highlighted."""
        raise NotImplementedError

    # What is printed and what would happen.

    def card(self, view: View[S], name: str) -> RenderableType:
        """What is printed on a card."""
        facts = view.position.cards.all[self.place_of(view, name)].facts()
        rows = Table.grid(padding=(0, 2, 0, 1))
        for fact, value in facts.items():
            rows.add_row(Text(fact, style="dim"), Text(", ".join(value) if isinstance(value, list) else str(value)))
        return rows

    def place_of(self, view: View[S], name: str) -> int:
        """The card of that name, or the only one whose name begins like that."""
        cards = view.position.cards
        wanted = plain(name)
        if wanted in cards.places:
            return int(cards.places[wanted])
        near = [place for place, card in enumerate(cards.all) if plain(card.name).startswith(wanted)]
        names = sorted({cards.all[place].name for place in near})
        if len(names) > 1:
            raise IllegalAction(f'"{name}" could be {" or ".join(names[:6])}')
        if not names:
            raise unknown("card", name, [card.name for card in cards.all])
        return near[0]

    def preview(self, view: View[S], action: int) -> list[str]:
        """What an action would lead to, as far as the seat can tell; an empty list if that is unclear."""
        return []
