"""The Vanar cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_is_attacked,
    deals_damage,
    survives_damage,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.conditions import INFILTRATING
from cardwright.games.generals.effects.draw import AddCards
from cardwright.games.generals.effects.enchant import Enchant, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import NEARBY, THEIR_SIDE, THERE
from cardwright.games.generals.effects.transform import ChangeRandom
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH_GENERALS,
    CHOSEN,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_MINIONS,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import DIED, Trigger
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import BATTLE_PET, CELERITY, FLYING, FORCEFIELD, ROAMING, WALL
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vanar", "Denizens of Shim'Zar")
PETS: Final = Holding(keys=("icy", "bur", "fog", "ubo", "sai", "rok", "dex", "oni"))
OTHER_PETS: Final = Holding(keys=("icy", "fog", "ubo", "sai", "rok", "dex", "oni"))
MY_VESPYR: Final = Target(Units(FRIENDLY, tribe="Vespyr", other=True))

CARDS: Final = (
    PRESS.minion(
        "Snow Rippler",
        3,
        3,
        4,
        "Infiltrate: Whenever it damages a general, put a random Battle Pet into your hand.",
        tribe="Vespyr",
        rarity="common",
        abilities=(deals_damage(AddCards(cards=PETS), to=BOTH_GENERALS, test=INFILTRATING),),
    ),
    PRESS.minion(
        "Icy",
        2,
        2,
        3,
        "Opening Gambit: Stun a nearby enemy.",
        tribe="Battle Pet",
        rarity="common",
        target=Target(Units(ENEMY, ANY_UNIT, NEARBY)),
        gambit=(Stun(CHOSEN),),
    ),
    PRESS.minion(
        "Bur",
        2,
        3,
        3,
        "When it survives damage, it becomes a random other Battle Pet.",
        tribe="Battle Pet",
        rarity="rare",
        abilities=(survives_damage(ChangeRandom(ITSELF, OTHER_PETS)),),
    ),
    PRESS.minion(
        "Huldra",
        5,
        3,
        4,
        "Opening Gambit: Give a friendly Vespyr Celerity.",
        rarity="rare",
        target=MY_VESPYR,
        gambit=(Enchant(CHOSEN, traits=CELERITY),),
    ),
    PRESS.minion(
        "Iceblade Dryad",
        3,
        3,
        3,
        "Opening Gambit: Give another friendly Vespyr +1/+1 and Flying.",
        tribe="Vespyr",
        rarity="epic",
        target=MY_VESPYR,
        gambit=(Enchant(CHOSEN, 1, 1, traits=FLYING),),
    ),
    PRESS.minion(
        "Frostiva",
        5,
        3,
        3,
        "Forcefield. Whenever it attacks or is attacked, summon a 3/3 Night Howler, a Vespyr, nearby.",
        FORCEFIELD,
        rarity="legendary",
        abilities=(
            after_it_attacks(Bring("night_howler", NEARBY)),
            after_it_is_attacked(Bring("night_howler", NEARBY)),
        ),
    ),
    PRESS.minion("Night Howler", 2, 3, 3, tribe="Vespyr", rarity="token", token=True),
    PRESS.spell(
        "Wailing Overdrive",
        4,
        "Give a friendly minion on your opponent's starting side +5/+5.",
        (Enchant(CHOSEN, 5, 5),),
        Target(Units(FRIENDLY, where=THEIR_SIDE)),
        rarity="common",
    ),
    PRESS.spell(
        "Vespyric Call",
        1,
        "Put a random Vespyr into your hand. It costs 1 less and has +1/+1.",
        (AddCards(cards=Holding(MINION, tribe="Vespyr", faction="Vanar", real=True), cost=-1, attack=1, health=1),),
        rarity="epic",
    ),
    PRESS.spell(
        "Lightning Blitz",
        2,
        "Give your minions +1/+1 and teleport them to random squares of your opponent's starting side.",
        (Enchant(MY_MINIONS, 1, 1), Teleport(MY_MINIONS, THEIR_SIDE)),
        rarity="epic",
    ),
    PRESS.spell(
        "Winter's Wake",
        8,
        "Give your minions that are a Wall +4/+4. They can move from now on.",
        (Enchant(Units(FRIENDLY, traits=WALL), 4, 4, traits=ROAMING),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Aspect of Shim'Zar",
        3,
        "Transform a minion into a random Battle Pet.",
        (ChangeRandom(CHOSEN, Holding(MINION, traits=BATTLE_PET, but="rawr")),),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.artifact(
        "White Asp",
        4,
        "Your general has +3 attack. Whenever it kills a minion, summon a Blazing Spines, a 3/3 Wall, there.",
        3,
        abilities=(Trigger(DIED, (Bring("blazing_spines_wall", THERE),), about=ALL_MINIONS, by=THIS_UNIT),),
        rarity="legendary",
    ),
)
