"""The coach of threelines: lines to close, cards to destroy, avatars to hit."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.threelines.model.actions import LINE_NAMES, placed_cards
from cardwright.games.threelines.model.state import EMPTY, LINES, Position
from cardwright.games.threelines.text.words import line_text
from cardwright.kernel.bits import i64
from cardwright.kernel.text.coach import Coach
from cardwright.kernel.text.reasons import FightWords
from cardwright.kernel.text.reckoning import Life, Piece, Reckoning
from cardwright.kernel.text.sentences import listed

FIGHT: Final = FightWords(
    kills="destroys",
    safe="leaves no enemy card an open way to {life}",
    less="leaves open lines for {now} instead of {was} a round on {life}",
    aims="opens a line for {now} a round on {life}",
    more="opens lines for {now} instead of {was} a round on {life}",
)


@final
class ThreelinesCoach(Coach[Position]):
    words: FightWords = FIGHT

    def order(self, s: Position, seat: i64, action: i64) -> str:
        placed = [f"{s.cards.name(card)} {line_text(line)}" for card, line in placed_cards(s, seat, action)]
        return f"Place {listed(placed)}" if placed else "Place nothing"

    def reckoning(self, s: Position, seat: i64) -> Reckoning:
        found = Reckoning()
        for side, player in enumerate(s.players):
            other = s.players[1 - side]
            threat = 0
            for line in range(LINES):
                card = player.card(line)
                if card != EMPTY:
                    figures = f"{s.facts(card).attack}/{player.left(line)}"
                    found.pieces[int(card)] = Piece(
                        s.cards.name(card), s.cards.name(card), side, figures, player.left(line)
                    )
                elif other.card(line) != EMPTY:
                    threat += s.facts(other.card(line)).attack
            name = "your avatar" if side == seat else "the enemy avatar"
            found.lives[name] = Life(side, player.hp, threat)
        return found

    def purpose(self, s: Position, seat: i64, action: i64) -> str:
        placed = placed_cards(s, seat, action)
        if not placed:
            return "What you could pay for now is worth more later; the mana stays yours."
        return f"It holds the {listed([LINE_NAMES[line] for _, line in placed])} line."


COACH: Final = ThreelinesCoach()
