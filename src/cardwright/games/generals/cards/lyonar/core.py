"""The Lyonar cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import bloodbound, choose, choose_square, needs, opening_gambit
from cardwright.games.generals.cards.phrases import anything_is_healed, deals_damage, end_of_your_turn, whenever
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, worth, zeal
from cardwright.games.generals.effects.amounts import PER_HEALING, HealthOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.conditions import ZEALOUS, Room
from cardwright.games.generals.effects.damage import FULLY, Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Dispel, DispelSquares, Enchant, Stun
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import AREA_2X2, NEARBY, ROOM_FOR_2X2, Around, Elsewhere, InFront
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH_GENERALS,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    SUBJECT,
    THIS_UNIT,
    GeneralOf,
    Units,
)
from cardwright.games.generals.model.ability import STRIKES, DamageRule
from cardwright.games.generals.model.keywords import AIRDROP, CELERITY, HEIR, PROVOKE, SPELL_PROOF

LYONAR: Final = Press("Lyonar", "Core")

CARDS: Final = (
    LYONAR.general("Argeon Highmayne", "2/25", "Bloodbound spell: Roar.", bloodbound("roar")),
    LYONAR.minion("Lysian Brawler", "4 mana 4/4", "Celerity.", CELERITY),
    LYONAR.minion("Windblade Adept", "2 mana 2/3", "Zeal: +1 attack.", zeal(attack=1)),
    LYONAR.minion(
        "Sunstone Templar",
        "2 mana 1/4, epic",
        "When it attacks or strikes back, it dispels that enemy first.",
        whenever(STRIKES, Dispel(SUBJECT), by=THIS_UNIT),
    ),
    LYONAR.minion("Silverguard Knight", "3 mana 1/5", "Provoke. Zeal: +2 attack.", PROVOKE, zeal(attack=2)),
    LYONAR.minion(
        "Arclyte Sentinel",
        "3 mana 2/4, rare",
        "Opening Gambit: Give a nearby minion +2 attack and -2 health.",
        opening_gambit(choose(Units(where=NEARBY)), Enchant(CHOSEN, 2, -2)),
    ),
    LYONAR.minion("Second Sun", "5 mana 0/8, rare", "Zeal: +8 attack.", zeal(attack=8)),
    LYONAR.minion("Silverguard Squire", "1 mana 1/4, common"),
    LYONAR.minion(
        "Lightchaser",
        "2 mana 3/2, common",
        "Whenever anything is healed, it gains +1/+1.",
        anything_is_healed(Enchant(ITSELF, 1, 1)),
    ),
    LYONAR.minion(
        "Suntide Maiden",
        "4 mana 3/6, common",
        "Zeal: At the end of your turn, restore all its health.",
        end_of_your_turn(Mend(FULLY, ITSELF), test=ZEALOUS),
    ),
    LYONAR.minion("Ironcliffe Guardian", "5 mana 3/10, rare", "Airdrop. Provoke.", AIRDROP, PROVOKE),
    LYONAR.minion(
        "Elyx Stormblade",
        "6 mana 7/7, legendary",
        "Provoke. Your minions and your general can move 1 step further.",
        PROVOKE,
        aura(MY_UNITS, speed=1),
    ),
    LYONAR.minion(
        "Grandmaster Z'ir", "7 mana 5/12, legendary", "When your general dies, this minion becomes your general.", HEIR
    ),
    LYONAR.minion("Azurite Lion", "2 mana 2/3, common", "Celerity.", CELERITY),
    LYONAR.minion(
        "Sunriser",
        "4 mana 3/4, epic",
        "Whenever anything is healed, deal 2 damage to all nearby enemies.",
        anything_is_healed(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))),
    ),
    LYONAR.general("Zir'An Sunforge", "2/25", "Bloodbound spell: Afterglow.", bloodbound("afterglow")),
    LYONAR.minion(
        "Sun Sister Sterope",
        "4 mana 4/4, legendary",
        "Whenever anything is healed, put a True Strike into your hand.",
        anything_is_healed(AddCards("true_strike")),
    ),
    LYONAR.minion(
        "Sunforge Lancer",
        "3 mana 2/4, epic",
        "Whenever anything is healed, give your general +1 attack.",
        anything_is_healed(Enchant(MY_GENERAL, attack=1)),
    ),
    LYONAR.minion(
        "Excelsious",
        "8 mana 6/6, legendary",
        "Celerity. Provoke. It has +1/+1 for each time you have healed anything this game.",
        CELERITY,
        PROVOKE,
        worth(PER_HEALING, PER_HEALING),
    ),
    LYONAR.minion("Crestfallen", "1 mana 1/2, token", "Zeal: Provoke.", zeal(traits=PROVOKE)),
    LYONAR.general("Brome Warcrest", "2/25", "Bloodbound spell: Conscript.", bloodbound("conscript")),
    LYONAR.spell("Sundrop Elixir", "1 mana, common", "Restore 5 health to a unit.", choose(EVERYONE), Mend(5, CHOSEN)),
    LYONAR.spell("Tempest", "2 mana", "Deal 2 damage to every unit.", Hurt(2, EVERYONE)),
    LYONAR.spell(
        "Auryn Nexus",
        "1 mana, common",
        "Give a friendly minion +3 health.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, health=3),
    ),
    LYONAR.spell(
        "Lasting Judgement",
        "2 mana, rare",
        "Give a minion +3 attack and -3 health.",
        choose(ALL_MINIONS),
        Enchant(CHOSEN, 3, -3),
    ),
    LYONAR.spell("War Surge", "2 mana", "Give your minions +1/+1.", Enchant(MY_MINIONS, 1, 1)),
    LYONAR.spell(
        "Lionheart Blessing",
        "1 mana, rare",
        'Give a friendly minion "Zeal: Whenever it deals damage, draw 1 card."',
        choose(MY_MINIONS),
        Enchant(CHOSEN, ability=deals_damage(DrawCards(), test=ZEALOUS)),
    ),
    LYONAR.spell(
        "Sun Bloom",
        "2 mana, common",
        "Dispel everything in a 2x2 area.",
        choose_square(ROOM_FOR_2X2),
        DispelSquares(AREA_2X2),
    ),
    LYONAR.spell("True Strike", "1 mana", "Deal 2 damage to a minion.", choose(ALL_MINIONS), Hurt(2, CHOSEN)),
    LYONAR.spell(
        "Holy Immolation",
        "4 mana, epic",
        "Restore 4 health to a friendly minion. Deal 4 damage to the enemies around it.",
        choose(MY_MINIONS),
        Mend(4, CHOSEN),
        Hurt(4, Units(ENEMY, ANY_UNIT, Around(CHOSEN))),
    ),
    LYONAR.spell(
        "Divine Bond",
        "3 mana",
        "Give a minion attack equal to the health it has left.",
        choose(ALL_MINIONS),
        Enchant(CHOSEN, attack=HealthOf(CHOSEN)),
    ),
    LYONAR.spell(
        "Martyrdom",
        "3 mana",
        "Destroy a minion. Restore to its general the health it had left.",
        choose(ALL_MINIONS),
        Destroy(CHOSEN),
        Mend(HealthOf(CHOSEN), GeneralOf(CHOSEN)),
    ),
    LYONAR.spell(
        "Circle of Life",
        "5 mana, epic",
        "Deal 5 damage to an enemy minion. Restore 5 health to your general.",
        choose(ENEMY_MINIONS),
        Hurt(5, CHOSEN),
        Mend(5, MY_GENERAL),
    ),
    LYONAR.spell("Beam Shock", "0 mana, common", "Stun an enemy unit.", choose(ENEMIES), Stun(CHOSEN)),
    LYONAR.spell(
        "Aegis Barrier",
        "1 mana, legendary",
        "Your opponent's spells can no longer target a friendly minion. Draw 1 card.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, traits=SPELL_PROOF),
        DrawCards(),
    ),
    LYONAR.spell(
        "Decimate",
        "4 mana, legendary",
        "Destroy all minions that are not nearby a general.",
        Destroy(Units(where=Elsewhere(Around(BOTH_GENERALS)))),
    ),
    LYONAR.spell(
        "Aerial Rift",
        "1 mana, epic",
        "This turn your minions have Airdrop. Draw 1 card.",
        Enchant(MY_GENERAL, lasts=THIS_TURN, traits=AIRDROP, lasting=True),
        DrawCards(),
    ),
    LYONAR.spell(
        "Magnetize",
        "1 mana, rare",
        "Move a minion to the square in front of your general, which has to be free.",
        needs(Room(InFront(MY_GENERAL))),
        choose(ALL_MINIONS),
        Teleport(CHOSEN, InFront(MY_GENERAL)),
    ),
    LYONAR.spell(
        "Roar",
        "1 mana, basic token",
        "Give a friendly minion nearby your general +2 attack.",
        choose(Units(FRIENDLY, where=Around(MY_GENERAL))),
        Enchant(CHOSEN, attack=2),
    ),
    LYONAR.spell(
        "Afterglow", "1 mana, basic token", "Restore 3 health to a minion.", choose(ALL_MINIONS), Mend(3, CHOSEN)
    ),
    LYONAR.spell(
        "Tempest", "2 mana, basic token", "Deal 2 damage to every unit.", Hurt(2, EVERYONE), key="tempest_bloodbound"
    ),
    LYONAR.spell(
        "Conscript",
        "1 mana, basic token",
        "Summon a Crestfallen on the square in front of your general.",
        Bring("crestfallen", InFront(MY_GENERAL)),
    ),
    LYONAR.artifact(
        "Skywind Glaives",
        "3 mana, epic",
        "Friendly minions nearby your general have +2 attack.",
        aura(Units(FRIENDLY, where=NEARBY), attack=2),
    ),
    LYONAR.artifact("Sunstone Bracers", "0 mana +1 attack", "Your general has +1 attack."),
    LYONAR.artifact(
        "Arclyte Regalia",
        "4 mana +2 attack, legendary",
        "Your general has +2 attack. The first damage it takes each turn is 2 less.",
        DamageRule(THIS_UNIT, less=2, first=True),
    ),
)
