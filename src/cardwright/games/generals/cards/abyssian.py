"""The Abyssian cards of the core set, and the bloodbound spells one of them brings."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    aura,
    deals_damage,
    deathwatch,
    dying_wish,
    end_of_your_turn,
    enemy_is_damaged,
    kills_an_enemy,
    you_summon,
    your_general_damages,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import FREE_SLOTS, AttackOf, CardsHeld, CountOf, PerTile
from cardwright.games.generals.effects.arrival import Bring, BringBack, BringFromDeck, Revive
from cardwright.games.generals.effects.bloodbound import NewBloodbound
from cardwright.games.generals.effects.conditions import Any
from cardwright.games.generals.effects.damage import FULLY, Destroy, Hurt, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant, Sharpen
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import TeleportHere
from cardwright.games.generals.effects.places import (
    ANYWHERE,
    AREA_2X2,
    FIRST_CHOSEN,
    HERE,
    NEARBY,
    Around,
    Elsewhere,
    MyTiles,
    Near,
    Provided,
)
from cardwright.games.generals.effects.tiles import LayTiles
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    CHOSEN_FIRST,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_UNITS,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.effects.whose import EACH_PLAYER
from cardwright.games.generals.model.ability import CREEP_DOUBLED, CostRule, Rule
from cardwright.games.generals.model.keywords import CELERITY, DEATHWATCH, FLYING, FRENZY, FURIOUS, RUSH
from cardwright.games.generals.model.state import CREEP
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Abyssian", "Core")
LATER: Final = Press("Abyssian", "Ancient Bonds / Rise of the Bloodbound")

MINIONS_BESIDE_IT: Final = Units(FRIENDLY, where=NEARBY, other=True)
MY_WRAITHLINGS: Final = Units(FRIENDLY, card="wraithling")
BESIDE_THE_LAST_SQUARE: Final = Target(where=Near(FIRST_CHOSEN), free=True)

CARDS: Final = (
    PRESS.general("Lilithe Blightchaser", bloodbound="shadowspawn", text="Bloodbound spell: Shadowspawn."),
    PRESS.minion(
        "Abyssal Crawler",
        1,
        2,
        1,
        "At the end of your turn, a random nearby square becomes Shadow Creep.",
        abilities=(end_of_your_turn(LayTiles(CREEP, NEARBY, 1)),),
    ),
    PRESS.minion(
        "Abyssal Juggernaut",
        4,
        3,
        3,
        "It has +1/+1 for each Shadow Creep you own.",
        rarity="common",
        abilities=(aura(THIS_UNIT, PerTile(CREEP), PerTile(CREEP)),),
    ),
    PRESS.minion(
        "Bloodtide Priestess",
        4,
        3,
        3,
        "Deathwatch: Summon a Wraithling nearby.",
        rarity="rare",
        abilities=(deathwatch(Bring("wraithling", NEARBY)),),
    ),
    PRESS.minion("Shadow Watcher", 3, 2, 2, "Deathwatch: +1/+1.", abilities=(deathwatch(Enchant(ITSELF, 1, 1)),)),
    PRESS.minion(
        "Deepfire Devourer",
        4,
        4,
        4,
        "Frenzy. Opening Gambit: Destroy your other nearby minions. It gains +2/+2 for each.",
        FRENZY,
        rarity="common",
        gambit=(
            Enchant(ITSELF, CountOf(MINIONS_BESIDE_IT, 2), CountOf(MINIONS_BESIDE_IT, 2)),
            Destroy(MINIONS_BESIDE_IT),
        ),
    ),
    PRESS.minion(
        "Blood Siren",
        2,
        3,
        2,
        "Opening Gambit: Give a nearby enemy -2 attack this turn.",
        rarity="common",
        target=Target(Units(ENEMY, ANY_UNIT, NEARBY)),
        gambit=(Enchant(CHOSEN, -2, lasts=THIS_TURN),),
    ),
    PRESS.minion(
        "Vorpal Reaver",
        6,
        6,
        6,
        "Celerity. Dying Wish: Summon 6 Wraithlings on random squares.",
        CELERITY,
        rarity="legendary",
        abilities=(dying_wish(Bring("wraithling", Elsewhere(HERE), 6)),),
    ),
    PRESS.minion("Wraithling", 1, 1, 1, rarity="token", token=True),
    PRESS.minion(
        "Darkspine Elemental",
        2,
        1,
        4,
        "Your Shadow Creep deals double damage.",
        rarity="rare",
        abilities=(Rule(CREEP_DOUBLED, 1),),
    ),
    PRESS.minion(
        "Gloomchaser",
        2,
        2,
        2,
        "Opening Gambit: Summon a Wraithling nearby.",
        gambit=(Bring("wraithling", NEARBY),),
    ),
    PRESS.minion(
        "Shadowdancer",
        5,
        4,
        4,
        "Deathwatch: Deal 1 damage to the enemy general and restore 1 health to your general.",
        rarity="rare",
        abilities=(deathwatch(Hurt(1, ENEMY_GENERAL), Mend(1, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Nightsorrow Assassin",
        3,
        2,
        1,
        "Opening Gambit: Destroy a nearby enemy minion with at most 2 attack.",
        rarity="common",
        target=Target(Units(ENEMY, where=NEARBY, most_attack=2)),
        gambit=(Destroy(CHOSEN),),
    ),
    PRESS.minion(
        "Spectral Revenant",
        8,
        6,
        6,
        "Rush. Whenever it damages an enemy minion, deal 4 damage to the enemy general.",
        RUSH,
        rarity="legendary",
        abilities=(deals_damage(Hurt(4, ENEMY_GENERAL), to=ENEMY_MINIONS),),
    ),
    PRESS.minion(
        "Black Solus",
        5,
        4,
        7,
        "Whenever you summon a Wraithling, it gains +2 attack.",
        rarity="epic",
        abilities=(you_summon(Enchant(ITSELF, 2), who=MY_WRAITHLINGS),),
    ),
    PRESS.minion(
        "Reaper of the Nine Moons",
        5,
        5,
        3,
        "Flying. Dying Wish: Summon a random minion from your opponent's deck on its square.",
        FLYING,
        rarity="epic",
        abilities=(dying_wish(BringFromDeck(Holding("minion"), HERE, theirs=True)),),
    ),
    PRESS.general("Cassyva Soulreaper", bloodbound="abyssal_scar", text="Bloodbound spell: Abyssal Scar."),
    PRESS.minion(
        "Shadow Sister Kelaino",
        4,
        3,
        3,
        "Whenever an enemy takes damage, restore 1 health to your general.",
        rarity="legendary",
        abilities=(enemy_is_damaged(Mend(1, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Grandmaster Variax",
        8,
        8,
        8,
        "Opening Gambit: Your bloodbound spell becomes a mightier one that costs more.",
        rarity="legendary",
        gambit=(
            NewBloodbound(
                "shadowspawn_of_fury",
                ("cassyva_soulreaper", "maehv_skinsolder"),
                ("abyssal_scar_of_fiends", "malice_of_husks"),
            ),
        ),
    ),
    PRESS.minion("Husk", 1, 4, 4, rarity="token", token=True),
    PRESS.general("Maehv Skinsolder", bloodbound="malice", text="Bloodbound spell: Malice."),
    PRESS.spell(
        "Daemonic Lure",
        2,
        "Deal 1 damage to an enemy minion, then teleport it to any square.",
        (Hurt(1, CHOSEN),),
        Target(ENEMY_MINIONS),
        followups=((Target(where=Provided(Any(CHOSEN_FIRST), ANYWHERE), free=True), (TeleportHere(CHOSEN_FIRST),)),),
    ),
    PRESS.spell(
        "Nether Summoning",
        5,
        "Summon 2 random minions that died since your last turn near your general. Tokens stay dead.",
        (Revive(Holding("minion"), Around(MY_GENERAL), 2, turns_ago=1, whose=EACH_PLAYER),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Shadow Nova",
        4,
        "A 2x2 area becomes Shadow Creep.",
        (LayTiles(CREEP, AREA_2X2),),
        Target(where=ANYWHERE),
    ),
    PRESS.spell(
        "Void Pulse",
        1,
        "Deal 2 damage to the enemy general. Restore 3 health to your general.",
        (Hurt(2, ENEMY_GENERAL), Mend(3, MY_GENERAL)),
        rarity="common",
    ),
    PRESS.spell(
        "Ritual Banishing",
        3,
        "Destroy a friendly minion, then an enemy minion.",
        (Destroy(CHOSEN),),
        Target(MY_MINIONS),
        followups=((Target(ENEMY_MINIONS), (Destroy(CHOSEN),)),),
        rarity="rare",
    ),
    PRESS.spell(
        "Darkfire Sacrifice",
        0,
        "Destroy a friendly minion. The next minion you play costs 2 less.",
        (
            Destroy(CHOSEN),
            Enchant(MY_GENERAL, abilities=(CostRule(Holding("minion"), -2, once=True),), lasting=True),
        ),
        Target(MY_MINIONS),
        rarity="rare",
    ),
    PRESS.spell(
        "Dark Transformation",
        5,
        "Destroy an enemy minion. Summon a Wraithling on its square.",
        (Destroy(CHOSEN), Bring("wraithling", HERE, exactly=True)),
        Target(ENEMY_MINIONS),
    ),
    PRESS.spell(
        "Shadow Reflection",
        3,
        "Give a friendly minion +5 attack.",
        (Enchant(CHOSEN, 5),),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Dark Seed",
        4,
        "Deal 1 damage to the enemy general for each card in your opponent's hand.",
        (Hurt(CardsHeld(True, 1), ENEMY_GENERAL),),
        rarity="rare",
    ),
    PRESS.spell(
        "Grasp of Agony",
        1,
        "When an enemy minion of your choice dies, deal 3 damage to all enemies near it.",
        (Enchant(CHOSEN, abilities=(dying_wish(Hurt(3, Units(FRIENDLY, ANY_UNIT, NEARBY))),), lasting=True),),
        Target(ENEMY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Soulshatter Pact",
        2,
        "Give all your minions +2 attack this turn.",
        (Enchant(MY_MINIONS, 2, lasts=THIS_TURN),),
    ),
    PRESS.spell(
        "Wraithling Swarm",
        3,
        "Summon a Wraithling near a friend, a second one near it, and a third one near that.",
        (Bring("wraithling", HERE, exactly=True),),
        Target(where=Around(MY_UNITS), free=True),
        followups=(
            (BESIDE_THE_LAST_SQUARE, (Bring("wraithling", HERE, exactly=True),)),
            (BESIDE_THE_LAST_SQUARE, (Bring("wraithling", HERE, exactly=True),)),
        ),
    ),
    PRESS.spell(
        "Wraithling Fury",
        3,
        "Give a friendly Wraithling +4/+4.",
        (Enchant(CHOSEN, 4, 4, traits=FURIOUS),),
        Target(MY_WRAITHLINGS),
        rarity="epic",
    ),
    PRESS.spell(
        "Breath Of The Unborn",
        4,
        "Deal 2 damage to all enemy minions. Heal all your minions fully.",
        (Hurt(2, ENEMY_MINIONS), Mend(FULLY, MY_MINIONS)),
        rarity="common",
    ),
    PRESS.spell(
        "Deathfire Crescendo",
        3,
        "Give a friendly minion Deathwatch: +2/+2.",
        (Enchant(CHOSEN, traits=DEATHWATCH, abilities=(deathwatch(Enchant(ITSELF, 2, 2)),)),),
        Target(MY_MINIONS),
        rarity="legendary",
    ),
    PRESS.spell("Rite Of The Undervault", 6, "Draw until your hand is full.", (DrawCards(FREE_SLOTS),), rarity="epic"),
    PRESS.spell(
        "Consuming Rebirth",
        2,
        "Destroy a friendly minion. At the end of the turn it returns to its square with +1/+1.",
        (BringBack(CHOSEN, 1, 1), Destroy(CHOSEN)),
        Target(MY_MINIONS),
        rarity="epic",
    ),
    PRESS.spell(
        "Shadowspawn",
        1,
        "Summon 2 Wraithlings near your general.",
        (Bring("wraithling", Around(MY_GENERAL), 2),),
        token=True,
    ),
    PRESS.spell(
        "Abyssal Scar",
        1,
        "Deal 1 damage to a minion. If it dies this turn, its square becomes Shadow Creep.",
        (
            Hurt(1, CHOSEN),
            Enchant(CHOSEN, lasts=THIS_TURN, abilities=(dying_wish(LayTiles(CREEP, HERE, giver=True)),), lasting=True),
        ),
        Target(ALL_MINIONS),
        token=True,
    ),
    PRESS.spell(
        "Malice",
        1,
        "Destroy a friendly minion. Deal 2 damage to your general. Summon a Husk near that minion's square.",
        (Destroy(CHOSEN), Hurt(2, MY_GENERAL)),
        Target(MY_MINIONS),
        followups=((BESIDE_THE_LAST_SQUARE, (Bring("husk", HERE, exactly=True),)),),
        token=True,
    ),
    PRESS.artifact(
        "Soul Grimwar",
        3,
        "Your general has Deathwatch: +2 attack.",
        abilities=(deathwatch(Sharpen(2)),),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Horn of the Forsaken",
        1,
        "Whenever your general deals damage, summon a Wraithling near it.",
        abilities=(your_general_damages(Bring("wraithling", NEARBY)),),
    ),
    PRESS.artifact(
        "Spectral Blade",
        2,
        "Your general has +2 attack. Whenever it kills an enemy, restore 2 health to it.",
        attack=2,
        abilities=(kills_an_enemy(Mend(2, ITSELF)),),
        rarity="epic",
    ),
    LATER.minion("Fiend", 2, 4, 4, rarity="token", token=True),
    LATER.spell(
        "Abyssal Scar",
        3,
        "Summon a Fiend on each of your Shadow Creep.",
        (Bring("fiend", MyTiles(CREEP), exactly=True),),
        rarity="legendary",
        token=True,
        key="abyssal_scar_of_fiends",
    ),
    LATER.spell(
        "Shadowspawn",
        3,
        "Give your Wraithlings +4/+4, each only once. Summon 2 Wraithlings with +4/+4 near your general.",
        (
            Enchant(Units(FRIENDLY, card="wraithling", without=FURIOUS), 4, 4, traits=FURIOUS),
            Bring("wraithling", Around(MY_GENERAL), 2, then=(Enchant(CHOSEN, 4, 4, traits=FURIOUS),)),
        ),
        rarity="legendary",
        token=True,
        key="shadowspawn_of_fury",
    ),
    LATER.spell(
        "Malice",
        3,
        "Destroy a friendly minion. Summon as many Husks near it as it had attack.",
        (Destroy(CHOSEN), Bring("husk", Around(CHOSEN), AttackOf(CHOSEN))),
        Target(MY_MINIONS),
        rarity="legendary",
        token=True,
        key="malice_of_husks",
    ),
)
