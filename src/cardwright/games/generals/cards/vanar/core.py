"""The Vanar cards of the core set."""

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
    dying_wish,
    end_of_your_turn,
    is_attacked,
    whenever,
    you_play,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, infiltrate, no_damage, this_turn
from cardwright.games.generals.effects.arrival import Bring, BringRandom
from cardwright.games.generals.effects.command import Wake
from cardwright.games.generals.effects.conditions import INFILTRATING
from cardwright.games.generals.effects.damage import Hurt, HurtRandom
from cardwright.games.generals.effects.draw import AddCards, DrawCards
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import DispelSquares, Enchant, SetNumbers, Stun, SwapNumbers
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.mana import GainMana
from cardwright.games.generals.effects.movement import SendHome, SwapPlaces, TeleportHere
from cardwright.games.generals.effects.places import (
    FIRST_CHOSEN,
    HERE,
    MY_SIDE,
    NEARBY,
    SOMETHING,
    THEIR_SIDE,
    Around,
    Beside,
    ColumnsOf,
    Near,
)
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    BOTH,
    CHOSEN,
    CHOSEN_FIRST,
    DOER,
    ENEMIES,
    ENEMY,
    ENEMY_GENERAL,
    ENEMY_MINIONS,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    MY_UNITS,
    SUBJECT,
    THIS_UNIT,
    Newcomers,
    Units,
)
from cardwright.games.generals.model.ability import ENTERS
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import (
    AIRDROP,
    CELERITY,
    DYING_WISH,
    FLYING,
    INFILTRATE,
    PROVOKE,
    SPARES_GENERALS,
    WALL,
)

VANAR: Final = Press("Vanar", "Core")
MY_OTHER_VESPYRS: Final = Units(FRIENDLY, tribe="Vespyr", other=True)
WALLS: Final = ("gravity_well_wall", "blazing_spines_wall", "bonechill_barrier_wall", "luminous_charge_wall")
CHOOSE_SQUARE: Final = choose_free_square(Around(MY_UNITS))
CHOOSE_NEXT_SQUARE: Final = choose_free_square(Near(FIRST_CHOSEN))

