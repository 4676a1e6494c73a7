"""What has left the board is beyond everything that was still to happen to it."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.command import Borrow, TakeOver, Tire, Wake
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend, Vanish
from cardwright.games.generals.effects.enchant import Dispel, Enchant, Stun
from cardwright.games.generals.effects.movement import SendHome, SwapPlaces, Teleport
from cardwright.games.generals.effects.places import ANYWHERE
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import ENEMY_MINIONS, MY_MINIONS
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.scene import Effect
from tests.games.generals.field import P1, P2, Field, field

NEUTRAL = Press("Neutral", "test")
FOLLOWING: dict[str, Effect] = {
    "Home": SendHome(ENEMY_MINIONS),
    "Wound": Hurt(1, ENEMY_MINIONS),
    "Cure": Mend(1, ENEMY_MINIONS),
    "Slay": Destroy(ENEMY_MINIONS),
    "Banish": Vanish(ENEMY_MINIONS),
    "Beguile": TakeOver(ENEMY_MINIONS),
    "Lend": Borrow(ENEMY_MINIONS),
    "Rouse": Wake(ENEMY_MINIONS),
    "Weary": Tire(ENEMY_MINIONS),
    "Halt": Stun(ENEMY_MINIONS),
    "Blank": Dispel(ENEMY_MINIONS),
    "Grace": Enchant(ENEMY_MINIONS, 1, 1),
    "Morph": Change(ENEMY_MINIONS, "hailstone_golem"),
    "Shove": Teleport(ENEMY_MINIONS, ANYWHERE),
    "Trade": SwapPlaces(ENEMY_MINIONS, MY_MINIONS),
    "Barter": SwapPlaces(MY_MINIONS, ENEMY_MINIONS),
}
CARDS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "1 mana, basic token", ""),
        NEUTRAL.minion("Komodo Charger", "1 mana 1/3"),
        NEUTRAL.minion("Hailstone Golem", "4 mana 4/6"),
        *(
            NEUTRAL.spell(f"Home and {name}", "0 mana", "", SendHome(ENEMY_MINIONS), effect)
            for name, effect in FOLLOWING.items()
        ),
        *(
            NEUTRAL.spell(f"Banish and {name}", "0 mana", "", Vanish(ENEMY_MINIONS), effect)
            for name, effect in FOLLOWING.items()
        ),
    ]
)


def played(spell: str) -> Field:
    units = "P1 Hailstone Golem b1; P2 Komodo Charger g3 damage 1"
    return field(units, f"P1 hand: {spell}", cards=CARDS).do("play 1")


@pytest.mark.parametrize("name", FOLLOWING)
def test_a_minion_that_went_home_is_a_card_in_hand_and_nothing_more(name: str) -> None:
    battle = played(f"Home and {name}")
    assert (battle.hand(P2), battle["g3"]) == (["Komodo Charger"], "-")
    assert (battle["b1"], battle.line("P2 fallen")) == ("Hailstone Golem 4/6", "-")
    assert [unit.owner for unit in battle.s.units] == [P1, P2, P1]
    assert battle.told()[-2:] == ["P2's Komodo Charger returns from g3 to the hand.", "P2 gets a card."]


@pytest.mark.parametrize("name", FOLLOWING)
def test_a_minion_that_was_removed_is_nowhere(name: str) -> None:
    battle = played(f"Banish and {name}")
    assert (battle.hand(P2), battle["g3"]) == ([], "-")
    assert (battle["b1"], battle.line("P2 fallen")) == ("Hailstone Golem 4/6", "-")
    assert battle.told()[-1] == "P2's Komodo Charger vanishes from g3."
