"""Plain cards for the rule tests: each does one thing, and its text says which."""

from __future__ import annotations

from cardwright.games.pantheon.cards.press import Press
from cardwright.games.pantheon.effects import asking
from cardwright.games.pantheon.effects import steps as effects
from cardwright.games.pantheon.effects import who as whom
from cardwright.games.pantheon.effects.conditions import BY_ANOTHER, YOUR_TURN
from cardwright.games.pantheon.effects.filters import FIELD_CARDS as FIELD_SORT
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model import card, target
from cardwright.games.pantheon.model.card import Activation, Card, Cards, Numbers, OnPlay, Rule, Static, Trigger
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.model.target import Target
from cardwright.kernel.cards import CardSet
from cardwright.kernel.effects.conditions import Both
from cardwright.kernel.effects.things import ENEMY, FRIENDLY
from cardwright.kernel.frame import Step

UNIT_TARGET = Target(target.THING, Filter())
FRIEND = Target(target.THING, Filter(FRIENDLY))
OTHER_UNIT = Target(target.THING, Filter(other=True))
HERO_TARGET = Target(target.HERO, Filter())
ANY_TARGET = Target(target.THING_OR_HERO, Filter())
PILE_UNIT = Target(target.IN_PILE, Filter())


Effect = Step[Position]


def unit(name: str, power: int, text: str = "", *rules: Rule, faction: int = card.NEUTRAL) -> Card:
    """A unit that costs as much as it has power."""
    return Press(faction).unit(name, f"{power} mana {power} power", text, *rules)


def spell(
    name: str, text: str, steps: tuple[Effect, ...], *targets: Target, cost: int = 1, sacrifice: Target | None = None
) -> Card:
    return Card(name, card.SPELL, card.NEUTRAL, Numbers(cost), text, OnPlay(steps, targets, sacrifice))


def place(name: str, text: str, *rules: Rule) -> Card:
    """A field card."""
    return Press(card.NEUTRAL).field(name, "2 mana", text, *rules)


def hero(name: str, text: str = "", *rules: Rule) -> Card:
    return Press(card.HUMAN).hero(name, "20 health", text, *rules)


def hears(kind: int, *steps: Effect, once: bool = False) -> Trigger:
    return Trigger(kind, steps, once=once)


def ping(any_turn: bool) -> Activation:
    return Activation((effects.Damage(1),), (UNIT_TARGET,), exhausts=True, any_turn=any_turn)


DRAW: tuple[Effect, ...] = (effects.Draw(1),)
HEAL: tuple[Effect, ...] = (effects.Heal(1),)
LINK_NAMES = {"spell": target.SPELL_LINK, "attack": target.ATTACK_LINK, "effect": target.EFFECT_LINK}


def negation(name: str, what: str) -> Card:
    return spell(name, f"Negate target {what}.", (effects.Negate(),), Target(LINK_NAMES[what], Filter()))


