"""A few plain cards, and battles written with them, for the tests of what is written, seen and said."""

from __future__ import annotations

from cardwright.games.generals.cards.clauses import bloodbound, choose, opening_gambit, sentinel
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.damage import Hurt
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.units import CHOSEN, EVERYONE, MY_MINIONS, MY_OTHER_MINIONS
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.card import GENERAL_ATTACKS, MINION_SUMMONED, Card, Cards
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.keywords import SENTINEL, TRIAL
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.options import STANDARD, GeneralsOptions

P1, P2, ONLOOKER = 0, 1, -1
GRAIN = "test"


def printed() -> list[Card]:
    lyonar, songhai, neutral = Press("Lyonar", GRAIN), Press("Songhai", GRAIN), Press("Neutral", GRAIN)
    return [
        lyonar.general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        songhai.general("Kaleos Xaan", "2/25", "", bloodbound("blink")),
        lyonar.spell("Roar", "1 mana, basic token", "", choose(MY_MINIONS), Enchant(CHOSEN, attack=2)),
        songhai.spell("Blink", "1 mana, basic token", "", choose(MY_MINIONS), Enchant(CHOSEN, health=1)),
        neutral.minion("Komodo Charger", "1 mana 1/3"),
        neutral.minion("Rock Pulverizer", "2 mana 1/4"),
        neutral.minion("Zurael, the Lifegiver", "6 mana 4/4, legendary"),
        lyonar.minion(
            "Sun Chaplain", "2 mana 2/3", "", opening_gambit(choose(MY_OTHER_MINIONS), Enchant(CHOSEN, 1, 1))
        ),
        lyonar.minion("Banner Bearer", "3 mana 2/2", "", aura(MY_OTHER_MINIONS, attack=1)),
        lyonar.minion("Grand Strategos", "5 mana 5/5, mythron", "", TRIAL),
        lyonar.spell("Tempest", "2 mana", "", Hurt(2, EVERYONE)),
        songhai.spell("Tempest", "2 mana", "", Hurt(2, EVERYONE), key="tempest_of_songhai"),
        songhai.spell("Phoenix Fire", "2 mana", "", choose(EVERYONE), Hurt(3, CHOSEN)),
        songhai.artifact("Cyclone Mask", "2 mana +1 attack", ""),
        songhai.minion("Mizuchi", "3 mana 4/3", "", sentinel(MINION_SUMMONED)),
        songhai.minion("Mind-Cage Oni", "3 mana 5/3", "", sentinel(GENERAL_ATTACKS)),
        songhai.minion("Watchful Sentinel", "3 mana 3/3, basic token", "", SENTINEL),
        neutral.tile("Shadow Creep", ""),
    ]


CARDS = Cards(printed())


def at(text: str = "", options: GeneralsOptions = STANDARD) -> Battle:
    """The battle somebody wrote; without a line of units there are just the generals."""
    units = "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3"
    lines = text if "units:" in text else f"{text}\nunits: {units}"
    return GAME.read_position(lines.replace("GENERALS", units), options, CARDS)


def say(s: Battle, seat: int, text: str) -> None:
    GAME.apply(s, seat, GAME.read_action(s, seat, text))


def card(name: str) -> int:
    return CARDS.find(name)


def line(s: Battle, key: str) -> str:
    """One line of the written position."""
    return dict(row.split(": ", 1) for row in GAME.position_text(s).splitlines())[key]


def mark_of(name: str, attack: int = 1, health: int = 1, seat: int = P1) -> Mark:
    """A mark with the first enchantment printed on a card."""
    return Mark(CARDS.all[card(name)].enchantments[0], attack, health, 0, seat)
