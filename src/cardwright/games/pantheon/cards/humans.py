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
from cardwright.games.pantheon.cards.phrases import (
    activate,
    after_it_hits_a_hero,
    after_it_kills,
    each_end_of_turn,
    end_of_turn,
    on_play,
    start_of_turn,
    whenever,
)
from cardwright.games.pantheon.cards.press import COUNCIL, Press
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
    FRIENDLY_ATTACKS,
    HUMAN,
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
    HUMANS.unit("Militia Recruit", "1 mana 2 power"),
    HUMANS.unit("Town Watch", "1 mana 1 power", "Taunt.", TAUNT),
    HUMANS.unit(
        "Field Medic",
        "2 mana 2 power",
        "Activate (any turn) — Exhaust this unit: Another target friendly unit gets +2 power this turn.",
        activate(Power(2), target=OTHER_FRIENDLY_UNIT, exhausts=True, any_turn=True),
    ),
    HUMANS.unit(
        "Shadow Thief",
        "2 mana 1 power",
        "Stealth. After this unit deals combat damage to a hero, that hero's player discards a card at random.",
        STEALTH,
        after_it_hits_a_hero(DiscardRandom(1, EVENT)),
    ),
    HUMANS_COUNCIL.unit(
        "Camp Drummer",
        "2 mana 2 power",
        "Whenever another friendly unit declares an attack, that unit gets +1 power this turn.",
        whenever(FRIENDLY_ATTACKS, Power(1, EVENT), when=NotItself()),
    ),
    HUMANS_COUNCIL.unit(
        "Desperate Gambler",
        "2 mana 2 power",
        "Each end of turn: If you have 1 or fewer cards in hand, draw a card.",
        each_end_of_turn(Draw(1), when=AtMost(HAND_SIZE, 1)),
    ),
    HUMANS.unit("March Scout", "3 mana 2 power", "On play: Draw a card.", on_play(Draw(1))),
    HUMANS.unit(
        "Spearwall Sergeant",
        "3 mana 3 power",
        "Other friendly Human units have +1 power.",
        Static(Filter(FRIENDLY, faction=HUMAN, other=True), power=1),
    ),
    HUMANS.unit(
        "Gravedigger",
        "3 mana 3 power",
        "On play: Return target unit with cost 3 or less from the discard pile to your hand.",
        on_play(Recall(), target=fallen(3)),
    ),
    HUMANS.unit(
        "Siege Engineer",
        "3 mana 3 power",
        "Activate — Exhaust this unit and pay 1 mana: Destroy target field card.",
        activate(Destroy(), target=FIELD_CARD, exhausts=True, mana=1),
    ),
    HUMANS_COUNCIL.unit(
        "Village Mob",
        "3 mana 2 power",
        "On play: This unit gets +1 power for each other friendly unit.",
        on_play(Power(CountOf(Filter(FRIENDLY, other=True)), ITSELF, permanent=True)),
    ),
    HUMANS_COUNCIL.unit(
        "Royal Envoy",
        "3 mana 2 power",
        "On play: Draw 2 cards. Target opponent draws a card.",
        on_play(Draw(2), Draw(1, TARGET), target=OPPONENT),
    ),
    HUMANS_COUNCIL.unit(
        "Bounty Hunter",
        "3 mana 3 power",
        "After this unit destroys a unit in combat and survives, draw a card.",
        after_it_kills(Draw(1)),
    ),
    HUMANS.unit(
        "Court Duelist",
        "4 mana 4 power",
        "Whenever this unit declares an attack against a unit, it gets +2 power this turn.",
        whenever(ATTACKS, Power(2, ITSELF), when=AgainstUnit()),
    ),
    HUMANS.unit(
        "Banner Knight",
        "4 mana 4 power",
        "On play: Other friendly units get +1 power this turn.",
        on_play(Power(1, All(Filter(FRIENDLY, other=True)))),
    ),
    HUMANS_COUNCIL.unit(
        "Press Sergeant",
        "4 mana 4 power",
        "On play: Ready another target friendly unit.",
        on_play(Ready(), target=OTHER_FRIENDLY_UNIT),
    ),
    HUMANS_COUNCIL.unit(
        "Spy Mistress",
        "4 mana 2 power",
        "Stealth. Activate — Exhaust this unit and pay 1 mana: Target opponent discards a card of their choice.",
        STEALTH,
        activate(Discard(1, TARGET), target=OPPONENT, exhausts=True, mana=1),
    ),
    HUMANS.unit("Royal Champion", "5 mana 6 power", "Taunt.", TAUNT),
    HUMANS_COUNCIL.unit(
        "Light Horse",
        "5 mana 4 power",
        "Once per turn, after this unit deals combat damage to a hero, Ready it.",
        after_it_hits_a_hero(Ready(ITSELF), once=True),
    ),
    HUMANS.unit(
        "High Marshal Oriane",
        "6 mana 6 power",
        "Start of turn: Other friendly units get +1 power this turn.",
        start_of_turn(Power(1, All(Filter(FRIENDLY, other=True)))),
    ),
)

