"""The operations of card files as effects: ``{"op": "damage", "to": "target", "n": 3}``."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards.groups import ENEMIES_IN_COMBAT
from cardwright.games.ancients.effects.buff import Give, Grow
from cardwright.games.ancients.effects.damage import Damage, Heal, Slay
from cardwright.games.ancients.effects.economy import Draw, Gold
from cardwright.games.ancients.effects.improvements import DestroyImprovement
from cardwright.games.ancients.effects.movement import Bounce
from cardwright.games.ancients.effects.status import Break, Disarm, Mute, Purge, Root, Silence, Stun
from cardwright.games.ancients.effects.targets import Aim, Taunt
from cardwright.games.ancients.effects.who import BOTH_CORES, ENEMY_CORE, ITSELF, TARGET, OneAtRandom
from cardwright.games.ancients.model.scene import Effect, Who
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.testing.testbed import needed, table

VICTIMS: Final[dict[str, Who]] = {
    "target": TARGET,
    "enemy_core": ENEMY_CORE,
    "both_cores": BOTH_CORES,
    "random_enemy_combat": OneAtRandom(ENEMIES_IN_COMBAT),
}
AILMENTS: Final = {"disarm": Disarm, "mute": Mute, "root": Root, "break": Break}
COUNTED: Final = {"stun": Stun, "silence": Silence}
ON_ONE: Final = {
    "purge": Purge,
    "taunt": Taunt,
    "slay": Slay,
    "bounce": Bounce,
    "destroy_improvement": DestroyImprovement,
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "damage": ("to", "n", "piercing"),
    "heal": ("n",),
    "status": ("status", "n"),
    "buff": ("attack", "armor", "health", "duration"),
    "draw": ("n",),
    "gold": ("n",),
    "aim": (),
    **dict.fromkeys(ON_ONE, ()),
}


def read_operations(raw: Json, chosen: bool) -> tuple[Effect, ...]:
    """The effects of a list; where nothing is chosen, they are about the thing or hero itself."""
    if not isinstance(raw, list):
        raise BadScenario('"ops" is a list of operations')
    return tuple(read_operation(table(one, "ops"), TARGET if chosen else ITSELF) for one in raw)


def read_operation(parts: dict[str, Json], whom: Who) -> Effect:
    word = TEXT.decode(needed(parts, "op"), "op")
    if word not in FIELDS:
        raise unknown("operation", word, FIELDS)
    for field in parts:
        if field != "op" and field not in FIELDS[word]:
            raise BadScenario(f'there is no "{field}" of "{word}"; there are: {", ".join(FIELDS[word])}')
    if word in ON_ONE:
        return ON_ONE[word](whom)
    if word == "aim":
        return Aim()
    if word == "status":
        return status_of(parts, whom)
    if word == "buff":
        return buff_of(parts, whom)
    number = NUMBER.decode(needed(parts, "n"), "n")
    if word == "damage":
        return Damage(number, victim_of(parts, whom), TRUTH.decode(parts.get("piercing", False), "piercing"))
    if word == "heal":
        return Heal(number, whom)
    return Draw(number) if word == "draw" else Gold(number)


def victim_of(parts: dict[str, Json], whom: Who) -> Who:
    word = TEXT.decode(parts.get("to", "target"), "to")
    if word not in VICTIMS:
        raise unknown("victim of damage", word, VICTIMS)
    return whom if word == "target" else VICTIMS[word]


def status_of(parts: dict[str, Json], whom: Who) -> Effect:
    word = TEXT.decode(needed(parts, "status"), "status")
    if word in COUNTED:
        return COUNTED[word](NUMBER.decode(needed(parts, "n"), "n"), whom)
    if word not in AILMENTS:
        raise unknown("status", word, [*COUNTED, *AILMENTS])
    return AILMENTS[word](whom)


def buff_of(parts: dict[str, Json], whom: Who) -> Effect:
    """For this round, unless it is permanent."""
    attack, armor, health = (NUMBER.decode(parts.get(word, 0), word) for word in ("attack", "armor", "health"))
    duration = TEXT.decode(parts.get("duration", "round"), "duration")
    if duration == "permanent":
        return Grow(whom, attack=attack, armor=armor, health=health)
    if duration != "round":
        raise unknown("duration", duration, ["round", "permanent"])
    return Give(whom, attack=attack, armor=armor, health=health)
