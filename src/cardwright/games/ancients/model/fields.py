"""The fields of a position, each declared once: how it is written, what it is at first, who may see it."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.ancients.model.board import LANES, NOWHERE, PLACES
from cardwright.games.ancients.model.card import FOR_SALE, IN_HAND, IN_PLAY, IN_THE_DECK, RUNE
from cardwright.games.ancients.model.mark import LARGEST, MARK, MOST_TRAITS
from cardwright.games.ancients.model.player import Player
from cardwright.games.ancients.model.side import SIDE
from cardwright.games.ancients.model.state import BETWEEN, FIRST_ID, FREE, LAST_ID, NO_RUNE, SHOP, Position
from cardwright.games.ancients.model.unit import (
    GIVEN_SHIELD,
    ITEM_BITS,
    ITEM_MASK,
    NO_ARROW,
    NO_SHIELD,
    NOBODY,
    UNROLLED,
    Unit,
)
from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import NUMBERS, SEAT, TRUTH, TUPLE, Between, Frozen, Many, Maybe
from cardwright.kernel.data.fields import (
    NOBODY_SEES,
    OWNER_KNOWS,
    OWNER_SEES,
    Field,
    PerSeat,
    Record,
    concealed,
    of_host,
    position,
    public,
    worked_out,
)
from cardwright.kernel.data.piles import Pile
from cardwright.kernel.errors import BadPosition

MOST_COOLDOWN: Final = 99


@final
class ItemCopy(CardNumber):
    """A card, and above ITEM_BITS the cooldown of an item."""

    def check(self, s: Any, value: Any, where: str) -> None:
        super().check(s, value if value < 0 else value & ITEM_MASK, where)
        if value >= 0 and value >> ITEM_BITS > MOST_COOLDOWN:
            raise BadPosition(f"{where}: a cooldown of {value >> ITEM_BITS} rounds")


@final
class HeldCopies(Pile):
    """A card that everybody saw come there is known without its cooldown."""

    def face(self, card: i64) -> i64:
        return card if card < 0 else card & ITEM_MASK


@final
class Secret(Field):
    """A list that only its owner knows; to others it is not even there."""

    def __init__(self) -> None:
        super().__init__(NUMBERS, OWNER_SEES, [])

    def veil(self, s: Any, holder: Any, seat: i64, reader: i64) -> None:
        if seat != reader:
            setattr(holder, self.name, [])


UNIT: Final = Record(
    Unit,
    id=public(Between(FIRST_ID, LAST_ID)),
    card=public(CardNumber(*IN_PLAY)),
    owner=public(Between(0, 1), key="seat"),
    place=public(Between(NOWHERE, PLACES - 1), NOWHERE),
    damage=public(Between(0, LARGEST), 0),
    wear=public(Between(0, LARGEST), 0),
    stun=public(Between(0, LARGEST), 0),
    silence=public(Between(0, LARGEST), 0),
    ails=public(Between(0, 63), 0),
    shield=public(Between(NO_SHIELD, GIVEN_SHIELD), NO_SHIELD),
    grown_attack=public(Between(-LARGEST, LARGEST), 0),
    grown_armor=public(Between(-LARGEST, LARGEST), 0),
    grown_health=public(Between(-LARGEST, LARGEST), 0),
    grown_traits=public(Between(0, MOST_TRAITS), 0),
    mega=public(TRUTH, False),
    blessing=public(Between(UNROLLED, LARGEST), UNROLLED),
    cooldown=public(Between(0, MOST_COOLDOWN), 0),
    rest=public(Between(0, MOST_COOLDOWN), 0),
    items=public(Frozen(ItemCopy(*FOR_SALE)), ()),
    marks=public(Frozen(MARK), ()),
    forced=public(Between(NOBODY, LAST_ID), NOBODY),
    lured=public(TRUTH, False),
    ready=public(Between(0, LARGEST), 0),
    heading=concealed(Between(NOWHERE, PLACES - 1), NOWHERE),
    arrow=worked_out(NO_ARROW),
    stood=worked_out(NOWHERE),
    doomed=worked_out(False),
    bane=worked_out(NOBODY),
    lent_attack=worked_out(0),
    lent_armor=worked_out(0),
    lent_health=worked_out(0),
    lent_traits=worked_out(0),
    lent_ranks=worked_out(0),
    attack=worked_out(0),
    armor=worked_out(0),
    health=worked_out(0),
    traits=worked_out(0),
    ranks=worked_out(0),
)
PLAYER: Final = Record(
    Player,
    gold=public(Between(0, LARGEST), 0),
    hand=HeldCopies(OWNER_SEES, [], card=ItemCopy(*IN_HAND), remembered=True),
    overflow=Pile(NOBODY_SEES, [], card=ItemCopy(*IN_HAND)),
    deck=Pile(OWNER_KNOWS, [], stacked=True, card=CardNumber(*IN_THE_DECK)),
    items=Pile(OWNER_KNOWS, [], card=CardNumber(*FOR_SALE)),
    offers=Pile(OWNER_SEES, [], card=CardNumber(*FOR_SALE)),
    aside=Pile(OWNER_SEES, [], card=CardNumber(*FOR_SALE)),
    rerolled=public(TRUTH, False),
    shopping=public(TRUTH, False),
    fountain=public(Many(UNIT), []),
    travelling=public(Many(UNIT), []),
    ab=public(Between(NOBODY, LAST_ID), NOBODY),
    pending=Secret(),
    played=public(Frozen(CardNumber()), ()),
    last=public(TUPLE, ()),
)
PLAYERS: Final = PerSeat(PLAYER, [])
POSITION: Final = position(
    Position,
    round=public(Between(0, LARGEST), 0),
    phase=public(Between(0, SHOP), BETWEEN),
    night=public(TRUTH, False),
    step=public(Between(FREE, 3), FREE),
    initiative=public(SEAT, 0),
    mover=public(SEAT, 0),
    passed=public(TRUTH, False),
    rune=public(CardNumber(RUNE, least=NO_RUNE), NO_RUNE),
    shopped=public(TRUTH, True),
    board=public(Many(Maybe(UNIT), PLACES), [None] * PLACES),
    sides=public(Many(SIDE, 2 * LANES), []),
    players=PLAYERS,
    next_id=public(Between(FIRST_ID, LAST_ID + 1), FIRST_ID),
    heroes=worked_out(0),
    creeps=worked_out(0),
    improvements=worked_out(0),
    actives=worked_out(0),
    veiled=worked_out(0),
    auras=worked_out(0),
    lit=worked_out(0),
    hearing=worked_out(0),
    dazed=worked_out(False),
    bound=worked_out(False),
    shaken=worked_out(False),
    restless=worked_out(False),
    lots=of_host([], False),
)