UNITS = [
    unit("One", 1),
    unit("Two", 2),
    unit("Three", 3),
    unit("Four", 4),
    unit("Five", 5),
    unit("Six", 6),
    unit("Wall", 2, "Taunt.", card.TAUNT),
    unit("Sneak", 2, "Stealth.", card.STEALTH),
    unit("Lurker", 2, "Taunt. Stealth.", card.TAUNT | card.STEALTH),
    unit("Pinger", 2, "Activate — Exhaust this unit: Deal 1 damage to target unit.", ping(False)),
    unit("Archer", 2, "Activate (any turn) — Exhaust this unit: Deal 1 damage to target unit.", ping(True)),
    unit(
        "Cutpurse",
        2,
        "Stealth. Activate — Exhaust this unit: Deal 1 damage to target unit.",
        card.STEALTH,
        ping(False),
    ),
    unit(
        "Martyr",
        1,
        "Activate (any turn) — Sacrifice this unit: Draw a card.",
        Activation(DRAW, gone=True, any_turn=True),
    ),
    unit(
        "Cultist",
        1,
        "Activate — Sacrifice a friendly unit: Draw a card.",
        Activation(DRAW, sacrifice=FRIEND),
    ),
    unit(
        "Slinger",
        2,
        "On play: Deal 2 damage to another target unit.",
        OnPlay((effects.Damage(2),), (OTHER_UNIT,)),
    ),
    unit("Healer", 1, "Start of turn: Your hero gains 1 Health.", hears(card.START, *HEAL)),
    unit(
        "Brawler",
        3,
        "Start of turn: Your hero loses 1 Health.",
        hears(card.START, effects.LoseHealth(1, whom.YOU)),
    ),
    unit(
        "Gnat",
        1,
        "End of turn: Each enemy hero loses 1 Health.",
        hears(card.END, effects.LoseHealth(1, whom.OPPONENTS)),
    ),
    unit(
        "Leech",
        1,
        "End of turn: Your hero loses 1 Health.",
        hears(card.END, effects.LoseHealth(1, whom.YOU)),
    ),
    unit("Scribe", 1, "End of turn: Draw a card.", hears(card.END, *DRAW)),
    unit(
        "Storm",
        1,
        "End of turn: Deal 2 damage to each enemy unit.",
        hears(card.END, effects.Damage(2, whom.All(Filter(ENEMY)))),
    ),
    unit("Heir", 1, "When destroyed: Draw a card.", hears(card.DESTROYED, *DRAW)),
    unit(
        "Spite",
        1,
        "When destroyed: Each enemy hero loses 1 Health.",
        hears(card.DESTROYED, effects.LoseHealth(1, whom.OPPONENTS)),
    ),
    unit(
        "Duelist",
        2,
        "Whenever this unit declares an attack, it gets +2 power this turn.",
        hears(card.ATTACKS, effects.Power(2, whom.ITSELF)),
    ),
    unit(
        "Ravager",
        6,
        "Once per turn, after this unit destroys a unit in combat and survives, Ready it.",
        hears(card.KILL, effects.Ready(whom.ITSELF), once=True),
    ),
    unit(
        "Thorn",
        1,
        "Whenever an enemy unit declares an attack against you or your units, deal 2 damage to it.",
        hears(card.ATTACKED, effects.Damage(2, whom.EVENT)),
    ),
    unit(
        "Thief",
        2,
        "After this unit deals combat damage to a hero, draw a card.",
        hears(card.HERO_HIT, *DRAW),
    ),
    unit(
        "Glutton",
        2,
        "On play: You may sacrifice another friendly unit. If you do, this unit gets +3 power.",
        OnPlay(
            (effects.Sacrifice(then=effects.Power(3, whom.ITSELF, permanent=True)),),
            (Target(target.THING, Filter(FRIENDLY, other=True), optional=True),),
        ),
    ),
    unit(
        "Drinker",
        2,
        "Once per turn, activate (any turn) — Pay 2 Health: This unit gets +2 power this turn.",
        Activation((effects.Power(2, whom.ITSELF),), health=2, any_turn=True, once=True),
    ),
    unit(
        "Vulture",
        2,
        "Whenever an opponent is eliminated, draw a card.",
        Trigger(card.ELIMINATED, DRAW, BY_ANOTHER),
    ),
    unit(
        "Drummer",
        2,
        "Other friendly units have +1 power.",
        Static(Filter(FRIENDLY, other=True), power=1),
    ),
    unit(
        "Champion",
        3,
        "After this unit destroys a unit in combat and survives, draw a card.",
        hears(card.KILL, *DRAW),
    ),
    unit(
        "Butcher",
        2,
        "Whenever a unit is sacrificed, your hero gains 1 Health.",
        hears(card.SACRIFICED, *HEAL),
    ),
    unit("Imp", 1, faction=card.DEMON),
    unit("Angel", 1, faction=card.GOD),
    unit("Squire", 1, faction=card.HUMAN),
]

FIELD_CARDS = [
    place("Loom", "During your Mulligan you may discard 1 card more.", Static(swaps=1)),
    place(
        "Grudge",
        "Whenever a unit deals combat damage to your hero, that unit's hero loses 1 Health.",
        hears(card.HURT, effects.LoseHealth(1, whom.EVENT_PLAYER)),
    ),
    place(
        "Hedge",
        "Whenever an enemy unit declares an attack against you or your units, deal 1 damage to it.",
        hears(card.ATTACKED, effects.Damage(1, whom.EVENT)),
    ),
    place("Shrine", "Start of turn: Your hero gains 1 Health.", hears(card.START, *HEAL)),
    place("Bell", "Each end of turn: Your hero gains 1 Health.", hears(card.EACH_END, *HEAL)),
    place(
        "Altar",
        "Start of turn: Each enemy hero loses 1 Health.",
        hears(card.START, effects.LoseHealth(1, whom.OPPONENTS)),
    ),
]

