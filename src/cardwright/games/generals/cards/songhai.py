"""The Songhai cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    aura,
    deals_damage,
    start_of_your_turn,
    takes_damage,
    you_cast,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import AS_MUCH, CountOf
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.artifacts import BreakArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.conditions import AtLeast, Fits
from cardwright.games.generals.effects.damage import Destroy, Hurt, HurtRandom, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards, DrawMore
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome, SwapPlaces, TeleportHere
from cardwright.games.generals.effects.places import ANYWHERE, FIRST_CHOSEN, HERE, Around, Elsewhere, Within
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    CHOSEN_FIRST,
    ENEMY_GENERAL,
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
from cardwright.games.generals.model.ability import CAST, MINE, MY_SPELLS, CostRule, DamageRule, Trigger
from cardwright.games.generals.model.card import SPELL
from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BATTLE_PET,
    FLYING,
    PUPPET,
    RANGED,
    RUSH,
    UNASSAILABLE,
    UNREPLACEABLE,
)
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Songhai", "Core")

CARDS: Final = (
    PRESS.general("Kaleos Xaan", bloodbound="blink", text="Bloodbound spell: Blink."),
    PRESS.minion("Heartseeker", 1, 1, 1, "Ranged.", RANGED, rarity="common"),
    PRESS.minion("Widowmaker", 3, 2, 3, "Ranged.", RANGED),
    PRESS.minion("Kaido Assassin", 2, 2, 3, "Backstab 1.", backstab=1),
    PRESS.minion("Scarlet Viper", 5, 2, 5, "Backstab 4. Flying.", FLYING, rarity="common", backstab=4),
    PRESS.minion(
        "Gore Horn",
        3,
        3,
        3,
        "Backstab 2. Whenever it attacks, it gains +1/+1.",
        rarity="rare",
        backstab=2,
        abilities=(after_it_attacks(Enchant(ITSELF, 1, 1)),),
    ),
    PRESS.minion("Panddo", 1, 0, 2, "It cannot be attacked.", UNASSAILABLE, rarity="token", token=True),
    PRESS.minion(
        "Jade Monk",
        3,
        4,
        3,
        "Whenever it takes damage, deal 1 damage to a random enemy minion.",
        rarity="common",
        abilities=(takes_damage(HurtRandom(1, ENEMY_MINIONS)),),
    ),
    PRESS.minion(
        "Chakri Avatar",
        2,
        1,
        2,
        "Whenever you cast a spell, it gains +1/+1.",
        tribe="Arcanyst",
        abilities=(you_cast(Enchant(ITSELF, 1, 1)),),
    ),
    PRESS.minion(
        "Four Winds Magi",
        4,
        4,
        4,
        "Whenever you cast a spell, deal 1 damage to the enemy general and restore 1 health to yours.",
        tribe="Arcanyst",
        rarity="rare",
        abilities=(you_cast(Hurt(1, ENEMY_GENERAL), Mend(1, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Celestial Phantom",
        3,
        1,
        5,
        "Whenever it damages a minion, destroy that minion.",
        rarity="rare",
        abilities=(deals_damage(Destroy(SUBJECT), to=ALL_MINIONS),),
    ),
    PRESS.minion(
        "Storm Kage",
        7,
        5,
        10,
        "Whenever you cast a spell that deals damage, put a Kage Lightning into your hand.",
        rarity="legendary",
        abilities=(Trigger(CAST, (AddCards("kage_lightning"),), whose=MINE, test=AtLeast(AS_MUCH, 1)),),
    ),
    PRESS.minion(
        "Hamon Bladeseeker",
        5,
        8,
        8,
        "At the start of your turn, deal 2 damage to your general.",
        rarity="epic",
        abilities=(start_of_your_turn(Hurt(2, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Keshrai Fanblade",
        4,
        5,
        3,
        "Opening Gambit: Your opponent's spells cost 2 more until the end of their next turn.",
        rarity="common",
        gambit=(
            Enchant(ENEMY_GENERAL, lasts=END_OF_THEIR_TURN, abilities=(CostRule(Holding(SPELL), 2),), lasting=True),
        ),
    ),
    PRESS.minion(
        "Tusk Boar",
        2,
        2,
        3,
        "Rush. At the start of your turn, return it to your hand.",
        RUSH,
        rarity="legendary",
        abilities=(start_of_your_turn(SendHome(ITSELF)),),
    ),
    PRESS.minion(
        "Lantern Fox",
        3,
        2,
        3,
        "Whenever it takes damage, put a Phoenix Fire into your hand.",
        rarity="epic",
        abilities=(takes_damage(AddCards("phoenix_fire")),),
    ),
    PRESS.general("Reva Eventide", bloodbound="arcane_heart", text="Bloodbound spell: Arcane Heart."),
    PRESS.minion(
        "Storm Sister Alkyone",
        4,
        3,
        5,
        "Your spells that deal damage deal 1 more.",
        rarity="legendary",
        abilities=(DamageRule(EVERYONE, more=1, source=MY_SPELLS),),
    ),
    PRESS.minion(
        "Grandmaster Zendo",
        6,
        3,
        6,
        "The enemy general acts by itself, like a Battle Pet.",
        rarity="legendary",
        abilities=(aura(ENEMY_GENERAL, traits=PUPPET),),
    ),
    PRESS.general("Shidai Stormblossom", bloodbound="petal_flurry", text="Bloodbound spell: Petal Flurry."),
    PRESS.spell(
        "Saberspine Seal",
        2,
        "Give a unit +3 attack this turn.",
        (Enchant(CHOSEN, 3, lasts=THIS_TURN),),
        Target(EVERYONE),
    ),
    PRESS.spell("Phoenix Fire", 2, "Deal 3 damage to a unit.", (Hurt(3, CHOSEN),), Target(EVERYONE)),
    PRESS.spell(
        "Twin Strike",
        3,
        "Deal 2 damage to 2 random enemy minions; there have to be 2. At the end of this turn, draw 1 more card.",
        (Hurt(2, AtRandom(ENEMY_MINIONS, 2)), DrawMore()),
        rarity="common",
        needs=AtLeast(CountOf(ENEMY_MINIONS), 2),
    ),
    PRESS.spell("Spiral Technique", 8, "Deal 8 damage to a unit.", (Hurt(8, CHOSEN),), Target(EVERYONE), rarity="epic"),
    PRESS.spell(
        "Mana Vortex",
        0,
        "Your next spell this turn costs 1 less.",
        (Enchant(MY_GENERAL, lasts=THIS_TURN, abilities=(CostRule(Holding(SPELL), -1, once=True),), lasting=True),),
        rarity="rare",
    ),
    PRESS.spell(
        "Inner Focus",
        1,
        "Reactivate a friendly minion with 3 attack or less that is no Battle Pet.",
        (Wake(CHOSEN),),
        Target(Units(FRIENDLY, most_attack=3, without=BATTLE_PET)),
    ),
    PRESS.spell(
        "Onyx Bear Seal",
        3,
        "Transform an enemy minion into a Panddo.",
        (Change(CHOSEN, "panddo"),),
        Target(ENEMY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell("Ghost Lightning", 1, "Deal 1 damage to all enemy minions.", (Hurt(1, ENEMY_MINIONS),)),
    PRESS.spell(
        "Deathstrike Seal",
        2,
        'Give a friendly minion "Whenever it damages a minion, destroy that minion."',
        (Enchant(CHOSEN, abilities=(deals_damage(Destroy(SUBJECT), to=ALL_MINIONS),)),),
        Target(MY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Ancestral Divination",
        4,
        "Draw 1 card for each friendly minion.",
        (DrawCards(CountOf(MY_MINIONS)),),
        rarity="common",
    ),
    PRESS.spell(
        "Killing Edge",
        3,
        "Give a friendly minion +4/+2. If it has Backstab, draw 1 more card at the end of this turn.",
        (Enchant(CHOSEN, 4, 2), If(Fits(CHOSEN, Units(traits=BACKSTAB)), (DrawMore(),))),
        Target(MY_MINIONS),
    ),
    PRESS.spell(
        "Artifact Defiler", 2, "Destroy all artifacts of the enemy general.", (BreakArtifacts(),), rarity="common"
    ),
    PRESS.spell(
        "Juxtaposition",
        0,
        "Swap the places of 2 minions.",
        (),
        Target(ALL_MINIONS),
        followups=((Target(Units(where=Elsewhere(FIRST_CHOSEN))), (SwapPlaces(CHOSEN_FIRST, CHOSEN),)),),
        rarity="epic",
        needs=AtLeast(CountOf(ALL_MINIONS), 2),
    ),
    PRESS.spell(
        "Kage Lightning", 2, "Deal 5 damage to an enemy minion.", (Hurt(5, CHOSEN),), Target(ENEMY_MINIONS), token=True
    ),
    PRESS.spell(
        "Eight Gates",
        2,
        "Your spells that deal damage deal 2 more this turn.",
        (
            Enchant(
                MY_GENERAL,
                lasts=THIS_TURN,
                abilities=(DamageRule(EVERYONE, more=2, source=MY_SPELLS),),
                lasting=True,
            ),
        ),
        rarity="legendary",
    ),
    PRESS.spell(
        "Heaven's Eclipse",
        5,
        "Draw 3 random spells from your deck.",
        (DrawCards(3, cards=Holding(SPELL)),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Mist Walking",
        1,
        "Teleport your general up to 2 steps away.",
        (TeleportHere(MY_GENERAL),),
        Target(where=Within(MY_GENERAL, 2), free=True),
        rarity="rare",
    ),
    PRESS.spell(
        "Mist Dragon Seal",
        1,
        "Give a friendly minion +1/+1. Teleport it anywhere.",
        (Enchant(CHOSEN, 1, 1),),
        Target(MY_MINIONS),
        followups=((Target(where=ANYWHERE, free=True), (TeleportHere(CHOSEN_FIRST),)),),
        rarity="common",
    ),
    PRESS.spell(
        "Blink",
        1,
        "Teleport a friendly minion up to 2 steps away.",
        (),
        Target(MY_MINIONS),
        followups=((Target(where=Within(CHOSEN_FIRST, 2), free=True), (TeleportHere(CHOSEN_FIRST),)),),
        token=True,
    ),
    PRESS.spell(
        "Arcane Heart",
        1,
        "Summon a Heartseeker nearby your general.",
        (Bring("heartseeker", HERE),),
        Target(where=Around(MY_GENERAL), free=True),
        token=True,
    ),
    PRESS.spell(
        "Phoenix Fire",
        2,
        "Deal 3 damage to a unit.",
        (Hurt(3, CHOSEN),),
        Target(EVERYONE),
        token=True,
        key="phoenix_fire_bloodbound",
    ),
    PRESS.spell(
        "Petal Flurry",
        1,
        "Put a random Spellsword into your hand: Murasame, Kiyomori, Tanahashi or Kotetsu. It cannot be replaced.",
        (AddCards(cards=Holding(keys=("murasame", "kiyomori", "tanahashi", "kotetsu")), traits=UNREPLACEABLE),),
        rarity="token",
        token=True,
    ),
    PRESS.spell(
        "Murasame",
        1,
        "At the end of this turn, draw 1 more card.",
        (DrawMore(),),
        rarity="token",
        token=True,
    ),
    PRESS.spell(
        "Kiyomori",
        1,
        "Your general can move 1 step further this turn.",
        (Enchant(MY_GENERAL, lasts=THIS_TURN, speed=1),),
        rarity="token",
        token=True,
    ),
    PRESS.spell(
        "Tanahashi",
        1,
        "Teleport an enemy minion 1 step away.",
        (),
        Target(ENEMY_MINIONS),
        followups=((Target(where=Within(CHOSEN_FIRST, 1), free=True), (TeleportHere(CHOSEN_FIRST),)),),
        rarity="token",
        token=True,
    ),
    PRESS.spell(
        "Kotetsu",
        1,
        "Give a friendly unit Backstab 2 this turn.",
        (Enchant(CHOSEN, lasts=THIS_TURN, traits=BACKSTAB, backstab=2),),
        Target(MY_UNITS),
        rarity="token",
        token=True,
    ),
    PRESS.artifact(
        "Mask of Shadows",
        2,
        "Your general has +1 attack and Backstab 4.",
        1,
        BACKSTAB,
        backstab=4,
        rarity="legendary",
    ),
    PRESS.artifact("Cyclone Mask", 3, "Your general has Ranged.", traits=RANGED, rarity="epic"),
    PRESS.artifact(
        "Bloodrage Mask",
        2,
        "Whenever you cast a spell, deal 1 damage to the enemy general.",
        abilities=(you_cast(Hurt(1, ENEMY_GENERAL)),),
    ),
)
