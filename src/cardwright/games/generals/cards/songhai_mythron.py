"""The Songhai cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_moves,
    aura,
    backstabs,
    on_arrival,
    start_of_your_turn,
    you_cast,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import ManaOf, Scaled
from cardwright.games.generals.effects.arrival import Bring, BringForSpell, BringFromDeck
from cardwright.games.generals.effects.conditions import AtLeast
from cardwright.games.generals.effects.damage import Hurt, HurtRandom, Vanish
from cardwright.games.generals.effects.draw import AddCards, AddExactCopies, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Destiny, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import NEARBY, Around
from cardwright.games.generals.effects.prices import CHEAPER_PER_SPELL
from cardwright.games.generals.effects.shuffle import ShuffleLastSpell
from cardwright.games.generals.effects.units import (
    CHOSEN,
    DOER,
    ENEMIES,
    ENEMY_GENERAL,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    SUBJECT,
    AtRandom,
    Units,
)
from cardwright.games.generals.model.ability import STRUCK, Trigger
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import BACKSTAB, EXPOSED, FLYING, INTENSIFY, RANGED, RUSH
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import DifferentCosts

PRESS: Final = Press("Songhai", "Trials of Mythron")

ANY_OF_MINE: Final = Holding(
    MINION,
    faction="own",
    real=True,
    but_rarity="mythron",
    also=Holding(MINION, faction="Neutral", real=True, but_rarity="mythron"),
)

CARDS: Final = (
    PRESS.minion(
        "Hideatsu the Ebon Ox",
        0,
        5,
        5,
        "Trial: Summon minions of 7 different costs from your hand. Destiny: Whenever you summon a minion, deal as "
        "much damage as it costs to a random enemy.",
        rarity="mythron",
        trial=DifferentCosts(7),
        destiny=(
            Destiny(
                (
                    you_summon(
                        HurtRandom(ManaOf(SUBJECT), ENEMIES, unsigned=True),
                        who=MY_MINIONS,
                        test=AtLeast(ManaOf(SUBJECT), 1),
                    ),
                )
            ),
        ),
    ),
    PRESS.minion(
        "Bakezori",
        4,
        2,
        6,
        "Whenever it is moved in any way, draw 1 card.",
        rarity="epic",
        abilities=(after_it_moves(DrawCards()),),
    ),
    PRESS.minion(
        "Kaido Expert",
        3,
        2,
        2,
        "Backstab 1. Whenever it backstabs, summon a random minion with Backstab that costs 2 or less from your deck "
        "nearby.",
        rarity="rare",
        backstab=1,
        abilities=(backstabs(BringFromDeck(Holding(MINION, traits=BACKSTAB, most_cost=2), NEARBY)),),
    ),
    PRESS.minion(
        "Massacre Artist",
        4,
        2,
        5,
        "Backstab 2. After it backstabs, all attacks on enemies are backstabs this turn.",
        rarity="legendary",
        backstab=2,
        abilities=(
            backstabs(
                Enchant(ENEMY_GENERAL, lasts=THIS_TURN, abilities=(aura(MY_UNITS, traits=EXPOSED),), lasting=True)
            ),
        ),
    ),
    PRESS.minion("Orizuru", 3, 3, 4, "Flying.", FLYING, rarity="common"),
    PRESS.minion(
        "Xenkai Cannoneer",
        5,
        4,
        4,
        "Ranged. Whenever you summon a minion with Ranged, it gains Rush.",
        RANGED,
        rarity="legendary",
        abilities=(you_summon(Enchant(SUBJECT, traits=RUSH), who=Units(FRIENDLY, other=True, traits=RANGED)),),
    ),
    PRESS.minion(
        "Coalfist",
        4,
        5,
        4,
        "Intensify: Give a random nearby friendly minion +2 attack this turn.",
        INTENSIFY,
        rarity="common",
        abilities=(
            on_arrival(
                Enchant(AtRandom(Units(FRIENDLY, where=NEARBY, other=True)), Scaled(2), lasts=THIS_TURN),
            ),
        ),
    ),
    PRESS.spell(
        "Knucklestorm",
        1,
        "Intensify: Deal 1 damage to an enemy.",
        (Hurt(Scaled(1), CHOSEN),),
        Target(ENEMIES),
        rarity="common",
        traits=INTENSIFY,
    ),
    PRESS.spell(
        "Meditate",
        0,
        "Shuffle 5 copies of the last spell you cast into your deck; Meditate does not count.",
        (ShuffleLastSpell(5),),
        rarity="rare",
    ),
    PRESS.spell(
        "Second Self",
        2,
        "Put an exact copy of a friendly minion, undamaged, into your hand.",
        (AddExactCopies(CHOSEN),),
        Target(MY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Kensho Vortex",
        11,
        "It costs 1 less for each spell you have cast this game. Whenever you cast a spell this turn, summon a random "
        "minion that costs up to 2 more nearby your general.",
        (
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(you_cast(BringForSpell(ANY_OF_MINE, 2, Around(ITSELF))),),
                lasting=True,
            ),
        ),
        rarity="legendary",
        cost=CHEAPER_PER_SPELL,
    ),
    PRESS.spell(
        "Pandatentiary",
        3,
        "Fill the squares around the enemy general with your Panddos. They disappear at the start of your next turn.",
        (
            Bring(
                "panddo",
                Around(ENEMY_GENERAL),
                8,
                then=(Enchant(CHOSEN, abilities=(start_of_your_turn(Vanish(ITSELF)),)),),
            ),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Phoenix Barrage",
        5,
        "Deal 3 damage to a unit. Put a Phoenix Fire into your hand.",
        (Hurt(3, CHOSEN), AddCards("phoenix_fire")),
        Target(EVERYONE),
        rarity="common",
    ),
    PRESS.artifact(
        "Horned Mask",
        1,
        "Your general has +1 attack. Whenever a friendly minion with Backstab attacks, it gains +1/+1.",
        1,
        abilities=(Trigger(STRUCK, (Enchant(DOER, 1, 1),), by=Units(FRIENDLY, traits=BACKSTAB)),),
        rarity="epic",
    ),
)
