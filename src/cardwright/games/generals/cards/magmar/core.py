"""The Magmar cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import (
    bloodbound,
    choose,
    choose_free_square,
    choose_square,
    grow,
    holds_a_card,
    opening_gambit,
    rooted,
)
from cardwright.games.generals.cards.phrases import (
    end_of_your_turn,
    one_dies,
    opponent_draws,
    start_of_your_turn,
    takes_damage,
    whenever,
    you_play,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, cost_less, this_turn
from cardwright.games.generals.effects.amounts import AS_MUCH
from cardwright.games.generals.effects.arrival import BringCopies, BringCostlier, BringFromDeck
from cardwright.games.generals.effects.combine import AsSpell, If
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN
from cardwright.games.generals.effects.eggs import Hatch, LayEgg, TurnIntoEgg
from cardwright.games.generals.effects.enchant import Enchant, SetNumbers, Sharpen, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import (
    ANYWHERE,
    AREA_2X2,
    AREA_3X3,
    HERE,
    NEARBY,
    ROOM_FOR_2X2,
    ROOM_FOR_3X3,
    Around,
)
from cardwright.games.generals.effects.transform import Disguise
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    CHOSEN_FIRST,
    ENEMY,
    ENEMY_MINIONS,
    EVERYONE,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    SUBJECT,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.ability import DAMAGED, CostRule
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.enchantment import REBASE
from cardwright.games.generals.model.keywords import (
    CELERITY,
    EGG,
    FORCEFIELD,
    FRENZY,
    NO_STRIKE_BACK,
    REBIRTH,
    RUSH,
)
from cardwright.kernel.effects.conditions import Any
from cardwright.kernel.effects.things import AtRandom

MAGMAR: Final = Press("Magmar", "Core")
EGGS: Final = Units(traits=EGG)
CHOOSE_SQUARE_BESIDE_IT: Final = choose_free_square(Around(CHOSEN_FIRST))

CARDS: Final = (
    MAGMAR.general("Vaath the Immortal", "2/25", "Bloodbound spell: Overload.", bloodbound("overload")),
    MAGMAR.minion("Earth Walker", "3 mana 3/3", "Grow +1/+1.", grow(1)),
    MAGMAR.minion("Grimrock", "4 mana 3/4, common", "Grow +2/+2.", grow(2)),
    MAGMAR.minion("Kolossus", "5 mana 1/7, common", "Grow +4/+4.", grow(4)),
    MAGMAR.minion("Makantor Warbeast", "6 mana 4/4, epic", "Frenzy. Rush.", FRENZY, RUSH),
    MAGMAR.minion("Phalanxar", "2 mana 6/1"),
    MAGMAR.minion(
        "Elucidator",
        "4 mana 5/4, rare",
        "Rush. Opening Gambit: Deal 4 damage to your general.",
        RUSH,
        opening_gambit(Hurt(4, MY_GENERAL)),
    ),
    MAGMAR.minion(
        "Unstable Leviathan",
        "7 mana 11/11, rare",
        "At the start of your turn, deal 4 damage to a random unit, friend or enemy, itself included.",
        start_of_your_turn(Hurt(4, AtRandom(EVERYONE))),
    ),
    MAGMAR.minion(
        "Kujata",
        "2 mana 2/2, epic",
        "Your minions cost 1 less. When you summon another minion from your hand, deal 1 damage to it.",
        cost_less(Holding(MINION), 1),
        you_play(Hurt(1, SUBJECT)),
    ),
    MAGMAR.minion(
        "Primordial Gazer",
        "3 mana 2/2",
        "Opening Gambit: Give a nearby friendly minion +2/+2.",
        opening_gambit(choose(Units(FRIENDLY, where=NEARBY, other=True)), Enchant(CHOSEN, 2, 2)),
    ),
    MAGMAR.minion(
        "Chrysalis Egg", "0 mana 0/1, token", "Hatches into the minion inside it.", EGG, rooted, holds_a_card
    ),
    MAGMAR.minion("Young Silithar", "2 mana 2/3, common", "Rebirth.", REBIRTH),
    MAGMAR.minion("Veteran Silithar", "4 mana 4/4, common", "Rebirth.", REBIRTH),
    MAGMAR.minion(
        "Silithar Elder",
        "7 mana 7/7, legendary",
        "Rebirth. At the end of your turn, lay an Egg of a Silithar Elder nearby.",
        REBIRTH,
        end_of_your_turn(LayEgg("silithar_elder", NEARBY)),
    ),
    MAGMAR.minion(
        "Spirit Harvester",
        "5 mana 5/5, rare",
        "At the end of your turn, deal 1 damage to all other minions.",
        end_of_your_turn(Hurt(1, Units(other=True))),
    ),
    MAGMAR.minion("Magma", "1 mana 1/1, token"),
    MAGMAR.minion(
        "Vindicator",
        "3 mana 1/3, legendary",
        "Whenever your opponent draws a card, this minion gains +2/+2.",
        opponent_draws(Enchant(ITSELF, 2, 2)),
    ),
    MAGMAR.general("Starhorn the Seeker", "2/25", "Bloodbound spell: Seeking Eye.", bloodbound("seeking_eye")),
    MAGMAR.minion(
        "Earth Sister Taygete",
        "4 mana 3/4, legendary",
        "Whenever it takes damage, it deals as much to all nearby enemies.",
        takes_damage(Hurt(AS_MUCH, Units(ENEMY, ANY_UNIT, NEARBY))),
    ),
    MAGMAR.minion(
        "Grandmaster Kraigon",
        "9 mana 7/7, legendary",
        "Forcefield. Frenzy. Grow +7/+7. Your general has Forcefield, Frenzy and Grow +7/+7.",
        FORCEFIELD,
        FRENZY,
        grow(7),
        aura(MY_GENERAL, traits=FORCEFIELD | FRENZY, grow=7),
    ),
    MAGMAR.minion("Ripper", "1 mana 3/1, token", "Celerity. Rebirth.", CELERITY, REBIRTH),
    MAGMAR.general("Ragnora the Relentless", "2/25", "Bloodbound spell: Propagate Rage.", bloodbound("propagate_rage")),
    MAGMAR.spell(
        "Fractal Replication",
        "6 mana, epic",
        "Summon 2 exact copies of a friendly minion next to it.",
        choose(MY_MINIONS),
        CHOOSE_SQUARE_BESIDE_IT,
        BringCopies(CHOSEN_FIRST, HERE),
        CHOOSE_SQUARE_BESIDE_IT,
        BringCopies(CHOSEN_FIRST, HERE),
    ),
    MAGMAR.spell(
        "Dampening Wave",
        "0 mana",
        "An enemy minion can no longer strike back.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, traits=NO_STRIKE_BACK),
    ),
    MAGMAR.spell(
        "Flash Reincarnation",
        "0 mana, rare",
        "If the next card you play this turn is a minion, it costs 2 less and takes 2 damage.",
        this_turn(CostRule(Holding(MINION), -2, next_card=True, price=AsSpell(Hurt(2, CHOSEN)))),
    ),
    MAGMAR.spell(
        "Diretide Frenzy",
        "2 mana, common",
        "Give a friendly minion +1 attack and Frenzy.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=1, traits=FRENZY),
    ),
    MAGMAR.spell(
        "Tremor",
        "1 mana, common",
        "Stun the enemy minions in a 2x2 area.",
        choose_square(ROOM_FOR_2X2),
        Stun(Units(ENEMY, where=AREA_2X2)),
    ),
    MAGMAR.spell(
        "Dance of Dreams",
        "1 mana",
        "This turn, whenever a friendly minion dies, draw a card.",
        this_turn(one_dies(DrawCards(), who=MY_MINIONS)),
    ),
    MAGMAR.spell(
        "Greater Fortitude", "1 mana", "Give a friendly minion +2/+2.", choose(MY_MINIONS), Enchant(CHOSEN, 2, 2)
    ),
    MAGMAR.spell("Earth Sphere", "4 mana, common", "Restore 8 health to your general.", Mend(8, MY_GENERAL)),
    MAGMAR.spell(
        "Bounded Lifeforce",
        "7 mana, epic",
        "Your general becomes a 10/10.",
        SetNumbers(MY_GENERAL, 10, 10, heals=True, mode=REBASE, lasting=True),
    ),
    MAGMAR.spell(
        "Amplification",
        "1 mana, common",
        "Give a damaged friendly minion +2/+4.",
        choose(Units(FRIENDLY, damaged=True)),
        Enchant(CHOSEN, 2, 4),
    ),
    MAGMAR.spell(
        "Metamorphosis",
        "6 mana, legendary",
        "Until the end of your opponent's turn, all enemy minions are 1/1 Magmas without abilities.",
        Disguise(ENEMY_MINIONS, "magma", END_OF_THEIR_TURN),
    ),
    MAGMAR.spell("Plasma Storm", "5 mana", "Destroy all minions with 3 or less attack.", Destroy(Units(most_attack=3))),
    MAGMAR.spell(
        "Chrysalis Burst",
        "6 mana, legendary",
        "Lay 4 Eggs on random squares, with a random common, rare, epic and legendary Magmar minion inside.",
        LayEgg(Holding(MINION, faction="Magmar", real=True, rarity="common"), ANYWHERE),
        LayEgg(Holding(MINION, faction="Magmar", real=True, rarity="rare"), ANYWHERE),
        LayEgg(Holding(MINION, faction="Magmar", real=True, rarity="epic"), ANYWHERE),
        LayEgg(Holding(MINION, faction="Magmar", real=True, rarity="legendary"), ANYWHERE),
    ),
    MAGMAR.spell(
        "Natural Selection",
        "2 mana",
        "Destroy a minion that has the least attack of all.",
        choose(ALL_MINIONS, weakest=True),
        Destroy(CHOSEN),
    ),
    MAGMAR.spell(
        "Mind Steal",
        "4 mana, epic",
        "Summon a random minion out of your opponent's deck.",
        choose_free_square(Around(MY_UNITS)),
        BringFromDeck(Holding(MINION), HERE, theirs=True),
    ),
    MAGMAR.spell(
        "Egg Morph",
        "4 mana, rare",
        "Turn a minion into an Egg with itself inside, or hatch an Egg.",
        choose(Units(but="chrysalis_egg"), also=EGGS),
        If(Any(Units(traits=EGG, where=HERE)), Hatch(CHOSEN), otherwise=TurnIntoEgg(CHOSEN, newcome=True)),
    ),
    MAGMAR.spell(
        "Kinetic Equilibrium",
        "3 mana, rare",
        "Deal 2 damage to all minions in a 3x3 area. Friendly ones among them gain +2 attack.",
        choose_square(ROOM_FOR_3X3),
        Hurt(2, Units(where=AREA_3X3)),
        Enchant(Units(FRIENDLY, where=AREA_3X3), attack=2),
    ),
    MAGMAR.spell("Overload", "1 mana, basic token", "Give your general +1 attack.", Enchant(MY_GENERAL, attack=1)),
    MAGMAR.spell("Seeking Eye", "1 mana, basic token", "Both players draw a card.", DrawCards(1, EACH_PLAYER)),
    MAGMAR.spell(
        "Cascading Rebirth",
        "0 mana, common token",
        "Destroy a friendly minion. Summon a random Magmar minion next to it that costs 1 more.",
        choose(MY_MINIONS),
        CHOOSE_SQUARE_BESIDE_IT,
        Destroy(CHOSEN_FIRST),
        BringCostlier(Holding(MINION, faction="Magmar", real=True, but_rarity="mythron"), CHOSEN_FIRST, 1, HERE),
        key="cascading_rebirth_token",
    ),
    MAGMAR.spell(
        "Propagate Rage",
        "1 mana, basic token",
        "Lay an Egg of a Ripper next to your general.",
        choose_free_square(Around(MY_GENERAL)),
        LayEgg("ripper", HERE),
    ),
    MAGMAR.artifact("Adamantite Claws", "4 mana +4 attack", "Your general has +4 attack."),
    MAGMAR.artifact("Iridium Scale", "2 mana, epic", "Your general has Frenzy.", FRENZY),
    MAGMAR.artifact(
        "Twin Fang",
        "3 mana, legendary",
        "Whenever your general or a friendly minion takes damage, your general has +2 attack more.",
        whenever(DAMAGED, Sharpen(2), about=MY_UNITS),
    ),
)
