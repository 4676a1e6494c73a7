"""The neutral cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    dying_wish,
    end_of_every_turn,
    end_of_your_turn,
    kills_an_enemy,
    on_arrival,
    opponent_casts,
    opponent_summons,
    you_replace,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import Scaled
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import Each, If, OneOf
from cardwright.games.generals.effects.conditions import MY_TURN, Fits
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Destiny, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import NEARBY, Around, Elsewhere, InFront
from cardwright.games.generals.effects.recall import AddTurnsSpell
from cardwright.games.generals.effects.rewrite import ChangeCards, ChangeHand
from cardwright.games.generals.effects.shuffle import BurnCards, ShuffleCopies, ShuffleIn
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    BOTH,
    CHOSEN,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    MY_UNITS,
    SUBJECT,
    THIS_UNIT,
    AtRandom,
    Handful,
    Units,
)
from cardwright.games.generals.model.ability import Aura
from cardwright.games.generals.model.keywords import (
    AIRDROP,
    CELERITY,
    FLYING,
    FORCEFIELD,
    FRENZY,
    INTENSIFY,
    PROVOKE,
    RUSH,
)
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import NoCardTwice

PRESS: Final = Press("Neutral", "Trials of Mythron")

# What Hsuku gives: one of these, and one of those.
NUMBERS: Final = OneOf((Enchant(CHOSEN, 2), Enchant(CHOSEN, 1, 1), Enchant(CHOSEN, 0, 2)))
KEYWORDS: Final = OneOf(
    (
        Enchant(CHOSEN, traits=FRENZY),
        Enchant(CHOSEN, traits=CELERITY),
        Enchant(CHOSEN, traits=PROVOKE),
        Enchant(CHOSEN, traits=FLYING),
    )
)

CARDS: Final = (
    PRESS.minion(
        "Mirrorrim",
        1,
        2,
        1,
        "Opening Gambit: Shuffle 3 copies of your minion into your deck.",
        rarity="common",
        target=Target(MY_MINIONS),
        gambit=(ShuffleCopies(CHOSEN, 3),),
    ),
    PRESS.minion(
        "Aer Pridebeak",
        3,
        3,
        4,
        "When your opponent casts a spell, restore 1 health to your general.",
        rarity="common",
        abilities=(opponent_casts(Mend(1, MY_GENERAL)),),
    ),
    PRESS.minion("Saberspine Alpha", 7, 5, 5, "Rush.", RUSH, rarity="common"),
    PRESS.minion(
        "Alcuin Fugitive",
        5,
        2,
        5,
        "At the end of your turn, put a copy of the last spell you cast this turn into your hand.",
        tribe="Arcanyst",
        rarity="legendary",
        abilities=(end_of_your_turn(AddTurnsSpell()),),
    ),
    PRESS.minion(
        "Orbo the Ostentatious",
        3,
        3,
        4,
        "Opening Gambit: Each card in your hand becomes a random legendary card, neutral or of your faction.",
        rarity="legendary",
        gambit=(
            ChangeHand(
                (
                    Holding(faction="own", rarity="legendary", real=True),
                    Holding(faction="Neutral", rarity="legendary", real=True),
                )
            ),
        ),
    ),
    PRESS.minion(
        "Sellsoul",
        3,
        4,
        5,
        "Dying Wish: Deal 4 damage to your general.",
        rarity="rare",
        abilities=(dying_wish(Hurt(4, MY_GENERAL)),),
    ),
    PRESS.minion("Worldcore Golem", 9, 25, 25, tribe="Golem", rarity="common"),
    PRESS.minion(
        "Prongbok",
        3,
        2,
        5,
        "It can move 1 square further.",
        rarity="common",
        abilities=(Aura(THIS_UNIT, speed=1),),
    ),
    PRESS.minion(
        "Mythron Wanderer",
        6,
        6,
        6,
        "Trial: Have no card twice in your deck. Destiny: Your minions have +1/+1.",
        rarity="mythron",
        trial=NoCardTwice(),
        destiny=(Destiny((Aura(MY_MINIONS, 1, 1, lasting=True),)),),
    ),
    PRESS.minion(
        "Riftwalker",
        4,
        3,
        3,
        "Airdrop. Intensify: Deal 1 damage to everything nearby.",
        AIRDROP | INTENSIFY,
        rarity="rare",
        abilities=(on_arrival(Hurt(Scaled(1), Units(BOTH, ANY_UNIT, NEARBY))),),
    ),
    PRESS.minion(
        "Fizzling Mystic",
        4,
        3,
        3,
        "Opening Gambit: Deal 2 damage to an enemy, or restore 2 health to a unit of yours.",
        rarity="common",
        target=Target(EVERYONE),
        gambit=(If(Fits(CHOSEN, MY_UNITS), (Mend(2, CHOSEN),), (Hurt(2, CHOSEN),)),),
    ),
    PRESS.minion(
        "Araras Prophet",
        2,
        1,
        3,
        "When you replace a card, shuffle a Brilliant Plume into your deck.",
        tribe="Arcanyst",
        rarity="rare",
        abilities=(you_replace(ShuffleIn("brilliant_plume")),),
    ),
    PRESS.minion(
        "Lodestar",
        6,
        4,
        4,
        "Airdrop. Forcefield. At the end of every turn, one or more random units that are not nearby are moved to"
        " free squares nearby.",
        AIRDROP | FORCEFIELD,
        rarity="epic",
        abilities=(
            end_of_every_turn(Teleport(Handful(Units(BOTH, ANY_UNIT, Elsewhere(Around(ITSELF)), other=True)), NEARBY)),
        ),
    ),
    PRESS.minion(
        "Chirpuka",
        5,
        3,
        6,
        "When your opponent summons a minion, summon a Puka in front of it.",
        rarity="epic",
        abilities=(opponent_summons(Bring("puka", InFront(SUBJECT), exactly=True), who=ENEMY_MINIONS),),
    ),
    PRESS.minion("Puka", 1, 2, 1, "Provoke.", PROVOKE, rarity="token", token=True),
    PRESS.minion(
        "Mnemovore",
        7,
        7,
        7,
        "When you summon a minion, burn 3 cards of your opponent's deck.",
        rarity="legendary",
        abilities=(you_summon(BurnCards(3), who=MY_OTHER_MINIONS),),
    ),
    PRESS.minion(
        "Scarzig",
        3,
        1,
        2,
        "When it kills an enemy and survives, all your Scarzigs, in play, hand and deck, become Scarzig, Feather"
        " Knight.",
        rarity="legendary",
        abilities=(
            kills_an_enemy(
                ChangeCards("scarzig", "scarzig_feather_knight"),
                Change(Units(FRIENDLY, card="scarzig"), "scarzig_feather_knight"),
            ),
        ),
    ),
    PRESS.minion(
        "Scarzig, Feather Knight",
        3,
        4,
        8,
        "Celerity. When it attacks, your other minions gain +1/+1.",
        CELERITY,
        rarity="token",
        token=True,
        abilities=(after_it_attacks(Enchant(MY_OTHER_MINIONS, 1, 1)),),
    ),
    PRESS.minion(
        "Hsuku",
        4,
        2,
        6,
        "At the end of every turn, a random other minion of the player whose turn it is gains +2 attack, +1/+1 or"
        " +2 health, and Frenzy, Celerity, Provoke or Flying.",
        rarity="epic",
        abilities=(
            end_of_every_turn(
                If(
                    MY_TURN,
                    (Each(AtRandom(MY_OTHER_MINIONS), (NUMBERS, KEYWORDS)),),
                    (Each(AtRandom(ENEMY_MINIONS), (NUMBERS, KEYWORDS)),),
                )
            ),
        ),
    ),
    PRESS.spell(
        "Brilliant Plume",
        0,
        "Restore 1 health to your general. Draw a card.",
        (Mend(1, MY_GENERAL), DrawCards()),
        rarity="token",
        token=True,
    ),
)
