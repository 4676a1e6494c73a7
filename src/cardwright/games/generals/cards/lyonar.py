"""The Lyonar cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import anything_is_healed, aura, deals_damage, end_of_your_turn, zeal
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import PER_HEALING, HealthOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.conditions import ZEALOUS, Room
from cardwright.games.generals.effects.damage import FULLY, Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Dispel, DispelSquares, Enchant, Stun
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import ANYWHERE, AREA_2X2, NEARBY, Around, Elsewhere, InFront
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
from cardwright.games.generals.model.ability import STRIKES, Aura, DamageRule, Trigger
from cardwright.games.generals.model.keywords import AIRDROP, CELERITY, HEIR, PROVOKE, SPELL_PROOF
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Lyonar", "Core")

CARDS: Final = (
    PRESS.general("Argeon Highmayne", bloodbound="roar", text="Bloodbound spell: Roar."),
    PRESS.minion("Lysian Brawler", 4, 4, 4, "Celerity.", CELERITY),
    PRESS.minion("Windblade Adept", 2, 2, 3, "Zeal: +1 attack.", abilities=(zeal(1),)),
    PRESS.minion(
        "Sunstone Templar",
        2,
        1,
        4,
        "When it attacks or strikes back, it dispels that enemy first.",
        rarity="epic",
        abilities=(Trigger(STRIKES, (Dispel(SUBJECT),), by=THIS_UNIT),),
    ),
    PRESS.minion("Silverguard Knight", 3, 1, 5, "Provoke. Zeal: +2 attack.", PROVOKE, abilities=(zeal(2),)),
    PRESS.minion(
        "Arclyte Sentinel",
        3,
        2,
        4,
        "Opening Gambit: Give a nearby minion +2 attack and -2 health.",
        rarity="rare",
        target=Target(Units(where=NEARBY, other=True)),
        gambit=(Enchant(CHOSEN, 2, -2),),
    ),
    PRESS.minion("Second Sun", 5, 0, 8, "Zeal: +8 attack.", rarity="rare", abilities=(zeal(8),)),
    PRESS.minion("Silverguard Squire", 1, 1, 4, rarity="common"),
    PRESS.minion(
        "Lightchaser",
        2,
        3,
        2,
        "Whenever anything is healed, it gains +1/+1.",
        rarity="common",
        abilities=(anything_is_healed(Enchant(ITSELF, 1, 1)),),
    ),
    PRESS.minion(
        "Suntide Maiden",
        4,
        3,
        6,
        "Zeal: At the end of your turn, restore all its health.",
        rarity="common",
        abilities=(end_of_your_turn(Mend(FULLY, ITSELF), test=ZEALOUS),),
    ),
    PRESS.minion("Ironcliffe Guardian", 5, 3, 10, "Airdrop. Provoke.", AIRDROP | PROVOKE, rarity="rare"),
    PRESS.minion(
        "Elyx Stormblade",
        6,
        7,
        7,
        "Provoke. Your minions and your general can move 1 step further.",
        PROVOKE,
        rarity="legendary",
        abilities=(aura(MY_UNITS, speed=1),),
    ),
    PRESS.minion(
        "Grandmaster Z'ir",
        7,
        5,
        12,
        "When your general dies, this minion becomes your general.",
        HEIR,
        rarity="legendary",
    ),
    PRESS.minion("Azurite Lion", 2, 2, 3, "Celerity.", CELERITY, rarity="common"),
    PRESS.minion(
        "Sunriser",
        4,
        3,
        4,
        "Whenever anything is healed, deal 2 damage to all nearby enemies.",
        rarity="epic",
        abilities=(anything_is_healed(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))),),
    ),
    PRESS.general("Zir'An Sunforge", bloodbound="afterglow", text="Bloodbound spell: Afterglow."),
    PRESS.minion(
        "Sun Sister Sterope",
        4,
        4,
        4,
        "Whenever anything is healed, put a True Strike into your hand.",
        rarity="legendary",
        abilities=(anything_is_healed(AddCards("true_strike")),),
    ),
    PRESS.minion(
        "Sunforge Lancer",
        3,
        2,
        4,
        "Whenever anything is healed, give your general +1 attack.",
        rarity="epic",
        abilities=(anything_is_healed(Enchant(MY_GENERAL, 1)),),
    ),
    PRESS.minion(
        "Excelsious",
        8,
        6,
        6,
        "Celerity. Provoke. It has +1/+1 for each time you have healed anything this game.",
        CELERITY | PROVOKE,
        rarity="legendary",
        abilities=(Aura(THIS_UNIT, PER_HEALING, PER_HEALING, everywhere=True),),
    ),
    PRESS.minion(
        "Crestfallen", 1, 1, 2, "Zeal: Provoke.", rarity="token", token=True, abilities=(zeal(traits=PROVOKE),)
    ),
    PRESS.general("Brome Warcrest", bloodbound="conscript", text="Bloodbound spell: Conscript."),
    PRESS.spell(
        "Sundrop Elixir", 1, "Restore 5 health to a unit.", (Mend(5, CHOSEN),), Target(EVERYONE), rarity="common"
    ),
    PRESS.spell("Tempest", 2, "Deal 2 damage to every unit.", (Hurt(2, EVERYONE),)),
    PRESS.spell(
        "Auryn Nexus",
        1,
        "Give a friendly minion +3 health.",
        (Enchant(CHOSEN, 0, 3),),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Lasting Judgement",
        2,
        "Give a minion +3 attack and -3 health.",
        (Enchant(CHOSEN, 3, -3),),
        Target(ALL_MINIONS),
        rarity="rare",
    ),
    PRESS.spell("War Surge", 2, "Give your minions +1/+1.", (Enchant(MY_MINIONS, 1, 1),)),
    PRESS.spell(
        "Lionheart Blessing",
        1,
        'Give a friendly minion "Zeal: Whenever it deals damage, draw 1 card."',
        (Enchant(CHOSEN, abilities=(deals_damage(DrawCards(), test=ZEALOUS),)),),
        Target(MY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Sun Bloom",
        2,
        "Dispel everything in a 2x2 area.",
        (DispelSquares(AREA_2X2),),
        Target(where=ANYWHERE),
        rarity="common",
    ),
    PRESS.spell("True Strike", 1, "Deal 2 damage to a minion.", (Hurt(2, CHOSEN),), Target(ALL_MINIONS)),
    PRESS.spell(
        "Holy Immolation",
        4,
        "Restore 4 health to a friendly minion. Deal 4 damage to the enemies around it.",
        (Mend(4, CHOSEN), Hurt(4, Units(ENEMY, ANY_UNIT, Around(CHOSEN)))),
        Target(MY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Divine Bond",
        3,
        "Give a minion attack equal to the health it has left.",
        (Enchant(CHOSEN, HealthOf(CHOSEN)),),
        Target(ALL_MINIONS),
    ),
    PRESS.spell(
        "Martyrdom",
        3,
        "Destroy a minion. Restore to its general the health it had left.",
        (Destroy(CHOSEN), Mend(HealthOf(CHOSEN), GeneralOf(CHOSEN))),
        Target(ALL_MINIONS),
    ),
    PRESS.spell(
        "Circle of Life",
        5,
        "Deal 5 damage to an enemy minion. Restore 5 health to your general.",
        (Hurt(5, CHOSEN), Mend(5, MY_GENERAL)),
        Target(ENEMY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell("Beam Shock", 0, "Stun an enemy unit.", (Stun(CHOSEN),), Target(ENEMIES), rarity="common"),
    PRESS.spell(
        "Aegis Barrier",
        1,
        "Your opponent's spells can no longer target a friendly minion. Draw 1 card.",
        (Enchant(CHOSEN, traits=SPELL_PROOF), DrawCards()),
        Target(MY_MINIONS),
        rarity="legendary",
    ),
    PRESS.spell(
        "Decimate",
        4,
        "Destroy all minions that are not nearby a general.",
        (Destroy(Units(where=Elsewhere(Around(BOTH_GENERALS)))),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Aerial Rift",
        1,
        "This turn your minions have Airdrop. Draw 1 card.",
        (Enchant(MY_GENERAL, lasts=THIS_TURN, traits=AIRDROP, lasting=True), DrawCards()),
        rarity="epic",
    ),
    PRESS.spell(
        "Magnetize",
        1,
        "Move a minion to the square in front of your general, which has to be free.",
        (Teleport(CHOSEN, InFront(MY_GENERAL)),),
        Target(ALL_MINIONS),
        rarity="rare",
        needs=Room(InFront(MY_GENERAL)),
    ),
    PRESS.spell(
        "Roar",
        1,
        "Give a friendly minion nearby your general +2 attack.",
        (Enchant(CHOSEN, 2),),
        Target(Units(FRIENDLY, where=Around(MY_GENERAL))),
        token=True,
    ),
    PRESS.spell("Afterglow", 1, "Restore 3 health to a minion.", (Mend(3, CHOSEN),), Target(ALL_MINIONS), token=True),
    PRESS.spell(
        "Tempest", 2, "Deal 2 damage to every unit.", (Hurt(2, EVERYONE),), token=True, key="tempest_bloodbound"
    ),
    PRESS.spell(
        "Conscript",
        1,
        "Summon a Crestfallen on the square in front of your general.",
        (Bring("crestfallen", InFront(MY_GENERAL)),),
        token=True,
    ),
    PRESS.artifact(
        "Skywind Glaives",
        3,
        "Friendly minions nearby your general have +2 attack.",
        abilities=(aura(Units(FRIENDLY, where=NEARBY), 2),),
        rarity="epic",
    ),
    PRESS.artifact("Sunstone Bracers", 0, "Your general has +1 attack.", 1),
    PRESS.artifact(
        "Arclyte Regalia",
        4,
        "Your general has +2 attack. The first damage it takes each turn is 2 less.",
        2,
        abilities=(DamageRule(THIS_UNIT, less=2, first=True),),
        rarity="legendary",
    ),
)
