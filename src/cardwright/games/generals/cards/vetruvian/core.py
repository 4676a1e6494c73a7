"""The Vetruvian cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import (
    bloodbound,
    choose,
    choose_free_square,
    opening_gambit,
    summon_dervish,
)
from cardwright.games.generals.cards.phrases import dying_wish, you_summon, your_general_damages
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, double_damage, no_damage, this_turn
from cardwright.games.generals.effects.amounts import Artifacts
from cardwright.games.generals.effects.arrival import Bring, BringCopies
from cardwright.games.generals.effects.artifacts import BreakArtifacts, EquipCard, MendArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import TakeOver, Wake
from cardwright.games.generals.effects.conditions import Fits, Room
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
from cardwright.games.generals.model.ability import ANY_ATTACK
from cardwright.games.generals.model.card import ARTIFACT
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
from cardwright.kernel.effects.conditions import Not

VETRUVIAN: Final = Press("Vetruvian", "Core")

MY_DERVISHES: Final = Units(FRIENDLY, tribe="Dervish")
CHOOSE_ENEMY_BESIDE_GENERAL: Final = choose(Units(ENEMY, where=Around(MY_GENERAL)))
BESIDE_THE_ENEMY_GENERAL: Final = Around(ENEMY_GENERAL)

CARDS: Final = (
    VETRUVIAN.general("Zirix Starstrider", "2/25", "Bloodbound spell: Iron Shroud.", bloodbound("iron_shroud")),
    VETRUVIAN.minion("Wind Shrike", "4 mana 4/3", "Flying. Dying Wish: Draw a card.", FLYING, dying_wish(DrawCards())),
    VETRUVIAN.minion("Starfire Scarab", "5 mana 4/6, common", "Blast.", BLAST),
    VETRUVIAN.minion(
        "Sand Howler", "3 mana 3/3, rare Dervish", "Your opponent's spells cannot target it.", SPELL_PROOF
    ),
    VETRUVIAN.minion(
        "Dunecaster",
        "2 mana 2/1, common Dervish",
        "Opening Gambit: Give another friendly Dervish +2/+2. A Wind Dervish also loses Ephemeral.",
        opening_gambit(
            choose(MY_DERVISHES),
            Enchant(CHOSEN, 2, 2),
            If(Fits(CHOSEN, Units(card="wind_dervish")), Enchant(CHOSEN, lifts=EPHEMERAL, lasting=True)),
        ),
    ),
    VETRUVIAN.minion(
        "Orb Weaver",
        "3 mana 2/2, common Dervish",
        "Opening Gambit: Summon a copy of it on a nearby square.",
        opening_gambit(choose_free_square(NEARBY), BringCopies(ITSELF, HERE)),
    ),
    VETRUVIAN.minion("Pyromancer", "2 mana 2/1", "Blast.", BLAST),
    VETRUVIAN.minion("Ethereal Obelysk", "2 mana 0/6, Structure", "Summon Dervish.", summon_dervish()),
    VETRUVIAN.minion(
        "Fireblaze Obelysk",
        "3 mana 0/6, rare Structure",
        "Summon Dervish. Your Dervishes have +1 attack.",
        summon_dervish(),
        aura(MY_DERVISHES, attack=1),
    ),
    VETRUVIAN.minion(
        "Windstorm Obelysk",
        "2 mana 0/4, common Structure",
        "Summon Dervish. Your Dervishes have +1 health.",
        summon_dervish(),
        aura(MY_DERVISHES, health=1),
    ),
    VETRUVIAN.minion("Wind Dervish", "2 mana 2/2, Dervish token", "Rush. Ephemeral.", RUSH, EPHEMERAL),
    VETRUVIAN.minion(
        "Imperial Mechanyst",
        "3 mana 2/5, rare",
        "Opening Gambit: Repair all your artifacts to full durability.",
        opening_gambit(MendArtifacts()),
    ),
    VETRUVIAN.minion(
        "Mirage Master",
        "4 mana 1/1, epic",
        "Opening Gambit: It becomes a copy of an enemy minion.",
        opening_gambit(choose(ENEMY_MINIONS), Mirror(ITSELF, CHOSEN)),
    ),
    VETRUVIAN.minion(
        "Aymara Healer",
        "6 mana 5/5, legendary",
        "Provoke. Dying Wish: Deal 5 damage to the enemy general and restore 5 health to your general.",
        PROVOKE,
        dying_wish(Hurt(5, ENEMY_GENERAL), Mend(5, MY_GENERAL)),
    ),
    VETRUVIAN.minion(
        "Portal Guardian",
        "3 mana 0/8, epic",
        "Frenzy. Whenever you summon a minion, it gains +1 attack.",
        FRENZY,
        you_summon(Enchant(ITSELF, attack=1)),
    ),
    VETRUVIAN.minion(
        "Oserix",
        "6 mana 6/5, legendary",
        "Flying. Dying Wish: Equip 2 random artifacts from your deck, as far as you have room for them.",
        FLYING,
        dying_wish(EquipCard(cards=Holding(ARTIFACT), count=2, deck=True)),
    ),
    VETRUVIAN.general("Scioness Sajj", "2/25", "Bloodbound spell: Psionic Strike.", bloodbound("psionic_strike")),
    VETRUVIAN.minion(
        "Sand Sister Saon", "4 mana 4/4, legendary", "Your general has +1 attack.", aura(MY_GENERAL, attack=1)
    ),
    VETRUVIAN.minion("Iron Dervish", "1 mana 2/2, Dervish token"),
    VETRUVIAN.minion(
        "Grandmaster Nosh-Rak",
        "8 mana 4/8, legendary",
        "Blast. Flying. The enemy general takes double damage.",
        BLAST,
        FLYING,
        double_damage(to=ENEMY_GENERAL),
    ),
    VETRUVIAN.general("Ciphyron Ascendant", "2/25", "Bloodbound spell: Descension.", bloodbound("descension")),
    VETRUVIAN.spell(
        "Dominate Will",
        "7 mana, rare",
        "Take over an enemy minion near your general.",
        CHOOSE_ENEMY_BESIDE_GENERAL,
        TakeOver(CHOSEN),
    ),
    VETRUVIAN.spell(
        "Siphon Energy",
        "0 mana, common",
        "Dispel an enemy minion near your general.",
        CHOOSE_ENEMY_BESIDE_GENERAL,
        Dispel(CHOSEN),
    ),
    VETRUVIAN.spell(
        "Cosmic Flesh",
        "2 mana",
        "Give a friendly minion +1/+3 and Provoke.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 1, 3, traits=PROVOKE),
    ),
    VETRUVIAN.spell(
        "Blindscorch",
        "1 mana",
        "A minion's attack becomes 0 until your next turn.",
        choose(ALL_MINIONS),
        SetNumbers(CHOSEN, 0, lasts=YOUR_NEXT_TURN),
    ),
    VETRUVIAN.spell(
        "Astral Phasing",
        "3 mana, common",
        "Give a friendly minion +5 health and Flying.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, health=5, traits=FLYING),
    ),
    VETRUVIAN.spell(
        "Entropic Decay",
        "4 mana",
        "Destroy an enemy minion near your general.",
        CHOOSE_ENEMY_BESIDE_GENERAL,
        Destroy(CHOSEN),
    ),
    VETRUVIAN.spell("Time Maelstrom", "3 mana, legendary", "Reactivate your general.", Wake(MY_GENERAL)),
    VETRUVIAN.spell(
        "Sand Trap",
        "2 mana, common",
        "An enemy minion can no longer move.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, traits=ROOTED),
    ),
    VETRUVIAN.spell(
        "Scion's First Wish",
        "1 mana",
        "Give a friendly minion +1/+1. Draw a card.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 1, 1),
        DrawCards(),
    ),
    VETRUVIAN.spell(
        "Scion's Second Wish",
        "2 mana",
        "Give a friendly minion +2/+2. Generals that attack it or strike back at it deal no damage to it.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 2, 2, ability=no_damage(to=THIS_UNIT, by=BOTH_GENERALS, source=ANY_ATTACK)),
    ),
    VETRUVIAN.spell(
        "Scion's Third Wish",
        "3 mana, legendary",
        "Give a friendly Dervish +3/+3 and Flying.",
        choose(MY_DERVISHES),
        Enchant(CHOSEN, 3, 3, traits=FLYING),
    ),
    VETRUVIAN.spell(
        "Rasha's Curse",
        "2 mana, epic",
        "Destroy a random artifact of the enemy general. Summon a Wind Dervish near that general.",
        If(Not(Room(BESIDE_THE_ENEMY_GENERAL)), BreakArtifacts(one=True)),
        choose_free_square(BESIDE_THE_ENEMY_GENERAL),
        BreakArtifacts(one=True),
        Bring("wind_dervish", HERE, exactly=True),
    ),
    VETRUVIAN.spell(
        "Star's Fury",
        "5 mana, epic",
        "Summon a Wind Dervish in front of each enemy.",
        Bring("wind_dervish", InFront(ENEMIES), exactly=True),
    ),
    VETRUVIAN.spell(
        "Auroras Tears",
        "1 mana, epic",
        "Your general has +2 attack this turn for each artifact it wears.",
        Enchant(MY_GENERAL, attack=Artifacts(2), lasts=THIS_TURN),
    ),
    VETRUVIAN.spell(
        "Bone Swarm",
        "2 mana, common",
        "Deal 2 damage to the enemy general and to each enemy minion near it.",
        Hurt(2, ENEMY_GENERAL),
        Hurt(2, Units(ENEMY, where=BESIDE_THE_ENEMY_GENERAL)),
    ),
    VETRUVIAN.spell("Fountain of Youth", "2 mana, rare", "Heal all your minions fully.", Mend(FULLY, MY_MINIONS)),
    VETRUVIAN.spell(
        "Inner Oasis",
        "3 mana, rare",
        "Give all your minions +3 health. Draw a card.",
        Enchant(MY_MINIONS, health=3),
        DrawCards(),
    ),
    VETRUVIAN.spell(
        "Rasha's Curse",
        "0 mana, epic token",
        "Destroy a random artifact of the enemy general. Summon a Wind Dervish near that general.",
        choose_free_square(BESIDE_THE_ENEMY_GENERAL),
        BreakArtifacts(one=True),
        Bring("wind_dervish", HERE, exactly=True),
        key="rashas_curse_dervish",
    ),
    VETRUVIAN.spell(
        "Iron Shroud",
        "1 mana, basic token",
        "Summon an Iron Dervish near your general.",
        Bring("iron_dervish", Around(MY_GENERAL)),
    ),
    VETRUVIAN.spell(
        "Psionic Strike",
        "1 mana, basic token",
        "Your general deals double damage to minions it attacks this turn.",
        this_turn(double_damage(to=ALL_MINIONS, by=THIS_UNIT, source=ANY_ATTACK)),
    ),
    VETRUVIAN.spell(
        "Blood of Air",
        "5 mana, common",
        "Remove an enemy minion. Summon a Wind Dervish on its square.",
        choose(ENEMY_MINIONS),
        Vanish(CHOSEN),
        Bring("wind_dervish", HERE, exactly=True),
    ),
    VETRUVIAN.spell(
        "Descension",
        "1 mana, basic token",
        "Give an enemy minion -2 attack until your next turn.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, attack=-2, lasts=END_OF_THEIR_TURN),
    ),
    VETRUVIAN.artifact("Staff Of Y'Kir", "2 mana +2 attack", "Your general has +2 attack."),
    VETRUVIAN.artifact("Wildfire Ankh", "3 mana, epic", "Your general has Blast.", BLAST),
    VETRUVIAN.artifact(
        "Hexblade",
        "4 mana +3 attack, legendary",
        "Your general has +3 attack. The attack of enemy minions it damages becomes 1.",
        your_general_damages(SetNumbers(SUBJECT, 1), to=ENEMY_MINIONS),
    ),
)