SPELLS: Final = (
    HUMANS.spell(
        "Forced March", "1 mana", "Target friendly unit gets +2 power this turn.", Power(2), target=FRIENDLY_UNIT
    ),
    HUMANS.spell("Disarm", "1 mana", "Exhaust target unit.", Exhaust(), target=UNIT),
    HUMANS.spell(
        "Tactical Retreat", "1 mana", "Return target friendly unit to your hand.", ReturnToHand(), target=FRIENDLY_UNIT
    ),
    HUMANS.spell(
        "Unmask",
        "1 mana",
        "Target unit loses Taunt and Stealth. Draw a card.",
        LoseKeywords(TAUNT | STEALTH),
        Draw(1),
        target=UNIT,
    ),
    HUMANS_COUNCIL.spell(
        "Parley",
        "1 mana",
        "Negate target attack. The attacking unit's player draws a card.",
        Negate(),
        Draw(1, LINK_PLAYER),
        target=ATTACK,
    ),
    HUMANS.spell("Ambush Orders", "2 mana", "Ready target friendly unit.", Ready(), target=FRIENDLY_UNIT),
    HUMANS.spell("Smoke Bomb", "2 mana", "Target friendly unit gains Stealth.", Gain(STEALTH), target=FRIENDLY_UNIT),
    HUMANS.spell("Cunning Plan", "2 mana", "Draw 2 cards.", Draw(2)),
    HUMANS_COUNCIL.spell(
        "Massed Volley",
        "2 mana",
        "Deal 1 damage to target unit for each friendly unit.",
        Damage(CountOf(Filter(FRIENDLY))),
        target=UNIT,
    ),
    HUMANS.spell("Rally the Line", "3 mana", "Friendly units get +2 power this turn.", Power(2, All(Filter(FRIENDLY)))),
    HUMANS_COUNCIL.spell("Second Wind", "4 mana", "Ready each friendly unit.", Ready(All(Filter(FRIENDLY)))),
)

FIELD_CARDS: Final = (
    HUMANS.field("Watchtower", "2 mana", "Enemy units do not have Stealth.", Static(Filter(ENEMY), takes=STEALTH)),
    HUMANS.field(
        "War Camp", "3 mana", "Friendly Human units have +1 power.", Static(Filter(FRIENDLY, faction=HUMAN), power=1)
    ),
    HUMANS.field(
        "Market Square",
        "3 mana",
        "End of turn: If you have 2 or fewer cards in hand, draw a card.",
        end_of_turn(Draw(1), when=AtMost(HAND_SIZE, 2)),
    ),
    HUMANS_COUNCIL.field(
        "Training Grounds",
        "3 mana",
        "Activate — Exhaust this card and pay 1 mana: Target friendly unit gets +1 power.",
        activate(Power(1, permanent=True), target=FRIENDLY_UNIT, exhausts=True, mana=1),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
