"""The neutral cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, destiny, opening_gambit, trial
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
from cardwright.games.generals.cards.standing import aura
from cardwright.games.generals.effects.amounts import Scaled
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import Each, If, OneOf
from cardwright.games.generals.effects.conditions import MY_TURN, Fits
from cardwright.games.generals.effects.damage import Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import NEARBY, Around, Elsewhere, InFront
from cardwright.games.generals.effects.recall import AddTurnsSpell
from cardwright.games.generals.effects.rewrite import ChangeHand, TurnCards
from cardwright.games.generals.effects.shuffle import BurnCards, ShuffleCopies, ShuffleIn
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.trials import NoCardTwice
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
from cardwright.kernel.effects.things import AtRandom

NEUTRAL: Final = Press("Neutral", "Trials of Mythron")

# What Hsuku gives: one of these, and one of those.
NUMBERS: Final = OneOf(Enchant(CHOSEN, attack=2), Enchant(CHOSEN, 1, 1), Enchant(CHOSEN, health=2))
KEYWORDS: Final = OneOf(
    Enchant(CHOSEN, traits=FRENZY),
    Enchant(CHOSEN, traits=CELERITY),
    Enchant(CHOSEN, traits=PROVOKE),
    Enchant(CHOSEN, traits=FLYING),
)

CARDS: Final = (
    NEUTRAL.minion(
        "Mirrorrim",
        "1 mana 2/1, common",
        "Opening Gambit: Shuffle 3 copies of your minion into your deck.",
        opening_gambit(choose(MY_MINIONS), ShuffleCopies(CHOSEN, 3)),
    ),
    NEUTRAL.minion(
        "Aer Pridebeak",
        "3 mana 3/4, common",
        "When your opponent casts a spell, restore 1 health to your general.",
        opponent_casts(Mend(1, MY_GENERAL)),
    ),
    NEUTRAL.minion("Saberspine Alpha", "7 mana 5/5, common", "Rush.", RUSH),
    NEUTRAL.minion(
        "Alcuin Fugitive",
        "5 mana 2/5, legendary Arcanyst",
        "At the end of your turn, put a copy of the last spell you cast this turn into your hand.",
        end_of_your_turn(AddTurnsSpell()),
    ),
    NEUTRAL.minion(
        "Orbo the Ostentatious",
        "3 mana 3/4, legendary",
        "Opening Gambit: Each card in your hand becomes a random legendary card, neutral or of your faction.",
        opening_gambit(
            ChangeHand(
                Holding(faction="own", rarity="legendary", real=True),
                Holding(faction="Neutral", rarity="legendary", real=True),
            )
        ),
    ),
    NEUTRAL.minion(
        "Sellsoul", "3 mana 4/5, rare", "Dying Wish: Deal 4 damage to your general.", dying_wish(Hurt(4, MY_GENERAL))
    ),
    NEUTRAL.minion("Worldcore Golem", "9 mana 25/25, common Golem"),
    NEUTRAL.minion("Prongbok", "3 mana 2/5, common", "It can move 1 square further.", aura(THIS_UNIT, speed=1)),
    NEUTRAL.minion(
        "Mythron Wanderer",
        "6 mana 6/6, mythron",
        "Trial: Have no card twice in your deck. Destiny: Your minions have +1/+1.",
        trial(NoCardTwice()),
        destiny(Aura(MY_MINIONS, 1, 1, lasting=True)),
    ),
    NEUTRAL.minion(
        "Riftwalker",
        "4 mana 3/3, rare",
        "Airdrop. Intensify: Deal 1 damage to everything nearby.",
        AIRDROP,
        INTENSIFY,
        on_arrival(Hurt(Scaled(1), Units(BOTH, ANY_UNIT, NEARBY))),
    ),
    NEUTRAL.minion(
        "Fizzling Mystic",
        "4 mana 3/3, common",
        "Opening Gambit: Deal 2 damage to an enemy, or restore 2 health to a unit of yours.",
        opening_gambit(choose(EVERYONE), If(Fits(CHOSEN, MY_UNITS), Mend(2, CHOSEN), otherwise=Hurt(2, CHOSEN))),
    ),
    NEUTRAL.minion(
        "Araras Prophet",
        "2 mana 1/3, rare Arcanyst",
        "When you replace a card, shuffle a Brilliant Plume into your deck.",
        you_replace(ShuffleIn("brilliant_plume")),
    ),
    NEUTRAL.minion(
        "Lodestar",
        "6 mana 4/4, epic",
        "Airdrop. Forcefield. At the end of every turn, one or more random units that are not nearby are moved to "
        "free squares nearby.",
        AIRDROP,
        FORCEFIELD,
        end_of_every_turn(Teleport(Handful(Units(BOTH, ANY_UNIT, Elsewhere(Around(ITSELF)), other=True)), NEARBY)),
    ),
    NEUTRAL.minion(
        "Chirpuka",
        "5 mana 3/6, epic",
        "When your opponent summons a minion, summon a Puka in front of it.",
        opponent_summons(Bring("puka", InFront(SUBJECT), exactly=True), who=ENEMY_MINIONS),
    ),
    NEUTRAL.minion("Puka", "1 mana 2/1, token", "Provoke.", PROVOKE),
    NEUTRAL.minion(
        "Mnemovore",
        "7 mana 7/7, legendary",
        "When you summon a minion, burn 3 cards of your opponent's deck.",
        you_summon(BurnCards(3), who=MY_OTHER_MINIONS),
    ),
    NEUTRAL.minion(
        "Scarzig",
        "3 mana 1/2, legendary",
        "When it kills an enemy and survives, all your Scarzigs, in play, hand and deck, become Scarzig, Feather "
        "Knight.",
        kills_an_enemy(
            TurnCards(Holding(key="scarzig"), "scarzig_feather_knight"),
            Change(Units(FRIENDLY, card="scarzig"), "scarzig_feather_knight"),
        ),
    ),
    NEUTRAL.minion(
        "Scarzig, Feather Knight",
        "3 mana 4/8, token",
        "Celerity. When it attacks, your other minions gain +1/+1.",
        CELERITY,
        after_it_attacks(Enchant(MY_OTHER_MINIONS, 1, 1)),
    ),
    NEUTRAL.minion(
        "Hsuku",
        "4 mana 2/6, epic",
        "At the end of every turn, a random other minion of the player whose turn it is gains +2 attack, +1/+1 or +2 "
        "health, and Frenzy, Celerity, Provoke or Flying.",
        end_of_every_turn(
            If(
                MY_TURN,
                Each(AtRandom(MY_OTHER_MINIONS), NUMBERS, KEYWORDS),
                otherwise=Each(AtRandom(ENEMY_MINIONS), NUMBERS, KEYWORDS),
            )
        ),
    ),
    NEUTRAL.spell(
        "Brilliant Plume",
        "0 mana, token",
        "Restore 1 health to your general. Draw a card.",
        Mend(1, MY_GENERAL),
        DrawCards(),
    ),
)
