"""The cards of the Demons: they pay in Health and bodies, call back the fallen, and strike from the dark."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import (
    FALLEN_UNIT,
    FRIENDLY_UNIT,
    OFFERING,
    OPPONENT,
    OTHER_UNIT,
    UNIT,
    UNIT_OR_HERO,
    fallen,
    unit_of_power_up_to,
)
from cardwright.games.pantheon.cards.phrases import (
    activate,
    after_it_hits_a_hero,
    after_it_kills,
    each_end_of_turn,
    end_of_turn,
    on_play,
    start_of_turn,
    when_destroyed,
    whenever,
)
from cardwright.games.pantheon.cards.press import COUNCIL, Press
from cardwright.games.pantheon.effects.amounts import PileCount
from cardwright.games.pantheon.effects.asking import EachSacrifices
from cardwright.games.pantheon.effects.conditions import BY_YOU, AgainstYou, NotItself, Stealthed
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.effects.steps import (
    Damage,
    Destroy,
    Draw,
    Heal,
    LoseHealth,
    Power,
    Ready,
    Recall,
    Sacrifice,
    Summon,
)
from cardwright.games.pantheon.effects.who import EVENT_PLAYER, ITSELF, OPPONENTS, TARGET, YOU, All
from cardwright.games.pantheon.model.card import (
    ATTACKED,
    DEMON,
    STEALTH,
    TAUNT,
    UNIT_DESTROYED,
)
from cardwright.kernel.effects.conditions import Both
from cardwright.kernel.effects.things import ENEMY

DEMONS: Final = Press(DEMON)
DEMONS_COUNCIL: Final = Press(DEMON, COUNCIL)

UNITS: Final = (
    DEMONS.unit(
        "Imp Kindler", "1 mana 1 power", "On play: Deal 1 damage to target unit.", on_play(Damage(1), target=OTHER_UNIT)
    ),
    DEMONS.unit(
        "Blood Cultist", "1 mana 1 power", "Activate — Sacrifice this unit: Draw a card.", activate(Draw(1), gone=True)
    ),
    DEMONS_COUNCIL.unit(
        "Debt Imp", "1 mana 3 power", "On play: Your hero loses 2 Health.", on_play(LoseHealth(2, YOU))
    ),
    DEMONS.unit("Cinder Hound", "2 mana 3 power"),
    DEMONS.unit("Gloom Stalker", "2 mana 2 power", "Stealth.", STEALTH),
    DEMONS_COUNCIL.unit(
        "Pain Drinker",
        "2 mana 2 power",
        "Once per turn, activate (any turn) — Pay 1 Health: This unit gets +2 power this turn.",
        activate(Power(2, ITSELF), health=1, any_turn=True, once=True),
    ),
    DEMONS.unit(
        "Pit Brawler", "3 mana 5 power", "Start of turn: Your hero loses 1 Health.", start_of_turn(LoseHealth(1, YOU))
    ),
    DEMONS.unit(
        "Soul Leech",
        "3 mana 3 power",
        "After this unit deals combat damage to a hero, your hero gains 2 Health.",
        after_it_hits_a_hero(Heal(2)),
    ),
    DEMONS.unit(
        "Whisper Shade",
        "3 mana 2 power",
        "Stealth. End of turn: If this unit is Stealthed, each enemy hero loses 1 Health.",
        STEALTH,
        end_of_turn(LoseHealth(1, OPPONENTS), when=Stealthed()),
    ),
    DEMONS_COUNCIL.unit(
        "Flesh Broker",
        "3 mana 3 power",
        "On play: You may sacrifice another friendly unit. If you do, draw 2 cards.",
        on_play(Sacrifice(then=Draw(2)), target=OFFERING),
    ),
    DEMONS.unit(
        "Grave Caller",
        "4 mana 3 power",
        "On play: Summon target unit with cost 2 or less from the discard pile.",
        on_play(Summon(), target=fallen(2)),
    ),
    DEMONS.unit(
        "Hellgate Warden",
        "4 mana 4 power",
        "Taunt. When destroyed: Each enemy hero loses 1 Health.",
        TAUNT,
        when_destroyed(LoseHealth(1, OPPONENTS)),
    ),
    DEMONS_COUNCIL.unit(
        "Night Flayer",
        "4 mana 3 power",
        "Stealth. After this unit deals combat damage to a hero, draw a card.",
        STEALTH,
        after_it_hits_a_hero(Draw(1)),
    ),
    DEMONS_COUNCIL.unit(
        "Ghoul Matron",
        "4 mana 4 power",
        "Whenever another friendly unit is destroyed, this unit gets +1 power.",
        whenever(UNIT_DESTROYED, Power(1, ITSELF, permanent=True), when=Both(BY_YOU, NotItself())),
    ),
    DEMONS.unit(
        "Ravager Fiend",
        "5 mana 6 power",
        "Once per turn, after this unit destroys a unit in combat and survives, Ready it.",
        after_it_kills(Ready(ITSELF), once=True),
    ),
    DEMONS.unit(
        "Abyssal Devourer",
        "6 mana 7 power",
        "On play: You may sacrifice another friendly unit. If you do, this unit gets +3 power.",
        on_play(Sacrifice(then=Power(3, ITSELF, permanent=True)), target=OFFERING),
    ),
    DEMONS_COUNCIL.unit(
        "Pit Hydra",
        "6 mana 5 power",
        "On play: This unit gets +1 power for each unit in the discard pile, but at most +4.",
        on_play(Power(PileCount(Filter(), 4), ITSELF, permanent=True)),
    ),
    DEMONS.unit(
        "Archfiend Malzeth",
        "7 mana 8 power",
        "End of turn: Deal 2 damage to each enemy unit.",
        end_of_turn(Damage(2, All(Filter(ENEMY)))),
    ),
)

SPELLS: Final = (
    DEMONS.spell("Firebolt", "1 mana", "Deal 2 damage to target unit.", Damage(2), target=UNIT),
    DEMONS.spell("Demonic Pact", "1 mana", "Your hero loses 2 Health. Draw 2 cards.", LoseHealth(2, YOU), Draw(2)),
    DEMONS.spell(
        "Soul Trade",
        "2 mana",
        "As an additional cost, sacrifice a friendly unit. Draw 3 cards.",
        Draw(3),
        sacrifice=FRIENDLY_UNIT,
    ),
    DEMONS.spell("Curse of Frailty", "2 mana", "Target unit gets -2 power.", Power(-2, permanent=True), target=UNIT),
    DEMONS_COUNCIL.spell("Wildfire", "2 mana", "Deal 1 damage to each enemy unit.", Damage(1, All(Filter(ENEMY)))),
    DEMONS_COUNCIL.spell(
        "Blood Price",
        "2 mana",
        "Your hero loses 3 Health. Destroy target unit with power 4 or less.",
        LoseHealth(3, YOU),
        Destroy(),
        target=unit_of_power_up_to(4),
    ),
    DEMONS.spell(
        "Raise the Fallen",
        "3 mana",
        "Summon target unit with cost 3 or less from the discard pile.",
        Summon(),
        target=fallen(3),
    ),
    DEMONS_COUNCIL.spell(
        "Blood Toll",
        "3 mana",
        "Target opponent sacrifices a unit of their choice.",
        EachSacrifices(TARGET),
        target=OPPONENT,
    ),
    DEMONS_COUNCIL.spell(
        "Siphon Life",
        "3 mana",
        "Deal 2 damage to target unit or hero. Your hero gains 2 Health.",
        Damage(2),
        Heal(2),
        target=UNIT_OR_HERO,
    ),
    DEMONS.spell("Hellfire Rain", "4 mana", "Deal 2 damage to each unit.", Damage(2, All(Filter()))),
    DEMONS.spell("Doom", "5 mana", "Destroy target unit.", Destroy(), target=UNIT),
    DEMONS.spell(
        "Dark Resurrection",
        "6 mana",
        "Summon target unit from the discard pile.",
        Summon(),
        target=FALLEN_UNIT,
    ),
)

FIELD_CARDS: Final = (
    DEMONS.field(
        "Ossuary",
        "2 mana",
        "Activate — Exhaust this card and pay 2 mana: Return target unit with cost 2 or less from the discard pile to "
        "your hand.",
        activate(Recall(), target=fallen(2), exhausts=True, mana=2),
    ),
    DEMONS_COUNCIL.field(
        "Hall of Grudges",
        "2 mana",
        "Whenever an enemy unit declares an attack against your hero, that unit's hero loses 2 Health.",
        whenever(ATTACKED, LoseHealth(2, EVENT_PLAYER), when=AgainstYou()),
    ),
    DEMONS.field(
        "Brimstone Altar",
        "3 mana",
        "Start of turn: Each enemy hero loses 1 Health.",
        start_of_turn(LoseHealth(1, OPPONENTS)),
    ),
    DEMONS_COUNCIL.field(
        "Sacrificial Pit",
        "3 mana",
        "Activate — Exhaust this card and sacrifice a friendly unit: Each enemy hero loses 2 Health.",
        activate(LoseHealth(2, OPPONENTS), exhausts=True, sacrifice=FRIENDLY_UNIT),
    ),
    DEMONS.field(
        "Blood Moon",
        "4 mana",
        "Each end of turn: Deal 1 damage to each unit.",
        each_end_of_turn(Damage(1, All(Filter()))),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
