"""Why something is worth doing: what is better after it than without it, in the words of a game."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.text.reckoning import Piece, Reckoning
from cardwright.kernel.text.sentences import capital, counted, listed

MOST: Final = 3  # reasons; nobody listens to more


@final
class FightWords:
    """How a game speaks of fights. Places: {life}, {now} and {was} of what threatens it, {more} by how much, {name}."""

    def __init__(
        self,
        kills: str = "kills",
        falls: str = "brings down {life}",
        safe: str = "keeps {life} out of reach",
        less: str = "lets {life} be hit for {now} instead of {was}",
        aims: str = "brings {life} within reach",
        more: str = "lets {life} be hit for {now} instead of {was}",
        doomed: str = "lets the next fight kill {name}",
        saved: str = "saves {name} from the next fight",
    ) -> None:
        self.kills: str = kills
        self.falls: str = falls
        self.safe: str = safe
        self.less: str = less
        self.aims: str = aims
        self.more: str = more
        self.doomed: str = doomed
        self.saved: str = saved


def reasons(without: Reckoning, after: Reckoning, seat: i64, words: FightWords) -> list[str]:
    """What speaks for it, the weightiest first: each goes on after "it"."""
    found = [
        *deaths(without, after, seat, words),
        *blows(without, after, seat, words),
        *threats(without, after, seat, words),
        *fates(without, after, seat, words),
        *arrivals(without, after, seat),
        *wounds(without, after, seat),
        *[note for note in after.notes if note not in without.notes],
        *growth(without, after, seat),
        *gains(without, after),
    ]
    return found[:MOST]


def price(now: Reckoning, without: Reckoning, after: Reckoning, seat: i64) -> list[str]:
    """What it costs beside mana: own things and own life that would be there without it."""
    lost = [piece for number, piece in gone(without, after) if piece.seat == seat and number in now.pieces]
    told = [called_once(lost, seat)] if lost else []
    for name, life in without.lives.items():
        if life.seat == seat and name in after.lives and after.lives[name].health < life.health:
            told.append(f"{life.health - after.lives[name].health} health of {name}")
    return told


def changes(now: Reckoning, after: Reckoning) -> list[str]:
    """What the numbers are now and would be: ``The enemy general: 25 → 21``."""
    told = []
    for name, life in now.lives.items():
        left = max(0, after.lives[name].health) if name in after.lives else 0
        if left != life.health and life.health > 0:
            told.append(f"{capital(name)}: {life.health} → {left}")
    for name, much in now.held.items():
        if after.held.get(name, much) != much:
            told.append(f"{capital(name)}: {much} → {after.held[name]}")
    return told


# Reason by reason.


def gone(without: Reckoning, after: Reckoning) -> list[tuple[int, Piece]]:
    return [(number, piece) for number, piece in without.pieces.items() if number not in after.pieces]


def deaths(without: Reckoning, after: Reckoning, seat: i64, words: FightWords) -> list[str]:
    dead = [piece for _, piece in gone(without, after) if piece.seat != seat]
    return [f"{words.kills} {called_once(dead, seat)}"] if dead else []


def blows(without: Reckoning, after: Reckoning, seat: i64, words: FightWords) -> list[str]:
    """Life that others lose, and that is won or spared for oneself."""
    told = []
    for name, life in without.lives.items():
        if name not in after.lives:
            told += [words.falls.format(life=name)] if life.seat != seat else []
            continue
        change = after.lives[name].health - life.health
        if life.seat != seat and change < 0:
            told.append(f"takes {-change} from {name}")
        elif life.seat == seat and change > 0:
            told.append(f"leaves {name} with {change} more health")
    return told


def threats(without: Reckoning, after: Reckoning, seat: i64, words: FightWords) -> list[str]:
    told = []
    for name, life in after.lives.items():
        was = without.lives[name].threat if name in without.lives else 0
        mine = life.seat == seat
        if (mine and life.threat >= was) or (not mine and (life.threat <= was or hit(without, after, name))):
            continue
        sentence = (words.less if life.threat else words.safe) if mine else (words.more if was else words.aims)
        told.append(sentence.format(life=name, now=life.threat, was=was, more=abs(int(life.threat - was))))
    return [sentence for sentence in told if sentence]


def hit(without: Reckoning, after: Reckoning, name: str) -> bool:
    """Whether a life is lost already: that more may follow goes without saying."""
    return name in without.lives and after.lives[name].health < without.lives[name].health


def fates(without: Reckoning, after: Reckoning, seat: i64, words: FightWords) -> list[str]:
    """Who would not survive the next fight now, and who would."""
    told = []
    for number, piece in after.pieces.items():
        was = number in without.pieces and without.pieces[number].doomed
        if piece.seat != seat and piece.doomed and not was:
            told.append(words.doomed.format(name=piece.called))
        elif piece.seat == seat and was and not piece.doomed:
            told.append(words.saved.format(name=named(piece, seat)))
    return told


def arrivals(without: Reckoning, after: Reckoning, seat: i64) -> list[str]:
    new = [piece for number, piece in after.pieces.items() if number not in without.pieces and piece.seat == seat]
    names = [f"{piece.name} ({piece.numbers})" if piece.numbers else piece.name for piece in new]
    return [f"puts {listed(names)} on your side"] if names else []


def wounds(without: Reckoning, after: Reckoning, seat: i64) -> list[str]:
    told = []
    for number, piece in without.pieces.items():
        if piece.seat != seat and number in after.pieces and after.pieces[number].health < piece.health:
            left = after.pieces[number].health
            told.append(f"takes {piece.health - left} from {piece.called} ({left} left)")
    return told


def growth(without: Reckoning, after: Reckoning, seat: i64) -> list[str]:
    told = []
    for number, piece in after.pieces.items():
        if piece.seat == seat and number in without.pieces and grows(piece, without.pieces[number]):
            told.append(f"makes {named(piece, seat)} {piece.numbers} instead of {without.pieces[number].numbers}")
    return told


def grows(now: Piece, before: Piece) -> bool:
    return now.numbers != before.numbers and now.health >= before.health


def gains(without: Reckoning, after: Reckoning) -> list[str]:
    told = []
    for name, much in without.held.items():
        more = after.held.get(name, much) - much
        if more > 0:
            told.append(counted(more, "card") if name == "cards in hand" else f"{more} more {name}")
    return [f"gives you {listed(told)}"] if told else []


# What things are called.


def named(piece: Piece, seat: i64) -> str:
    return f"your {piece.name}" if piece.seat == seat else piece.called


def called_once(pieces: list[Piece], seat: i64) -> str:
    """Each name once: ``the enemy Wolf and another one``."""
    names = [named(piece, seat) for piece in pieces]
    told = []
    for name in dict.fromkeys(names):
        more = names.count(name) - 1
        told.append(f"{name} and {'another one' if more == 1 else f'{more} more of them'}" if more else name)
    return listed(told)
