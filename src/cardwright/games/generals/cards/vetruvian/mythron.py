"""The Vetruvian cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, destiny, opening_gambit, trial
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    dying_wish,
    on_arrival,
    start_of_your_turn,
    whenever,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.cards.vetruvian.denizens import OBELYSKS
from cardwright.games.generals.effects.amounts import Artifacts, PrintedCost, Scaled
from cardwright.games.generals.effects.arrival import Bring, BringFromDeck
from cardwright.games.generals.effects.artifacts import EquipBroken, MendArtifacts
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.command import GiveAway, TakeOver
from cardwright.games.generals.effects.conditions import Stands
from cardwright.games.generals.effects.damage import Hurt, Vanish
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome
from cardwright.games.generals.effects.places import ANYWHERE, FAR_EDGE, HERE, NEARBY, Around, LineThrough
from cardwright.games.generals.effects.trials import Having
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
    Rule,
)
from cardwright.games.generals.model.card import ARTIFACT
from cardwright.games.generals.model.keywords import BLAST, CELERITY, FLYING, FRENZY, INTENSIFY, RUSH
from cardwright.kernel.effects.amounts import Whether
from cardwright.kernel.effects.conditions import AtLeast, Both
from cardwright.kernel.effects.things import AtRandom

VETRUVIAN: Final = Press("Vetruvian", "Trials of Mythron")

CARDS: Final = (
    VETRUVIAN.minion(
        "Orbrider",
        "2 mana 2/2, common",
        "Opening Gambit: Return a nearby friendly minion to your hand.",
        opening_gambit(choose(Units(FRIENDLY, where=NEARBY)), SendHome(CHOSEN)),
    ),
    VETRUVIAN.minion(
        "Fifth Canopic",
        "5 mana 4/8, epic",
        "Your opponent cannot cast the bloodbound spell.",
        Rule(NO_BLOODBOUND, 1, THEIRS),
    ),
    VETRUVIAN.minion(
        "Dustdrinker",
        "2 mana 2/1, common Dervish",
        "Intensify: Deal 1 damage to the enemy general. It gains +1 health.",
        INTENSIFY,
        on_arrival(Hurt(Scaled(1), ENEMY_GENERAL), Enchant(ITSELF, health=Scaled(1))),
    ),
    VETRUVIAN.minion(
        "Notion of Starless Eternity",
        "6 mana 3/3, mythron",
        "Trial: Your general reaches the far edge of the board with an artifact. Destiny: Your general has Frenzy "
        "with 1 artifact, Flying too with 2, Celerity too with 3.",
        trial(Having(1, Whether(Both(Stands(FAR_EDGE), AtLeast(Artifacts(), 1))))),
        destiny(
            aura(THIS_UNIT, traits=FRENZY, test=AtLeast(Artifacts(), 1)),
            aura(THIS_UNIT, traits=FLYING, test=AtLeast(Artifacts(), 2)),
            aura(THIS_UNIT, traits=CELERITY, test=AtLeast(Artifacts(), 3)),
        ),
    ),
    VETRUVIAN.minion(
        "Khanuum-ka",
        "5 mana 3/3, legendary Dervish",
        "Flying. Rush. Dying Wish: Remove a random friendly Dervish. Summon a Khanuum-ka on its square.",
        FLYING,
        RUSH,
        dying_wish(
            Each(
                AtRandom(Remaining(Units(FRIENDLY, tribe="Dervish"))),
                Vanish(CHOSEN),
                Bring("khanuum_ka", HERE, exactly=True),
            )
        ),
    ),
    VETRUVIAN.minion(
        "Swarmking Scarab",
        "6 mana 5/7, legendary",
        "Blast. Whenever it blasts, summon a Scarabyte on each other square of that line.",
        BLAST,
        after_it_attacks(Bring("scarabyte", LineThrough(), exactly=True)),
    ),
    VETRUVIAN.minion("Scarabyte", "1 mana 1/1, token", "Flying. Rush.", FLYING, RUSH),
    VETRUVIAN.minion(
        "Atom Klinger",
        "3 mana 1/5, rare",
        "Whenever you equip an artifact, it gains as much attack as that artifact costs.",
        whenever(EQUIPPED, Enchant(ITSELF, attack=PrintedCost()), whose=MINE),
    ),
    VETRUVIAN.spell(
        "Accumulonimbus",
        "5 mana, common",
        "Intensify: Summon 2 Wind Dervishes near your general.",
        INTENSIFY,
        Bring("wind_dervish", Around(MY_GENERAL), Scaled(2)),
    ),
    VETRUVIAN.spell(
        "Wither",
        "3 mana, rare",
        "Remove an enemy minion at the start of your next turn.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, ability=whenever(TURN_STARTS, Vanish(ITSELF), whose=THEIRS), lasting=True),
    ),
    VETRUVIAN.spell(
        "Circle of Fabrication",
        "9 mana, legendary",
        "Summon one of each Obelysk in your deck on random squares.",
        *[BringFromDeck(Holding(key=obelysk), ANYWHERE) for obelysk in OBELYSKS],
    ),
    VETRUVIAN.spell("Planar Foundry", "1 mana, common", "Draw an artifact.", DrawCards(cards=Holding(ARTIFACT))),
    VETRUVIAN.spell(
        "Synaptic Arbitrage",
        "4 mana, epic",
        "Give your opponent one of your minions. Take over the enemy minions near it with less attack.",
        choose(MY_MINIONS),
        GiveAway(CHOSEN),
        TakeOver(WeakerThan(Units(ENEMY, where=Around(CHOSEN)), CHOSEN)),
    ),
    VETRUVIAN.spell("Metalmeld", "2 mana, rare", "Equip a random artifact that you lost this game.", EquipBroken()),
    VETRUVIAN.artifact(
        "Obdurator",
        "2 mana +1 attack, epic",
        "Your general has +1 attack. At the start of your turn, your artifacts regain 1 durability.",
        start_of_your_turn(MendArtifacts(1)),
    ),
)
