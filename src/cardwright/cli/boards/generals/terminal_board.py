"""The board of generals: everything a player sees and types, put together from the other files here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.cli.boards.generals import badges, recap
from cardwright.cli.boards.generals.battlefield import battlefield
from cardwright.cli.boards.generals.card_text import card_page, keyword_page
from cardwright.cli.boards.generals.description import described
from cardwright.cli.boards.generals.forecast import attack_outcome, outcome
from cardwright.cli.boards.generals.hand import hand_table
from cardwright.cli.boards.generals.highlights import pointed_at, thing
from cardwright.cli.boards.generals.orders import bundled, other_line, unit_lines
from cardwright.cli.boards.generals.players import extras, standing
from cardwright.cli.boards.generals.question import asked_for, example
from cardwright.cli.boards.generals.shorthand import written_out
from cardwright.cli.boards.generals.square import ARROWS, OTHER_ARROWS, SIGNS, STAR, TILES
from cardwright.cli.boards.grouping import Bundle
from cardwright.cli.boards.mulligan import exchanged
from cardwright.cli.boards.plain import Plain
from cardwright.cli.display import Display
from cardwright.games.generals.model.actions import MULLIGAN
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.kernel.action import kind_of
from cardwright.kernel.event import Event
from cardwright.match import View

TALL_REST: Final = 31  # lines of a tall screen taken by everything but the units' orders, and
SHORT_REST: Final = 22  # of a short screen
SIGN_WORDS: Final = {
    "go": "a square to go to",
    "strike": "a unit to attack",
    "later": "a unit to attack after a move",
    "choose": "a square to choose",
    "chosen": "chosen already",
}
TILE_WORDS: Final = {
    "mana": "mana tile",
    "used": "used mana tile",
    "creep": "Shadow Creep of that player",
    "holy": "Hallowed Ground",
    "sand": "Exhuming Sand",
    "lush": "Primal Flourish",
}


class Board(Plain[Battle]):
    welcome = (
        "Summon minions beside your units, move up to two steps, attack what is next to you."
        " Kill the other general to win."
    )
    columns = 99
    commands = (("look", "range", "look c3: what is there, where it can go, what it can attack; look 2: that card"),)

    def facts(self, s: Battle) -> list[str]:
        if s.turn == 0:
            return ["mulligan"]
        return [f"turn {s.turn}", f"P{s.mover + 1}'s turn {s.players[s.mover].turns}"]

    # What is shown.

    def field(self, s: Battle, seat: int, players: Sequence[str], display: Display) -> RenderableType:
        near = max(seat, 0)
        pointed = pointed_at(s, seat, display.at)
        return Group(
            *standing(s, 1 - near, seat, self.label(1 - near, seat, players[1 - near]), display),
            *battlefield(s, seat, pointed, display),
            *standing(s, near, seat, self.label(near, seat, players[near]), display),
        )

    def hands(self, s: Battle) -> RenderableType:
        known = [seat for seat in range(2) if any(copy >= 0 for copy in s.players[seat].hand)]
        return Group(*(self.holds(s, seat) for seat in known))

    def holds(self, s: Battle, seat: int) -> Text:
        names = ", ".join(s.card_of(copy).name for copy in s.players[seat].hand if copy >= 0)
        return Text(f" P{seat + 1} holds {names}", no_wrap=True, overflow="ellipsis")

    def menu(self, view: View[Battle], display: Display) -> RenderableType:
        kind = view.question.decision.kind if view.question else ""
        if kind == "act":
            return Group(hand_table(view, display), self.orders(view, display), other_line(view))
        return Group(asked_for(view), hand_table(view, display))

    def orders(self, view: View[Battle], display: Display) -> RenderableType:
        """As many units as there are lines left."""
        s = view.position
        taken = (TALL_REST if display.tall else SHORT_REST) + sum(len(extras(s, seat)) for seat in range(2))
        saved = list(s.players[view.seat].hand).count(EMPTY) if display.tall else 0
        most = max(1, display.lines - taken + saved)
        return unit_lines(view, lambda action: attack_outcome(self.game, view, action), most, display)

    def how_to_answer(self, view: View[Battle]) -> str:
        return example(view)

    def bundles(self, view: View[Battle]) -> list[Bundle]:
        return bundled(view, lambda action: self.entry(view, action))

    def legend(self, display: Display) -> list[tuple[str, str]]:
        own, other = (" ".join(display.sign(*pair) for pair in arrows) for arrows in (ARROWS, OTHER_ARROWS))
        signs = [(display.sign(fine, simple), SIGN_WORDS[name]) for name, (fine, simple, _) in SIGNS.items()]
        tiles = [(display.sign(fine, simple), TILE_WORDS[word]) for fine, simple, word, _ in TILES]
        units = [(own, "your units"), (other, "the others"), (display.sign(*STAR), "general")]
        return [*units, *signs, *tiles, *badges.legend()]

    def news(self, s: Battle, happened: Sequence[Event], reader: int) -> list[str]:
        chapters = recap.paragraphs(s, happened)
        return [" ".join(self.game.event_text(s, event, reader) for event in chapter) for chapter in chapters]

    # What is typed.

    def code(self, view: View[Battle], action: int) -> str:
        return exchanged(action) if kind_of(action) == MULLIGAN else super().code(view, action)

    def read(self, view: View[Battle], text: str) -> int:
        return super().read(view, written_out(view, text))

    def words(self, view: View[Battle]) -> list[str]:
        s = view.position
        squares = [square_name(unit.square) for unit in s.units]
        names = [s.card_of(copy).name.lower() for copy in s.players[view.seat].hand if copy >= 0]
        return ["move", "attack", "play", "cast", "replace", "choose", "enough", "take back", "end", *squares, *names]

    def point(self, view: View[Battle], text: str) -> list[Text]:
        return described(view.position, thing(view.position, view.seat, text))

    def card(self, view: View[Battle], name: str) -> RenderableType:
        """What is printed on a card with its keywords explained; or a keyword."""
        return keyword_page(name) or card_page(view.position.cards.all[self.place_of(view, name)])

    def preview(self, view: View[Battle], action: int) -> list[str]:
        return outcome(self.game, view, action)