SPELLS = [
    spell("Bolt", "Deal 2 damage to target unit.", (effects.Damage(2),), UNIT_TARGET),
    spell("Boost", "Target unit gets +2 power this turn.", (effects.Power(2),), UNIT_TARGET),
    spell("Curse", "Target unit gets -2 power.", (effects.Power(-2, permanent=True),), UNIT_TARGET),
    spell("Kill", "Destroy target unit.", (effects.Destroy(),), UNIT_TARGET, cost=3),
    spell("Raze", "Destroy target field card.", (effects.Destroy(),), Target(target.THING, Filter(sort=FIELD_SORT))),
    spell("Smite", "Deal 3 damage to target unit or hero.", (effects.Damage(3),), ANY_TARGET),
    spell("Burn", "Target hero loses 3 Health.", (effects.LoseHealth(3, whom.TARGET),), HERO_TARGET),
    spell("Nova", "Each hero loses 5 Health.", (effects.LoseHealth(5, whom.EVERYBODY),)),
    spell(
        "Cataclysm",
        "Deal 2 damage to each unit. Each hero loses 2 Health.",
        (effects.Damage(2, whom.All(Filter())), effects.LoseHealth(2, whom.EVERYBODY)),
    ),
    spell("Mend", "Your hero gains 4 Health.", (effects.Heal(4),)),
    spell(
        "Bargain",
        "Your hero loses 3 Health. Your hero gains 4 Health.",
        (effects.LoseHealth(3, whom.YOU), effects.Heal(4)),
    ),
    spell("Insight", "Draw a card.", DRAW),
    spell("Offering", "As an additional cost, sacrifice a friendly unit. Draw a card.", DRAW, sacrifice=FRIEND),
    spell(
        "Immolate",
        "As an additional cost, sacrifice a friendly unit. Deal 2 damage to target unit.",
        (effects.Damage(2),),
        UNIT_TARGET,
        sacrifice=FRIEND,
    ),
    spell(
        "Transfer",
        "Target unit gets -1 power. Another target friendly unit gets +1 power.",
        (effects.Power(-1, permanent=True), effects.Power(1, whom.SECOND, permanent=True)),
        UNIT_TARGET,
        FRIEND,
    ),
    spell("Raise", "Summon target unit from the discard pile.", (effects.Summon(),), PILE_UNIT, cost=2),
    spell("Awaken", "Ready target unit.", (effects.Ready(),), UNIT_TARGET),
    spell("Tire", "Exhaust target unit.", (effects.Exhaust(),), UNIT_TARGET),
    spell("Banish", "Return target unit to its controller's hand.", (effects.ReturnToHand(),), UNIT_TARGET),
    spell(
        "Provoke",
        "Target unit gains Taunt this turn.",
        (effects.Gain(card.TAUNT, lasts=effects.THIS_TURN),),
        UNIT_TARGET,
    ),
    spell(
        "Shroud",
        "Target unit gains Stealth this turn.",
        (effects.Gain(card.STEALTH, lasts=effects.THIS_TURN),),
        UNIT_TARGET,
    ),
    spell(
        "Veil",
        "Target unit gains Stealth until the start of your next turn.",
        (effects.Gain(card.STEALTH, lasts=effects.UNTIL_YOUR_TURN),),
        UNIT_TARGET,
    ),
    spell(
        "Guard",
        "Target unit gains Taunt until the start of your next turn.",
        (effects.Gain(card.TAUNT, lasts=effects.UNTIL_YOUR_TURN),),
        UNIT_TARGET,
    ),
    spell(
        "Pacify",
        "Target unit cannot attack until the start of your next turn.",
        (effects.Gain(card.BARRED, lasts=effects.UNTIL_YOUR_TURN),),
        UNIT_TARGET,
    ),
    spell(
        "Unveil",
        "Target unit loses Stealth. Draw a card.",
        (effects.LoseKeywords(card.STEALTH), effects.Draw(1)),
        UNIT_TARGET,
    ),
    spell(
        "Truce",
        "Target hero's units cannot attack you or your units until your next turn.",
        (effects.Truce(),),
        Target(target.HERO, Filter(ENEMY)),
    ),
    spell("Toll", "Each opponent sacrifices a unit.", (asking.EachSacrifices(whom.OPPONENTS),)),
    spell("Tax", "Each opponent discards a card.", (asking.Discard(1, whom.OPPONENTS),)),
    negation("Deny", "spell"),
    negation("Halt", "attack"),
    negation("Shackle", "effect"),
]

HEROES = [
    hero("Nobody"),
    hero("Dawn", "Start of turn: Your hero gains 1 Health.", hears(card.START, *HEAL)),
    hero("Dusk", "End of turn: Draw a card.", hears(card.END, *DRAW)),
    hero(
        "Smith",
        "Activate — Exhaust this hero and pay 1 mana: Draw a card.",
        Activation(DRAW, exhausts=True, mana=1),
    ),
    hero(
        "Tide",
        "Activate (any turn) — Exhaust this hero and pay 1 mana: Exhaust target unit.",
        Activation((effects.Exhaust(),), (UNIT_TARGET,), exhausts=True, mana=1, any_turn=True),
    ),
    hero(
        "Captain",
        "Whenever a friendly unit declares an attack, it gets +1 power this turn.",
        hears(card.FRIENDLY_ATTACKS, effects.Power(1, whom.EVENT)),
    ),
    hero(
        "Mourner",
        "Once per turn, when a unit is destroyed, your hero gains 1 Health.",
        hears(card.UNIT_DESTROYED, *HEAL, once=True),
    ),
    hero("Marshal", "Friendly units have +1 power.", Static(Filter(FRIENDLY), power=1)),
    hero("Warlord", "Friendly units have Taunt.", Static(Filter(FRIENDLY), gives=card.TAUNT)),
    hero("Weaver", "During your Mulligan you may discard 1 card more.", Static(swaps=1)),
    hero("Haggler", "The first unit you play each turn costs 1 less (minimum 1).", Static(first_unit=1)),
    hero(
        "Judge",
        "Whenever an enemy unit is destroyed during your turn, your hero gains 1 Health.",
        Trigger(card.UNIT_DESTROYED, HEAL, Both(BY_ANOTHER, YOUR_TURN)),
    ),
]

MANA = Card("Mana", card.MANA, card.NEUTRAL, Numbers())
KIT: Cards = CardSet([MANA, *UNITS, *FIELD_CARDS, *SPELLS, *HEROES])
