"""The Vanar cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import build, choose, choose_square, even_while_built
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_strikes_back,
    blood_surge,
    dying_wish,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, double_damage
from cardwright.games.generals.effects.amounts import GainedAttack, GainedHealth
from cardwright.games.generals.effects.arrival import Bring, BringAlike, BringCopies
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.conditions import Fits
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCopies
from cardwright.games.generals.effects.enchant import Enchant, Stun
from cardwright.games.generals.effects.places import HERE, ROOM_UP_AND_DOWN, UP_AND_DOWN, Around, RowsOf
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    DOER,
    ENEMIES,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_MINIONS,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.keywords import AIRDROP, DYING_WISH, INFILTRATED, NO_STRIKE_BACK, SLOWED, STUNNED
from cardwright.kernel.effects.conditions import Not

VANAR: Final = Press("Vanar", "Immortal Vanguard")
SLOW_ENEMIES: Final = aura(ENEMIES, traits=SLOWED)
ROUSED: Final = Enchant(Units(FRIENDLY, tribe="Vespyr"), 2, 2)

CARDS: Final = (
    VANAR.minion(
        "Hydrogarm",
        "4 mana 3/3, epic Vespyr",
        "Blood Surge: Deal 1 damage to the enemy minions in its row and Stun them.",
        blood_surge(Hurt(1, Units(ENEMY, where=RowsOf(ITSELF))), Stun(Units(ENEMY, where=RowsOf(ITSELF)))),
    ),
    VANAR.minion(
        "Echo Deliverant",
        "6 mana 6/4, rare Mech",
        "Whenever you summon another Mech, summon a copy of it next to it.",
        you_summon(
            BringCopies(SUBJECT, Around(SUBJECT)),
            who=Units(FRIENDLY, tribe="Mech", other=True),
            test=Not(Fits(DOER, Units(card="echo_deliverant"))),
        ),
    ),
    VANAR.minion("Ursaplomb", "1 mana 4/5, token", "Does not strike back.", NO_STRIKE_BACK),
    VANAR.minion("Protosensor", "2 mana 2/2, common", "Airdrop. Build 1.", AIRDROP, build(1)),
    VANAR.minion(
        "Cryoblade",
        "2 mana 2/3, common",
        "Deals double damage to Stunned enemies.",
        double_damage(to=Units(ENEMY, ANY_UNIT, traits=STUNNED), by=THIS_UNIT),
    ),
    VANAR.minion(
        "Draugar Eyolith",
        "6 mana 7/14, legendary",
        "Build 2. While it is in play or being built, enemies move 1 square at most.",
        build(2),
        even_while_built(SLOW_ENEMIES),
    ),
    VANAR.minion(
        "Denadoro",
        "4 mana 4/5, legendary",
        "Your minions with Infiltrate count as on your opponent's starting side anywhere.",
        aura(MY_MINIONS, traits=INFILTRATED),
    ),
    VANAR.spell(
        "Aspect of the Bear",
        "2 mana, common",
        "Transform a minion into a 4/5 Ursaplomb, which does not strike back.",
        choose(ALL_MINIONS),
        Change(CHOSEN, "ursaplomb"),
    ),
    VANAR.spell(
        "Essence Sculpt",
        "0 mana, rare",
        "Put a copy of a Stunned minion into your hand.",
        choose(Units(traits=STUNNED)),
        AddCopies(CHOSEN),
    ),
    VANAR.spell(
        "Wintertide",
        "4 mana, epic",
        "Summon 3 Winter Maerids, 2/2 Vespyrs, one above the other.",
        choose_square(ROOM_UP_AND_DOWN),
        Bring("winter_maerid", UP_AND_DOWN, exactly=True),
    ),
    VANAR.spell(
        "Shatter",
        "2 mana, common",
        "Destroy a Stunned enemy minion.",
        choose(Units(ENEMY, traits=STUNNED)),
        Destroy(CHOSEN),
    ),
    VANAR.spell(
        "Auroraboros",
        "5 mana, legendary",
        'Your minions gain "Dying Wish: Summon this minion again on its square."',
        Enchant(MY_MINIONS, traits=DYING_WISH, ability=dying_wish(BringAlike(ITSELF, HERE))),
    ),
    VANAR.spell(
        "Crystalline Reinforcement",
        "3 mana, epic",
        "Double the attack and health your minions have gained or lost.",
        Each(MY_MINIONS, Enchant(CHOSEN, GainedAttack(CHOSEN), GainedHealth(CHOSEN))),
    ),
    VANAR.artifact(
        "Animus Plate",
        "5 mana +2 attack, rare",
        "Your general has +2 attack. Whenever it attacks or strikes back, give your Vespyrs +2/+2.",
        after_it_attacks(ROUSED),
        after_it_strikes_back(ROUSED),
    ),
)
