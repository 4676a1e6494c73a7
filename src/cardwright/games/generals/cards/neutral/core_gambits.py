"""The neutral cards of the core set that act when they come or go: Opening Gambit, Dying Wish."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, choose_square, opening_gambit
from cardwright.games.generals.cards.phrases import dying_wish
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import no_damage
from cardwright.games.generals.effects.amounts import CardsHeld
from cardwright.games.generals.effects.arrival import Bring, BringCopies
from cardwright.games.generals.effects.artifacts import BreakArtifacts
from cardwright.games.generals.effects.combine import Each, Times
from cardwright.games.generals.effects.command import Fight
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Dispel, DispelSquares, Enchant, Learn
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport, TeleportHere
from cardwright.games.generals.effects.places import ANYWHERE, CORNER, HERE, NEARBY, AllAhead, Around, InFront, Within
from cardwright.games.generals.effects.recall import AddCastSpell, AddLastSpell, AddSeenCard
from cardwright.games.generals.effects.rewrite import MarkCards
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH,
    BOTH_GENERALS,
    CHOSEN,
    CHOSEN_FIRST,
    ENEMIES,
    ENEMY,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_OTHER_MINIONS,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.ability import ANY_SPELL
from cardwright.games.generals.model.card import ARTIFACT, SPELL
from cardwright.games.generals.model.keywords import (
    BLAST,
    CELERITY,
    FLYING,
    FRENZY,
    PROVOKE,
    RANGED,
    REBIRTH,
    RUSH,
)
from cardwright.kernel.effects.things import AtRandom

NEUTRAL: Final = Press("Neutral", "Core")

ONE_KEYWORD: Final = Learn(
    Enchant(ITSELF, traits=FRENZY),
    Enchant(ITSELF, traits=FLYING),
    Enchant(ITSELF, traits=CELERITY),
    Enchant(ITSELF, traits=PROVOKE),
    Enchant(ITSELF, traits=RANGED),
    Enchant(ITSELF, traits=RUSH),
    Enchant(ITSELF, traits=REBIRTH),
    Enchant(ITSELF, traits=BLAST),
)

CARDS: Final = (
    NEUTRAL.minion(
        "Blaze Hound",
        "3 mana 4/3, common",
        "Opening Gambit: Both players draw 1 card.",
        opening_gambit(DrawCards(1, EACH_PLAYER)),
    ),
    NEUTRAL.minion(
        "Repulsor Beast",
        "3 mana 2/2",
        "Opening Gambit: Move a nearby enemy minion to any free square.",
        opening_gambit(choose(Units(ENEMY, where=NEARBY)), choose_free_square(ANYWHERE), TeleportHere(CHOSEN_FIRST)),
    ),
    NEUTRAL.minion(
        "Ephemeral Shroud",
        "2 mana 1/1",
        "Opening Gambit: Dispel a nearby square.",
        opening_gambit(choose_square(NEARBY), DispelSquares(HERE)),
    ),
    NEUTRAL.minion(
        "Twilight Sorcerer",
        "5 mana 3/6, epic",
        "Opening Gambit: Put a copy of a random spell you have cast this game into your hand.",
        opening_gambit(AddCastSpell()),
    ),
    NEUTRAL.minion(
        "Alcuin Loremaster",
        "3 mana 3/1, epic Arcanyst",
        "Opening Gambit: Put a copy of the spell cast last into your hand.",
        opening_gambit(AddLastSpell()),
    ),
    NEUTRAL.minion(
        "Lightbender",
        "4 mana 3/3, rare Arcanyst",
        "Opening Gambit: Dispel all squares nearby.",
        opening_gambit(DispelSquares(NEARBY)),
    ),
    NEUTRAL.minion(
        "Crossbones",
        "3 mana 3/3, rare",
        "Opening Gambit: Destroy an enemy minion with Ranged.",
        opening_gambit(choose(Units(ENEMY, traits=RANGED)), Destroy(CHOSEN)),
    ),
    NEUTRAL.minion(
        "Rust Crawler",
        "2 mana 2/3, common",
        "Opening Gambit: Destroy a random artifact of the enemy general.",
        opening_gambit(BreakArtifacts(one=True)),
    ),
    NEUTRAL.minion(
        "Dancing Blades",
        "5 mana 4/6, common",
        "Opening Gambit: Deal 3 damage to any minion in front of it.",
        opening_gambit(Hurt(3, Units(where=InFront(ITSELF)))),
    ),
    NEUTRAL.minion(
        "Artifact Hunter",
        "4 mana 3/4, epic",
        "Opening Gambit: Draw 1 artifact from your deck.",
        opening_gambit(DrawCards(1, cards=Holding(ARTIFACT))),
    ),
    NEUTRAL.minion(
        "Mindwarper",
        "4 mana 4/3, rare Arcanyst",
        "Opening Gambit: Put a copy of a random spell in your opponent's hand into yours.",
        opening_gambit(AddSeenCard(Holding(SPELL))),
    ),
    NEUTRAL.minion(
        "Dioltas",
        "4 mana 5/3, epic",
        "Dying Wish: Summon a Tombstone near your general.",
        dying_wish(Bring("tombstone", Around(MY_GENERAL))),
    ),
    NEUTRAL.minion(
        "Maw",
        "2 mana 2/2, common",
        "Opening Gambit: Deal 2 damage to a nearby enemy minion.",
        opening_gambit(choose(Units(ENEMY, where=NEARBY)), Hurt(2, CHOSEN)),
    ),
    NEUTRAL.minion(
        "Deathblighter",
        "6 mana 3/4, common",
        "Opening Gambit: Deal 3 damage to all nearby enemy minions.",
        opening_gambit(Hurt(3, Units(ENEMY, where=NEARBY))),
    ),
    NEUTRAL.minion(
        "Healing Mystic",
        "2 mana 2/3",
        "Opening Gambit: Restore 2 health to any unit.",
        opening_gambit(choose(EVERYONE), Mend(2, CHOSEN)),
    ),
    NEUTRAL.minion("Void Hunter", "3 mana 4/2, common", "Dying Wish: Draw 1 card.", dying_wish(DrawCards())),
    NEUTRAL.minion(
        "Ash Mephyt",
        "5 mana 2/3, common",
        "Opening Gambit: Summon 2 copies of it on random squares.",
        opening_gambit(BringCopies(ITSELF, ANYWHERE, 2)),
    ),
    NEUTRAL.minion(
        "The High Hand",
        "5 mana 2/3, common",
        "Opening Gambit: It gains +1/+1 for each card in your opponent's hand.",
        opening_gambit(Enchant(ITSELF, CardsHeld(theirs=True), CardsHeld(theirs=True))),
    ),
    NEUTRAL.minion(
        "Songweaver",
        "3 mana 3/3, common",
        "Opening Gambit: Give a nearby friendly minion +1/+1.",
        opening_gambit(choose(Units(FRIENDLY, where=NEARBY)), Enchant(CHOSEN, 1, 1)),
    ),
    NEUTRAL.minion(
        "Emerald Rejuvenator",
        "4 mana 4/4, rare",
        "Opening Gambit: Restore 4 health to both generals.",
        opening_gambit(Mend(4, BOTH_GENERALS)),
    ),
    NEUTRAL.minion(
        "Ghost Lynx",
        "2 mana 2/1, common",
        "Opening Gambit: Move a nearby minion to a random square.",
        opening_gambit(choose(Units(where=NEARBY)), Teleport(CHOSEN, ANYWHERE)),
    ),
    NEUTRAL.minion(
        "Jaxi",
        "2 mana 1/1, common",
        "Dying Wish: Summon a Mini-Jax in a random corner.",
        dying_wish(Bring("mini_jax", CORNER)),
    ),
    NEUTRAL.minion(
        "Sun Elemental",
        "4 mana 3/3, common",
        "Opening Gambit: Give 2 random other friendly minions +2 health.",
        opening_gambit(Enchant(AtRandom(MY_OTHER_MINIONS, 2), health=2)),
    ),
    NEUTRAL.minion(
        "Prophet of the White Palm",
        "1 mana 1/1, rare",
        "Opening Gambit: Spells deal no damage until your next turn.",
        opening_gambit(
            Enchant(MY_GENERAL, lasts=END_OF_THEIR_TURN, ability=no_damage(to=EVERYONE, source=ANY_SPELL), lasting=True)
        ),
    ),
    NEUTRAL.minion(
        "Sunset Paragon",
        "5 mana 3/2, epic",
        "Opening Gambit: Each nearby minion deals its attack to itself.",
        opening_gambit(Each(Units(where=NEARBY), Fight(CHOSEN, CHOSEN))),
    ),
    NEUTRAL.minion("Necroseer", "5 mana 5/4", "Dying Wish: Draw 1 card.", dying_wish(DrawCards())),
    NEUTRAL.minion(
        "Abjudicator",
        "3 mana 3/1, rare Arcanyst",
        "Opening Gambit: The spells in your hand cost 1 less.",
        opening_gambit(MarkCards(Holding(SPELL), cost=-1)),
    ),
    NEUTRAL.minion(
        "Blistering Skorn",
        "4 mana 4/5, common",
        "Opening Gambit: Deal 1 damage to everything.",
        opening_gambit(Hurt(1, EVERYONE)),
    ),
    NEUTRAL.minion(
        "Grincher",
        "5 mana 5/4, rare",
        "Opening Gambit: Put a random artifact into your hand. It costs 3 less.",
        opening_gambit(AddCards(cards=Holding(ARTIFACT, real=True), cost=-3)),
    ),
    NEUTRAL.minion(
        "Wood-Wen",
        "2 mana 2/2, common",
        "Provoke. Opening Gambit: Give a nearby friendly minion Provoke.",
        PROVOKE,
        opening_gambit(choose(Units(FRIENDLY, where=NEARBY)), Enchant(CHOSEN, traits=PROVOKE)),
    ),
    NEUTRAL.minion(
        "Elkowl",
        "3 mana 2/3, rare",
        "Opening Gambit: It gains 2 of Blast, Celerity, Flying, Frenzy, Provoke, Ranged, Rebirth and Rush at random.",
        opening_gambit(Times(2, ONE_KEYWORD)),
    ),
    NEUTRAL.minion(
        "Dust Wailer",
        "6 mana 3/4, rare",
        "Flying. Opening Gambit: Deal 3 damage to all enemies ahead of it in its row.",
        FLYING,
        opening_gambit(Hurt(3, Units(ENEMY, ANY_UNIT, AllAhead(ITSELF)))),
    ),
    NEUTRAL.minion(
        "Zyx",
        "2 mana 1/2, rare",
        "Opening Gambit: Summon a copy of it nearby.",
        opening_gambit(BringCopies(ITSELF, NEARBY)),
    ),
    NEUTRAL.minion(
        "Azure Herald",
        "2 mana 1/4, common",
        "Opening Gambit: Restore 3 health to your general.",
        opening_gambit(Mend(3, MY_GENERAL)),
    ),
    NEUTRAL.minion(
        "Ironclad", "5 mana 4/3, epic", "Dying Wish: Dispel all enemy minions.", dying_wish(Dispel(ENEMY_MINIONS))
    ),
    NEUTRAL.minion(
        "Primus Fist",
        "2 mana 2/3, common",
        "Opening Gambit: Give a nearby friendly minion +2 attack this turn.",
        opening_gambit(choose(Units(FRIENDLY, where=NEARBY)), Enchant(CHOSEN, attack=2, lasts=THIS_TURN)),
    ),
    NEUTRAL.minion(
        "Frostbone Naga",
        "4 mana 3/3, common",
        "Opening Gambit: Deal 2 damage to everything nearby.",
        opening_gambit(Hurt(2, Units(BOTH, ANY_UNIT, NEARBY))),
    ),
    NEUTRAL.minion(
        "Silhouette Tracer",
        "4 mana 2/6, common",
        "Opening Gambit: Move your general up to 3 squares.",
        opening_gambit(choose_free_square(Within(MY_GENERAL, 3)), TeleportHere(MY_GENERAL)),
    ),
    NEUTRAL.minion(
        "Azure Horn Shaman",
        "2 mana 1/4, rare",
        "Dying Wish: Give friendly minions around it +4 health.",
        dying_wish(Enchant(Units(FRIENDLY, where=NEARBY), health=4)),
    ),
    NEUTRAL.minion(
        "Flameblood Warlock",
        "2 mana 3/1, rare",
        "Opening Gambit: Deal 3 damage to both generals.",
        opening_gambit(Hurt(3, BOTH_GENERALS)),
    ),
    NEUTRAL.minion(
        "Bloodtear Alchemist",
        "1 mana 2/1",
        "Opening Gambit: Deal 1 damage to an enemy.",
        opening_gambit(choose(ENEMIES), Hurt(1, CHOSEN)),
    ),
)
