"""The board of Ancients: everything a player sees and types, put together from the other files here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.cli.boards.ancients import recap
from cardwright.cli.boards.ancients.description import described, facts_line
from cardwright.cli.boards.ancients.forecast import outcome
from cardwright.cli.boards.ancients.hand import hand_columns, hand_lines, held
from cardwright.cli.boards.ancients.highlights import LookedAt, looked_at
from cardwright.cli.boards.ancients.lane_slot import Drawing
from cardwright.cli.boards.ancients.lanes import lane_lines
from cardwright.cli.boards.ancients.offers import offer_lines, shop_line
from cardwright.cli.boards.ancients.orders import bundle_of, deploy_lines, pass_line, unit_lines
from cardwright.cli.boards.ancients.players import player_lines
from cardwright.cli.boards.ancients.question import asked_for, example
from cardwright.cli.boards.ancients.shorthand import WORDS, written_out
from cardwright.cli.boards.ancients.signs import legend
from cardwright.cli.boards.chain_board import ChainBoard
from cardwright.cli.display import Display
from cardwright.games.ancients.model import actions
from cardwright.games.ancients.model import questions as book
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK
from cardwright.games.ancients.model.state import ACTION, NO_RUNE, PHASE_WORDS, Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.view.forecast import combat_preview
from cardwright.kernel.event import Event
from cardwright.match import View

REST: Final = 4  # lines besides field and menu: the head, a little of the log, how to answer, the prompt


class Board(ChainBoard[Position]):
    welcome = (
        "Deploy your heroes in two lanes, cast from them, and let the combat rows fight when both have passed. Bring"
        " down a Tower, then the Ancient behind it."
    )
    columns = 119
    commands = (("look", "", "look #12, look 1c3, look e2s4, look 1t, look P2: what is there, and next to it"),)
    ending = int(actions.CLOSE)
    windows = ()

    def facts(self, s: Position) -> list[str]:
        now = f"P{s.mover + 1}'s turn" if s.phase == ACTION else PHASE_WORDS[s.phase]
        rune = [] if s.rune == NO_RUNE else [s.cards.name(s.rune)]
        return [f"round {s.round}", "Night" if s.night else "Day", now, *rune]

    # What is shown.

    def field_lines(self, s: Position, seat: int, players: Sequence[str], display: Display) -> list[Text]:
        near = max(seat, 0)
        seen = self.outlook(s, seat, display)
        sides = [
            player_lines(s, other, seen, self.label(other, seat, players[other]), display) for other in (1 - near, near)
        ]
        return [*sides[0], *lane_lines(s, seen, display), *sides[1]]

    def outlook(self, s: Position, seat: int, display: Display) -> Drawing:
        looked = looked_at(s, seat, display.at) if display.at else LookedAt()
        coming = combat_preview(s) if s.phase == ACTION and s.result is None else None
        secret: dict[int, int] = {}
        for pending in s.players[seat].pending if seat >= 0 else ():
            hero = s.anywhere(pending >> PENDING_BITS)
            if hero is not None:
                secret[int(pending & PENDING_MASK)] = int(hero.card)
        return Drawing(seat, looked, coming, secret)

    def hand_of(self, s: Position, seat: int) -> Sequence[int]:
        return [copy if copy < 0 else copy & ITEM_MASK for copy in s.players[seat].hand]

    def menu(self, view: View[Position], display: Display) -> RenderableType:
        kind = self.kind(view)
        asked = asked_for(view, kind)
        code = self.codes(view)
        if kind == book.SHOP:
            return Group(*asked, *offer_lines(view, code, display), shop_line(view, code))
        room = display.lines - REST - len(self.field_lines(view.position, view.seat, view.players, display))
        if kind == book.DEPLOY:
            able = deploy_lines(view, code)
            return self.fitted(view, asked, able, [], room, display)
        return self.fitted(view, asked, unit_lines(view, code), [pass_line(view, code)], room, display)

    def fitted(
        self, view: View[Position], asked: list[Text], able: list[Text], last: list[Text], room: int, display: Display
    ) -> RenderableType:
        """Hand and units, as much of them as there is room for; what does not fit is counted."""
        code = self.codes(view)
        hand = hand_lines(view, code, display)
        if len(asked) + len(hand) + len(able) + len(last) <= room:
            return Group(*asked, *hand, *able, *last)
        free = max(2, room - len(asked) - len(last))
        rows = min((len(held(view)) + 1) // 2, max(1, free - min(len(able), free // 2)))
        most = max(1, free - rows)
        able = self.shortened(able, most, display)
        return Group(*asked, hand_columns(view, code, rows, display), *able, *last)

    def how_to_answer(self, view: View[Position]) -> str:
        return example(view, self.kind(view))

    def bundle_of(self, view: View[Position], action: int) -> str:
        return bundle_of(view, action)

    def legend(self, display: Display) -> list[tuple[str, str]]:
        return legend(display)

    def naming(self, events: Sequence[Event]) -> dict[int, Event]:
        return recap.met(events)

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        return recap.paragraphs(events)

    # What is typed.

    def read(self, view: View[Position], text: str) -> int:
        return super().read(view, text if text.isdigit() else written_out(view, text, self.kind(view)))

    def words(self, view: View[Position]) -> list[str]:
        s = view.position
        cards = [s.cards.name(place).lower() for place in (*held(view), *s.players[view.seat].offers) if place >= 0]
        return [*WORDS, *cards, *(f"#{unit.id}" for unit in s.board if unit is not None)]

    def on_enter(self, view: View[Position]) -> int | None:
        return int(actions.CLOSE) if self.kind(view) == book.SHOP else super().on_enter(view)

    def chapter(self, s: Position) -> int:
        return int(s.round)

    # What is printed and what would happen.

    def point(self, view: View[Position], text: str) -> list[Text]:
        return described(view.position, looked_at(view.position, view.seat, text))

    def printed(self, card: Card) -> str:
        return facts_line(card)

    def preview(self, view: View[Position], action: int) -> list[str]:
        return outcome(self.game, view, action)
