"""The Magmar cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    end_of_your_turn,
    opponent_draws,
    start_of_your_turn,
    takes_damage,
    you_play,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AS_MUCH
from cardwright.games.generals.effects.arrival import BringCopies, BringCostlier, BringFromDeck
from cardwright.games.generals.effects.combine import AsSpell, If
from cardwright.games.generals.effects.conditions import Any
from cardwright.games.generals.effects.damage import Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.eggs import Hatch, LayEgg, LayRandomEgg, TurnIntoEgg
from cardwright.games.generals.effects.enchant import Enchant, SetNumbers, Sharpen, Stun
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, AREA_2X2, AREA_3X3, HERE, NEARBY, Around
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
    AtRandom,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.ability import DAMAGED, DIED, Aura, CostRule, Trigger
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.enchantment import REBASE, Enchantment
from cardwright.games.generals.model.keywords import (
    CELERITY,
    EGG,
    FORCEFIELD,
    FRENZY,
    NO_STRIKE_BACK,
    REBIRTH,
    RUSH,
)
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Magmar", "Core")
EGGS: Final = Units(traits=EGG)
BESIDE_THE_FIRST: Final = Target(where=Around(CHOSEN_FIRST), free=True)

CARDS: Final = (
    PRESS.general("Vaath the Immortal", bloodbound="overload", text="Bloodbound spell: Overload."),
    PRESS.minion("Earth Walker", 3, 3, 3, "Grow +1/+1.", grow=1),
    PRESS.minion("Grimrock", 4, 3, 4, "Grow +2/+2.", rarity="common", grow=2),
    PRESS.minion("Kolossus", 5, 1, 7, "Grow +4/+4.", rarity="common", grow=4),
    PRESS.minion("Makantor Warbeast", 6, 4, 4, "Frenzy. Rush.", FRENZY | RUSH, rarity="epic"),
    PRESS.minion("Phalanxar", 2, 6, 1),
    PRESS.minion(
        "Elucidator",
        4,
        5,
        4,
        "Rush. Opening Gambit: Deal 4 damage to your general.",
        RUSH,
        rarity="rare",
        gambit=(Hurt(4, MY_GENERAL),),
    ),
    PRESS.minion(
        "Unstable Leviathan",
        7,
        11,
        11,
        "At the start of your turn, deal 4 damage to a random unit, friend or enemy, itself included.",
        rarity="rare",
        abilities=(start_of_your_turn(Hurt(4, AtRandom(EVERYONE))),),
    ),
    PRESS.minion(
        "Kujata",
        2,
        2,
        2,
        "Your minions cost 1 less. When you summon another minion from your hand, deal 1 damage to it.",
        rarity="epic",
        abilities=(CostRule(Holding(MINION), -1), you_play(Hurt(1, SUBJECT))),
    ),
    PRESS.minion(
        "Primordial Gazer",
        3,
        2,
        2,
        "Opening Gambit: Give a nearby friendly minion +2/+2.",
        target=Target(Units(FRIENDLY, where=NEARBY, other=True)),
        gambit=(Enchant(CHOSEN, 2, 2),),
    ),
    PRESS.minion(
        "Chrysalis Egg",
        0,
        0,
        1,
        "Hatches into the minion inside it.",
        EGG,
        rarity="token",
        token=True,
        speed=0,
        enchantment=Enchantment(shell=True),
    ),
    PRESS.minion("Young Silithar", 2, 2, 3, "Rebirth.", REBIRTH, rarity="common"),
    PRESS.minion("Veteran Silithar", 4, 4, 4, "Rebirth.", REBIRTH, rarity="common"),
    PRESS.minion(
        "Silithar Elder",
        7,
        7,
        7,
        "Rebirth. At the end of your turn, lay an Egg of a Silithar Elder nearby.",
        REBIRTH,
        rarity="legendary",
        abilities=(end_of_your_turn(LayEgg("silithar_elder", NEARBY)),),
    ),
    PRESS.minion(
        "Spirit Harvester",
        5,
        5,
        5,
        "At the end of your turn, deal 1 damage to all other minions.",
        rarity="rare",
        abilities=(end_of_your_turn(Hurt(1, Units(other=True))),),
    ),
    PRESS.minion("Magma", 1, 1, 1, rarity="token", token=True),
    PRESS.minion(
        "Vindicator",
        3,
        1,
        3,
        "Whenever your opponent draws a card, gains +2/+2.",
        rarity="legendary",
        abilities=(opponent_draws(Enchant(ITSELF, 2, 2)),),
    ),
    PRESS.general("Starhorn the Seeker", bloodbound="seeking_eye", text="Bloodbound spell: Seeking Eye."),
    PRESS.minion(
        "Earth Sister Taygete",
        4,
        3,
        4,
        "Whenever it takes damage, it deals as much to all nearby enemies.",
        rarity="legendary",
        abilities=(takes_damage(Hurt(AS_MUCH, Units(ENEMY, ANY_UNIT, NEARBY))),),
    ),
    PRESS.minion(
        "Grandmaster Kraigon",
        9,
        7,
        7,
        "Forcefield. Frenzy. Grow +7/+7. Your general has Forcefield, Frenzy and Grow +7/+7.",
        FORCEFIELD | FRENZY,
        rarity="legendary",
        grow=7,
        abilities=(Aura(MY_GENERAL, traits=FORCEFIELD | FRENZY, grow=7),),
    ),
    PRESS.minion("Ripper", 1, 3, 1, "Celerity. Rebirth.", CELERITY | REBIRTH, rarity="token", token=True),
    PRESS.general("Ragnora the Relentless", bloodbound="propagate_rage", text="Bloodbound spell: Propagate Rage."),
    PRESS.spell(
        "Fractal Replication",
        6,
        "Summon 2 exact copies of a friendly minion next to it.",
        (),
        Target(MY_MINIONS),
        followups=(
            (BESIDE_THE_FIRST, (BringCopies(CHOSEN_FIRST, HERE),)),
            (BESIDE_THE_FIRST, (BringCopies(CHOSEN_FIRST, HERE),)),
        ),
        rarity="epic",
    ),
    PRESS.spell(
        "Dampening Wave",
        0,
        "An enemy minion can no longer strike back.",
        (Enchant(CHOSEN, traits=NO_STRIKE_BACK),),
        Target(ENEMY_MINIONS),
    ),
    PRESS.spell(
        "Flash Reincarnation",
        0,
        "If the next card you play this turn is a minion, it costs 2 less and takes 2 damage.",
        (
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(CostRule(Holding(MINION), -2, next_card=True, price=(AsSpell((Hurt(2, CHOSEN),)),)),),
                lasting=True,
            ),
        ),
        rarity="rare",
    ),
    PRESS.spell(
        "Diretide Frenzy",
        2,
        "Give a friendly minion +1 attack and Frenzy.",
        (Enchant(CHOSEN, 1, traits=FRENZY),),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Tremor",
        1,
        "Stun the enemy minions in a 2x2 area.",
        (Stun(Units(ENEMY, where=AREA_2X2)),),
        Target(where=ANYWHERE),
        rarity="common",
    ),
    PRESS.spell(
        "Dance of Dreams",
        1,
        "This turn, whenever a friendly minion dies, draw a card.",
        (
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(Trigger(DIED, (DrawCards(),), about=MY_MINIONS),),
                lasting=True,
            ),
        ),
    ),
    PRESS.spell("Greater Fortitude", 1, "Give a friendly minion +2/+2.", (Enchant(CHOSEN, 2, 2),), Target(MY_MINIONS)),
    PRESS.spell("Earth Sphere", 4, "Restore 8 health to your general.", (Mend(8, MY_GENERAL),), rarity="common"),
    PRESS.spell(
        "Bounded Lifeforce",
        7,
        "Your general becomes a 10/10.",
        (SetNumbers(MY_GENERAL, 10, 10, heals=True, mode=REBASE, lasting=True),),
        rarity="epic",
    ),
    PRESS.spell(
        "Amplification",
        1,
        "Give a damaged friendly minion +2/+4.",
        (Enchant(CHOSEN, 2, 4),),
        Target(Units(FRIENDLY, damaged=True)),
        rarity="common",
    ),
    PRESS.spell(
        "Metamorphosis",
        6,
        "Until the end of your opponent's turn, all enemy minions are 1/1 Magmas without abilities.",
        (Disguise(ENEMY_MINIONS, "magma", END_OF_THEIR_TURN),),
        rarity="legendary",
    ),
    PRESS.spell("Plasma Storm", 5, "Destroy all minions with 3 or less attack.", (Destroy(Units(most_attack=3)),)),
    PRESS.spell(
        "Chrysalis Burst",
        6,
        "Lay 4 Eggs on random squares, with a random common, rare, epic and legendary Magmar minion inside.",
        (
            LayRandomEgg(Holding(MINION, faction="Magmar", real=True, rarity="common"), ANYWHERE),
            LayRandomEgg(Holding(MINION, faction="Magmar", real=True, rarity="rare"), ANYWHERE),
            LayRandomEgg(Holding(MINION, faction="Magmar", real=True, rarity="epic"), ANYWHERE),
            LayRandomEgg(Holding(MINION, faction="Magmar", real=True, rarity="legendary"), ANYWHERE),
        ),
        rarity="legendary",
    ),
    PRESS.spell(
        "Natural Selection",
        2,
        "Destroy a minion that has the least attack of all.",
        (Destroy(CHOSEN),),
        Target(ALL_MINIONS, weakest=True),
    ),
    PRESS.spell(
        "Mind Steal",
        4,
        "Summon a random minion out of your opponent's deck.",
        (BringFromDeck(Holding(MINION), HERE, theirs=True),),
        Target(where=Around(MY_UNITS), free=True),
        rarity="epic",
    ),
    PRESS.spell(
        "Egg Morph",
        4,
        "Turn a minion into an Egg with itself inside, or hatch an Egg.",
        (If(Any(Units(traits=EGG, where=HERE)), (Hatch(CHOSEN),), (TurnIntoEgg(CHOSEN),)),),
        Target(Units(but="chrysalis_egg"), also=EGGS),
        rarity="rare",
    ),
    PRESS.spell(
        "Kinetic Equilibrium",
        3,
        "Deal 2 damage to all minions in a 3x3 area. Friendly ones among them gain +2 attack.",
        (Hurt(2, Units(where=AREA_3X3)), Enchant(Units(FRIENDLY, where=AREA_3X3), 2)),
        Target(where=ANYWHERE),
        rarity="rare",
    ),
    PRESS.spell("Overload", 1, "Give your general +1 attack.", (Enchant(MY_GENERAL, 1),), token=True),
    PRESS.spell("Seeking Eye", 1, "Both players draw a card.", (DrawCards(1, EACH_PLAYER),), token=True),
    PRESS.spell(
        "Cascading Rebirth",
        0,
        "Destroy a friendly minion. Summon a random Magmar minion next to it that costs 1 more.",
        (),
        Target(MY_MINIONS),
        followups=(
            (
                BESIDE_THE_FIRST,
                (
                    Destroy(CHOSEN_FIRST),
                    BringCostlier(Holding(MINION, faction="Magmar", real=True), CHOSEN_FIRST, 1, HERE),
                ),
            ),
        ),
        rarity="common",
        token=True,
        key="cascading_rebirth_token",
    ),
    PRESS.spell(
        "Propagate Rage",
        1,
        "Lay an Egg of a Ripper next to your general.",
        (LayEgg("ripper", HERE),),
        Target(where=Around(MY_GENERAL), free=True),
        token=True,
    ),
    PRESS.artifact("Adamantite Claws", 4, "Your general has +4 attack.", 4),
    PRESS.artifact("Iridium Scale", 2, "Your general has Frenzy.", traits=FRENZY, rarity="epic"),
    PRESS.artifact(
        "Twin Fang",
        3,
        "Whenever your general or a friendly minion takes damage, your general has +2 attack more.",
        abilities=(Trigger(DAMAGED, (Sharpen(2),), about=MY_UNITS),),
        rarity="legendary",
    ),
)
