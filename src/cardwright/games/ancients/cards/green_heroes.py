"""The green heroes, who summon, mend and outlast, each with the two signature cards."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.choices import ALLY_HERO, ALLY_UNIT, FREE_SLOT, SECOND_FREE_SLOT
from cardwright.games.ancients.cards.groups import ALLIES, ALLY_HEROES_BESIDE
from cardwright.games.ancients.cards.phrases import active, passive, play_effect, regeneration, round_start, stride
from cardwright.games.ancients.cards.press import Press
from cardwright.games.ancients.effects.arrival import NEXT_SPOT, Summon
from cardwright.games.ancients.effects.buff import Enhance, Give, GiveShield
from cardwright.games.ancients.effects.conditions import DAY, Exists
from cardwright.games.ancients.effects.damage import Heal
from cardwright.games.ancients.effects.economy import Draw
from cardwright.games.ancients.effects.status import EndMoveCooldown, Purge
from cardwright.games.ancients.effects.who import TARGET, Each
from cardwright.games.ancients.model.keywords import GREEN, RAPID_DEPLOY, REGENERATION, RETALIATE, STRIDE, ranked

PRESS: Final = Press(GREEN)

HEROES: Final = (
    PRESS.hero(
        "h_g1",
        "Maelin Thornwarden",
        "3/0/9",
        active(
            "Sow",
            "Summon a Sproutling into a legal, unoccupied combat slot of your choice in this lane.",
            Summon("t_sprout"),
            cooldown=2,
            choose=FREE_SLOT,
        ),
    ),
    PRESS.hero(
        "h_g2", "Orrum Hillfather", "3/1/11", passive("Old Stone", "Orrum has Regeneration 2.", regeneration(2))
    ),
    PRESS.hero(
        "h_g3",
        "Issa Dawnpetal",
        "2/0/8",
        active(
            "Cleansing Light",
            "Heal an allied unit in this lane 4 and Purge it.",
            Heal(4),
            Purge(),
            cooldown=2,
            choose=ALLY_UNIT,
        ),
        passive(
            "Daybreak",
            "Round Start, if it is Day: heal each allied unit in this lane 1.",
            round_start(Heal(1, Each(ALLIES)), when=DAY),
        ),
    ),
    PRESS.hero(
        "h_g4",
        "Fenrow Wildrunner",
        "4/0/8",
        passive("Shortcuts", "Fenrow has Rapid Deploy.", RAPID_DEPLOY),
        passive("Light Feet", "Fenrow's row moves, swaps and lane moves cost 1 less mana (minimum 0).", stride(1)),
    ),
)

SIGNATURES: Final = (
    PRESS.spell(
        "s_g1a",
        "Thicket Wall",
        "4 mana",
        "Summon two Sproutlings, one after the other, each into a legal, unoccupied combat slot of your choice in this"
        " lane. Each taunts when it arrives. If only one slot is legal, summon one.",
        Summon("t_sprout", taunts=True),
        Summon("t_sprout", NEXT_SPOT, taunts=True),
        choose=(FREE_SLOT, SECOND_FREE_SLOT),
        signature_of="h_g1",
    ),
    PRESS.spell(
        "s_g1b",
        "Bramblehide",
        "2 mana",
        "Enhancement on an allied unit: Retaliate 2.",
        Enhance(TARGET, ranks=ranked(RETALIATE, 2)),
        choose=ALLY_UNIT,
        signature_of="h_g1",
    ),
    PRESS.spell(
        "s_g2a",
        "Hillfather's Patience",
        "3 mana",
        "Heal an allied unit 4. It has Regeneration 2 this round.",
        Heal(4),
        Give(TARGET, ranks=ranked(REGENERATION, 2)),
        choose=ALLY_UNIT,
        signature_of="h_g2",
    ),
    PRESS.creep("s_g2b", "Boulder Pup", "3 mana 2/0/4", "Regeneration 1.", regeneration(1), signature_of="h_g2"),
    PRESS.spell(
        "s_g3a",
        "Petalfall",
        "5 mana",
        "Heal each allied unit in this lane (both rows) 3, then Purge each of them.",
        Heal(3, Each(ALLIES)),
        Purge(Each(ALLIES)),
        signature_of="h_g3",
    ),
    PRESS.spell(
        "s_g3b",
        "Morning Oath",
        "5 mana",
        "Give an allied unit a Death Shield. Draw a card.",
        GiveShield(),
        Draw(1),
        choose=ALLY_UNIT,
        signature_of="h_g3",
    ),
    PRESS.spell(
        "s_g4a",
        "Trailbreak",
        "1 mana, quickcast",
        "Remove Move Cooldown from an allied hero in this lane. Its next move this round costs 1 less mana"
        " (minimum 0).",
        EndMoveCooldown(),
        Give(TARGET, ranks=ranked(STRIDE, 1)),
        choose=ALLY_HERO,
        signature_of="h_g4",
    ),
    PRESS.creep(
        "s_g4b",
        "Pack Runner",
        "3 mana 3/0/3",
        "Play Effect: if an allied hero is directly left or right of this, draw a card.",
        play_effect(Draw(1), when=Exists(ALLY_HEROES_BESIDE)),
        signature_of="h_g4",
    ),
)

CARDS: Final = (*HEROES, *SIGNATURES)
