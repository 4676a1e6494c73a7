"""The lines of a position in text that are about one player."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.cartoverse.model.bounds import LARGEST
from cardwright.games.cartoverse.model.card import IN_THE_DECK
from cardwright.games.cartoverse.model.in_play import Creature, SetTrap
from cardwright.games.cartoverse.model.state import PLAYER, PLAYERS, Duel, Player
from cardwright.games.cartoverse.text.board_lines import read_creature, read_trap, write_creature, write_trap
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.text.notation import UNSEEN, Line, ListLine, read_number, split
from cardwright.kernel.text.remark_lines import CardLine, MainLine, PairLine, RemarksLine
from cardwright.kernel.text.remarks import Remark, Remarks, following


@final
class CooldownsRemark(Remark):
    """``cooldowns 0+2``: one for each ability of the hero."""

    def write(self, s: Any, holder: Any) -> str:
        left = holder.cooldowns
        return f"{self.word} {'+'.join(str(turns) for turns in left)}" if any(left) else ""

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        holder.cooldowns = [read_number(part, 0, LARGEST) for part in following(words, self.word).split("+")]


HERO: Final = Remarks("word about a hero", [Remark("acted", usual=False)])
MANA: Final = Remarks("word about mana", [Remark("extra"), Remark("gains")])
TALLY: Final = Remarks(
    "count", [Remark("turns", usual=-1), CooldownsRemark("cooldowns"), Remark("tokens"), Remark("under", "put_back")]
)


@final
class CardsLine(ListLine[Duel]):
    """``P1.hand: Wanderer; Morvane, King Beneath``: some names have a comma in them."""

    by = ";"

    def write_one(self, s: Duel, item: int) -> str:
        return UNSEEN if item == HIDDEN else s.cards.told(item)

    def read_one(self, s: Duel, text: str) -> int:
        return HIDDEN if text == UNSEEN else s.cards.find(text)


@final
class CreaturesLine(ListLine[Duel]):
    """``P1.creatures: Dawn Squire [17] attack 1; Moss Guardian [18] defense 2 exhausted``."""

    by = ";"

    def write_one(self, s: Duel, item: Creature) -> str:
        return write_creature(s, item)

    def read_one(self, s: Duel, text: str) -> Creature:
        return read_creature(s, self.seat, text)


@final
class TrapsLine(ListLine[Duel]):
    """``P1.traps: Snare [18]; ? [19]``, in the order they were set."""

    by = ";"

    def items(self, s: Duel) -> list[SetTrap]:
        return s.players[self.seat].traps

    def write_one(self, s: Duel, item: SetTrap) -> str:
        return write_trap(s, item)

    def read(self, s: Duel, value: str) -> None:
        s.players[self.seat].traps = [read_trap(s, self.seat, part) for part in split(value, self.by)]


@final
class ManaLine(MainLine[Duel]):
    """``P1.mana: 2/5 extra 1 gains 1``: what is left, of all; a zone that is not listed is filled with some card."""

    def main(self, s: Duel, player: Player) -> str:
        return f"{player.mana}/{len(player.mana_zone)}"

    def read_main(self, s: Duel, player: Player, value: str) -> None:
        left, _, of = value.partition("/")
        player.mana = read_number(left, 0, LARGEST)
        size = read_number(of or left, 0, LARGEST)
        if not player.mana_zone:
            player.mana_zone = [filler(s)] * size
        if len(player.mana_zone) != size:
            raise BadPosition(f"{len(player.mana_zone)} cards are in the mana zone, not {size}")
        if player.mana > size:
            raise BadPosition(f"{player.mana} mana cannot be left of {size} (C11)")


def filler(s: Duel) -> int:
    """A card that stands for any in the mana zone: a basic shard, if there is one."""
    cards = s.cards.all
    shards = [place for place in range(len(cards)) if cards[place].basic]
    others = [place for place in range(len(cards)) if cards[place].type in IN_THE_DECK]
    if not shards + others:
        raise BadPosition("these cards have none that could be mana")
    return (shards + others)[0]


def lines_about(seat: i64) -> list[Line[Duel]]:
    """All of them, in the order they are written."""
    fields = PLAYER.fields
    lines: list[Line[Duel]] = [CardLine(PLAYERS, seat, "hero", HERO), PairLine(PLAYERS, seat, "hp", "most")]
    for name in ("mana_zone", "shards", "hand", "deck", "graveyard", "removed"):
        lines.append(CardsLine(fields[name], "", "players", seat))
    lines.insert(3, ManaLine(PLAYERS, seat, "mana", MANA))
    lines.append(CreaturesLine(fields["creatures"], "", "players", seat))
    lines.append(TrapsLine(fields["traps"], "", "players", seat))
    lines.append(RemarksLine(PLAYERS, seat, "tally", TALLY))
    return lines
