"""The cards of the Gods: they protect and heal, forbid what others do, and tower over the field."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import (
    ATTACK,
    ATTACKING_UNIT,
    EFFECT,
    ENEMY_UNIT,
    FRIENDLY_UNIT,
    OPPONENT,
    SPELL,
    UNIT,
    UNIT_OR_HERO,
    other_unit_of_power_up_to,
    spell_up_to,
    unit_of_cost_up_to,
)
from cardwright.games.pantheon.cards.phrases import (
    activate,
    each_end_of_turn,
    end_of_turn,
    on_play,
    start_of_turn,
    when_destroyed,
    whenever,
)
from cardwright.games.pantheon.cards.press import COUNCIL, Press
from cardwright.games.pantheon.effects.amounts import HEALTH
from cardwright.games.pantheon.effects.asking import Discard
from cardwright.games.pantheon.effects.conditions import Stealthed
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.effects.steps import (
    THIS_TURN,
    Damage,
    Destroy,
    Draw,
    Exhaust,
    Gain,
    Heal,
    Negate,
    Power,
    RecallItself,
    ReturnToHand,
    Truce,
)
from cardwright.games.pantheon.effects.who import EVERYBODY, ITSELF, All
from cardwright.games.pantheon.model.card import (
    BARRED,
    CAST,
    GOD,
    STEALTH,
    TAUNT,
    Static,
)
from cardwright.kernel.effects.conditions import AtMost
from cardwright.kernel.effects.things import ENEMY, FRIENDLY

GODS: Final = Press(GOD)
GODS_COUNCIL: Final = Press(GOD, COUNCIL)

UNITS: Final = (
    GODS.unit("Temple Acolyte", "1 mana 1 power", "On play: Your hero gains 2 Health.", on_play(Heal(2))),
    GODS_COUNCIL.unit(
        "Choir Novice",
        "1 mana 1 power",
        "Whenever a player casts a spell, your hero gains 1 Health.",
        whenever(CAST, Heal(1)),
    ),
    GODS.unit("Shield Cherub", "2 mana 2 power", "Taunt.", TAUNT),
    GODS.unit("Dawn Herald", "2 mana 2 power", "Start of turn: Your hero gains 1 Health.", start_of_turn(Heal(1))),
    GODS.unit(
        "Oracle of Embers",
        "2 mana 1 power",
        "Activate — Exhaust this unit: Draw a card, then discard a card.",
        activate(Draw(1), Discard(1), exhausts=True),
    ),
    GODS_COUNCIL.unit(
        "Law Keeper",
        "2 mana 2 power",
        "Activate (any turn) — Sacrifice this unit: Negate target unit, field card or hero effect.",
        activate(Negate(), target=EFFECT, gone=True, any_turn=True),
    ),
    GODS.unit("Marble Guardian", "3 mana 5 power", "Taunt. This unit cannot attack.", TAUNT, BARRED),
    GODS.unit(
        "Veiled Muse",
        "3 mana 1 power",
        "Stealth. End of turn: If this unit is Stealthed, draw a card.",
        STEALTH,
        end_of_turn(Draw(1), when=Stealthed()),
    ),
    GODS_COUNCIL.unit(
        "Oathbound Sentinel",
        "3 mana 3 power",
        "Taunt. Activate (any turn) — Pay 1 mana: This unit gets +1 power this turn.",
        TAUNT,
        activate(Power(1, ITSELF), mana=1, any_turn=True),
    ),
    GODS_COUNCIL.unit(
        "Guardian Angel",
        "3 mana 3 power",
        "Activate (any turn) — Sacrifice this unit: Negate target attack.",
        activate(Negate(), target=ATTACK, gone=True, any_turn=True),
    ),
    GODS.unit(
        "Storm Valkyrie", "4 mana 4 power", "On play: Exhaust target enemy unit.", on_play(Exhaust(), target=ENEMY_UNIT)
    ),
    GODS.unit(
        "Seraph of Mercy", "4 mana 5 power", "When destroyed: Your hero gains 3 Health.", when_destroyed(Heal(3))
    ),
    GODS.unit(
        "Judge of Scales",
        "5 mana 5 power",
        "On play: Destroy target unit with power 2 or less.",
        on_play(Destroy(), target=other_unit_of_power_up_to(2)),
    ),
    GODS.unit(
        "Phoenix of the Altar",
        "5 mana 5 power",
        "When destroyed: Return this card from the discard pile to its controller's hand.",
        when_destroyed(RecallItself()),
    ),
    GODS_COUNCIL.unit("Mountain Sleeper", "5 mana 8 power", "On play: Exhaust this unit.", on_play(Exhaust(ITSELF))),
    GODS.unit(
        "Thunder Avatar",
        "6 mana 6 power",
        "Activate (any turn) — Exhaust this unit: Deal 2 damage to target unit.",
        activate(Damage(2), target=UNIT, exhausts=True, any_turn=True),
    ),
    GODS_COUNCIL.unit(
        "Tempest Titan", "7 mana 7 power", "On play: Exhaust each enemy unit.", on_play(Exhaust(All(Filter(ENEMY))))
    ),
    GODS.unit("Colossus of the Sun", "7 mana 9 power", "Taunt.", TAUNT),
)

SPELLS: Final = (
    GODS.spell(
        "Halo Ward",
        "1 mana",
        "Target friendly unit gets +2 power and gains Taunt this turn.",
        Power(2),
        Gain(TAUNT, lasts=THIS_TURN),
        target=FRIENDLY_UNIT,
    ),
    GODS_COUNCIL.spell(
        "Common Prayer", "1 mana", "Each hero gains 2 Health. Draw a card.", Heal(2, EVERYBODY), Draw(1)
    ),
    GODS.spell("Blessing of Dawn", "2 mana", "Your hero gains 4 Health.", Heal(4)),
    GODS.spell("Divine Denial", "2 mana", "Negate target spell.", Negate(), target=SPELL),
    GODS.spell("Sanctuary", "2 mana", "Negate target attack.", Negate(), target=ATTACK),
    GODS_COUNCIL.spell(
        "Banishing Light",
        "2 mana",
        "Return target unit with cost 4 or less to its player's hand.",
        ReturnToHand(),
        target=unit_of_cost_up_to(4),
    ),
    GODS_COUNCIL.spell(
        "Sacred Truce",
        "2 mana",
        "Target opponent's units cannot attack you or your units until your next turn.",
        Truce(),
        target=OPPONENT,
    ),
    GODS.spell("Smite", "3 mana", "Deal 3 damage to target unit or hero.", Damage(3), target=UNIT_OR_HERO),
    GODS.spell("Shackles of Law", "3 mana", "Negate target unit, field card or hero effect.", Negate(), target=EFFECT),
    GODS_COUNCIL.spell(
        "Lightning Verdict",
        "3 mana",
        "Destroy target attacking unit.",
        Destroy(),
        target=ATTACKING_UNIT,
    ),
    GODS_COUNCIL.spell(
        "Ascension",
        "3 mana",
        "Target friendly unit gets +3 power and gains Taunt.",
        Power(3, permanent=True),
        Gain(TAUNT),
        target=FRIENDLY_UNIT,
    ),
    GODS_COUNCIL.spell(
        "Hubris", "4 mana", "Destroy each unit with power 5 or more.", Destroy(All(Filter(least_power=5)))
    ),
    GODS.spell("Wrath of Heaven", "7 mana", "Destroy all units.", Destroy(All(Filter()))),
)

FIELD_CARDS: Final = (
    GODS.field(
        "Aegis Pillar",
        "2 mana",
        "Activate (any turn) — Exhaust this card: Target friendly unit gets +1 power this turn.",
        activate(Power(1), target=FRIENDLY_UNIT, exhausts=True, any_turn=True),
    ),
    GODS_COUNCIL.field(
        "Font of Last Hope",
        "2 mana",
        "Each end of turn: If your hero has 8 or less Health, it gains 1 Health.",
        each_end_of_turn(Heal(1), when=AtMost(HEALTH, 8)),
    ),
    GODS_COUNCIL.field(
        "Hall of Shields",
        "2 mana",
        "Friendly units with Taunt have +1 power.",
        Static(Filter(FRIENDLY, keys=TAUNT), power=1),
    ),
    GODS.field("Sunspire Temple", "3 mana", "End of turn: Your hero gains 2 Health.", end_of_turn(Heal(2))),
    GODS.field(
        "Mirror of Fate",
        "3 mana",
        "Activate (any turn) — Sacrifice this card: Negate target spell with cost 4 or less.",
        activate(Negate(), target=spell_up_to(4), gone=True, any_turn=True),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
