"""The board of Cartoverse: everything a player sees and types, put together from the other files here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardwright.cli.boards.cartoverse import recap
from cardwright.cli.boards.cartoverse.chain import chain_lines
from cardwright.cli.boards.cartoverse.description import described, facts_line
from cardwright.cli.boards.cartoverse.forecast import WINDOWS, attack_outcome, block_outcome, outcome
from cardwright.cli.boards.cartoverse.hand import hand_columns, hand_lines, numbered_hand
from cardwright.cli.boards.cartoverse.highlights import LookedAt, looked_at
from cardwright.cli.boards.cartoverse.orders import block_lines, bundle_of, creature_lines, hero_lines, other_line
from cardwright.cli.boards.cartoverse.players import player_lines
from cardwright.cli.boards.cartoverse.question import asked_for, example
from cardwright.cli.boards.cartoverse.shorthand import written_out
from cardwright.cli.boards.cartoverse.signs import legend
from cardwright.cli.boards.cartoverse.zones import zones
from cardwright.cli.boards.chain_board import ChainBoard
from cardwright.cli.boards.mulligan import exchanged
from cardwright.cli.display import Display
from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.card import Card
from cardwright.games.cartoverse.model.state import MULLIGAN as MULLIGAN_PHASE
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.event import Event
from cardwright.kernel.mulligan import KEEP_ALL, MULLIGAN
from cardwright.match import View

REST: Final = 4  # lines besides field and menu: the head, a little of the log, how to answer, the prompt
VERBS: Final = ("shard", "mana", "summon", "cast", "set", "use", "attack", "block", "draw", "replace", "end", "pass")


class Board(ChainBoard[Duel]):
    welcome = (
        "Gain a mana once a turn, with a shard or any card. Creatures in the Attack zone attack, those in the Defense"
        " zone block. Bring the enemy hero to 0 HP."
    )
    columns = 110
    commands = (("look", "", "look #17, look a3, look P2, look P2 d1, look P2 grave: what is there, and next to it"),)
    ending = int(actions.END)
    windows = WINDOWS

    def facts(self, s: Duel) -> list[str]:
        return ["mulligan"] if s.phase == MULLIGAN_PHASE else [f"turn {s.turn()}", f"P{s.player + 1}'s turn"]

    # What is shown.

    def field_lines(self, s: Duel, seat: int, players: Sequence[str], display: Display) -> list[Text]:
        near = max(seat, 0)
        looked = looked_at(s, seat, display.at) if display.at else LookedAt()
        sides = [
            player_lines(s, other, seat, self.label(other, seat, players[other]), display) for other in (1 - near, near)
        ]
        return [*sides[0], *zones(s, seat, looked, display), *sides[1], *chain_lines(s, seat)]

    def hand_of(self, s: Duel, seat: int) -> Sequence[int]:
        return s.players[seat].hand

    def menu(self, view: View[Duel], display: Display) -> RenderableType:
        kind = self.kind(view)
        asked = asked_for(view, kind)
        if kind == MULLIGAN:
            return Group(*asked, *numbered_hand(view))
        if kind in (book.TARGET, book.DISCARD):
            return Group(*asked, super().everything(view))
        if kind == book.BLOCK:
            return Group(*asked, *self.blocks(view, display), other_line(view, self.codes(view)))
        return self.orders(view, asked, display)

    def blocks(self, view: View[Duel], display: Display) -> list[Text]:
        return block_lines(view, self.codes(view), lambda action: block_outcome(self.game, view, action), display)

    def orders(self, view: View[Duel], asked: list[Text], display: Display) -> RenderableType:
        """Hand, creatures, hero and turn; what does not fit is counted."""
        code = self.codes(view)
        able = creature_lines(view, code, lambda action: attack_outcome(self.game, view, action), display)
        able += hero_lines(view, code)
        hand = hand_lines(view, code, display)
        room = display.lines - REST - len(self.field_lines(view.position, view.seat, view.players, display))
        if len(asked) + len(hand) + len(able) + 1 <= room:
            return Group(*asked, *hand, *able, other_line(view, code))
        most = max(1, room - len(asked) - (len(hand) + 1) // 2 - 1)
        able = self.shortened(able, most, display)
        return Group(*asked, hand_columns(view, code, display), *able, other_line(view, code))

    def how_to_answer(self, view: View[Duel]) -> str:
        return example(view, self.kind(view))

    def bundle_of(self, view: View[Duel], action: int) -> str:
        return bundle_of(view, action)

    def legend(self, display: Display) -> list[tuple[str, str]]:
        return legend(display)

    def naming(self, events: Sequence[Event]) -> dict[int, Event]:
        return recap.met(events)

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        return recap.paragraphs(events)

    # What is typed.

    def code(self, view: View[Duel], action: int) -> str:
        return exchanged(action) if self.kind(view) == MULLIGAN else super().code(view, action)

    def read(self, view: View[Duel], text: str) -> int:
        return super().read(view, written_out(text, self.kind(view)))

    def words(self, view: View[Duel]) -> list[str]:
        s = view.position
        hand = [s.cards.name(card).lower() for card in s.players[view.seat].hand if card >= 0]
        things = [f"#{creature.id}" for player in s.players for creature in player.creatures]
        return [*VERBS, *hand, *things, *(f"#{laid.id}" for laid in s.enchants), "p1", "p2"]

    def on_enter(self, view: View[Duel]) -> int | None:
        return int(KEEP_ALL) if self.kind(view) == MULLIGAN else super().on_enter(view)

    def chapter(self, s: Duel) -> int:
        return int(s.turn())

    # What is printed and what would happen.

    def point(self, view: View[Duel], text: str) -> list[Text]:
        return described(view.position, looked_at(view.position, view.seat, text))

    def printed(self, card: Card) -> str:
        return facts_line(card)

    def preview(self, view: View[Duel], action: int) -> list[str]:
        return outcome(self.game, view, action)