CARDS: Final = (
    VANAR.general("Faie Bloodwing", "2/25", "Bloodbound spell: Warbird.", bloodbound("warbird")),
    VANAR.minion(
        "Fenrir Warmaster",
        "3 mana 3/2",
        "Dying Wish: Summon a 3/2 Ghost Wolf on its square.",
        dying_wish(Bring("ghost_wolf", HERE)),
    ),
    VANAR.minion("Ghost Wolf", "2 mana 3/2, token"),
    VANAR.minion("Crystal Cloaker", "2 mana 2/3, Vespyr", "Infiltrate: +2 attack.", infiltrate(attack=2)),
    VANAR.minion(
        "Crystal Wisp",
        "2 mana 1/1, common",
        "Dying Wish: You have 1 more mana crystal for the rest of the game.",
        dying_wish(GainMana(1, lasting=True)),
    ),
    VANAR.minion(
        "Frosthorn Rhyno",
        "5 mana 6/5, epic",
        "Infiltrate: +1 attack and Celerity.",
        infiltrate(attack=1, traits=CELERITY),
    ),
    VANAR.minion(
        "Draugar Lord",
        "6 mana 4/8, epic Vespyr",
        "Dying Wish: Summon a 4/8 Ice Drake on its square.",
        dying_wish(Bring("ice_drake", HERE)),
    ),
    VANAR.minion("Ice Drake", "4 mana 4/8, token"),
    VANAR.minion(
        "Snow Chaser",
        "1 mana 2/1, rare Vespyr",
        "Infiltrate: When it dies, it returns to your hand.",
        dying_wish(AddCards("snow_chaser"), test=INFILTRATING),
    ),
    VANAR.minion("Wolfraven", "3 mana 1/4, common", "Flying. Infiltrate: +3 attack.", FLYING, infiltrate(attack=3)),
    VANAR.minion(
        "Borean Bear",
        "2 mana 1/3, common Vespyr",
        "Whenever you summon another Vespyr, this minion gains +1 attack.",
        you_summon(Enchant(ITSELF, attack=1), who=MY_OTHER_VESPYRS),
    ),
    VANAR.minion(
        "Razorback",
        "4 mana 4/3, rare",
        "Opening Gambit: Give your other minions +2 attack this turn.",
        opening_gambit(Enchant(MY_OTHER_MINIONS, attack=2, lasts=THIS_TURN)),
    ),
    VANAR.minion(
        "Ancient Grove",
        "7 mana 7/7, legendary Vespyr",
        'Provoke. Opening Gambit: Your other minions gain "Dying Wish: Summon a 1/1 Treant with Provoke here."',
        PROVOKE,
        opening_gambit(Enchant(MY_OTHER_MINIONS, traits=DYING_WISH, ability=dying_wish(Bring("treant", HERE)))),
    ),
    VANAR.minion(
        "Voice of the Wind",
        "4 mana 4/4, legendary",
        "Whenever you summon another minion from your hand, summon a 2/2 Winter Maerid nearby.",
        you_play(Bring("winter_maerid", NEARBY)),
    ),
    VANAR.minion("Treant", "1 mana 1/1, token", "Provoke.", PROVOKE),
    VANAR.minion(
        "Hearth-Sister",
        "2 mana 3/2, common",
        "Opening Gambit: Swap places with any other minion.",
        opening_gambit(choose(Units(other=True)), SwapPlaces(ITSELF, CHOSEN)),
    ),
    VANAR.minion("Winter Maerid", "1 mana 2/2, Vespyr token"),
    VANAR.minion(
        "Glacial Elemental",
        "3 mana 2/3, rare Vespyr",
        "Whenever you summon another Vespyr, deal 2 damage to a random enemy minion.",
        you_summon(HurtRandom(2, ENEMY_MINIONS), who=MY_OTHER_VESPYRS),
    ),
    VANAR.minion("Fox Ravager", "2 mana 3/3, token"),
    VANAR.minion("Whyte Drake", "4 mana 4/4, token", "Flying.", FLYING),
    VANAR.minion("Seismic Elemental", "4 mana 5/5, token"),
    VANAR.minion("Gravity Well", "1 mana 0/1, token", "Provoke. Wall.", PROVOKE, WALL, key="gravity_well_wall"),
    VANAR.minion("Blazing Spines", "1 mana 3/3, token", "Wall.", WALL, key="blazing_spines_wall"),
    VANAR.minion(
        "Bonechill Barrier",
        "1 mana 0/2, Vespyr token",
        "Wall. Nearby minions that attack it are Stunned.",
        WALL,
        is_attacked(Stun(DOER), by=Units(where=NEARBY)),
        key="bonechill_barrier_wall",
    ),
    VANAR.minion("Arctic Displacer", "5 mana 10/4, Vespyr", "Airdrop.", AIRDROP),
    VANAR.general("Kara Winterblade", "2/25", "Bloodbound spell: Kinetic Surge.", bloodbound("kinetic_surge")),
    VANAR.minion(
        "Wind Sister Maia",
        "4 mana 4/5, legendary",
        "Your minions with Infiltrate have +1/+1.",
        aura(Units(FRIENDLY, traits=INFILTRATE, other=True), 1, 1),
    ),
    VANAR.minion(
        "Grandmaster Embla",
        "8 mana 5/5, legendary",
        "Opening Gambit: Summon a random Wall on every free square around the enemy general.",
        opening_gambit(BringRandom(Holding(keys=WALLS), Around(ENEMY_GENERAL), 8)),
    ),
    VANAR.minion(
        "Luminous Charge",
        "1 mana 0/1, token",
        "Wall. Dying Wish: Deal 2 damage to all nearby enemies.",
        WALL,
        dying_wish(Hurt(2, Units(ENEMY, ANY_UNIT, NEARBY))),
        key="luminous_charge_wall",
    ),
    VANAR.general("Ilena Cryobyte", "2/25", "Bloodbound spell: Crystallize.", bloodbound("crystallize")),
    VANAR.spell(
        "Chromatic Cold",
        "2 mana",
        "Dispel a square. Deal 1 damage to an enemy on it.",
        choose_square(SOMETHING),
        DispelSquares(HERE),
        Hurt(1, Units(ENEMY, ANY_UNIT, HERE)),
    ),
    VANAR.spell(
        "Frostfire",
        "2 mana",
        "Give a friendly minion +3 attack, and a Vespyr +3 health as well.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=3),
        Enchant(Units(tribe="Vespyr", where=HERE), health=3),
    ),
    VANAR.spell(
        "Avalanche",
        "4 mana",
        "Stun all minions and generals on your starting side and deal 4 damage to them.",
        Stun(Units(BOTH, ANY_UNIT, MY_SIDE)),
        Hurt(4, Units(BOTH, ANY_UNIT, MY_SIDE)),
    ),
    VANAR.spell(
        "Boundless Courage",
        "2 mana, epic",
        "Give a friendly minion +2 attack. It takes no damage this turn.",
        choose(MY_MINIONS),
        Enchant(CHOSEN, attack=2),
        Enchant(CHOSEN, lasts=THIS_TURN, ability=no_damage(to=THIS_UNIT)),
    ),
    VANAR.spell(
        "Mesmerize",
        "1 mana, rare",
        "Move an enemy 1 square along its row or column.",
        choose(ENEMIES),
        choose_free_square(Beside(CHOSEN_FIRST)),
        TeleportHere(CHOSEN_FIRST),
    ),
    VANAR.spell(
        "Flash Freeze",
        "0 mana",
        "Stun a minion and deal 1 damage to it.",
        choose(ALL_MINIONS),
        Stun(CHOSEN),
        Hurt(1, CHOSEN),
    ),
    VANAR.spell(
        "Mark of Solitude",
        "2 mana, rare",
        "A minion becomes a 5/5. It can no longer attack generals.",
        choose(ALL_MINIONS),
        SetNumbers(CHOSEN, 5, 5, heals=True, lasting=True),
        Enchant(CHOSEN, traits=SPARES_GENERALS),
    ),
    VANAR.spell(
        "Aspect of the Ravager",
        "2 mana",
        "Transform a minion into a 3/3 Fox Ravager.",
        choose(ALL_MINIONS),
        Change(CHOSEN, "fox_ravager"),
    ),
    VANAR.spell(
        "Aspect of the Wyrm",
        "4 mana, epic",
        "Transform a minion into a 4/4 Whyte Drake with Flying. Your minions around it gain Flying.",
        choose(ALL_MINIONS),
        Change(CHOSEN, "whyte_drake"),
        Enchant(Units(FRIENDLY, where=Around(CHOSEN)), traits=FLYING),
    ),
    VANAR.spell(
        "Aspect of the Mountains",
        "6 mana, legendary",
        "Transform a minion into a 5/5 Seismic Elemental. Deal 5 damage to the enemy minions around it.",
        choose(ALL_MINIONS),
        Change(CHOSEN, "seismic_elemental"),
        Hurt(5, Units(ENEMY, where=Around(CHOSEN))),
    ),
    VANAR.spell(
        "Gravity Well",
        "2 mana, legendary",
        "Summon 4 Gravity Wells, 0/1 Walls with Provoke, each next to the one before.",
        CHOOSE_SQUARE,
        Bring("gravity_well_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("gravity_well_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("gravity_well_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("gravity_well_wall", HERE),
    ),
    VANAR.spell(
        "Blazing Spines",
        "3 mana, rare",
        "Summon 2 Blazing Spines, 3/3 Walls, next to each other.",
        CHOOSE_SQUARE,
        Bring("blazing_spines_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("blazing_spines_wall", HERE),
    ),
    VANAR.spell(
        "Bonechill Barrier",
        "2 mana, common",
        "Summon 3 Bonechill Barriers, 0/2 Vespyr Walls that stun attackers, each next to the one before.",
        CHOOSE_SQUARE,
        Bring("bonechill_barrier_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("bonechill_barrier_wall", HERE),
        CHOOSE_NEXT_SQUARE,
        Bring("bonechill_barrier_wall", HERE),
    ),
    VANAR.spell(
        "Polarity",
        "0 mana, common",
        "Swap the attack and health of a minion.",
        choose(ALL_MINIONS),
        SwapNumbers(CHOSEN),
    ),
    VANAR.spell(
        "Hailstone Prison",
        "2 mana, common",
        "Return a minion to its owner's hand.",
        choose(ALL_MINIONS),
        SendHome(CHOSEN),
    ),
    VANAR.spell(
        "Spirit of the Wild",
        "5 mana, epic",
        "Reactivate your minions on your opponent's starting side.",
        Wake(Units(FRIENDLY, where=THEIR_SIDE)),
    ),
    VANAR.spell(
        "Cryogenesis",
        "4 mana, common",
        "Deal 4 damage to an enemy minion. Draw a Vespyr from your deck.",
        choose(ENEMY_MINIONS),
        Hurt(4, CHOSEN),
        DrawCards(cards=Holding(MINION, tribe="Vespyr")),
    ),
    VANAR.spell(
        "Warbird",
        "1 mana, basic token",
        "Deal 2 damage to all enemies in the enemy general's column.",
        Hurt(2, Units(ENEMY, ANY_UNIT, ColumnsOf(ENEMY_GENERAL))),
    ),
    VANAR.spell(
        "Kinetic Surge",
        "1 mana, basic token",
        "Minions you summon this turn gain +1/+1, those you have summoned already as well.",
        Enchant(Newcomers(MY_MINIONS), 1, 1),
        this_turn(whenever(ENTERS, Enchant(SUBJECT, 1, 1), about=MY_MINIONS)),
    ),
    VANAR.spell("Frostburn", "6 mana, rare", "Deal 3 damage to all enemy minions.", Hurt(3, ENEMY_MINIONS)),
    VANAR.spell(
        "Crystallize",
        "1 mana, basic token",
        "Stun an enemy minion next to your general.",
        choose(Units(ENEMY, where=Around(MY_GENERAL))),
        Stun(CHOSEN),
    ),
    VANAR.spell(
        "Lesser Waterball",
        "1 mana, basic token",
        "Deal 4 damage to an enemy minion.",
        choose(ENEMY_MINIONS),
        Hurt(4, CHOSEN),
    ),
    VANAR.artifact("Snowpiercer", "3 mana +3 attack", "Your general has +3 attack."),
    VANAR.artifact(
        "Coldbiter",
        "2 mana, legendary",
        "At the end of your turn, your general deals 2 damage to each nearby enemy minion.",
        end_of_your_turn(Hurt(2, Units(ENEMY, where=NEARBY))),
    ),
    VANAR.artifact(
        "Winterblade",
        "4 mana +2 attack, epic",
        "Your general has +2 attack. Enemy minions it damages are Stunned.",
        deals_damage(Stun(SUBJECT), to=ENEMY_MINIONS),
    ),
)
