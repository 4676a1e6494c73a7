"""The neutral cards of the core set that watch what happens, and those that change others while they stand."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import costs, when_replaced
from cardwright.games.generals.cards.phrases import (
    about_to_deal_damage,
    after_it_walks,
    deals_damage,
    end_of_your_turn,
    opponent_summons,
    start_of_your_turn,
    survives_damage,
    takes_damage,
    whenever,
    you_cast,
    you_replace,
    you_summon,
    your_general_is_damaged,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, cost_less
from cardwright.games.generals.effects.amounts import AS_MUCH
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.combine import OneOf
from cardwright.games.generals.effects.command import Tire
from cardwright.games.generals.effects.conditions import AIMED_AT_UNITS, FROM_HAND
from cardwright.games.generals.effects.damage import FULLY, Hurt, HurtRandom, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Dispel, Enchant, Learn, SwapNumbers
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome, Teleport
from cardwright.games.generals.effects.places import ANYWHERE, NEARBY, Around, InFront
from cardwright.games.generals.effects.prices import GENERALS_HEALTH, CheaperIfBled
from cardwright.games.generals.effects.recall import BringReplaced
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    DOER,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.model.ability import (
    ATTACKS,
    CASTS,
    ENTERS,
    MINE,
    REPLACES,
    Rule,
)
from cardwright.games.generals.model.card import MINION, SPELL
from cardwright.games.generals.model.keywords import (
    CELERITY,
    FLYING,
    FORCEFIELD,
    FRENZY,
    OPENING_GAMBIT,
    PROVOKE,
    RANGED,
    RUSH,
)

NEUTRAL: Final = Press("Neutral", "Core")

CARDS: Final = (
    NEUTRAL.minion(
        "Sand Burrower",
        "3 mana 2/4, common",
        "When it survives damage, it returns to your hand.",
        survives_damage(SendHome(ITSELF)),
    ),
    NEUTRAL.minion(
        "Sun Seer",
        "3 mana 2/4, common Arcanyst",
        "Whenever it deals damage, restore 2 health to your general.",
        deals_damage(Mend(2, MY_GENERAL)),
    ),
    NEUTRAL.minion(
        "Manaforger",
        "2 mana 1/3, rare Arcanyst",
        "The first spell you play from your hand each turn costs 1 less.",
        cost_less(Holding(SPELL), 1, first=True, hand_only=True),
    ),
    NEUTRAL.minion(
        "Prismatic Illusionist",
        "3 mana 2/3, rare Arcanyst",
        "Whenever you cast a spell, summon an Illusion nearby.",
        you_cast(Bring("illusion", NEARBY)),
    ),
    NEUTRAL.minion(
        "Owlbeast Sage",
        "4 mana 4/4, rare Arcanyst",
        "Whenever you cast a spell, your Arcanysts gain +2 health.",
        you_cast(Enchant(Units(FRIENDLY, tribe="Arcanyst"), health=2)),
    ),
    NEUTRAL.minion(
        "Sworn Avenger",
        "3 mana 1/3, epic",
        "Ranged. Whenever your general takes damage, this minion gains +1 attack.",
        RANGED,
        your_general_is_damaged(Enchant(ITSELF, attack=1)),
    ),
    NEUTRAL.minion(
        "Sworn Defender",
        "5 mana 4/7, epic",
        "Whenever your general takes damage, restore all health to this minion.",
        your_general_is_damaged(Mend(FULLY, ITSELF)),
    ),
    NEUTRAL.minion(
        "Venom Toth",
        "3 mana 3/3, epic",
        "Whenever your opponent summons a minion, deal 1 damage to the enemy general.",
        opponent_summons(Hurt(1, ENEMY_GENERAL, unsigned=True)),
    ),
    NEUTRAL.minion(
        "Chaos Elemental",
        "3 mana 4/4, epic",
        "Whenever it takes damage, it moves to a random square.",
        takes_damage(Teleport(ITSELF, ANYWHERE)),
    ),
    NEUTRAL.minion(
        "Lux Ignis",
        "5 mana 2/5, epic",
        "Ranged. At the end of your turn, restore 2 health to nearby friendly minions.",
        RANGED,
        end_of_your_turn(Mend(2, Units(FRIENDLY, where=NEARBY))),
    ),
    NEUTRAL.minion(
        "Syvrel the Exile",
        "3 mana 1/4, epic",
        "Ranged. Minions it damages are pulled in front of it.",
        RANGED,
        deals_damage(Teleport(SUBJECT, InFront(ITSELF)), to=ALL_MINIONS),
    ),
    NEUTRAL.minion(
        "First Sword of Akrane",
        "6 mana 7/7, common",
        "Your other minions have +1 attack.",
        aura(MY_OTHER_MINIONS, attack=1),
    ),
    NEUTRAL.minion(
        "Moebius",
        "4 mana 3/5, epic Arcanyst",
        "At the start of your turn, restore all its health, then its attack and health change places.",
        start_of_your_turn(SwapNumbers(ITSELF, healed=True)),
    ),
    NEUTRAL.minion(
        "Captain Hank Hart",
        "4 mana 2/4, epic",
        "Ranged. Whenever it deals damage, restore that much health to it.",
        RANGED,
        about_to_deal_damage(Mend(AS_MUCH, ITSELF)),
    ),
    NEUTRAL.minion(
        "Purgatos, The Realmkeeper",
        "4 mana 3/5, epic",
        "Whenever it deals damage, either deal 3 damage to the enemy general or restore 3 health to yours, at random.",
        deals_damage(OneOf(Hurt(3, ENEMY_GENERAL, unsigned=True), Mend(3, MY_GENERAL))),
    ),
    NEUTRAL.minion(
        "Aethermaster", "2 mana 1/3, epic Arcanyst", "You may replace 1 more card each turn.", Rule(REPLACES, 1)
    ),
    NEUTRAL.minion(
        "Wind Runner",
        "3 mana 3/3, rare",
        "After it moves, friendly minions around it gain +1/+1.",
        after_it_walks(Enchant(Units(FRIENDLY, where=NEARBY), 1, 1)),
    ),
    NEUTRAL.minion("Mogwai", "3 mana 2/3, epic", "After it moves, draw 1 card.", after_it_walks(DrawCards())),
    NEUTRAL.minion(
        "Grailmaster",
        "7 mana 6/6, epic",
        "Whenever you summon a minion, this one gains Celerity, Flying, Frenzy, Provoke or Ranged at random, one it "
        "has not gained yet.",
        you_summon(
            Learn(
                Enchant(ITSELF, traits=FRENZY),
                Enchant(ITSELF, traits=FLYING),
                Enchant(ITSELF, traits=CELERITY),
                Enchant(ITSELF, traits=PROVOKE),
                Enchant(ITSELF, traits=RANGED),
            )
        ),
    ),
    NEUTRAL.minion(
        "Firestarter",
        "5 mana 3/5, rare Arcanyst",
        "Whenever you cast a spell, summon a Spellspark nearby.",
        you_cast(Bring("spellspark", NEARBY)),
    ),
    NEUTRAL.minion(
        "Araki Headhunter",
        "2 mana 1/3, epic",
        "Whenever you play a minion with Opening Gambit, this one gains +2 attack.",
        you_summon(Enchant(ITSELF, attack=2), who=Units(FRIENDLY, traits=OPENING_GAMBIT, other=True), test=FROM_HAND),
    ),
    NEUTRAL.minion(
        "White Widow",
        "4 mana 3/4, rare",
        "Whenever you replace a card, deal 2 damage to a random enemy.",
        you_replace(HurtRandom(2, ENEMIES)),
    ),
    NEUTRAL.minion(
        "Wings of Paradise",
        "3 mana 3/3, common",
        "Flying. Whenever you replace a card, it gains +2 attack this turn.",
        FLYING,
        you_replace(Enchant(ITSELF, attack=2, lasts=THIS_TURN)),
    ),
    NEUTRAL.minion(
        "Dreamgazer",
        "1 mana 1/1, epic",
        "When you replace this card, summon it near your general, which takes 2 damage.",
        when_replaced(BringReplaced(Around(MY_GENERAL), Hurt(2, MY_GENERAL))),
    ),
    NEUTRAL.minion(
        "Bonereaper",
        "6 mana 2/9, epic",
        "Provoke. At the end of your turn, deal 2 damage to each nearby enemy minion.",
        PROVOKE,
        end_of_your_turn(Hurt(2, Units(ENEMY, where=NEARBY))),
    ),
    NEUTRAL.minion(
        "Tethermancer",
        "4 mana 1/6, rare",
        "Provoke. A minion that damages it is dispelled.",
        PROVOKE,
        takes_damage(Dispel(DOER), by=ALL_MINIONS),
    ),
    NEUTRAL.minion(
        "Arrow Whistler",
        "4 mana 2/4, common",
        "Ranged. Your other minions with Ranged have +1 attack.",
        RANGED,
        aura(Units(FRIENDLY, traits=RANGED, other=True), attack=1),
    ),
    NEUTRAL.minion(
        "Golden Justicar",
        "5 mana 4/6, epic",
        "Provoke. Your other minions with Provoke can move 2 squares further.",
        PROVOKE,
        aura(Units(FRIENDLY, traits=PROVOKE, other=True), speed=2),
    ),
    NEUTRAL.minion(
        "Skywing",
        "3 mana 3/3, rare",
        "Flying. Your other minions with Flying cost 1 less.",
        FLYING,
        cost_less(Holding(MINION, traits=FLYING), 1),
    ),
    NEUTRAL.minion(
        "Bastion",
        "3 mana 0/5, epic Structure",
        "At the end of your turn, your other minions gain +1 health.",
        end_of_your_turn(Enchant(MY_OTHER_MINIONS, health=1)),
    ),
    NEUTRAL.minion(
        "Chakkram",
        "5 mana 5/5, rare",
        "Costs 2 less if your general took damage on your opponent's last turn.",
        costs(CheaperIfBled(2)),
    ),
    NEUTRAL.minion(
        "Blood Taura",
        "25 mana 12/12, epic",
        "Provoke. It costs as much as your general has health.",
        PROVOKE,
        costs(GENERALS_HEALTH),
    ),
    NEUTRAL.minion(
        "Shiro Puppydragon",
        "2 mana 1/4, common",
        "At the end of your turn, each nearby friendly minion gains +1 attack.",
        end_of_your_turn(Enchant(Units(FRIENDLY, where=NEARBY), attack=1)),
    ),
    NEUTRAL.minion(
        "The Scientist",
        "6 mana 6/6, epic Arcanyst",
        "Whenever you cast a spell on a friendly minion, draw 1 card.",
        whenever(CASTS, DrawCards(), about=MY_MINIONS, whose=MINE, test=AIMED_AT_UNITS),
    ),
    NEUTRAL.minion(
        "Grove Lion", "6 mana 5/5, epic", "Your general has Forcefield.", aura(MY_GENERAL, traits=FORCEFIELD)
    ),
    NEUTRAL.minion(
        "Day Watcher",
        "3 mana 3/3, common",
        "Whenever a friendly minion attacks, restore 1 health to your general.",
        whenever(ATTACKS, Mend(1, MY_GENERAL), by=MY_MINIONS),
    ),
    NEUTRAL.minion(
        "Night Watcher",
        "4 mana 2/4, epic",
        "Forcefield. Minions with Rush arrive exhausted, no matter who summons them.",
        FORCEFIELD,
        whenever(ENTERS, Tire(SUBJECT), about=Units(traits=RUSH, other=True)),
    ),
    NEUTRAL.minion(
        "Crimson Oculus",
        "3 mana 2/3, rare",
        "Whenever your opponent summons a minion, this one gains +1/+1.",
        opponent_summons(Enchant(ITSELF, 1, 1)),
    ),
    NEUTRAL.minion(
        "Sojourner", "3 mana 1/5, rare", "Whenever it deals damage, draw 1 card.", deals_damage(DrawCards())
    ),
)
