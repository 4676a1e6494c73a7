"""What ``shown`` says, as types: everything a client draws that does not stand in the position itself."""

from __future__ import annotations

from typing import Literal, TypedDict


class StatusView(TypedDict):
    """One circle at the top of a card, in the order in which they are drawn (U34 to U38)."""

    kind: str  # "stun", "silence", "disarm", "mute", "root", "break", "move_cooldown", or a keyword in small letters
    turns: int | None  # for Stun and Silence
    negative: bool


class EnhancementView(TypedDict):
    """A card that stays attached (U33)."""

    card: int
    negative: bool


class ItemView(TypedDict):
    """One of the two item places of a hero (U29)."""

    card: int
    cooldown: int
    active: bool
    usable: bool


class AbilityView(TypedDict):
    """The ability icon (U30 to U32)."""

    active: bool
    cooldown: int
    more: bool  # further passive abilities: the flattened arrow
    blocked: str  # "", "stunned", "silenced" or "muted"


class PartView(TypedDict):
    """One line of the explanation of a preview (U18)."""

    kind: str  # "strike", "cleave", "siege", "retaliate", "excess", "armor", "mana", "decay", "regeneration", "shield",
    # "lifesteal", "effect"
    amount: int
    unit: int  # who does it; 0 where nobody does


class PreviewView(TypedDict):
    """What the coming combat does to a unit or core (U16, U17)."""

    damage: int  # health lost, below 0 for health won
    dies: bool  # or falls
    unsure: bool  # luck decides: shown with a question mark
    parts: list[PartView]


class UnitView(TypedDict):
    """A unit as it stands, wherever it is."""

    id: int
    card: int
    owner: int
    place: int  # -1 out of play
    name: str
    attack: int
    armor: int
    worn: bool  # armor below what it would be without wear (U39)
    health: int
    max_health: int
    bounty: int
    keywords: list[str]
    statuses: list[StatusView]
    enhancements: list[EnhancementView]
    items: list[ItemView]
    ability: AbilityView | None
    target: int | None  # a unit's number, 0 for the core, None without an arrow
    forced: bool
    aggro: bool
    pinned: bool
    mega: bool
    is_ab: bool
    shield: bool
    can_strike: bool
    preview: PreviewView | None


class CoreView(TypedDict):
    """A Tower or Ancient with the mana pool in the same slot (U8 to U11)."""

    place: int
    kind: str  # "tower" or "ancient"
    health: int
    max_health: int
    mana: int
    mana_most: int
    mana_armor: int | None  # damage the mana blocks; None while the Tower stands
    preview: PreviewView | None


class LaneView(TypedDict):
    """Both sides of a lane, by seat."""

    cores: list[CoreView]
    combat: list[list[UnitView | None]]
    support: list[list[UnitView | None]]


class TravelView(TypedDict):
    """A hero between the lanes; ``slot`` is there for its owner only (U45, U46)."""

    unit: UnitView
    from_lane: int
    to_lane: int
    slot: int | None


class FountainView(TypedDict):
    """A hero in the fountain; ``ready_in`` 0 means in the deploy that comes next or goes on (U48)."""

    unit: UnitView
    ready_in: int


class LastCardView(TypedDict):
    """The last card a player played (U55)."""

    card: int
    caster: int
    places: list[int]


class CasterView(TypedDict):
    """A hero that can cast a card on something, and what it costs then."""

    place: int
    cost: int


class CostView(TypedDict):
    """What using a card of the hand costs: with the caster the game would choose (U20, U23, U24)."""

    card: int
    playable: bool
    why_not: str
    cost: int
    caster: int  # the place of the hero that casts by itself; -1 without one
    casters: list[CasterView]  # all who could, those first that the game would rather pick (J62)


class OfferView(TypedDict):
    """One item on offer."""

    card: int
    price: int
    affordable: bool


class PlayerView(TypedDict):
    """One player."""

    gold: int
    gold_preview: int | None  # what the coming combat would bring (U19)
    hand_size: int
    overflow: int
    deck_size: int
    item_deck_size: int
    fountain: list[FountainView]
    travelling: list[TravelView]
    ready: list[int]  # heroes that must deploy now and are not placed yet
    confirmed: bool  # the deploy is done, and secret until the opponent's is too
    pending: list[list[int]]  # own secret placements: hero, place; not there for others
    last_card: LastCardView | None
    lends: str | None  # the colour the AB hero lends now
    hand: list[CostView]  # empty for others than its owner
    offers: list[OfferView]
    rerolls: bool


class MoveView(TypedDict):
    """One move of a hero with its price (U26, U27)."""

    hero: int
    place: int
    cost: int
    kind: str  # "up", "down", "swap", "lane"
    replaces: int  # the unit that would be destroyed, bounced or swapped; 0 for none


class Shown(TypedDict):
    """A position as a client draws it; ``light`` is what the board's filter follows, ``moves`` are the mover's."""

    round: int
    phase: str
    step: int
    time: str  # "day" or "night", for the rules
    light: str  # what the board's filter follows (U1 to U3)
    initiative: int
    mover: int
    passed: bool
    rune: int | None
    lanes: list[LaneView]
    players: list[PlayerView]
    moves: list[MoveView]  # of the player whose turn it is


class PlainParts(TypedDict):
    """``close`` leaves the shop."""

    kind: Literal["pass", "reroll", "close"]


class DeployParts(TypedDict):
    """A hero of the fountain, by number, is put to a place."""

    kind: Literal["deploy"]
    hero: int
    to: int


class PlayParts(TypedDict):
    """A card of the hand; the caster and both choices are places, the second may be another number."""

    kind: Literal["play"]
    card: str
    caster: int | None
    first: int | None
    second: int | None


class AbilityParts(TypedDict):
    """The active ability of the unit in a place."""

    kind: Literal["ability"]
    source: int
    first: int | None
    second: int | None


class UseItemParts(TypedDict):
    """The active ability of an item that the hero in a place carries."""

    kind: Literal["use_item"]
    item: str
    hero: int
    first: int | None
    second: int | None


class MoveParts(TypedDict):
    """The hero in a place moves to another."""

    kind: Literal["move"]
    hero: int
    to: int


class ClaimParts(TypedDict):
    """The hero in a place claims the rune."""

    kind: Literal["claim"]
    hero: int


class BuyParts(TypedDict):
    """A card on offer is bought."""

    kind: Literal["buy"]
    card: str


Parts = PlainParts | DeployParts | PlayParts | AbilityParts | UseItemParts | MoveParts | ClaimParts | BuyParts
