"""The board of a game in which players answer each other: numbered actions, windows, and things that are gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.cli.boards.glossary_pages import card_page, term_page
from cardwright.cli.boards.grouping import Bundle
from cardwright.cli.boards.numbered import Codes
from cardwright.cli.boards.paragraphs import told
from cardwright.cli.boards.plain import Plain
from cardwright.cli.display import Display
from cardwright.kernel.action import PASS
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match import View

PASSING: Final = "0"  # what to type for passing, besides Enter


class ChainBoard(Plain[S]):
    """``ending`` is the action that ends a turn, ``windows`` are the questions in which one passes."""

    ending: int = 0
    windows: tuple[str, ...] = (RESPOND,)

    def __init__(self, game: Game[S]) -> None:
        super().__init__(game)
        self.met: dict[int, Event] = {}  # things, each with an event that names its card

    def kind(self, view: View[S]) -> str:
        return view.question.decision.kind if view.question else ""

    # What is shown.

    def field(self, s: S, seat: int, players: Sequence[str], display: Display) -> RenderableType:
        return Group(*self.field_lines(s, seat, players, display))

    def field_lines(self, s: S, seat: int, players: Sequence[str], display: Display) -> list[Text]:
        """The position from one side, line by line."""
        raise NotImplementedError

    def hands(self, s: S) -> RenderableType:
        return Group(*(line for seat in range(s.seats) for line in self.holds(s, seat, self.hand_of(s, seat))))

    def hand_of(self, s: S, seat: int) -> Sequence[int]:
        """The cards of a hand; below 0 what may not be known."""
        raise NotImplementedError

    def shortened(self, able: list[Text], most: int, display: Display) -> list[Text]:
        """At most this many lines of what can act; the rest is counted."""
        if len(able) <= most:
            return able
        more = Text(f" {display.sign('…', '...')} and {len(able) - most + 1} more that can act: list", style="dim")
        return [*able[: most - 1], more]

    def holds(self, s: S, seat: int, hand: Sequence[int]) -> list[Text]:
        """A line about a hand, if it may be known."""
        names = [s.cards.name(card) for card in hand if card >= 0]
        line = Text(f" P{seat + 1} holds {', '.join(names)}", no_wrap=True, overflow="ellipsis")
        return [line] if names else []

    def bundles(self, view: View[S]) -> list[Bundle]:
        found: dict[str, list[tuple[str, str]]] = {}
        for action in self.ordered(view):
            found.setdefault(self.bundle_of(view, action), []).append(self.entry(view, action))
        return [Bundle(title, said) for title, said in found.items()]

    def bundle_of(self, view: View[S], action: int) -> str:
        """What an action belongs to: a card, a hero, a thing, or the turn."""
        raise NotImplementedError

    # What happened.

    def news(self, s: S, events: Sequence[Event], reader: int) -> list[str]:
        """Things that are gone still have a name: what named them is remembered."""
        self.met |= self.naming(events)
        seen = s.clone()
        seen.events = list(self.met.values())
        chapters = [told(self.game, seen, chapter, reader) for chapter in self.chapters(events)]
        return [chapter for chapter in chapters if chapter]

    def naming(self, events: Sequence[Event]) -> dict[int, Event]:
        """For each thing, by number, an event that names its card."""
        raise NotImplementedError

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        """What a player did, and what came of it."""
        raise NotImplementedError

    # What is typed.

    def codes(self, view: View[S]) -> Codes:
        known = {action: str(at) for at, action in enumerate(self.ordered(view), 1)}
        return lambda action: PASSING if action == PASS else known[action]

    def ordered(self, view: View[S]) -> list[int]:
        """The actions as they are numbered: ending the turn comes last, and passing has no number."""
        others = [action for action in view.legal if action not in (PASS, self.ending)]
        return [*others, *([self.ending] if self.ending in view.legal else [])]

    def code(self, view: View[S], action: int) -> str:
        return self.codes(view)(action)

    def read(self, view: View[S], text: str) -> int:
        if not text.isdigit():
            return int(self.game.read_action(view.position, view.seat, text))
        if text == PASSING and PASS in view.legal:
            return int(PASS)
        ordered = self.ordered(view)
        if not 1 <= int(text) <= len(ordered):
            raise IllegalAction(f"there is no action {text}; they are numbered from 1 to {len(ordered)}")
        return ordered[int(text) - 1]

    # Windows.

    def is_window(self, view: View[S]) -> bool:
        return self.kind(view) in self.windows

    # What is printed.

    def card(self, view: View[S], name: str) -> RenderableType:
        """What is printed on a card with its words explained; or a word of the game."""
        glossary = self.game.glossary()
        page = term_page(glossary, name)
        if page is not None:
            return page
        card = view.position.cards.all[self.place_of(view, name)]
        return card_page(card.name, self.printed(card), card.text, glossary)

    def printed(self, card: Any) -> str:
        """The numbers and kinds that are printed on a card, in a line."""
        raise NotImplementedError
