"""What programs outside are told of a position and of an action, in types; the web client's are written from these.

Whatever can be pointed at is named: ``hero:1``, ``thing:17`` (a creature, enchant or trap), ``row:0:attack``,
``column:3``, ``grave:crypt_rat``, ``link:1``. Cards are numbers, -1 for one the reader may not know.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

LinkKind = Literal["cast", "ability", "attack", "end", "set"]
Phase = Literal["mulligan", "before", "waking", "drawing", "opening", "turn", "ending", "end", "after", "over"]
Zone = Literal["attack", "defense"]


class ShownCreature(TypedDict):
    """A creature on the board; ``hp`` is what it has in all, ``left`` what damage leaves of it, ``enchants`` their ids.

    ``printed_*``, ``grown_*``, ``lent_*`` and ``aura_*`` add up to the figures; ``usable``: the abilities its owner
    could use now, as far as everybody can see; ``blocks``: it could block an attack.
    """

    id: int
    card: int
    zone: Zone
    slot: int
    atk: int
    hp: int
    damage: int
    left: int
    printed_atk: int
    printed_hp: int
    grown_atk: int
    grown_hp: int
    lent_atk: int
    lent_hp: int
    aura_atk: int
    aura_hp: int
    exhausted: bool
    attacking: bool
    keywords: list[str]
    enchants: list[int]
    usable: list[int]
    blocks: bool


class ShownEnchant(TypedDict):
    """An enchant in play: whose it is and where it lies (``row:0:attack``, ``column:3``, ``thing:17``, ``hero:0``)."""

    id: int
    card: int
    seat: int
    on: str


class ShownTrap(TypedDict):
    """A trap, face down: its card is -1 for everybody but its owner."""

    id: int
    card: int


class ShownSeat(TypedDict):
    """A player. ``deck`` is the number of cards; ``mana`` counts ``extra`` as well, ``max_mana`` all of the mana zone.

    ``prices``: for each card of the hand what it costs in mana and in HP, both -1 for an unknown card; ``gain``: mana
    may still be gained this turn; ``acted``: the hero has acted this turn; ``usable``: the abilities of the hero
    that could be used now, as far as everybody can see; ``special``: how many Second Winds
    the hand holds, which everybody knows.
    """

    hero: int
    hp: int
    max_hp: int
    mana: int
    extra: int
    max_mana: int
    gain: bool
    acted: bool
    cooldowns: list[int]
    usable: list[int]
    turns: int
    special: int
    hand: list[int]
    prices: list[list[int]]
    deck: int
    graveyard: list[int]
    removed: list[int]
    shards: list[int]
    mana_zone: list[int]
    traps: list[ShownTrap]
    creatures: list[ShownCreature]


class ShownLink(TypedDict):
    """A link of the chain; ``card`` is -1 for the end of a turn and for a trap being set."""

    kind: LinkKind
    seat: int
    card: int
    source: str | None
    which: int
    targets: list[str]
    negated: bool


class ShownAttack(TypedDict):
    """The attack whose block is being asked for, and who may block it."""

    attacker: str
    defender: str
    blockers: list[str]


class ShownDemand(TypedDict):
    """What somebody has to choose in the middle of something; ``card`` is the card whose effect asks."""

    kind: Literal["block", "target", "discard"]
    seat: int
    card: int
    options: list[str]


class Shown(TypedDict):
    """A position as a client draws it; ``column_room`` is how many enchants each column has room for.

    ``attacks``: whether the player on turn may attack at all (the first player may not in the first turn).
    """

    turn: int
    player: int
    first: int
    phase: Phase
    priority: int | None
    asking: list[int]
    attacks: bool
    seats: list[ShownSeat]
    enchants: list[ShownEnchant]
    column_room: list[int]
    chain: list[ShownLink]
    attack: ShownAttack | None
    asked: ShownDemand | None


class PlainParts(TypedDict):
    """``draw`` is the hero's action."""

    kind: Literal["pass", "end", "draw"]


class MulliganParts(TypedDict):
    """Slots of the hand, counted from 1."""

    kind: Literal["mulligan"]
    slots: list[int]


class CardParts(TypedDict):
    """A card of the hand: a shard played, a card placed as mana, a trap set, a card replaced or discarded."""

    kind: Literal["shard", "mana", "trap", "replace", "discard"]
    card: str


class CreatureParts(TypedDict):
    kind: Literal["creature"]
    card: str
    zone: Zone
    slot: int


class CastParts(TypedDict):
    """A spell; the targets of an enchant are the row, column or creature it is laid on."""

    kind: Literal["cast"]
    card: str
    targets: list[str]


class AbilityParts(TypedDict):
    """An ability of the own hero or of a creature; ``which`` of them, and the card discarded for it."""

    kind: Literal["ability"]
    source: str
    which: int
    targets: list[str]
    discard: NotRequired[str]


class AttackParts(TypedDict):
    kind: Literal["attack"]
    attacker: str
    defender: str


class BlockParts(TypedDict):
    kind: Literal["block"]
    creature: str


class TargetParts(TypedDict):
    """What is chosen for an effect that is happening."""

    kind: Literal["target"]
    target: str


Parts = (
    PlainParts
    | MulliganParts
    | CardParts
    | CreatureParts
    | CastParts
    | AbilityParts
    | AttackParts
    | BlockParts
    | TargetParts
)
