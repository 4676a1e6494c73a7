"""The board of Pantheon: everything a player sees and types, put together from the other files here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.cli.boards.chain_board import ChainBoard
from cardwright.cli.boards.pantheon import recap
from cardwright.cli.boards.pantheon.chain import chain_lines, pile_line
from cardwright.cli.boards.pantheon.description import facts_line, looked_at
from cardwright.cli.boards.pantheon.forecast import WINDOWS, attack_outcome, outcome
from cardwright.cli.boards.pantheon.hand import hand_columns, hand_lines
from cardwright.cli.boards.pantheon.mulligan import read_swap, swap_lines, swap_numbers
from cardwright.cli.boards.pantheon.orders import bundle_of, other_line, unit_lines
from cardwright.cli.boards.pantheon.players import player_lines
from cardwright.cli.boards.pantheon.question import asked_for, example, offers
from cardwright.cli.boards.pantheon.signs import legend
from cardwright.cli.display import Display
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.card import Card
from cardwright.games.pantheon.model.state import HEROES, START, Position
from cardwright.kernel.action import PASS
from cardwright.kernel.event import Event
from cardwright.match import View

REST: Final = 5  # lines besides field and menu: the head, a little of the log, how to answer, the prompt
VERBS: Final = ("play", "cast", "attack", "activate", "mana", "end", "pass", "swap", "discard", "sacrifice", "hero")


class Board(ChainBoard[Position]):
    welcome = (
        "Play units and cast spells for mana, and attack. A hero can be attacked only while it has no units. Everything"
        " can be answered before it happens, the last answer first. The last hero standing wins."
    )
    columns = 110
    commands = (("look", "", "look #17, look P2, look pile: what that is"),)
    ending = int(actions.END)
    windows = WINDOWS

    def facts(self, s: Position) -> list[str]:
        if s.phase == HEROES:
            return ["choice of heroes"]
        phase = ", Mulligan" if s.phase == START else ""
        return [f"turn {s.turn}", f"P{s.player + 1}'s turn{phase}", f"deck {len(s.deck)}", f"pile {len(s.pile)}"]

    # What is shown.

    def field_lines(self, s: Position, seat: int, players: Sequence[str], display: Display) -> list[Text]:
        """The others clockwise, then yourself; the chain is in between, the pile where there is room."""
        near = max(seat, 0)
        around = [(near + step) % int(s.seats) for step in range(1, int(s.seats))]
        blocks = [self.player(s, other, seat, players, display) for other in around]
        between = [*([pile_line(s)] if display.tall or s.seats < 4 else []), *chain_lines(s, seat)]
        gap = [Text()] if display.tall and sum(map(len, blocks)) + 30 < display.lines else []
        lines = [line for block in blocks for line in [*block, *gap]]
        return [*lines, *between, *gap, *self.player(s, near, seat, players, display)]

    def player(self, s: Position, seat: int, reader: int, players: Sequence[str], display: Display) -> list[Text]:
        return player_lines(s, seat, reader, self.label(seat, reader, players[seat]), display)

    def hand_of(self, s: Position, seat: int) -> Sequence[int]:
        return s.players[seat].hand

    def menu(self, view: View[Position], display: Display) -> RenderableType:
        kind = self.kind(view)
        asked = asked_for(view)
        if kind == book.HERO:
            return Group(*asked, *offers(view))
        if kind == book.MULLIGAN:
            return Group(*asked, *swap_lines(view))
        if kind in (book.DISCARD, book.SACRIFICE):
            return Group(*asked, super().everything(view))
        units = unit_lines(view, self.codes(view), lambda action: attack_outcome(self.game, view, action), display)
        hand = hand_lines(view, self.codes(view), display)
        room = display.lines - REST - len(self.field_lines(view.position, view.seat, view.players, display))
        short = len(asked) + len(hand) + len(units) + 1 > room
        shown = [hand_columns(view, self.codes(view), display)] if short else hand
        return Group(*asked, *shown, *units, other_line(view, self.codes(view)))

    def how_to_answer(self, view: View[Position]) -> str:
        return example(view)

    def bundle_of(self, view: View[Position], action: int) -> str:
        return bundle_of(view.position, view.seat, action)

    def legend(self, display: Display) -> list[tuple[str, str]]:
        return legend(display)

    def naming(self, events: Sequence[Event]) -> dict[int, Event]:
        return recap.met(events)

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        return recap.paragraphs(events)

    # What is typed.

    def code(self, view: View[Position], action: int) -> str:
        return swap_numbers(view, action) if self.kind(view) == book.MULLIGAN else super().code(view, action)

    def read(self, view: View[Position], text: str) -> int:
        if self.kind(view) == book.MULLIGAN and text.replace(",", " ").replace(" ", "").isdigit():
            return read_swap(view, [int(word) for word in text.replace(",", " ").split()])
        return super().read(view, text)

    def words(self, view: View[Position]) -> list[str]:
        s = view.position
        hand = [s.cards.name(card).lower() for card in s.players[view.seat].hand if card >= 0]
        things = [f"#{thing.id}" for player in s.players for thing in player.field]
        return [*VERBS, *hand, *things, *(f"p{seat + 1}" for seat in range(s.seats))]

    def on_enter(self, view: View[Position]) -> int | None:
        if self.kind(view) == book.MULLIGAN:
            return int(actions.SWAP)
        return super().on_enter(view)

    # Windows.

    def is_idle(self, view: View[Position]) -> bool:
        """No question for placing a Mana, which can wait, or for answering yourself (R49)."""
        chain = view.position.chain
        alone = bool(chain) and all(link.seat == view.seat for link in chain)
        return alone or all(action in (PASS, actions.MANA) for action in view.legal)

    def chapter(self, s: Position) -> int:
        return int(s.turn)

    # What is printed and what would happen.

    def point(self, view: View[Position], text: str) -> list[Text]:
        return looked_at(view.position, view.seat, text)

    def printed(self, card: Card) -> str:
        return facts_line(card)

    def preview(self, view: View[Position], action: int) -> list[str]:
        return outcome(self.game, view, action)
