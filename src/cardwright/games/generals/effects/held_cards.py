"""Choosing cards in hands and decks, or out of the whole book: by type, faction, tribe, traits, cost."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.keywords import FACTIONS, TRIBES
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64

ANY_TYPE: Final = ""
OWN_FACTION: Final = -1
ANY_FACTION: Final = -2
THEIR_FACTION: Final = -3


@final
class Holding:
    """The cards that fit.

    faction  a name, "own" or "theirs" (that of the player's or the opponent's general), or "" for any
    also     other cards that fit as well
    """

    def __init__(
        self,
        type_: str = ANY_TYPE,
        tribe: str = "",
        traits: i64 = 0,
        faction: str = "",
        most_cost: i64 = 100,
        least_cost: i64 = 0,
        key: str = "",
        keys: tuple[str, ...] = (),
        real: bool = False,
        rarity: str = "",
        but_rarity: str = "",
        but: str = "",
        tribal: bool = False,
        also: Holding | None = None,
    ) -> None:
        self.type: str = type_
        self.tribe: i64 = TRIBES.index(tribe)
        self.traits: i64 = traits
        self.faction: i64 = faction_number(faction)
        self.also: Holding | None = also
        self.most_cost: i64 = most_cost
        self.least_cost: i64 = least_cost
        self.keys: tuple[str, ...] = (key, *keys) if key else keys
        self.real: bool = real  # only cards that can be collected
        self.rarity: str = rarity
        self.but_rarity: str = but_rarity
        self.but: str = but  # not the card with this key
        self.tribal: bool = tribal  # only cards with a tribe

    def fit(self, s: Battle, seat: i64, copy: i64) -> bool:
        if self.also is not None and self.also.fit(s, seat, copy):
            return True
        card = s.card_of(copy)
        if self.type != ANY_TYPE and card.type != self.type:
            return False
        if self.keys and card.key not in self.keys:
            return False
        if self.traits != 0 and card.traits & self.traits == 0:
            return False
        if self.tribe != 0 and card.tribe != self.tribe and not card.every_tribe:
            return False
        if (self.real and not card.collectible) or (self.rarity != "" and card.rarity != self.rarity):
            return False
        if (self.but != "" and card.key == self.but) or (self.tribal and card.tribe == 0 and not card.every_tribe):
            return False
        if self.but_rarity != "" and card.rarity == self.but_rarity:
            return False
        if card.mana > self.most_cost or card.mana < self.least_cost:
            return False
        return self.faction == ANY_FACTION or card.faction == self.wanted_faction(s, seat)

    def wanted_faction(self, s: Battle, seat: i64) -> i64:
        if self.faction >= 0:
            return self.faction
        return s.faction(seat if self.faction == OWN_FACTION else 1 - seat)

    def all_of(self, s: Battle, seat: i64) -> list[i64]:
        """Every card of the book that fits; one of every tribe is found under none."""
        key = id(self) << 8 | s.faction(seat) << 4 | s.faction(1 - seat)
        known = s.cards.finds.get(key)
        if known is None:
            known = self.search(s, seat)
            s.cards.finds[key] = known
        return known.copy()

    def search(self, s: Battle, seat: i64) -> list[i64]:
        found: list[i64] = []
        for place in s.cards.order:
            found_by_tribe = (self.tribe != 0 or self.tribal) and s.cards.all[place].every_tribe
            if self.fit(s, seat, place) and not found_by_tribe:
                found.append(place)
        return found


@final
class OneCard:
    """A card of the book: the one with a key, or a random one of those that fit."""

    def __init__(self, what: str | Holding) -> None:
        self.key: str = what if isinstance(what, str) else ""
        self.cards: Holding | None = what if isinstance(what, Holding) else None

    def drawn(self, s: Battle, seat: i64) -> i64:
        """The card for an effect of this seat's, -1 if none fits."""
        if self.cards is None:
            return s.cards.at(self.key)
        known = self.cards.all_of(s, seat)
        return known[s.below(len(known))] if known else -1


def faction_number(faction: str) -> i64:
    if faction == "own":
        return OWN_FACTION
    if faction == "theirs":
        return THEIR_FACTION
    return FACTIONS.index(faction) if faction else ANY_FACTION
