"""The legendary neutral cards of the core set, and the Riddle one of them asks."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_walks,
    aura,
    deals_damage,
    deathwatch,
    dying_wish,
    end_of_your_turn,
    infiltrate,
    is_attacked,
    it_attacks,
    opponent_draws,
    start_of_your_turn,
    takes_damage,
    you_summon,
    your_general_is_damaged,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AS_MUCH, FALLEN
from cardwright.games.generals.effects.arrival import Bring, BringFromDeck, BringRandom, Revive
from cardwright.games.generals.effects.command import TakeOver
from cardwright.games.generals.effects.conditions import ZEALOUS, AtLeast
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards, DrawTo
from cardwright.games.generals.effects.durations import THIS_TURN
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
    AtRandom,
    Units,
)
from cardwright.games.generals.effects.whose import OPPONENT
from cardwright.games.generals.model.ability import (
    ANYBODYS,
    DRAWS,
    THEIRS,
    CostRule,
    DamageRule,
    Rule,
)
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
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Neutral", "Core")

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
    PRESS.minion(
        "Red Synja",
        7,
        7,
        7,
        "Whenever your general takes damage, deal 7 damage to a random nearby enemy minion.",
        rarity="legendary",
        abilities=(your_general_is_damaged(Hurt(7, AtRandom(Units(ENEMY, where=NEARBY)))),),
    ),
    PRESS.minion(
        "Jax Truesight",
        6,
        1,
        1,
        "Ranged. Opening Gambit: Summon a Mini-Jax in each corner.",
        RANGED,
        rarity="legendary",
        gambit=(Bring("mini_jax", CORNER, exactly=True),),
    ),
    PRESS.minion(
        "Pandora",
        7,
        3,
        10,
        "At the end of your turn, summon Envy, Fear, Rage, Serenity or Wrath nearby, at random.",
        rarity="legendary",
        abilities=(end_of_your_turn(BringRandom(WOLVES, NEARBY)),),
    ),
    PRESS.minion(
        "Spelljammer",
        4,
        3,
        5,
        "Both players draw 1 more card at the end of their turns.",
        rarity="legendary",
        abilities=(Rule(DRAWS, 1, ANYBODYS),),
    ),
    PRESS.minion(
        "Eclipse",
        6,
        3,
        7,
        "Whenever it takes damage, deal as much damage to the enemy general.",
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(takes_damage(Hurt(AS_MUCH, ENEMY_GENERAL)),),
    ),
    PRESS.minion(
        "Lady Locke",
        3,
        2,
        3,
        "Provoke. Opening Gambit: Other minions you summon this turn gain +1/+1 and Provoke.",
        PROVOKE,
        rarity="legendary",
        gambit=(
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                lasting=True,
                abilities=(you_summon(Enchant(SUBJECT, 1, 1, traits=PROVOKE), who=Units(FRIENDLY, but="lady_locke")),),
            ),
        ),
    ),
    PRESS.minion(
        "Rook",
        7,
        5,
        5,
        "At the end of your turn, it gains one of these it has not gained yet, at random: Backstab 5; Blast; "
        "Deathwatch: Draw until you hold 5 cards; Grow +5/+5; Infiltrate: +5 attack; "
        "Zeal: At the end of your turn, restore 5 health to it and your general.",
        rarity="legendary",
        abilities=(
            end_of_your_turn(
                Learn(
                    (
                        Enchant(ITSELF, traits=BLAST),
                        Enchant(ITSELF, traits=BACKSTAB, backstab=5),
                        Enchant(ITSELF, abilities=(infiltrate(5),)),
                        Enchant(ITSELF, traits=GROW, grow=5),
                        Enchant(
                            ITSELF, abilities=(end_of_your_turn(Mend(5, ITSELF), Mend(5, MY_GENERAL), test=ZEALOUS),)
                        ),
                        Enchant(ITSELF, abilities=(deathwatch(DrawTo(5)),)),
                    )
                )
            ),
        ),
    ),
    PRESS.minion(
        "Zen'Rui, the Blightspawned",
        6,
        4,
        4,
        "Opening Gambit: Take control of a nearby enemy minion with 2 or less attack.",
        rarity="legendary",
        target=Target(Units(ENEMY, where=NEARBY, most_attack=2)),
        gambit=(TakeOver(CHOSEN),),
    ),
    PRESS.minion(
        "Zurael, the Lifegiver",
        7,
        4,
        7,
        "Opening Gambit: Summon your minions that died on your opponent's last turn on random squares, but no tokens.",
        rarity="legendary",
        gambit=(Revive(Holding("minion"), ANYWHERE, 45, turns_ago=1, least_ago=1),),
    ),
    PRESS.minion(
        "Paddo",
        7,
        12,
        6,
        "Airdrop. Opening Gambit: Move all nearby minions and generals to random squares.",
        AIRDROP,
        rarity="legendary",
        gambit=(Teleport(Units(BOTH, ANY_UNIT, NEARBY), ANYWHERE),),
    ),
    PRESS.minion(
        "Black Locust",
        4,
        2,
        2,
        "Flying. After it moves, summon a Black Locust nearby.",
        FLYING,
        rarity="legendary",
        abilities=(after_it_walks(Bring("black_locust", NEARBY)),),
    ),
    PRESS.minion(
        "Khymera",
        8,
        5,
        12,
        "Whenever it takes damage, summon a random token nearby.",
        rarity="legendary",
        abilities=(takes_damage(BringRandom(STRAYS, NEARBY)),),
    ),
    PRESS.minion(
        "Keeper of the Vale",
        5,
        3,
        4,
        "Opening Gambit: Summon a random minion of yours that died this game nearby, but no token.",
        rarity="legendary",
        target=Target(where=Provided(AtLeast(FALLEN, 1), NEARBY), free=True),
        gambit=(Revive(Holding("minion"), HERE),),
    ),
    PRESS.minion(
        "Astral Crusader",
        7,
        7,
        6,
        "When you replace this card, it costs 3 less and gains +3/+3.",
        rarity="legendary",
        replaced=(MarkReplaced(-3, 3, 3),),
    ),
    PRESS.minion(
        "Hollow Grovekeeper",
        5,
        3,
        4,
        "Opening Gambit: Destroy a nearby minion with Frenzy or Provoke. If you do, this one gains Frenzy and Provoke.",
        rarity="legendary",
        target=Target(Units(where=NEARBY, traits=FRENZY | PROVOKE)),
        gambit=(Destroy(CHOSEN), Enchant(ITSELF, traits=FRENZY | PROVOKE)),
    ),
    PRESS.minion(
        "E'Xun",
        7,
        5,
        5,
        "Forcefield. Whenever it attacks or is attacked, draw 1 card.",
        FORCEFIELD,
        rarity="legendary",
        abilities=(it_attacks(DrawCards()), is_attacked(DrawCards())),
    ),
    PRESS.minion(
        "Unseven",
        4,
        2,
        4,
        "Dying Wish: Summon a minion with Dying Wish from your hand on its square.",
        rarity="legendary",
        abilities=(dying_wish(BringFromDeck(Holding("minion", traits=DYING_WISH), HERE, hand=True)),),
    ),
    PRESS.minion(
        "Alter Rexx",
        5,
        5,
        5,
        "Whenever you summon MECHAZ0R!, put a MECHAZ0R! into your hand.",
        tribe="Mech",
        rarity="legendary",
        abilities=(you_summon(AddCards("mechaz0r"), who=Units(FRIENDLY, card="mechaz0r")),),
    ),
    PRESS.minion(
        "Sworn Sister L'Kian",
        4,
        2,
        4,
        "Opening Gambit: Put 2 random cards of your faction into your hand.",
        rarity="legendary",
        gambit=(AddCards(cards=Holding(faction="own", real=True, but_rarity="mythron"), count=2),),
    ),
    PRESS.minion(
        "Ruby Rifter",
        6,
        4,
        6,
        "Whenever your general takes damage, draw 1 card, and this minion gains +2 attack.",
        rarity="legendary",
        abilities=(your_general_is_damaged(DrawCards(), Enchant(ITSELF, 2)),),
    ),
    PRESS.minion(
        "Envybaer",
        5,
        3,
        10,
        "Whenever it damages an enemy, move that enemy to a random corner.",
        rarity="legendary",
        abilities=(deals_damage(Teleport(SUBJECT, CORNER), to=ENEMIES),),
    ),
    PRESS.minion(
        "Sphynx",
        4,
        5,
        4,
        "Opening Gambit: Put a Riddle into your opponent's hand.",
        rarity="legendary",
        gambit=(AddCards("riddle", whose=OPPONENT),),
    ),
    PRESS.minion(
        "Quartermaster Gauj",
        6,
        5,
        2,
        "Minions and generals deal no damage to it.",
        rarity="legendary",
        abilities=(DamageRule(THIS_UNIT, EVERYONE, none=True),),
    ),
    PRESS.minion(
        "Decimus",
        4,
        4,
        4,
        "Whenever your opponent draws a card, deal 2 damage to the enemy general.",
        rarity="legendary",
        abilities=(opponent_draws(Hurt(2, ENEMY_GENERAL)),),
    ),
    PRESS.minion(
        "Golem Vanquisher",
        3,
        2,
        4,
        "Provoke. Your other Golems have Provoke.",
        PROVOKE,
        tribe="Golem",
        rarity="legendary",
        abilities=(aura(Units(FRIENDLY, tribe="Golem", other=True), traits=PROVOKE),),
    ),
    PRESS.minion(
        "Archon Spellbinder",
        6,
        7,
        7,
        "The spells in your opponent's hand cost 1 more.",
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(CostRule(Holding("spell"), 1, THEIRS, hand_only=True),),
    ),
    PRESS.minion(
        "Sarlac the Eternal",
        3,
        1,
        1,
        "Dying Wish: Summon it again on another random square.",
        rarity="legendary",
        abilities=(dying_wish(Bring("sarlac_the_eternal", Elsewhere(HERE))),),
    ),
    PRESS.minion(
        "Dark Nemesis",
        7,
        4,
        10,
        "At the start of your turn, deal 4 damage to the enemy general, and this minion gains +4 attack.",
        rarity="legendary",
        abilities=(start_of_your_turn(Hurt(4, ENEMY_GENERAL), Enchant(ITSELF, 4)),),
    ),
    PRESS.minion(
        "Mirkblood Devourer",
        3,
        2,
        4,
        "Minions you summon near it gain +1/+1.",
        rarity="legendary",
        abilities=(you_summon(Enchant(SUBJECT, 1, 1), who=Units(FRIENDLY, where=NEARBY, other=True)),),
    ),
    PRESS.spell(
        "Riddle",
        2,
        "While you hold it, you cannot replace cards. Put a Riddle into your opponent's hand.",
        (AddCards("riddle", whose=OPPONENT),),
        token=True,
        traits=BARS_REPLACING,
    ),
)
