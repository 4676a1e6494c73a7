"""The Vanar cards of Denizens of Shim'Zar."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, opening_gambit
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_is_attacked,
    deals_damage,
    it_kills,
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
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH_GENERALS,
    CHOSEN,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_MINIONS,
    Units,
)
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import BATTLE_PET, CELERITY, FLYING, FORCEFIELD, ROAMING, WALL

VANAR: Final = Press("Vanar", "Denizens of Shim'Zar")
PETS: Final = Holding(keys=("icy", "bur", "fog", "ubo", "sai", "rok", "dex", "oni"))
OTHER_PETS: Final = Holding(keys=("icy", "fog", "ubo", "sai", "rok", "dex", "oni"))
CHOOSE_VESPYR: Final = choose(Units(FRIENDLY, tribe="Vespyr", other=True))

CARDS: Final = (
    VANAR.minion(
        "Snow Rippler",
        "3 mana 3/4, common Vespyr",
        "Infiltrate: Whenever it damages a general, put a random Battle Pet into your hand.",
        deals_damage(AddCards(cards=PETS), to=BOTH_GENERALS, test=INFILTRATING),
    ),
    VANAR.minion(
        "Icy",
        "2 mana 2/3, common Battle Pet",
        "Opening Gambit: Stun a nearby enemy.",
        opening_gambit(choose(Units(ENEMY, ANY_UNIT, NEARBY)), Stun(CHOSEN)),
    ),
    VANAR.minion(
        "Bur",
        "2 mana 3/3, rare Battle Pet",
        "When it survives damage, it becomes a random other Battle Pet.",
        survives_damage(Change(ITSELF, OTHER_PETS, newcome=True)),
    ),
    VANAR.minion(
        "Huldra",
        "5 mana 3/4, rare",
        "Opening Gambit: Give a friendly Vespyr Celerity.",
        opening_gambit(CHOOSE_VESPYR, Enchant(CHOSEN, traits=CELERITY)),
    ),
    VANAR.minion(
        "Iceblade Dryad",
        "3 mana 3/3, epic Vespyr",
        "Opening Gambit: Give another friendly Vespyr +1/+1 and Flying.",
        opening_gambit(CHOOSE_VESPYR, Enchant(CHOSEN, 1, 1, traits=FLYING)),
    ),
    VANAR.minion(
        "Frostiva",
        "5 mana 3/3, legendary",
        "Forcefield. Whenever it attacks or is attacked, summon a 3/3 Night Howler, a Vespyr, nearby.",
        FORCEFIELD,
        after_it_attacks(Bring("night_howler", NEARBY)),
        after_it_is_attacked(Bring("night_howler", NEARBY)),
    ),
    VANAR.minion("Night Howler", "2 mana 3/3, Vespyr token"),
    VANAR.spell(
        "Wailing Overdrive",
        "4 mana, common",
        "Give a friendly minion on your opponent's starting side +5/+5.",
        choose(Units(FRIENDLY, where=THEIR_SIDE)),
        Enchant(CHOSEN, 5, 5),
    ),
    VANAR.spell(
        "Vespyric Call",
        "1 mana, epic",
        "Put a random Vespyr into your hand. It costs 1 less and has +1/+1.",
        AddCards(cards=Holding(MINION, tribe="Vespyr", faction="Vanar", real=True), cost=-1, attack=1, health=1),
    ),
    VANAR.spell(
        "Lightning Blitz",
        "2 mana, epic",
        "Give your minions +1/+1 and teleport them to random squares of your opponent's starting side.",
        Enchant(MY_MINIONS, 1, 1),
        Teleport(MY_MINIONS, THEIR_SIDE),
    ),
    VANAR.spell(
        "Winter's Wake",
        "8 mana, legendary",
        "Give your minions that are a Wall +4/+4. They can move from now on.",
        Enchant(Units(FRIENDLY, traits=WALL), 4, 4, traits=ROAMING),
    ),
    VANAR.spell(
        "Aspect of Shim'Zar",
        "3 mana, common",
        "Transform a minion into a random Battle Pet.",
        choose(ALL_MINIONS),
        Change(CHOSEN, Holding(MINION, traits=BATTLE_PET, but="rawr")),
    ),
    VANAR.artifact(
        "White Asp",
        "4 mana +3 attack, legendary",
        "Your general has +3 attack. Whenever it kills a minion, summon a Blazing Spines, a 3/3 Wall, there.",
        it_kills(Bring("blazing_spines_wall", THERE), whom=ALL_MINIONS),
    ),
)
