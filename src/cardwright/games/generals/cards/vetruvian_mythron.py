"""The Vetruvian cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import after_it_attacks, dying_wish, on_arrival, start_of_your_turn
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.vetruvian_denizens import OBELYSKS
from cardwright.games.generals.effects.amounts import Artifacts, PrintedCost, Scaled, Whether
from cardwright.games.generals.effects.arrival import Bring, BringFromDeck
from cardwright.games.generals.effects.artifacts import EquipBroken, MendArtifacts
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.command import GiveAway, TakeOver
from cardwright.games.generals.effects.conditions import AtLeast, Both, Stands
from cardwright.games.generals.effects.damage import Hurt, Vanish
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Destiny, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome
from cardwright.games.generals.effects.places import ANYWHERE, FAR_EDGE, HERE, NEARBY, Around, LineThrough
from cardwright.games.generals.effects.units import (
    CHOSEN,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    THIS_UNIT,
    AtRandom,
    Remaining,
    Units,
    WeakerThan,
)
from cardwright.games.generals.model.ability import (
    EQUIPPED,
    MINE,
    NO_BLOODBOUND,
    THEIRS,
    TURN_STARTS,
    Aura,
    Rule,
    Trigger,
)
from cardwright.games.generals.model.keywords import BLAST, CELERITY, FLYING, FRENZY, INTENSIFY, RUSH
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import Having

PRESS: Final = Press("Vetruvian", "Trials of Mythron")

CARDS: Final = (
    PRESS.minion(
        "Orbrider",
        2,
        2,
        2,
        "Opening Gambit: Return a nearby friendly minion to your hand.",
        rarity="common",
        target=Target(Units(FRIENDLY, where=NEARBY, other=True)),
        gambit=(SendHome(CHOSEN),),
    ),
    PRESS.minion(
        "Fifth Canopic",
        5,
        4,
        8,
        "Your opponent cannot cast the bloodbound spell.",
        rarity="epic",
        abilities=(Rule(NO_BLOODBOUND, 1, THEIRS),),
    ),
    PRESS.minion(
        "Dustdrinker",
        2,
        2,
        1,
        "Intensify: Deal 1 damage to the enemy general. It gains +1 health.",
        INTENSIFY,
        tribe="Dervish",
        rarity="common",
        abilities=(on_arrival(Hurt(Scaled(1), ENEMY_GENERAL), Enchant(ITSELF, 0, Scaled(1))),),
    ),
    PRESS.minion(
        "Notion of Starless Eternity",
        6,
        3,
        3,
        "Trial: Your general reaches the far edge of the board with an artifact. Destiny: Your general has Frenzy "
        "with 1 artifact, Flying too with 2, Celerity too with 3.",
        rarity="mythron",
        trial=Having(1, Whether(Both(Stands(FAR_EDGE), AtLeast(Artifacts(), 1)))),
        destiny=(
            Destiny(
                (
                    Aura(THIS_UNIT, traits=FRENZY, test=AtLeast(Artifacts(), 1)),
                    Aura(THIS_UNIT, traits=FLYING, test=AtLeast(Artifacts(), 2)),
                    Aura(THIS_UNIT, traits=CELERITY, test=AtLeast(Artifacts(), 3)),
                )
            ),
        ),
    ),
    PRESS.minion(
        "Khanuum-ka",
        5,
        3,
        3,
        "Flying. Rush. Dying Wish: Remove a random friendly Dervish. Summon a Khanuum-ka on its square.",
        FLYING | RUSH,
        tribe="Dervish",
        rarity="legendary",
        abilities=(
            dying_wish(
                Each(
                    AtRandom(Remaining(Units(FRIENDLY, tribe="Dervish"))),
                    (Vanish(CHOSEN), Bring("khanuum_ka", HERE, exactly=True)),
                )
            ),
        ),
    ),
    PRESS.minion(
        "Swarmking Scarab",
        6,
        5,
        7,
        "Blast. Whenever it blasts, summon a Scarabyte on each other square of that line.",
        BLAST,
        rarity="legendary",
        abilities=(after_it_attacks(Bring("scarabyte", LineThrough(), exactly=True)),),
    ),
    PRESS.minion("Scarabyte", 1, 1, 1, "Flying. Rush.", FLYING | RUSH, rarity="token", token=True),
    PRESS.minion(
        "Atom Klinger",
        3,
        1,
        5,
        "Whenever you equip an artifact, it gains as much attack as that artifact costs.",
        rarity="rare",
        abilities=(Trigger(EQUIPPED, (Enchant(ITSELF, PrintedCost()),), whose=MINE),),
    ),
    PRESS.spell(
        "Accumulonimbus",
        5,
        "Intensify: Summon 2 Wind Dervishes near your general.",
        (Bring("wind_dervish", Around(MY_GENERAL), Scaled(2)),),
        rarity="common",
        traits=INTENSIFY,
    ),
    PRESS.spell(
        "Wither",
        3,
        "Remove an enemy minion at the start of your next turn.",
        (Enchant(CHOSEN, abilities=(Trigger(TURN_STARTS, (Vanish(ITSELF),), whose=THEIRS),), lasting=True),),
        Target(ENEMY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Circle of Fabrication",
        9,
        "Summon one of each Obelysk in your deck on random squares.",
        tuple([BringFromDeck(Holding(key=obelysk), ANYWHERE) for obelysk in OBELYSKS]),
        rarity="legendary",
    ),
    PRESS.spell("Planar Foundry", 1, "Draw an artifact.", (DrawCards(cards=Holding("artifact")),), rarity="common"),
    PRESS.spell(
        "Synaptic Arbitrage",
        4,
        "Give your opponent one of your minions. Take over the enemy minions near it with less attack.",
        (GiveAway(CHOSEN), TakeOver(WeakerThan(Units(ENEMY, where=Around(CHOSEN)), CHOSEN))),
        Target(MY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Metalmeld",
        2,
        "Equip a random artifact that you lost this game.",
        (EquipBroken(),),
        rarity="rare",
    ),
    PRESS.artifact(
        "Obdurator",
        2,
        "Your general has +1 attack. At the start of your turn, your artifacts regain 1 durability.",
        attack=1,
        abilities=(start_of_your_turn(MendArtifacts(1)),),
        rarity="epic",
    ),
)
