"""The Vetruvian cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import aura, dying_wish, you_summon, your_general_damages
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import Artifacts
from cardwright.games.generals.effects.arrival import Bring, BringCopies
from cardwright.games.generals.effects.artifacts import BreakArtifacts, EquipCard, MendArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import TakeOver, Wake
from cardwright.games.generals.effects.conditions import Fits, Not, Room
from cardwright.games.generals.effects.damage import FULLY, Destroy, Hurt, Mend, Vanish
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN, YOUR_NEXT_TURN
from cardwright.games.generals.effects.enchant import Dispel, Enchant, SetNumbers
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY, Around, InFront
from cardwright.games.generals.effects.transform import Mirror
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    BOTH_GENERALS,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import ANY_ATTACK, DamageRule
from cardwright.games.generals.model.keywords import (
    BLAST,
    EPHEMERAL,
    FLYING,
    FRENZY,
    PROVOKE,
    ROOTED,
    RUSH,
    SPELL_PROOF,
)
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vetruvian", "Core")

MY_DERVISHES: Final = Units(FRIENDLY, tribe="Dervish")
ENEMY_BESIDE_MY_GENERAL: Final = Target(Units(ENEMY, where=Around(MY_GENERAL)))
BESIDE_THE_ENEMY_GENERAL: Final = Around(ENEMY_GENERAL)

CARDS: Final = (
    PRESS.general("Zirix Starstrider", bloodbound="iron_shroud", text="Bloodbound spell: Iron Shroud."),
    PRESS.minion(
        "Wind Shrike", 4, 4, 3, "Flying. Dying Wish: Draw a card.", FLYING, abilities=(dying_wish(DrawCards()),)
    ),
    PRESS.minion("Starfire Scarab", 5, 4, 6, "Blast.", BLAST, rarity="common"),
    PRESS.minion(
        "Sand Howler", 3, 3, 3, "Your opponent's spells cannot target it.", SPELL_PROOF, "Dervish", rarity="rare"
    ),
    PRESS.minion(
        "Dunecaster",
        2,
        2,
        1,
        "Opening Gambit: Give another friendly Dervish +2/+2. A Wind Dervish also loses Ephemeral.",
        tribe="Dervish",
        rarity="common",
        target=Target(Units(FRIENDLY, tribe="Dervish", other=True)),
        gambit=(
            Enchant(CHOSEN, 2, 2),
            If(Fits(CHOSEN, Units(card="wind_dervish")), (Enchant(CHOSEN, lifts=EPHEMERAL, lasting=True),)),
        ),
    ),
    PRESS.minion(
        "Orb Weaver",
        3,
        2,
        2,
        "Opening Gambit: Summon a copy of it on a nearby square.",
        tribe="Dervish",
        rarity="common",
        target=Target(where=NEARBY, free=True),
        gambit=(BringCopies(ITSELF, HERE),),
    ),
    PRESS.minion("Pyromancer", 2, 2, 1, "Blast.", BLAST),
    PRESS.minion("Ethereal Obelysk", 2, 0, 6, "Summon Dervish.", tribe="Structure", dervishes=1),
    PRESS.minion(
        "Fireblaze Obelysk",
        3,
        0,
        6,
        "Summon Dervish. Your Dervishes have +1 attack.",
        tribe="Structure",
        rarity="rare",
        dervishes=1,
        abilities=(aura(MY_DERVISHES, attack=1),),
    ),
    PRESS.minion(
        "Windstorm Obelysk",
        2,
        0,
        4,
        "Summon Dervish. Your Dervishes have +1 health.",
        tribe="Structure",
        rarity="common",
        dervishes=1,
        abilities=(aura(MY_DERVISHES, health=1),),
    ),
    PRESS.minion("Wind Dervish", 2, 2, 2, "Rush. Ephemeral.", RUSH | EPHEMERAL, "Dervish", rarity="token", token=True),
    PRESS.minion(
        "Imperial Mechanyst",
        3,
        2,
        5,
        "Opening Gambit: Repair all your artifacts to full durability.",
        rarity="rare",
        gambit=(MendArtifacts(),),
    ),
    PRESS.minion(
        "Mirage Master",
        4,
        1,
        1,
        "Opening Gambit: It becomes a copy of an enemy minion.",
        rarity="epic",
        target=Target(ENEMY_MINIONS),
        gambit=(Mirror(ITSELF, CHOSEN),),
    ),
    PRESS.minion(
        "Aymara Healer",
        6,
        5,
        5,
        "Provoke. Dying Wish: Deal 5 damage to the enemy general and restore 5 health to your general.",
        PROVOKE,
        rarity="legendary",
        abilities=(dying_wish(Hurt(5, ENEMY_GENERAL), Mend(5, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Portal Guardian",
        3,
        0,
        8,
        "Frenzy. Whenever you summon a minion, it gains +1 attack.",
        FRENZY,
        rarity="epic",
        abilities=(you_summon(Enchant(ITSELF, 1)),),
    ),
    PRESS.minion(
        "Oserix",
        6,
        6,
        5,
        "Flying. Dying Wish: Equip 2 random artifacts from your deck, as far as you have room for them.",
        FLYING,
        rarity="legendary",
        abilities=(dying_wish(EquipCard(cards=Holding("artifact"), count=2, deck=True)),),
    ),
    PRESS.general("Scioness Sajj", bloodbound="psionic_strike", text="Bloodbound spell: Psionic Strike."),
    PRESS.minion(
        "Sand Sister Saon",
        4,
        4,
        4,
        "Your general has +1 attack.",
        rarity="legendary",
        abilities=(aura(MY_GENERAL, attack=1),),
    ),
    PRESS.minion("Iron Dervish", 1, 2, 2, tribe="Dervish", rarity="token", token=True),
    PRESS.minion(
        "Grandmaster Nosh-Rak",
        8,
        4,
        8,
        "Blast. Flying. The enemy general takes double damage.",
        BLAST | FLYING,
        rarity="legendary",
        abilities=(DamageRule(ENEMY_GENERAL, times=2),),
    ),
    PRESS.general("Ciphyron Ascendant", bloodbound="descension", text="Bloodbound spell: Descension."),
    PRESS.spell(
        "Dominate Will",
        7,
        "Take over an enemy minion near your general.",
        (TakeOver(CHOSEN),),
        ENEMY_BESIDE_MY_GENERAL,
        rarity="rare",
    ),
    PRESS.spell(
        "Siphon Energy",
        0,
        "Dispel an enemy minion near your general.",
        (Dispel(CHOSEN),),
        ENEMY_BESIDE_MY_GENERAL,
        rarity="common",
    ),
    PRESS.spell(
        "Cosmic Flesh",
        2,
        "Give a friendly minion +1/+3 and Provoke.",
        (Enchant(CHOSEN, 1, 3, traits=PROVOKE),),
        Target(MY_MINIONS),
    ),
    PRESS.spell(
        "Blindscorch",
        1,
        "A minion's attack becomes 0 until your next turn.",
        (SetNumbers(CHOSEN, 0, lasts=YOUR_NEXT_TURN),),
        Target(ALL_MINIONS),
    ),
    PRESS.spell(
        "Astral Phasing",
        3,
        "Give a friendly minion +5 health and Flying.",
        (Enchant(CHOSEN, 0, 5, traits=FLYING),),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Entropic Decay",
        4,
        "Destroy an enemy minion near your general.",
        (Destroy(CHOSEN),),
        ENEMY_BESIDE_MY_GENERAL,
    ),
    PRESS.spell("Time Maelstrom", 3, "Reactivate your general.", (Wake(MY_GENERAL),), rarity="legendary"),
    PRESS.spell(
        "Sand Trap",
        2,
        "An enemy minion can no longer move.",
        (Enchant(CHOSEN, traits=ROOTED),),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Scion's First Wish",
        1,
        "Give a friendly minion +1/+1. Draw a card.",
        (Enchant(CHOSEN, 1, 1), DrawCards()),
        Target(MY_MINIONS),
    ),
    PRESS.spell(
        "Scion's Second Wish",
        2,
        "Give a friendly minion +2/+2. Generals that attack it or strike back at it deal no damage to it.",
        (Enchant(CHOSEN, 2, 2, abilities=(DamageRule(THIS_UNIT, by=BOTH_GENERALS, none=True, source=ANY_ATTACK),)),),
        Target(MY_MINIONS),
    ),
    PRESS.spell(
        "Scion's Third Wish",
        3,
        "Give a friendly Dervish +3/+3 and Flying.",
        (Enchant(CHOSEN, 3, 3, traits=FLYING),),
        Target(MY_DERVISHES),
        rarity="legendary",
    ),
    PRESS.spell(
        "Rasha's Curse",
        2,
        "Destroy a random artifact of the enemy general. Summon a Wind Dervish near that general.",
        (If(Not(Room(BESIDE_THE_ENEMY_GENERAL)), (BreakArtifacts(one=True),)),),
        followups=(
            (
                Target(where=BESIDE_THE_ENEMY_GENERAL, free=True),
                (BreakArtifacts(one=True), Bring("wind_dervish", HERE, exactly=True)),
            ),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Star's Fury",
        5,
        "Summon a Wind Dervish in front of each enemy.",
        (Bring("wind_dervish", InFront(ENEMIES), exactly=True),),
        rarity="epic",
    ),
    PRESS.spell(
        "Auroras Tears",
        1,
        "Your general has +2 attack this turn for each artifact it wears.",
        (Enchant(MY_GENERAL, Artifacts(2), lasts=THIS_TURN),),
        rarity="epic",
    ),
    PRESS.spell(
        "Bone Swarm",
        2,
        "Deal 2 damage to the enemy general and to each enemy minion near it.",
        (Hurt(2, ENEMY_GENERAL), Hurt(2, Units(ENEMY, where=BESIDE_THE_ENEMY_GENERAL))),
        rarity="common",
    ),
    PRESS.spell("Fountain of Youth", 2, "Heal all your minions fully.", (Mend(FULLY, MY_MINIONS),), rarity="rare"),
    PRESS.spell(
        "Inner Oasis",
        3,
        "Give all your minions +3 health. Draw a card.",
        (Enchant(MY_MINIONS, 0, 3), DrawCards()),
        rarity="rare",
    ),
    PRESS.spell(
        "Rasha's Curse",
        0,
        "Destroy a random artifact of the enemy general. Summon a Wind Dervish near that general.",
        (BreakArtifacts(one=True), Bring("wind_dervish", HERE, exactly=True)),
        Target(where=BESIDE_THE_ENEMY_GENERAL, free=True),
        rarity="epic",
        token=True,
        key="rashas_curse_dervish",
    ),
    PRESS.spell(
        "Iron Shroud",
        1,
        "Summon an Iron Dervish near your general.",
        (Bring("iron_dervish", Around(MY_GENERAL)),),
        token=True,
    ),
    PRESS.spell(
        "Psionic Strike",
        1,
        "Your general deals double damage to minions it attacks this turn.",
        (
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(DamageRule(ALL_MINIONS, by=THIS_UNIT, times=2, source=ANY_ATTACK),),
                lasting=True,
            ),
        ),
        token=True,
    ),
    PRESS.spell(
        "Blood of Air",
        5,
        "Remove an enemy minion. Summon a Wind Dervish on its square.",
        (Vanish(CHOSEN), Bring("wind_dervish", HERE, exactly=True)),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Descension",
        1,
        "Give an enemy minion -2 attack until your next turn.",
        (Enchant(CHOSEN, -2, lasts=END_OF_THEIR_TURN),),
        Target(ENEMY_MINIONS),
        token=True,
    ),
    PRESS.artifact("Staff Of Y'Kir", 2, "Your general has +2 attack.", attack=2),
    PRESS.artifact("Wildfire Ankh", 3, "Your general has Blast.", traits=BLAST, rarity="epic"),
    PRESS.artifact(
        "Hexblade",
        4,
        "Your general has +3 attack. The attack of enemy minions it damages becomes 1.",
        attack=3,
        abilities=(your_general_damages(SetNumbers(SUBJECT, 1), to=ENEMY_MINIONS),),
        rarity="legendary",
    ),
)
