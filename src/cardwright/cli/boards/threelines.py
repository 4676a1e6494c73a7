"""Threelines in a terminal: the six cells, and a hand in which every placement has a number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright.agents.world import imagined
from cardwright.cli.boards.facing import Pair, frame
from cardwright.cli.boards.gauges import life_bar, pips
from cardwright.cli.boards.plain import Plain
from cardwright.cli.boards.sides import OURS, THEIRS, tint
from cardwright.cli.display import Display
from cardwright.games.threelines.model import events
from cardwright.games.threelines.model.actions import LINE_NAMES, LINE_WORDS, NOTHING, packed, unpacked
from cardwright.games.threelines.model.state import EMPTY, LINES, Position
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import HIDDEN, Event
from cardwright.kernel.state import NOBODY, OPEN
from cardwright.match import View

GLUED: Final = re.compile(r"(\d+)([a-z]+)")  # 1l is card 1, left
MOST_PIPS: Final = 10
ROOMY: Final = 76  # from this many columns on, nothing need be shortened
COMBAT: Final = (events.STRIKE, events.DESTROY, events.AVATAR)


class Board(Plain[Position]):
    welcome = (
        "Each round both sides choose in secret, then the cards on each line fight. A card with no opponent"
        " hits the avatar behind. Bring the other avatar down to 0 health."
    )

    def facts(self, s: Position) -> list[str]:
        return [f"round {s.round}", f"deck {len(s.deck)}", f"fallen {len(s.discard)}"]

    # The field.

    def field(self, s: Position, seat: int, players: Sequence[str], display: Display) -> RenderableType:
        near = 0 if seat == NOBODY else seat
        pairs = [self.line(s, near, line, display) for line in range(LINES)]
        return Group(
            self.status(s, 1 - near, seat, players, display),
            *frame(pairs, 5 if display.tall else 2, display),
            self.status(s, near, seat, players, display),
        )

    def status(self, s: Position, seat: int, reader: int, players: Sequence[str], display: Display) -> Text:
        """The avatar: health, mana, cards in hand."""
        player = s.players[seat]
        most = int(s.options.hp)
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f" {self.label(seat, reader, players[seat])[:16]:<17}", style=f"bold {tint(seat, reader)}")
        text.append(f"health {player.hp:>2} ")
        text.append_text(life_bar(int(player.hp), most, most // 4, display, 20 if display.width >= ROOMY else 8))
        text.append(f"  mana {player.mana:>2} ")
        text.append(self.pips(int(player.mana), int(s.options.mana_limit), display))
        text.append("  locked in" if s.sealed[seat] != OPEN else f"  {player.size} in hand")
        return text

    def pips(self, value: int, most: int, display: Display) -> Text:
        if most > MOST_PIPS or value > most or display.width < ROOMY:
            return Text()
        return pips(value, most, most, display)

    def line(self, s: Position, near: int, line: int, display: Display) -> Pair:
        far = self.cell(s, 1 - near, line, THEIRS, display)
        own = self.cell(s, near, line, OURS, display)
        return Pair(LINE_NAMES[line], far, own, self.between(s, near, line, display))

    def cell(self, s: Position, seat: int, line: int, tint: str, display: Display) -> list[Text]:
        """The card on a line: its name and numbers, and its epithet where there is room."""
        player = s.players[seat]
        place = player.card(line)
        if place == EMPTY:
            return [Text()]
        card = s.cards.all[place]
        left = player.left(line)
        worn = left < card.defence
        numbers = Text.assemble("attack ", (str(card.attack), "bold"), "  defence ")
        numbers.append(f"{left}/{card.defence}" if worn else str(left), style="bold yellow" if worn else "bold")
        name = Text(card.name, style=f"bold {tint}")
        return [Text(), name, Text(card.title, style="dim"), numbers] if display.tall else [name, numbers]

    def between(self, s: Position, near: int, line: int, display: Display) -> Text:
        """What the line will do if nobody adds a card."""
        ours, theirs = s.players[near].card(line), s.players[1 - near].card(line)
        if s.result is not None or (ours == EMPTY and theirs == EMPTY):
            return Text()
        if ours != EMPTY and theirs != EMPTY:
            return Text(" they fight ", style="yellow")
        if ours != EMPTY:
            return Text(f" {display.sign('▲', '^')} hits for {s.cards.all[ours].attack} ", style=OURS)
        return Text(f" {display.sign('▼', 'v')} hits for {s.cards.all[theirs].attack} ", style=THEIRS)

    # The hand.

    def hands(self, s: Position) -> RenderableType:
        return Group(*(self.holds(s, seat) for seat in range(2) if s.players[seat].hand_cards()[:1] != [HIDDEN]))

    def holds(self, s: Position, seat: int) -> Text:
        cards = [s.cards.all[place] for place in s.players[seat].hand_cards()]
        held = ", ".join(f"{card.name} {card.attack}/{card.defence} for {card.cost}" for card in cards)
        return Text(f" P{seat + 1} holds {held or 'no cards'}")

    def menu(self, view: View[Position], display: Display) -> RenderableType:
        cell = 12 if display.width >= ROOMY else 9
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(width=min(22, display.width - LINES * (cell + 2) - 15), no_wrap=True)
        rows.add_column(width=4, justify="right", no_wrap=True)
        rows.add_column(width=7, justify="right", no_wrap=True)
        for _ in range(LINES):
            rows.add_column(width=cell, no_wrap=True)
        rows.add_row(
            *(
                Text(word, style="dim")
                for word in (" your hand", "cost", "att/def", *(f" {line}" for line in LINE_NAMES))
            )
        )
        hand = view.position.players[view.seat].hand_cards()
        for slot, card in enumerate(hand):
            rows.add_row(*self.held(view, slot, int(card)))
        if not hand:
            rows.add_row(Text(" no cards", style="dim"))
        return rows

    def held(self, view: View[Position], slot: int, place: int) -> list[Text]:
        """One card in hand and what it would do on each line."""
        s = view.position
        card = s.cards.all[place]
        dear = card.cost > s.players[view.seat].mana
        name = Text(f" {card.name}", style="dim" if dear else "bold")
        cost = Text(str(card.cost), style="red" if dear else "cyan")
        numbers = Text(f"{card.attack} / {card.defence}", style="dim" if dear else "")
        return [name, cost, numbers, *(self.offer(view, slot, line) for line in range(LINES))]

    def offer(self, view: View[Position], slot: int, line: int) -> Text:
        """The number of a placement and how the line would go; a dash where it is not possible."""
        slots = [0] * LINES
        slots[line] = slot + 1
        action = packed(slots)
        if action not in view.legal:
            return Text(" -", style="dim")
        word, style = self.forecast(view, action, line)
        return Text.assemble((f"{LINES * slot + line + 1:>2}", "bold cyan"), " ", (word, style))

    def how_to_answer(self, view: View[Position]) -> str:
        codes = sorted((self.numbers(view, action) for action in view.legal), key=len)
        one = next((code for code in codes if len(code) == 1), None)
        if one is None:
            return "You can place nothing: press Enter."
        two = next((code for code in codes if len(code) == 2), None)
        slot, line = divmod(one[0] - 1, LINES)
        card = view.position.players[view.seat].hand_cards()[slot]
        words = f"{view.position.cards.name(card).split()[0].lower()} {LINE_NAMES[line]}"
        return f"Type {one[0]}, {f'or {two[0]} {two[1]} for two, ' if two else ''}or 0, or {words}"

    def everything(self, view: View[Position]) -> RenderableType:
        ordered = sorted(view.legal, key=lambda action: (len(self.numbers(view, action)), self.numbers(view, action)))
        rows = Table.grid(padding=(0, 2, 0, 1))
        for action in ordered:
            code = Text(self.code(view, action), style="bold cyan")
            rows.add_row(code, Text(self.game.action_text(view.position, view.seat, action)))
        return rows

    # What would happen.

    def forecast(self, view: View[Position], action: int, line: int) -> tuple[str, str]:
        """How a line would go if the other side added nothing."""
        ours = theirs = False
        for event in self.fight(view, action):
            if event.kind == events.AVATAR and event.b == line and event.seat != view.seat:
                return f"hits {event.c}", OURS
            if event.kind == events.DESTROY and event.b == line:
                ours = ours or event.seat == view.seat
                theirs = theirs or event.seat != view.seat
        if ours and theirs:
            return "both fall", "yellow"
        return ("wins", OURS) if theirs else ("falls", "red") if ours else ("holds", "yellow")

    def fight(self, view: View[Position], action: int) -> list[Event]:
        """What the round would bring if the other side added nothing; it reveals nothing that is hidden."""
        world = imagined(self.game, view.position, view.seat, 0)
        world.telling = True
        other = 1 - view.seat
        self.game.apply(world, view.seat, action)
        self.game.apply(world, other, NOTHING)
        return [event for event in world.events if event.kind in (*COMBAT, events.END)]

    def preview(self, view: View[Position], action: int) -> list[str]:
        told = self.news(view.position, self.fight(view, action), view.seat)
        return [f"If P{2 - view.seat} places nothing:", *(told or ["Nothing happens."])]

    # What happened.

    def news(self, s: Position, happened: Sequence[Event], reader: int) -> list[str]:
        """The placements, the fight on each line, then the next round with its draws."""
        coin = [at for at, event in enumerate(happened) if event.kind == events.COIN]
        told = [event for event in happened[coin[0] if coin else 0 :] if event.kind != events.MANA]
        chapters = [list(chapter) for _, chapter in groupby(told, key=topic)]
        return [" ".join(self.game.event_text(s, event, reader) for event in chapter) for chapter in chapters]

    # What is typed.

    def code(self, view: View[Position], action: int) -> str:
        """``2 6``: the numbers of the placements."""
        return " ".join(str(number) for number in self.numbers(view, action)) or "0"

    def numbers(self, view: View[Position], action: int) -> list[int]:
        slots = unpacked(action)
        return sorted(LINES * (slots[line] - 1) + line + 1 for line in range(LINES) if slots[line])

    def read(self, view: View[Position], text: str) -> int:
        words = spread(text)
        if all(word.isdigit() for word in words):
            return self.read_numbers(view, [int(word) for word in words])
        return int(self.game.read_action(view.position, view.seat, punctuated(words)))

    def read_numbers(self, view: View[Position], numbers: list[int]) -> int:
        """Placements by the numbers in the hand."""
        if numbers == [0]:
            return NOTHING
        slots = [0] * LINES
        most = LINES * int(view.position.players[view.seat].size)
        for number in numbers:
            if not 1 <= number <= most:
                raise IllegalAction(f"there is no placement {number}; they are numbered from 1 to {most}")
            slot, line = divmod(number - 1, LINES)
            if slots[line]:
                raise IllegalAction(f"only one card can be placed on the {LINE_NAMES[line]} line")
            slots[line] = slot + 1
        return packed(slots)

    def words(self, view: View[Position]) -> list[str]:
        hand = view.position.players[view.seat].hand_cards()
        return [*(view.position.cards.name(card).lower() for card in hand), *LINE_NAMES, "nothing"]


def topic(event: Event) -> int:
    """What a sentence is about: a line of the field, the placements, the end, or the next round."""
    if event.kind in COMBAT:
        return int(event.b)
    return {events.PLACE: -1, events.END: -2}.get(int(event.kind), -3)


def spread(text: str) -> list[str]:
    """The words of an answer, ``1l`` taken apart."""
    words: list[str] = []
    for word in re.split(r"[\s,+]+", text.strip().lower()):
        glued = GLUED.fullmatch(word)
        words += [glued[1], glued[2]] if glued and glued[2] in LINE_WORDS else [word]
    return words


def punctuated(words: list[str]) -> str:
    """A comma behind every line: ``jon left rusk right`` is two placements."""
    text = " ".join(f"{word}," if word in LINE_WORDS else word for word in words)
    return text.removesuffix(",")
