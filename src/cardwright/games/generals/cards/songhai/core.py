"""The Songhai cards of the core set."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import (
    backstab,
    bloodbound,
    choose,
    choose_free_square,
    needs,
    opening_gambit,
)
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    deals_damage,
    start_of_your_turn,
    takes_damage,
    whenever,
    you_cast,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, cost_less, cost_more, more_damage, this_turn
from cardwright.games.generals.effects.amounts import AS_MUCH
from cardwright.games.generals.effects.arrival import Bring
from cardwright.games.generals.effects.artifacts import BreakArtifacts
from cardwright.games.generals.effects.combine import If
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.conditions import Fits
from cardwright.games.generals.effects.damage import Destroy, Hurt, HurtRandom, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawCards, DrawMore
from cardwright.games.generals.effects.durations import END_OF_THEIR_TURN, THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import SendHome, SwapPlaces, TeleportHere
from cardwright.games.generals.effects.places import ANYWHERE, HERE, Around, Within
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
    Units,
)
from cardwright.games.generals.model.ability import CAST, MINE, MY_SPELLS
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
from cardwright.kernel.effects.amounts import CountOf
from cardwright.kernel.effects.conditions import AtLeast
from cardwright.kernel.effects.things import AtRandom

SONGHAI: Final = Press("Songhai", "Core")

CARDS: Final = (
    SONGHAI.general("Kaleos Xaan", "2/25", "Bloodbound spell: Blink.", bloodbound("blink")),
    SONGHAI.minion("Heartseeker", "1 mana 1/1, common", "Ranged.", RANGED),
    SONGHAI.minion("Widowmaker", "3 mana 2/3", "Ranged.", RANGED),
    SONGHAI.minion("Kaido Assassin", "2 mana 2/3", "Backstab 1.", backstab(1)),
    SONGHAI.minion("Scarlet Viper", "5 mana 2/5, common", "Backstab 4. Flying.", backstab(4), FLYING),
    SONGHAI.minion(
        "Gore Horn",
        "3 mana 3/3, rare",
        "Backstab 2. Whenever it attacks, it gains +1/+1.",
        backstab(2),
        after_it_attacks(Enchant(ITSELF, 1, 1)),
    ),
    SONGHAI.minion("Panddo", "1 mana 0/2, token", "It cannot be attacked.", UNASSAILABLE),
    SONGHAI.minion(
        "Jade Monk",
        "3 mana 4/3, common",
        "Whenever it takes damage, deal 1 damage to a random enemy minion.",
        takes_damage(HurtRandom(1, ENEMY_MINIONS)),
    ),
    SONGHAI.minion(
        "Chakri Avatar",
        "2 mana 1/2, Arcanyst",
        "Whenever you cast a spell, it gains +1/+1.",
        you_cast(Enchant(ITSELF, 1, 1)),
    ),
    SONGHAI.minion(
        "Four Winds Magi",
        "4 mana 4/4, rare Arcanyst",
        "Whenever you cast a spell, deal 1 damage to the enemy general and restore 1 health to yours.",
        you_cast(Hurt(1, ENEMY_GENERAL), Mend(1, MY_GENERAL)),
    ),
    SONGHAI.minion(
        "Celestial Phantom",
        "3 mana 1/5, rare",
        "Whenever it damages a minion, destroy that minion.",
        deals_damage(Destroy(SUBJECT), to=ALL_MINIONS),
    ),
    SONGHAI.minion(
        "Storm Kage",
        "7 mana 5/10, legendary",
        "Whenever you cast a spell that deals damage, put a Kage Lightning into your hand.",
        whenever(CAST, AddCards("kage_lightning"), whose=MINE, test=AtLeast(AS_MUCH, 1)),
    ),
    SONGHAI.minion(
        "Hamon Bladeseeker",
        "5 mana 8/8, epic",
        "At the start of your turn, deal 2 damage to your general.",
        start_of_your_turn(Hurt(2, MY_GENERAL)),
    ),
    SONGHAI.minion(
        "Keshrai Fanblade",
        "4 mana 5/3, common",
        "Opening Gambit: Your opponent's spells cost 2 more until the end of their next turn.",
        opening_gambit(
            Enchant(ENEMY_GENERAL, lasts=END_OF_THEIR_TURN, ability=cost_more(Holding(SPELL), 2), lasting=True)
        ),
    ),
    SONGHAI.minion(
        "Tusk Boar",
        "2 mana 2/3, legendary",
        "Rush. At the start of your turn, return it to your hand.",
        RUSH,
        start_of_your_turn(SendHome(ITSELF)),
    ),
    SONGHAI.minion(
        "Lantern Fox",
        "3 mana 2/3, epic",
        "Whenever it takes damage, put a Phoenix Fire into your hand.",
        takes_damage(AddCards("phoenix_fire")),
    ),
    SONGHAI.general("Reva Eventide", "2/25", "Bloodbound spell: Arcane Heart.", bloodbound("arcane_heart")),
    SONGHAI.minion(
        "Storm Sister Alkyone",
        "4 mana 3/5, legendary",
        "Your spells that deal damage deal 1 more.",
        more_damage(1, to=EVERYONE, source=MY_SPELLS),
    ),
    SONGHAI.minion(
        "Grandmaster Zendo",
        "6 mana 3/6, legendary",
        "The enemy general acts by itself, like a Battle Pet.",
        aura(ENEMY_GENERAL, traits=PUPPET),
    ),
    SONGHAI.general("Shidai Stormblossom", "2/25", "Bloodbound spell: Petal Flurry.", bloodbound("petal_flurry")),
    SONGHAI.spell(
        "Saberspine Seal",
        "2 mana",
        "Give a unit +3 attack this turn.",
        choose(EVERYONE),
        Enchant(CHOSEN, attack=3, lasts=THIS_TURN),
    ),
    SONGHAI.spell("Phoenix Fire", "2 mana", "Deal 3 damage to a unit.", choose(EVERYONE), Hurt(3, CHOSEN)),
    SONGHAI.spell(
        "Twin Strike",
        "3 mana, common",
        "Deal 2 damage to 2 random enemy minions; there have to be 2. At the end of this turn, draw 1 more card.",
        needs(AtLeast(CountOf(ENEMY_MINIONS), 2)),
        Hurt(2, AtRandom(ENEMY_MINIONS, 2)),
        DrawMore(),
    ),
    SONGHAI.spell("Spiral Technique", "8 mana, epic", "Deal 8 damage to a unit.", choose(EVERYONE), Hurt(8, CHOSEN)),
    SONGHAI.spell(
        "Mana Vortex",
        "0 mana, rare",
        "Your next spell this turn costs 1 less.",
        this_turn(cost_less(Holding(SPELL), 1, once=True)),
    ),
    SONGHAI.spell(
        "Inner Focus",
        "1 mana",
        "Reactivate a friendly minion with 3 attack or less that is no Battle Pet.",
        choose(Units(FRIENDLY, most_attack=3, without=BATTLE_PET)),
        Wake(CHOSEN),
    ),
    SONGHAI.spell(
        "Onyx Bear Seal",
        "3 mana, epic",
        "Transform an enemy minion into a Panddo.",
        choose(ENEMY_MINIONS),
        Change(CHOSEN, "panddo", newcome=True),
    ),
    SONGHAI.spell("Ghost Lightning", "1 mana", "Deal 1 damage to all enemy minions.", Hurt(1, ENEMY_MINIONS)),
    SONGHAI.spell(
        "Deathstrike Seal",
        "2 mana, rare",
        'Give a friendly minion "Whenever it damages a minion, destroy that minion."',
        choose(MY_MINIONS),
        Enchant(CHOSEN, ability=deals_damage(Destroy(SUBJECT), to=ALL_MINIONS)),
    ),
    SONGHAI.spell(
        "Ancestral Divination",
        "4 mana, common",
        "Draw 1 card for each friendly minion.",
        DrawCards(CountOf(MY_MINIONS)),
    ),
    SONGHAI.spell(
        "Killing Edge",
        "3 mana",
        "Give a friendly minion +4/+2. If it has Backstab, draw 1 more card at the end of this turn.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 4, 2),
        If(Fits(CHOSEN, Units(traits=BACKSTAB)), DrawMore()),
    ),
    SONGHAI.spell(
        "Artifact Defiler", "2 mana, common", "Destroy all artifacts of the enemy general.", BreakArtifacts()
    ),
    SONGHAI.spell(
        "Juxtaposition",
        "0 mana, epic",
        "Swap the places of 2 minions.",
        needs(AtLeast(CountOf(ALL_MINIONS), 2)),
        choose(ALL_MINIONS),
        choose(ALL_MINIONS),
        SwapPlaces(CHOSEN_FIRST, CHOSEN),
    ),
    SONGHAI.spell(
        "Kage Lightning",
        "2 mana, basic token",
        "Deal 5 damage to an enemy minion.",
        choose(ENEMY_MINIONS),
        Hurt(5, CHOSEN),
    ),
    SONGHAI.spell(
        "Eight Gates",
        "2 mana, legendary",
        "Your spells that deal damage deal 2 more this turn.",
        this_turn(more_damage(2, to=EVERYONE, source=MY_SPELLS)),
    ),
    SONGHAI.spell(
        "Heaven's Eclipse",
        "5 mana, legendary",
        "Draw 3 random spells from your deck.",
        DrawCards(3, cards=Holding(SPELL)),
    ),
    SONGHAI.spell(
        "Mist Walking",
        "1 mana, rare",
        "Teleport your general up to 2 steps away.",
        choose_free_square(Within(MY_GENERAL, 2)),
        TeleportHere(MY_GENERAL),
    ),
    SONGHAI.spell(
        "Mist Dragon Seal",
        "1 mana, common",
        "Give a friendly minion +1/+1. Teleport it anywhere.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, 1, 1),
        choose_free_square(ANYWHERE),
        TeleportHere(CHOSEN_FIRST),
    ),
    SONGHAI.spell(
        "Blink",
        "1 mana, basic token",
        "Teleport a friendly minion up to 2 steps away.",
        choose(MY_MINIONS),
        choose_free_square(Within(CHOSEN_FIRST, 2)),
        TeleportHere(CHOSEN_FIRST),
    ),
    SONGHAI.spell(
        "Arcane Heart",
        "1 mana, basic token",
        "Summon a Heartseeker nearby your general.",
        choose_free_square(Around(MY_GENERAL)),
        Bring("heartseeker", HERE),
    ),
    SONGHAI.spell(
        "Phoenix Fire",
        "2 mana, basic token",
        "Deal 3 damage to a unit.",
        choose(EVERYONE),
        Hurt(3, CHOSEN),
        key="phoenix_fire_bloodbound",
    ),
    SONGHAI.spell(
        "Petal Flurry",
        "1 mana, token",
        "Put a random Spellsword into your hand: Murasame, Kiyomori, Tanahashi or Kotetsu. It cannot be replaced.",
        AddCards(cards=Holding(keys=("murasame", "kiyomori", "tanahashi", "kotetsu")), traits=UNREPLACEABLE),
    ),
    SONGHAI.spell("Murasame", "1 mana, token", "At the end of this turn, draw 1 more card.", DrawMore()),
    SONGHAI.spell(
        "Kiyomori",
        "1 mana, token",
        "Your general can move 1 step further this turn.",
        Enchant(MY_GENERAL, lasts=THIS_TURN, speed=1),
    ),
    SONGHAI.spell(
        "Tanahashi",
        "1 mana, token",
        "Teleport an enemy minion 1 step away.",
        choose(ENEMY_MINIONS),
        choose_free_square(Within(CHOSEN_FIRST, 1)),
        TeleportHere(CHOSEN_FIRST),
    ),
    SONGHAI.spell(
        "Kotetsu",
        "1 mana, token",
        "Give a friendly unit Backstab 2 this turn.",
        choose(MY_UNITS),
        Enchant(CHOSEN, lasts=THIS_TURN, traits=BACKSTAB, backstab=2),
    ),
    SONGHAI.artifact(
        "Mask of Shadows",
        "2 mana +1 attack, legendary",
        "Your general has +1 attack and Backstab 4.",
        BACKSTAB,
        backstab=4,
    ),
    SONGHAI.artifact("Cyclone Mask", "3 mana, epic", "Your general has Ranged.", RANGED),
    SONGHAI.artifact(
        "Bloodrage Mask",
        "2 mana",
        "Whenever you cast a spell, deal 1 damage to the enemy general.",
        you_cast(Hurt(1, ENEMY_GENERAL)),
    ),
)
