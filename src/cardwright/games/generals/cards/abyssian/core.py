"""The Abyssian cards of the core set, and the bloodbound spells one of them brings."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import (
    bloodbound,
    choose,
    choose_free_square,
    choose_square,
    opening_gambit,
)
from cardwright.games.generals.cards.phrases import (
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
from cardwright.games.generals.cards.standing import aura, cost_less
from cardwright.games.generals.effects.amounts import FREE_SLOTS, AttackOf, CardsHeld, TilesOwned
from cardwright.games.generals.effects.arrival import Bring, BringBack, BringFromDeck, Revive
from cardwright.games.generals.effects.bloodbound import NewBloodbound
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
    ROOM_FOR_2X2,
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
from cardwright.games.generals.model.ability import CREEP_DOUBLED, Rule
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import CELERITY, DEATHWATCH, FLYING, FRENZY, FURIOUS, RUSH
from cardwright.games.generals.model.state import CREEP
from cardwright.kernel.effects.amounts import CountOf
from cardwright.kernel.effects.conditions import Any

ABYSSIAN: Final = Press("Abyssian", "Core")
ABYSSIAN_BONDS: Final = Press("Abyssian", "Ancient Bonds / Rise of the Bloodbound")

MINIONS_BESIDE_IT: Final = Units(FRIENDLY, where=NEARBY)
MY_WRAITHLINGS: Final = Units(FRIENDLY, card="wraithling")
CHOOSE_NEXT_SQUARE: Final = choose_free_square(Near(FIRST_CHOSEN))

CARDS: Final = (
    ABYSSIAN.general("Lilithe Blightchaser", "2/25", "Bloodbound spell: Shadowspawn.", bloodbound("shadowspawn")),
    ABYSSIAN.minion(
        "Abyssal Crawler",
        "1 mana 2/1",
        "At the end of your turn, a random nearby square becomes Shadow Creep.",
        end_of_your_turn(LayTiles(CREEP, NEARBY, 1)),
    ),
    ABYSSIAN.minion(
        "Abyssal Juggernaut",
        "4 mana 3/3, common",
        "It has +1/+1 for each Shadow Creep you own.",
        aura(THIS_UNIT, TilesOwned(CREEP), TilesOwned(CREEP)),
    ),
    ABYSSIAN.minion(
        "Bloodtide Priestess",
        "4 mana 3/3, rare",
        "Deathwatch: Summon a Wraithling nearby.",
        deathwatch(Bring("wraithling", NEARBY)),
    ),
    ABYSSIAN.minion("Shadow Watcher", "3 mana 2/2", "Deathwatch: +1/+1.", deathwatch(Enchant(ITSELF, 1, 1))),
    ABYSSIAN.minion(
        "Deepfire Devourer",
        "4 mana 4/4, common",
        "Frenzy. Opening Gambit: Destroy your other nearby minions. It gains +2/+2 for each.",
        FRENZY,
        opening_gambit(
            Enchant(ITSELF, CountOf(MINIONS_BESIDE_IT, 2), CountOf(MINIONS_BESIDE_IT, 2)), Destroy(MINIONS_BESIDE_IT)
        ),
    ),
    ABYSSIAN.minion(
        "Blood Siren",
        "2 mana 3/2, common",
        "Opening Gambit: Give a nearby enemy -2 attack this turn.",
        opening_gambit(choose(Units(ENEMY, ANY_UNIT, NEARBY)), Enchant(CHOSEN, attack=-2, lasts=THIS_TURN)),
    ),
    ABYSSIAN.minion(
        "Vorpal Reaver",
        "6 mana 6/6, legendary",
        "Celerity. Dying Wish: Summon 6 Wraithlings on random squares.",
        CELERITY,
        dying_wish(Bring("wraithling", Elsewhere(HERE), 6)),
    ),
    ABYSSIAN.minion("Wraithling", "1 mana 1/1, token"),
    ABYSSIAN.minion(
        "Darkspine Elemental", "2 mana 1/4, rare", "Your Shadow Creep deals double damage.", Rule(CREEP_DOUBLED, 1)
    ),
    ABYSSIAN.minion(
        "Gloomchaser",
        "2 mana 2/2",
        "Opening Gambit: Summon a Wraithling nearby.",
        opening_gambit(Bring("wraithling", NEARBY)),
    ),
    ABYSSIAN.minion(
        "Shadowdancer",
        "5 mana 4/4, rare",
        "Deathwatch: Deal 1 damage to the enemy general and restore 1 health to your general.",
        deathwatch(Hurt(1, ENEMY_GENERAL), Mend(1, MY_GENERAL)),
    ),
    ABYSSIAN.minion(
        "Nightsorrow Assassin",
        "3 mana 2/1, common",
        "Opening Gambit: Destroy a nearby enemy minion with at most 2 attack.",
        opening_gambit(choose(Units(ENEMY, where=NEARBY, most_attack=2)), Destroy(CHOSEN)),
    ),
    ABYSSIAN.minion(
        "Spectral Revenant",
        "8 mana 6/6, legendary",
        "Rush. Whenever it damages an enemy minion, deal 4 damage to the enemy general.",
        RUSH,
        deals_damage(Hurt(4, ENEMY_GENERAL), to=ENEMY_MINIONS),
    ),
    ABYSSIAN.minion(
        "Black Solus",
        "5 mana 4/7, epic",
        "Whenever you summon a Wraithling, it gains +2 attack.",
        you_summon(Enchant(ITSELF, attack=2), who=MY_WRAITHLINGS),
    ),
    ABYSSIAN.minion(
        "Reaper of the Nine Moons",
        "5 mana 5/3, epic",
        "Flying. Dying Wish: Summon a random minion from your opponent's deck on its square.",
        FLYING,
        dying_wish(BringFromDeck(Holding(MINION), HERE, theirs=True)),
    ),
    ABYSSIAN.general("Cassyva Soulreaper", "2/25", "Bloodbound spell: Abyssal Scar.", bloodbound("abyssal_scar")),
    ABYSSIAN.minion(
        "Shadow Sister Kelaino",
        "4 mana 3/3, legendary",
        "Whenever an enemy takes damage, restore 1 health to your general.",
        enemy_is_damaged(Mend(1, MY_GENERAL)),
    ),
    ABYSSIAN.minion(
        "Grandmaster Variax",
        "8 mana 8/8, legendary",
        "Opening Gambit: Your bloodbound spell becomes a mightier one that costs more.",
        opening_gambit(
            NewBloodbound(
                "shadowspawn_of_fury",
                ("cassyva_soulreaper", "maehv_skinsolder"),
                ("abyssal_scar_of_fiends", "malice_of_husks"),
            )
        ),
    ),
    ABYSSIAN.minion("Husk", "1 mana 4/4, token"),
    ABYSSIAN.general("Maehv Skinsolder", "2/25", "Bloodbound spell: Malice.", bloodbound("malice")),
    ABYSSIAN.spell(
        "Daemonic Lure",
        "2 mana",
        "Deal 1 damage to an enemy minion, then teleport it to any square.",
        choose(ENEMY_MINIONS),
        Hurt(1, CHOSEN),
        choose_free_square(Provided(Any(CHOSEN_FIRST), ANYWHERE)),
        TeleportHere(CHOSEN_FIRST),
    ),
    ABYSSIAN.spell(
        "Nether Summoning",
        "5 mana, legendary",
        "Summon 2 random minions that died since your last turn near your general. Tokens stay dead.",
        Revive(Holding(MINION), Around(MY_GENERAL), 2, turns_ago=1, whose=EACH_PLAYER),
    ),
    ABYSSIAN.spell(
        "Shadow Nova",
        "4 mana",
        "A 2x2 area becomes Shadow Creep.",
        choose_square(ROOM_FOR_2X2),
        LayTiles(CREEP, AREA_2X2),
    ),
    ABYSSIAN.spell(
        "Void Pulse",
        "1 mana, common",
        "Deal 2 damage to the enemy general. Restore 3 health to your general.",
        Hurt(2, ENEMY_GENERAL),
        Mend(3, MY_GENERAL),
    ),
    ABYSSIAN.spell(
        "Ritual Banishing",
        "3 mana, rare",
        "Destroy a friendly minion, then an enemy minion.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        choose(ENEMY_MINIONS),
        Destroy(CHOSEN),
    ),
    ABYSSIAN.spell(
        "Darkfire Sacrifice",
        "0 mana, rare",
        "Destroy a friendly minion. The next minion you play costs 2 less.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        Enchant(MY_GENERAL, ability=cost_less(Holding(MINION), 2, once=True), lasting=True),
    ),
    ABYSSIAN.spell(
        "Dark Transformation",
        "5 mana",
        "Destroy an enemy minion. Summon a Wraithling on its square.",
        choose(ENEMY_MINIONS),
        Destroy(CHOSEN),
        Bring("wraithling", HERE, exactly=True),
    ),
    ABYSSIAN.spell(
        "Shadow Reflection",
        "3 mana, common",
        "Give a friendly minion +5 attack.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=5),
    ),
    ABYSSIAN.spell(
        "Dark Seed",
        "4 mana, rare",
        "Deal 1 damage to the enemy general for each card in your opponent's hand.",
        Hurt(CardsHeld(theirs=True), ENEMY_GENERAL),
    ),
    ABYSSIAN.spell(
        "Grasp of Agony",
        "1 mana, common",
        "When an enemy minion of your choice dies, deal 3 damage to all enemies near it.",
        choose(ENEMY_MINIONS),
        Enchant(CHOSEN, ability=dying_wish(Hurt(3, Units(FRIENDLY, ANY_UNIT, NEARBY))), lasting=True),
    ),
    ABYSSIAN.spell(
        "Soulshatter Pact",
        "2 mana",
        "Give all your minions +2 attack this turn.",
        Enchant(MY_MINIONS, attack=2, lasts=THIS_TURN),
    ),
    ABYSSIAN.spell(
        "Wraithling Swarm",
        "3 mana",
        "Summon a Wraithling near a friend, a second one near it, and a third one near that.",
        choose_free_square(Around(MY_UNITS)),
        Bring("wraithling", HERE, exactly=True),
        CHOOSE_NEXT_SQUARE,
        Bring("wraithling", HERE, exactly=True),
        CHOOSE_NEXT_SQUARE,
        Bring("wraithling", HERE, exactly=True),
    ),
    ABYSSIAN.spell(
        "Wraithling Fury",
        "3 mana, epic",
        "Give a friendly Wraithling +4/+4.",
        choose(MY_WRAITHLINGS),
        Enchant(CHOSEN, 4, 4, traits=FURIOUS),
    ),
    ABYSSIAN.spell(
        "Breath Of The Unborn",
        "4 mana, common",
        "Deal 2 damage to all enemy minions. Heal all your minions fully.",
        Hurt(2, ENEMY_MINIONS),
        Mend(FULLY, MY_MINIONS),
    ),
    ABYSSIAN.spell(
        "Deathfire Crescendo",
        "3 mana, legendary",
        "Give a friendly minion Deathwatch: +2/+2.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, traits=DEATHWATCH, ability=deathwatch(Enchant(ITSELF, 2, 2))),
    ),
    ABYSSIAN.spell("Rite Of The Undervault", "6 mana, epic", "Draw until your hand is full.", DrawCards(FREE_SLOTS)),
    ABYSSIAN.spell(
        "Consuming Rebirth",
        "2 mana, epic",
        "Destroy a friendly minion. At the end of the turn it returns to its square with +1/+1.",
        choose(MY_MINIONS),
        BringBack(CHOSEN, 1, 1),
        Destroy(CHOSEN),
    ),
    ABYSSIAN.spell(
        "Shadowspawn",
        "1 mana, basic token",
        "Summon 2 Wraithlings near your general.",
        Bring("wraithling", Around(MY_GENERAL), 2),
    ),
    ABYSSIAN.spell(
        "Abyssal Scar",
        "1 mana, basic token",
        "Deal 1 damage to a minion. If it dies this turn, its square becomes Shadow Creep.",
        choose(ALL_MINIONS),
        Hurt(1, CHOSEN),
        Enchant(CHOSEN, lasts=THIS_TURN, ability=dying_wish(LayTiles(CREEP, HERE, giver=True)), lasting=True),
    ),
    ABYSSIAN.spell(
        "Malice",
        "1 mana, basic token",
        "Destroy a friendly minion. Deal 2 damage to your general. Summon a Husk near that minion's square.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        Hurt(2, MY_GENERAL),
        CHOOSE_NEXT_SQUARE,
        Bring("husk", HERE, exactly=True),
    ),
    ABYSSIAN.artifact(
        "Soul Grimwar", "3 mana, legendary", "Your general has Deathwatch: +2 attack.", deathwatch(Sharpen(2))
    ),
    ABYSSIAN.artifact(
        "Horn of the Forsaken",
        "1 mana",
        "Whenever your general deals damage, summon a Wraithling near it.",
        your_general_damages(Bring("wraithling", NEARBY)),
    ),
    ABYSSIAN.artifact(
        "Spectral Blade",
        "2 mana +2 attack, epic",
        "Your general has +2 attack. Whenever it kills an enemy, restore 2 health to it.",
        kills_an_enemy(Mend(2, ITSELF)),
    ),
    ABYSSIAN_BONDS.minion("Fiend", "2 mana 4/4, token"),
    ABYSSIAN_BONDS.spell(
        "Abyssal Scar",
        "3 mana, legendary token",
        "Summon a Fiend on each of your Shadow Creep.",
        Bring("fiend", MyTiles(CREEP), exactly=True),
        key="abyssal_scar_of_fiends",
    ),
    ABYSSIAN_BONDS.spell(
        "Shadowspawn",
        "3 mana, legendary token",
        "Give your Wraithlings +4/+4, each only once. Summon 2 Wraithlings with +4/+4 near your general.",
        Enchant(Units(FRIENDLY, card="wraithling", without=FURIOUS), 4, 4, traits=FURIOUS),
        Bring("wraithling", Around(MY_GENERAL), 2, then=Enchant(CHOSEN, 4, 4, traits=FURIOUS)),
        key="shadowspawn_of_fury",
    ),
    ABYSSIAN_BONDS.spell(
        "Malice",
        "3 mana, legendary token",
        "Destroy a friendly minion. Summon as many Husks near it as it had attack.",
        choose(MY_MINIONS),
        Destroy(CHOSEN),
        Bring("husk", Around(CHOSEN), AttackOf(CHOSEN)),
        key="malice_of_husks",
    ),
)
