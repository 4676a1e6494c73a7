"""The legendary neutral cards of the core set, and the Riddle one of them asks."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, opening_gambit, when_replaced
from cardwright.games.generals.cards.phrases import (
    after_it_walks,
    deals_damage,
    deathwatch,
    dying_wish,
    end_of_your_turn,
    is_attacked,
    it_attacks,
    opponent_draws,
    start_of_your_turn,
    takes_damage,
    you_summon,
    your_general_is_damaged,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, cost_more, infiltrate, no_damage, this_turn
from cardwright.games.generals.effects.amounts import AS_MUCH, FALLEN
from cardwright.games.generals.effects.arrival import Bring, BringFromDeck, BringRandom, Revive
from cardwright.games.generals.effects.command import TakeOver
from cardwright.games.generals.effects.conditions import NOT_ITS_GIVER, ZEALOUS
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards, DrawTo
from cardwright.games.generals.effects.enchant import Enchant, Learn
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import ANYWHERE, CORNER, HERE, NEARBY, Elsewhere, Provided
from cardwright.games.generals.effects.rewrite import MarkReplaced
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH,
    CHOSEN,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import (
    ANYBODYS,
    DRAWS,
    THEIRS,
    Rule,
)
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import (
    AIRDROP,
    BACKSTAB,
    BARS_REPLACING,
    BLAST,
    DYING_WISH,
    FLYING,
    FORCEFIELD,
    FRENZY,
    GROW,
    PROVOKE,
    RANGED,
)
from cardwright.kernel.effects.conditions import AtLeast
from cardwright.kernel.effects.things import AtRandom

NEUTRAL: Final = Press("Neutral", "Core")

WOLVES: Final = Holding(keys=("serenity", "rage", "wrath", "envy", "fear"))
STRAYS: Final = Holding(
    keys=(
        "magma",
        "mini_jax",
        "treant",
        "ghost_wolf",
        "whyte_drake",
        "illusion",
        "winter_maerid",
        "wraithling",
        "panddo",
        "mechaz0r",
        "seismic_elemental",
        "ice_drake",
        "spellspark",
    )
)

CARDS: Final = (
    NEUTRAL.minion(
        "Red Synja",
        "7 mana 7/7, legendary",
        "Whenever your general takes damage, deal 7 damage to a random nearby enemy minion.",
        your_general_is_damaged(Hurt(7, AtRandom(Units(ENEMY, where=NEARBY)))),
    ),
    NEUTRAL.minion(
        "Jax Truesight",
        "6 mana 1/1, legendary",
        "Ranged. Opening Gambit: Summon a Mini-Jax in each corner.",
        RANGED,
        opening_gambit(Bring("mini_jax", CORNER, exactly=True)),
    ),
    NEUTRAL.minion(
        "Pandora",
        "7 mana 3/10, legendary",
        "At the end of your turn, summon Envy, Fear, Rage, Serenity or Wrath nearby, at random.",
        end_of_your_turn(BringRandom(WOLVES, NEARBY)),
    ),
    NEUTRAL.minion(
        "Spelljammer",
        "4 mana 3/5, legendary",
        "Both players draw 1 more card at the end of their turns.",
        Rule(DRAWS, 1, ANYBODYS),
    ),
    NEUTRAL.minion(
        "Eclipse",
        "6 mana 3/7, legendary Arcanyst",
        "Whenever it takes damage, deal as much damage to the enemy general.",
        takes_damage(Hurt(AS_MUCH, ENEMY_GENERAL)),
    ),
    NEUTRAL.minion(
        "Lady Locke",
        "3 mana 2/3, legendary",
        "Provoke. Opening Gambit: Other minions you summon this turn gain +1/+1 and Provoke.",
        PROVOKE,
        opening_gambit(this_turn(you_summon(Enchant(SUBJECT, 1, 1, traits=PROVOKE), test=NOT_ITS_GIVER), signed=True)),
    ),
    NEUTRAL.minion(
        "Rook",
        "7 mana 5/5, legendary",
        "At the end of your turn, it gains one of these it has not gained yet, at random: Backstab 5; Blast; "
        "Deathwatch: Draw until you hold 5 cards; Grow +5/+5; Infiltrate: +5 attack; Zeal: At the end of your turn, "
        "restore 5 health to it and your general.",
        end_of_your_turn(
            Learn(
                Enchant(ITSELF, traits=BLAST),
                Enchant(ITSELF, traits=BACKSTAB, backstab=5),
                Enchant(ITSELF, ability=infiltrate(attack=5)),
                Enchant(ITSELF, traits=GROW, grow=5),
                Enchant(ITSELF, ability=end_of_your_turn(Mend(5, ITSELF), Mend(5, MY_GENERAL), test=ZEALOUS)),
                Enchant(ITSELF, ability=deathwatch(DrawTo(5))),
            )
        ),
    ),
    NEUTRAL.minion(
        "Zen'Rui, the Blightspawned",
        "6 mana 4/4, legendary",
        "Opening Gambit: Take control of a nearby enemy minion with 2 or less attack.",
        opening_gambit(choose(Units(ENEMY, where=NEARBY, most_attack=2)), TakeOver(CHOSEN)),
    ),
    NEUTRAL.minion(
        "Zurael, the Lifegiver",
        "7 mana 4/7, legendary",
        "Opening Gambit: Summon your minions that died on your opponent's last turn on random squares, but no tokens.",
        opening_gambit(Revive(Holding(MINION), ANYWHERE, 45, turns_ago=1, least_ago=1)),
    ),
    NEUTRAL.minion(
        "Paddo",
        "7 mana 12/6, legendary",
        "Airdrop. Opening Gambit: Move all nearby minions and generals to random squares.",
        AIRDROP,
        opening_gambit(Teleport(Units(BOTH, ANY_UNIT, NEARBY), ANYWHERE)),
    ),
    NEUTRAL.minion(
        "Black Locust",
        "4 mana 2/2, legendary",
        "Flying. After it moves, summon a Black Locust nearby.",
        FLYING,
        after_it_walks(Bring("black_locust", NEARBY)),
    ),
    NEUTRAL.minion(
        "Khymera",
        "8 mana 5/12, legendary",
        "Whenever it takes damage, summon a random token nearby.",
        takes_damage(BringRandom(STRAYS, NEARBY)),
    ),
    NEUTRAL.minion(
        "Keeper of the Vale",
        "5 mana 3/4, legendary",
        "Opening Gambit: Summon a random minion of yours that died this game nearby, but no token.",
        opening_gambit(choose_free_square(Provided(AtLeast(FALLEN, 1), NEARBY)), Revive(Holding(MINION), HERE)),
    ),
    NEUTRAL.minion(
        "Astral Crusader",
        "7 mana 7/6, legendary",
        "When you replace this card, it costs 3 less and gains +3/+3.",
        when_replaced(MarkReplaced(cost=-3, attack=3, health=3)),
    ),
    NEUTRAL.minion(
        "Hollow Grovekeeper",
        "5 mana 3/4, legendary",
        "Opening Gambit: Destroy a nearby minion with Frenzy or Provoke. If you do, this one gains Frenzy and Provoke.",
        opening_gambit(
            choose(Units(where=NEARBY, traits=FRENZY | PROVOKE)),
            Destroy(CHOSEN),
            Enchant(ITSELF, traits=FRENZY | PROVOKE),
        ),
    ),
    NEUTRAL.minion(
        "E'Xun",
        "7 mana 5/5, legendary",
        "Forcefield. Whenever it attacks or is attacked, draw 1 card.",
        FORCEFIELD,
        it_attacks(DrawCards()),
        is_attacked(DrawCards()),
    ),
    NEUTRAL.minion(
        "Unseven",
        "4 mana 2/4, legendary",
        "Dying Wish: Summon a minion with Dying Wish from your hand on its square.",
        dying_wish(BringFromDeck(Holding(MINION, traits=DYING_WISH), HERE, hand=True)),
    ),
    NEUTRAL.minion(
        "Alter Rexx",
        "5 mana 5/5, legendary Mech",
        "Whenever you summon MECHAZ0R!, put a MECHAZ0R! into your hand.",
        you_summon(AddCards("mechaz0r"), who=Units(FRIENDLY, card="mechaz0r")),
    ),
    NEUTRAL.minion(
        "Sworn Sister L'Kian",
        "4 mana 2/4, legendary",
        "Opening Gambit: Put 2 random cards of your faction into your hand.",
        opening_gambit(AddCards(cards=Holding(faction="own", real=True, but_rarity="mythron"), count=2)),
    ),
    NEUTRAL.minion(
        "Ruby Rifter",
        "6 mana 4/6, legendary",
        "Whenever your general takes damage, draw 1 card, and this minion gains +2 attack.",
        your_general_is_damaged(DrawCards(), Enchant(ITSELF, attack=2)),
    ),
    NEUTRAL.minion(
        "Envybaer",
        "5 mana 3/10, legendary",
        "Whenever it damages an enemy, move that enemy to a random corner.",
        deals_damage(Teleport(SUBJECT, CORNER), to=ENEMIES),
    ),
    NEUTRAL.minion(
        "Sphynx",
        "4 mana 5/4, legendary",
        "Opening Gambit: Put a Riddle into your opponent's hand.",
        opening_gambit(AddCards("riddle", whose=OPPONENT)),
    ),
    NEUTRAL.minion(
        "Quartermaster Gauj",
        "6 mana 5/2, legendary",
        "Minions and generals deal no damage to it.",
        no_damage(to=THIS_UNIT, by=EVERYONE),
    ),
    NEUTRAL.minion(
        "Decimus",
        "4 mana 4/4, legendary",
        "Whenever your opponent draws a card, deal 2 damage to the enemy general.",
        opponent_draws(Hurt(2, ENEMY_GENERAL)),
    ),
    NEUTRAL.minion(
        "Golem Vanquisher",
        "3 mana 2/4, legendary Golem",
        "Provoke. Your other Golems have Provoke.",
        PROVOKE,
        aura(Units(FRIENDLY, tribe="Golem", other=True), traits=PROVOKE),
    ),
    NEUTRAL.minion(
        "Archon Spellbinder",
        "6 mana 7/7, legendary Arcanyst",
        "The spells in your opponent's hand cost 1 more.",
        cost_more(Holding(SPELL), 1, whose=THEIRS, hand_only=True),
    ),
    NEUTRAL.minion(
        "Sarlac the Eternal",
        "3 mana 1/1, legendary",
        "Dying Wish: Summon it again on another random square.",
        dying_wish(Bring("sarlac_the_eternal", Elsewhere(HERE))),
    ),
    NEUTRAL.minion(
        "Dark Nemesis",
        "7 mana 4/10, legendary",
        "At the start of your turn, deal 4 damage to the enemy general, and this minion gains +4 attack.",
        start_of_your_turn(Hurt(4, ENEMY_GENERAL), Enchant(ITSELF, attack=4)),
    ),
    NEUTRAL.minion(
        "Mirkblood Devourer",
        "3 mana 2/4, legendary",
        "Minions you summon near it gain +1/+1.",
        you_summon(Enchant(SUBJECT, 1, 1), who=Units(FRIENDLY, where=NEARBY, other=True)),
    ),
    NEUTRAL.spell(
        "Riddle",
        "2 mana, basic token",
        "While you hold it, you cannot replace cards. Put a Riddle into your opponent's hand.",
        BARS_REPLACING,
        AddCards("riddle", whose=OPPONENT),
    ),
)
