"""The cards of the Humans: they come in numbers, plan ahead, stand by each other and get up again."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import (
    ATTACK,
    FIELD_CARD,
    FRIENDLY_UNIT,
    OPPONENT,
    OTHER_FRIENDLY_UNIT,
    UNIT,
    fallen,
)
from cardwright.games.pantheon.cards.press import COUNCIL, Press, activate, deed, whenever
from cardwright.games.pantheon.effects.amounts import HAND_SIZE
from cardwright.games.pantheon.effects.asking import Discard
from cardwright.games.pantheon.effects.conditions import AgainstUnit, NotItself
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.effects.steps import (
    Damage,
    Destroy,
    DiscardRandom,
    Draw,
    Exhaust,
    Gain,
    LoseKeywords,
    Negate,
    Power,
    Ready,
    Recall,
    ReturnToHand,
)
from cardwright.games.pantheon.effects.who import EVENT, ITSELF, LINK_PLAYER, TARGET, All
from cardwright.games.pantheon.model.card import (
    ATTACKS,
    EACH_END,
    END,
    FRIENDLY_ATTACKS,
    HERO_HIT,
    HUMAN,
    KILL,
    START,
    STEALTH,
    TAUNT,
    Static,
)
from cardwright.kernel.effects.amounts import CountOf
from cardwright.kernel.effects.conditions import AtMost
from cardwright.kernel.effects.things import ENEMY, FRIENDLY

HUMANS: Final = Press(HUMAN)
HUMANS_COUNCIL: Final = Press(HUMAN, COUNCIL)

UNITS: Final = (
    HUMANS.unit("Militia Recruit", 1, 2),
    HUMANS.unit("Town Watch", 1, 1, "Taunt.", keywords=TAUNT),
    HUMANS.unit(
        "Field Medic",
        2,
        2,
        "Activate (any turn) — Exhaust this unit: Another target friendly unit gets +2 power this turn.",
        activate(Power(2), target=OTHER_FRIENDLY_UNIT, exhausts=True, any_turn=True),
    ),
    HUMANS.unit(
        "Shadow Thief",
        2,
        1,
        "Stealth. After this unit deals combat damage to a hero, that hero's player discards a card at random.",
        whenever(HERO_HIT, DiscardRandom(1, EVENT)),
        keywords=STEALTH,
    ),
    HUMANS_COUNCIL.unit(
        "Camp Drummer",
        2,
        2,
        "Whenever another friendly unit declares an attack, that unit gets +1 power this turn.",
        whenever(FRIENDLY_ATTACKS, Power(1, EVENT), when=NotItself()),
    ),
    HUMANS_COUNCIL.unit(
        "Desperate Gambler",
        2,
        2,
        "Each end of turn: If you have 1 or fewer cards in hand, draw a card.",
        whenever(EACH_END, Draw(1), when=AtMost(HAND_SIZE, 1)),
    ),
    HUMANS.unit("March Scout", 3, 2, "On play: Draw a card.", deed(Draw(1))),
    HUMANS.unit(
        "Spearwall Sergeant",
        3,
        3,
        "Other friendly Human units have +1 power.",
        Static(Filter(FRIENDLY, faction=HUMAN, other=True), power=1),
    ),
    HUMANS.unit(
        "Gravedigger",
        3,
        3,
        "On play: Return target unit with cost 3 or less from the discard pile to your hand.",
        deed(Recall(), target=fallen(3)),
    ),
    HUMANS.unit(
        "Siege Engineer",
        3,
        3,
        "Activate — Exhaust this unit and pay 1 mana: Destroy target field card.",
        activate(Destroy(), target=FIELD_CARD, exhausts=True, mana=1),
    ),
    HUMANS_COUNCIL.unit(
        "Village Mob",
        3,
        2,
        "On play: This unit gets +1 power for each other friendly unit.",
        deed(Power(CountOf(Filter(FRIENDLY, other=True)), ITSELF, permanent=True)),
    ),
    HUMANS_COUNCIL.unit(
        "Royal Envoy",
        3,
        2,
        "On play: Draw 2 cards. Target opponent draws a card.",
        deed(Draw(2), Draw(1, TARGET), target=OPPONENT),
    ),
    HUMANS_COUNCIL.unit(
        "Bounty Hunter",
        3,
        3,
        "After this unit destroys a unit in combat and survives, draw a card.",
        whenever(KILL, Draw(1)),
    ),
    HUMANS.unit(
        "Court Duelist",
        4,
        4,
        "Whenever this unit declares an attack against a unit, it gets +2 power this turn.",
        whenever(ATTACKS, Power(2, ITSELF), when=AgainstUnit()),
    ),
    HUMANS.unit(
        "Banner Knight",
        4,
        4,
        "On play: Other friendly units get +1 power this turn.",
        deed(Power(1, All(Filter(FRIENDLY, other=True)))),
    ),
    HUMANS_COUNCIL.unit(
        "Press Sergeant",
        4,
        4,
        "On play: Ready another target friendly unit.",
        deed(Ready(), target=OTHER_FRIENDLY_UNIT),
    ),
    HUMANS_COUNCIL.unit(
        "Spy Mistress",
        4,
        2,
        "Stealth. Activate — Exhaust this unit and pay 1 mana: Target opponent discards a card of their choice.",
        activate(Discard(1, TARGET), target=OPPONENT, exhausts=True, mana=1),
        keywords=STEALTH,
    ),
    HUMANS.unit("Royal Champion", 5, 6, "Taunt.", keywords=TAUNT),
    HUMANS_COUNCIL.unit(
        "Light Horse",
        5,
        4,
        "Once per turn, after this unit deals combat damage to a hero, Ready it.",
        whenever(HERO_HIT, Ready(ITSELF), once=True),
    ),
    HUMANS.unit(
        "High Marshal Oriane",
        6,
        6,
        "Start of turn: Other friendly units get +1 power this turn.",
        whenever(START, Power(1, All(Filter(FRIENDLY, other=True)))),
    ),
)

SPELLS: Final = (
    HUMANS.spell(
        "Forced March", 1, "Target friendly unit gets +2 power this turn.", deed(Power(2), target=FRIENDLY_UNIT)
    ),
    HUMANS.spell("Disarm", 1, "Exhaust target unit.", deed(Exhaust(), target=UNIT)),
    HUMANS.spell(
        "Tactical Retreat",
        1,
        "Return target friendly unit to your hand.",
        deed(ReturnToHand(), target=FRIENDLY_UNIT),
    ),
    HUMANS.spell(
        "Unmask",
        1,
        "Target unit loses Taunt and Stealth. Draw a card.",
        deed(LoseKeywords(TAUNT | STEALTH), Draw(1), target=UNIT),
    ),
    HUMANS_COUNCIL.spell(
        "Parley",
        1,
        "Negate target attack. The attacking unit's player draws a card.",
        deed(Negate(), Draw(1, LINK_PLAYER), target=ATTACK),
    ),
    HUMANS.spell("Ambush Orders", 2, "Ready target friendly unit.", deed(Ready(), target=FRIENDLY_UNIT)),
    HUMANS.spell("Smoke Bomb", 2, "Target friendly unit gains Stealth.", deed(Gain(STEALTH), target=FRIENDLY_UNIT)),
    HUMANS.spell("Cunning Plan", 2, "Draw 2 cards.", deed(Draw(2))),
    HUMANS_COUNCIL.spell(
        "Massed Volley",
        2,
        "Deal 1 damage to target unit for each friendly unit.",
        deed(Damage(CountOf(Filter(FRIENDLY))), target=UNIT),
    ),
    HUMANS.spell("Rally the Line", 3, "Friendly units get +2 power this turn.", deed(Power(2, All(Filter(FRIENDLY))))),
    HUMANS_COUNCIL.spell("Second Wind", 4, "Ready each friendly unit.", deed(Ready(All(Filter(FRIENDLY))))),
)

FIELD_CARDS: Final = (
    HUMANS.field("Watchtower", 2, "Enemy units do not have Stealth.", Static(Filter(ENEMY), takes=STEALTH)),
    HUMANS.field(
        "War Camp",
        3,
        "Friendly Human units have +1 power.",
        Static(Filter(FRIENDLY, faction=HUMAN), power=1),
    ),
    HUMANS.field(
        "Market Square",
        3,
        "End of turn: If you have 2 or fewer cards in hand, draw a card.",
        whenever(END, Draw(1), when=AtMost(HAND_SIZE, 2)),
    ),
    HUMANS_COUNCIL.field(
        "Training Grounds",
        3,
        "Activate — Exhaust this card and pay 1 mana: Target friendly unit gets +1 power.",
        activate(Power(1, permanent=True), target=FRIENDLY_UNIT, exhausts=True, mana=1),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
