"""The shopping phase between rounds: offers from the own item deck, hidden from the opponent (J41, J58)."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.lot import OFFER
from cardwright.games.ancients.model.questions import ASK_SHOP, ASK_SHOPPING
from cardwright.games.ancients.model.state import BETWEEN, SHOP, Position
from cardwright.games.ancients.rules.chance import draw_lot
from cardwright.games.ancients.rules.hand import gain
from cardwright.kernel.bits import BIT, i64, take


def open_shop(s: Position) -> None:
    """Both players get their offers at once."""
    s.phase = SHOP
    s.tell(events.SHOP, s.initiative)
    for seat in range(2):
        player = s.players[seat]
        player.shopping = True
        player.rerolled = False
        offer(s, seat, s.options.shop_offers)
        s.ask(ASK_SHOP.to(seat, s.options.turn_seconds))


def go_on(s: Position) -> None:
    """Players who have not left the shop are asked again; without them the next round comes."""
    for seat in range(2):
        if s.players[seat].shopping:
            s.ask(ASK_SHOPPING.to(seat, s.options.turn_seconds))
    if not s.waiting:
        s.phase = BETWEEN
        s.shopped = True


def offer(s: Position, seat: i64, most: i64) -> None:
    """Show a number of items that were not shown in this phase, as far as there are any."""
    player = s.players[seat]
    while len(player.offers) < most and player.items:
        card = player.items[0]
        if len(player.items) > most - len(player.offers):
            card = draw_lot(s, OFFER, seat, 0, player.items)
        take(player.items, card)
        player.offers.append(card)


def buy(s: Position, seat: i64, card: i64) -> None:
    """It goes to the hand, and another unseen item takes its place."""
    player = s.players[seat]
    price = s.cards.all[card].price
    player.gold -= price
    take(player.offers, card)
    s.tell(events.BUY, seat, card, price, knows=BIT[seat])
    gain(s, seat, card)
    offer(s, seat, len(player.offers) + 1)


def reroll(s: Position, seat: i64) -> None:
    """Once in a phase: the offers are put away, and unseen ones shown."""
    player = s.players[seat]
    player.gold -= s.options.reroll_price
    player.rerolled = True
    player.aside += player.offers
    player.offers = []
    s.tell(events.REROLL, seat, s.options.reroll_price)
    offer(s, seat, s.options.shop_offers)


def leave_shop(s: Position, seat: i64) -> None:
    """What was not sold goes back to the item deck."""
    player = s.players[seat]
    player.shopping = False
    player.items = sorted([*player.items, *player.offers, *player.aside])
    player.offers = []
    player.aside = []
    s.tell(events.CLOSE, seat)
