"""Why something is worth doing: what is better after it than without it, in the words of a game."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.text.sentences import capital, counted, listed
from cardwright.kernel.text.standing import Body, Standing

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


def reasons(without: Standing, after: Standing, seat: i64, words: FightWords) -> list[str]:
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


def price(now: Standing, without: Standing, after: Standing, seat: i64) -> list[str]:
    """What it costs beside mana: own things and own life that would be there without it."""
    lost = [body for number, body in gone(without, after) if body.seat == seat and number in now.bodies]
    told = [called_once(lost, seat)] if lost else []
    for name, life in without.lives.items():
        if life.seat == seat and name in after.lives and after.lives[name].health < life.health:
            told.append(f"{life.health - after.lives[name].health} health of {name}")
    return told


def changes(now: Standing, after: Standing) -> list[str]:
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


def gone(without: Standing, after: Standing) -> list[tuple[int, Body]]:
    return [(number, body) for number, body in without.bodies.items() if number not in after.bodies]


def deaths(without: Standing, after: Standing, seat: i64, words: FightWords) -> list[str]:
    dead = [body for _, body in gone(without, after) if body.seat != seat]
    return [f"{words.kills} {called_once(dead, seat)}"] if dead else []


def blows(without: Standing, after: Standing, seat: i64, words: FightWords) -> list[str]:
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


def threats(without: Standing, after: Standing, seat: i64, words: FightWords) -> list[str]:
    told = []
    for name, life in after.lives.items():
        was = without.lives[name].threat if name in without.lives else 0
        mine = life.seat == seat
        if (mine and life.threat >= was) or (not mine and (life.threat <= was or hit(without, after, name))):
            continue
        sentence = (words.less if life.threat else words.safe) if mine else (words.more if was else words.aims)
        told.append(sentence.format(life=name, now=life.threat, was=was, more=abs(int(life.threat - was))))
    return [sentence for sentence in told if sentence]


def hit(without: Standing, after: Standing, name: str) -> bool:
    """Whether a life is lost already: that more may follow goes without saying."""
    return name in without.lives and after.lives[name].health < without.lives[name].health


def fates(without: Standing, after: Standing, seat: i64, words: FightWords) -> list[str]:
    """Who would not survive the next fight now, and who would."""
    told = []
    for number, body in after.bodies.items():
        was = number in without.bodies and without.bodies[number].doomed
        if body.seat != seat and body.doomed and not was:
            told.append(words.doomed.format(name=body.called))
        elif body.seat == seat and was and not body.doomed:
            told.append(words.saved.format(name=named(body, seat)))
    return told


def arrivals(without: Standing, after: Standing, seat: i64) -> list[str]:
    new = [body for number, body in after.bodies.items() if number not in without.bodies and body.seat == seat]
    names = [f"{body.name} ({body.numbers})" if body.numbers else body.name for body in new]
    return [f"puts {listed(names)} on your side"] if names else []


def wounds(without: Standing, after: Standing, seat: i64) -> list[str]:
    told = []
    for number, body in without.bodies.items():
        if body.seat != seat and number in after.bodies and after.bodies[number].health < body.health:
            left = after.bodies[number].health
            told.append(f"takes {body.health - left} from {body.called} ({left} left)")
    return told


def growth(without: Standing, after: Standing, seat: i64) -> list[str]:
    told = []
    for number, body in after.bodies.items():
        if body.seat == seat and number in without.bodies and grows(body, without.bodies[number]):
            told.append(f"makes {named(body, seat)} {body.numbers} instead of {without.bodies[number].numbers}")
    return told


def grows(now: Body, before: Body) -> bool:
    return now.numbers != before.numbers and now.health >= before.health


def gains(without: Standing, after: Standing) -> list[str]:
    told = []
    for name, much in without.held.items():
        more = after.held.get(name, much) - much
        if more > 0:
            told.append(counted(more, "card") if name == "cards in hand" else f"{more} more {name}")
    return [f"gives you {listed(told)}"] if told else []


# What things are called.


def named(body: Body, seat: i64) -> str:
    return f"your {body.name}" if body.seat == seat else body.called


def called_once(bodies: list[Body], seat: i64) -> str:
    """Each name once: ``the enemy Wolf and another one``."""
    names = [named(body, seat) for body in bodies]
    told = []
    for name in dict.fromkeys(names):
        more = names.count(name) - 1
        told.append(f"{name} and {'another one' if more == 1 else f'{more} more of them'}" if more else name)
    return listed(told)
