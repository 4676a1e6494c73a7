"""The cards of the Demons: they pay in Health and bodies, call back the fallen, and strike from the dark."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards.choices import (
    FRIENDLY_UNIT,
    OFFERING,
    OPPONENT,
    OTHER_UNIT,
    UNIT,
    UNIT_OR_HERO,
    fallen,
)
from cardwright.games.pantheon.cards.press import COUNCIL, Press, activate, deed, whenever
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
    DESTROYED,
    EACH_END,
    END,
    HERO_HIT,
    KILL,
    START,
    STEALTH,
    TAUNT,
    UNIT_DESTROYED,
)
from cardwright.games.pantheon.model.target import IN_PILE, THING, Target
from cardwright.kernel.effects.conditions import Both
from cardwright.kernel.effects.things import ENEMY

DEMONS: Final = Press(DEMON)
DEMONS_COUNCIL: Final = Press(DEMON, COUNCIL)

UNITS: Final = (
    DEMONS.unit(
        "Imp Kindler",
        1,
        1,
        "On play: Deal 1 damage to target unit.",
        deed(Damage(1), target=OTHER_UNIT),
    ),
    DEMONS.unit(
        "Blood Cultist",
        1,
        1,
        "Activate — Sacrifice this unit: Draw a card.",
        activate(Draw(1), gone=True),
    ),
    DEMONS_COUNCIL.unit(
        "Debt Imp",
        1,
        3,
        "On play: Your hero loses 2 Health.",
        deed(LoseHealth(2, YOU)),
    ),
    DEMONS.unit("Cinder Hound", 2, 3),
    DEMONS.unit("Gloom Stalker", 2, 2, "Stealth.", keywords=STEALTH),
    DEMONS_COUNCIL.unit(
        "Pain Drinker",
        2,
        2,
        "Once per turn, activate (any turn) — Pay 1 Health: This unit gets +2 power this turn.",
        activate(Power(2, ITSELF), health=1, any_turn=True, once=True),
    ),
    DEMONS.unit(
        "Pit Brawler",
        3,
        5,
        "Start of turn: Your hero loses 1 Health.",
        whenever(START, LoseHealth(1, YOU)),
    ),
    DEMONS.unit(
        "Soul Leech",
        3,
        3,
        "After this unit deals combat damage to a hero, your hero gains 2 Health.",
        whenever(HERO_HIT, Heal(2)),
    ),
    DEMONS.unit(
        "Whisper Shade",
        3,
        2,
        "Stealth. End of turn: If this unit is Stealthed, each enemy hero loses 1 Health.",
        whenever(END, LoseHealth(1, OPPONENTS), when=Stealthed()),
        keywords=STEALTH,
    ),
    DEMONS_COUNCIL.unit(
        "Flesh Broker",
        3,
        3,
        "On play: You may sacrifice another friendly unit. If you do, draw 2 cards.",
        deed(Sacrifice(then=(Draw(2),)), target=OFFERING),
    ),
    DEMONS.unit(
        "Grave Caller",
        4,
        3,
        "On play: Summon target unit with cost 2 or less from the discard pile.",
        deed(Summon(), target=fallen(2)),
    ),
    DEMONS.unit(
        "Hellgate Warden",
        4,
        4,
        "Taunt. When destroyed: Each enemy hero loses 1 Health.",
        whenever(DESTROYED, LoseHealth(1, OPPONENTS)),
        keywords=TAUNT,
    ),
    DEMONS_COUNCIL.unit(
        "Night Flayer",
        4,
        3,
        "Stealth. After this unit deals combat damage to a hero, draw a card.",
        whenever(HERO_HIT, Draw(1)),
        keywords=STEALTH,
    ),
    DEMONS_COUNCIL.unit(
        "Ghoul Matron",
        4,
        4,
        "Whenever another friendly unit is destroyed, this unit gets +1 power.",
        whenever(UNIT_DESTROYED, Power(1, ITSELF, permanent=True), when=Both(BY_YOU, NotItself())),
    ),
    DEMONS.unit(
        "Ravager Fiend",
        5,
        6,
        "Once per turn, after this unit destroys a unit in combat and survives, Ready it.",
        whenever(KILL, Ready(ITSELF), once=True),
    ),
    DEMONS.unit(
        "Abyssal Devourer",
        6,
        7,
        "On play: You may sacrifice another friendly unit. If you do, this unit gets +3 power.",
        deed(Sacrifice(then=(Power(3, ITSELF, permanent=True),)), target=OFFERING),
    ),
    DEMONS_COUNCIL.unit(
        "Pit Hydra",
        6,
        5,
        "On play: This unit gets +1 power for each unit in the discard pile, but at most +4.",
        deed(Power(PileCount(Filter(), 4), ITSELF, permanent=True)),
    ),
    DEMONS.unit(
        "Archfiend Malzeth",
        7,
        8,
        "End of turn: Deal 2 damage to each enemy unit.",
        whenever(END, Damage(2, All(Filter(ENEMY)))),
    ),
)

SPELLS: Final = (
    DEMONS.spell("Firebolt", 1, "Deal 2 damage to target unit.", deed(Damage(2), target=UNIT)),
    DEMONS.spell("Demonic Pact", 1, "Your hero loses 2 Health. Draw 2 cards.", deed(LoseHealth(2, YOU), Draw(2))),
    DEMONS.spell(
        "Soul Trade",
        2,
        "As an additional cost, sacrifice a friendly unit. Draw 3 cards.",
        deed(Draw(3), sacrifice=FRIENDLY_UNIT),
    ),
    DEMONS.spell(
        "Curse of Frailty",
        2,
        "Target unit gets -2 power.",
        deed(Power(-2, permanent=True), target=UNIT),
    ),
    DEMONS_COUNCIL.spell("Wildfire", 2, "Deal 1 damage to each enemy unit.", deed(Damage(1, All(Filter(ENEMY))))),
    DEMONS_COUNCIL.spell(
        "Blood Price",
        2,
        "Your hero loses 3 Health. Destroy target unit with power 4 or less.",
        deed(
            LoseHealth(3, YOU),
            Destroy(),
            target=Target(THING, Filter(most_power=4), words="a unit with power 4 or less"),
        ),
    ),
    DEMONS.spell(
        "Raise the Fallen",
        3,
        "Summon target unit with cost 3 or less from the discard pile.",
        deed(Summon(), target=fallen(3)),
    ),
    DEMONS_COUNCIL.spell(
        "Blood Toll",
        3,
        "Target opponent sacrifices a unit of their choice.",
        deed(EachSacrifices(TARGET), target=OPPONENT),
    ),
    DEMONS_COUNCIL.spell(
        "Siphon Life",
        3,
        "Deal 2 damage to target unit or hero. Your hero gains 2 Health.",
        deed(Damage(2), Heal(2), target=UNIT_OR_HERO),
    ),
    DEMONS.spell("Hellfire Rain", 4, "Deal 2 damage to each unit.", deed(Damage(2, All(Filter())))),
    DEMONS.spell("Doom", 5, "Destroy target unit.", deed(Destroy(), target=UNIT)),
    DEMONS.spell(
        "Dark Resurrection",
        6,
        "Summon target unit from the discard pile.",
        deed(Summon(), target=Target(IN_PILE, Filter(), words="a unit in the discard pile")),
    ),
)

FIELD_CARDS: Final = (
    DEMONS.field(
        "Ossuary",
        2,
        "Activate — Exhaust this card and pay 2 mana: Return target unit with cost 2 or less from the discard pile to "
        "your hand.",
        activate(Recall(), target=fallen(2), exhausts=True, mana=2),
    ),
    DEMONS_COUNCIL.field(
        "Hall of Grudges",
        2,
        "Whenever an enemy unit declares an attack against your hero, that unit's hero loses 2 Health.",
        whenever(ATTACKED, LoseHealth(2, EVENT_PLAYER), when=AgainstYou()),
    ),
    DEMONS.field(
        "Brimstone Altar",
        3,
        "Start of turn: Each enemy hero loses 1 Health.",
        whenever(START, LoseHealth(1, OPPONENTS)),
    ),
    DEMONS_COUNCIL.field(
        "Sacrificial Pit",
        3,
        "Activate — Exhaust this card and sacrifice a friendly unit: Each enemy hero loses 2 Health.",
        activate(LoseHealth(2, OPPONENTS), exhausts=True, sacrifice=FRIENDLY_UNIT),
    ),
    DEMONS.field(
        "Blood Moon",
        4,
        "Each end of turn: Deal 1 damage to each unit.",
        whenever(EACH_END, Damage(1, All(Filter()))),
    ),
)

CARDS: Final = (*UNITS, *SPELLS, *FIELD_CARDS)
