"""The Songhai cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import backstab, choose, costs, destiny, trial
from cardwright.games.generals.cards.phrases import (
    after_it_moves,
    backstabs,
    on_arrival,
    start_of_your_turn,
    whenever,
    you_cast,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, this_turn
from cardwright.games.generals.effects.amounts import ManaOf, Scaled
from cardwright.games.generals.effects.arrival import Bring, BringForSpell, BringFromDeck
from cardwright.games.generals.effects.damage import Hurt, HurtRandom, Vanish
from cardwright.games.generals.effects.draw import AddCards, AddExactCopies, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import NEARBY, Around
from cardwright.games.generals.effects.prices import CHEAPER_PER_SPELL
from cardwright.games.generals.effects.shuffle import ShuffleLastSpell
from cardwright.games.generals.effects.trials import DifferentCosts
from cardwright.games.generals.effects.units import (
    CHOSEN,
    DOER,
    ENEMIES,
    ENEMY_GENERAL,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_MINIONS,
    MY_UNITS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.ability import STRUCK
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import BACKSTAB, EXPOSED, FLYING, INTENSIFY, RANGED, RUSH
from cardwright.kernel.effects.conditions import AtLeast
from cardwright.kernel.effects.things import AtRandom

SONGHAI: Final = Press("Songhai", "Trials of Mythron")

ANY_OF_MINE: Final = Holding(
    MINION,
    faction="own",
    real=True,
    but_rarity="mythron",
    also=Holding(MINION, faction="Neutral", real=True, but_rarity="mythron"),
)

CARDS: Final = (
    SONGHAI.minion(
        "Hideatsu the Ebon Ox",
        "0 mana 5/5, mythron",
        "Trial: Summon minions of 7 different costs from your hand. Destiny: Whenever you summon a minion, it "
        "deals as much damage as it costs to a random enemy.",
        trial(DifferentCosts(7)),
        destiny(
            you_summon(
                HurtRandom(ManaOf(SUBJECT), ENEMIES, by=SUBJECT), who=MY_MINIONS, test=AtLeast(ManaOf(SUBJECT), 1)
            )
        ),
    ),
    SONGHAI.minion(
        "Bakezori", "4 mana 2/6, epic", "Whenever it is moved in any way, draw 1 card.", after_it_moves(DrawCards())
    ),
    SONGHAI.minion(
        "Kaido Expert",
        "3 mana 2/2, rare",
        "Backstab 1. Whenever it backstabs, summon a random minion with Backstab that costs 2 or less from your deck "
        "nearby.",
        backstab(1),
        backstabs(BringFromDeck(Holding(MINION, traits=BACKSTAB, most_cost=2), NEARBY)),
    ),
    SONGHAI.minion(
        "Massacre Artist",
        "4 mana 2/5, legendary",
        "Backstab 2. After it backstabs, all attacks on enemies are backstabs this turn.",
        backstab(2),
        backstabs(Enchant(ENEMY_GENERAL, lasts=THIS_TURN, ability=aura(MY_UNITS, traits=EXPOSED), lasting=True)),
    ),
    SONGHAI.minion("Orizuru", "3 mana 3/4, common", "Flying.", FLYING),
    SONGHAI.minion(
        "Xenkai Cannoneer",
        "5 mana 4/4, legendary",
        "Ranged. Whenever you summon a minion with Ranged, it gains Rush.",
        RANGED,
        you_summon(Enchant(SUBJECT, traits=RUSH), who=Units(FRIENDLY, other=True, traits=RANGED)),
    ),
    SONGHAI.minion(
        "Coalfist",
        "4 mana 5/4, common",
        "Intensify: Give a random nearby friendly minion +2 attack this turn.",
        INTENSIFY,
        on_arrival(Enchant(AtRandom(Units(FRIENDLY, where=NEARBY)), attack=Scaled(2), lasts=THIS_TURN)),
    ),
    SONGHAI.spell(
        "Knucklestorm",
        "1 mana, common",
        "Intensify: Deal 1 damage to an enemy.",
        INTENSIFY,
        choose(ENEMIES),
        Hurt(Scaled(1), CHOSEN),
    ),
    SONGHAI.spell(
        "Meditate",
        "0 mana, rare",
        "Shuffle 5 copies of the last spell you cast into your deck; Meditate does not count.",
        ShuffleLastSpell(5),
    ),
    SONGHAI.spell(
        "Second Self",
        "2 mana, rare",
        "Put an exact copy of a friendly minion, undamaged, into your hand.",
        choose(MY_MINIONS),
        AddExactCopies(CHOSEN),
    ),
    SONGHAI.spell(
        "Kensho Vortex",
        "11 mana, legendary",
        "It costs 1 less for each spell you have cast this game. Whenever you cast a spell this turn, summon a random "
        "minion that costs up to 2 more nearby your general.",
        costs(CHEAPER_PER_SPELL),
        this_turn(you_cast(BringForSpell(ANY_OF_MINE, 2, Around(ITSELF)))),
    ),
    SONGHAI.spell(
        "Pandatentiary",
        "3 mana, epic",
        "Fill the squares around the enemy general with your Panddos. They disappear at the start of your next turn.",
        Bring("panddo", Around(ENEMY_GENERAL), 8, then=Enchant(CHOSEN, ability=start_of_your_turn(Vanish(ITSELF)))),
    ),
    SONGHAI.spell(
        "Phoenix Barrage",
        "5 mana, common",
        "Deal 3 damage to a unit. Put a Phoenix Fire into your hand.",
        choose(EVERYONE),
        Hurt(3, CHOSEN),
        AddCards("phoenix_fire"),
    ),
    SONGHAI.artifact(
        "Horned Mask",
        "1 mana +1 attack, epic",
        "Your general has +1 attack. Whenever a friendly minion with Backstab attacks, it gains +1/+1.",
        whenever(STRUCK, Enchant(DOER, 1, 1), by=Units(FRIENDLY, traits=BACKSTAB)),
    ),
)
