"""Positions of Ancients, and what a terminal shows of them."""

from cardwright.cli.boards.ancients import Board
from cardwright.cli.display import Display
from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.state import Position
from cardwright.match import Table, View, set_up_at
from tests.cli.terminal import Shell, printed

FINE = Display(119, 48)
SMALL = Display(79, 24)

# The Night of round 6: P2's Tower in lane 2 is gone, one hero travels, one is in the fountain.
MIDDLE = """
round: 6
phase: action
initiative: P2
mover: P1
L1.P1: tower 48 ancient 90 mana 8/8
L1.P1.combat: 2 Brakka Ironvow [1] damage 1; 3 Melee Creep [21]
L1.P1.support: 4 Issa Dawnpetal [4]; 5 Drill Yard [25]
L1.P2: tower 41 ancient 90 mana 7/8
L1.P2.combat: 2 Vashti Nightneedle [6]; 3 Melee Creep [22]
L2.P1: tower 60 ancient 90 mana 8/8
L2.P1.combat: 3 Veyra Stormglass [3]; 4 Ramhorn Bull [23]
L2.P1.support: 2 Orsolo Lampkeeper [5]
L2.P2: ancient 84 mana 8/8
L2.P2.combat: 3 Tolgar Pitmaster [7] damage 2
L2.P2.support: 4 Kelm Gravewhisper [9]
P1.gold: 6
P1.hand: Skullbell, Causeway Guard, Spark Needle, Notched Blade, Iron Temper, Foresee
P1.deck: Mend Bark, Skullbell, Causeway Guard
P1.items: Quilted Jack, Moss Charm
P1.fountain: Uldo the Breaker [2] ready 7
P1.ab: 1
P2.gold: 9
P2.hand: Knife in the Gap, Cutpurse
P2.deck: Alley Shade, Cutpurse
P2.items: Leech Fang
P2.fountain: Draya Hollowmark [10] ready 8
P2.travelling: Rusk Coinbiter [8] to L2.P2.support.2
P2.ab: 6
"""
SHOPPING = """
round: 4
phase: shop
P1.gold: 9
P1.items: Moss Charm
P1.offers: Notched Blade, Crown of Two Roads, Quilted Jack
P1.shopping: yes
P2.items: Leech Fang
P2.shopping: yes
"""
# P1 wins with the next combat.
LAST_BLOW = """
round: 9
phase: action
mover: P1
passed: yes
L1.P1.combat: 3 Brakka Ironvow [1]
L1.P2: ancient 2 mana 0/11
P1.ab: 1
P2.ab: 2
P2.fountain: Uldo the Breaker [2] ready 20
"""
CROWDED = MIDDLE.replace(
    "P1.hand: ", "P1.hand: Mend Bark, Overgrow, Hold the Span, Shoulder Charge, Warband Roar, Pikewall, "
).replace("L1.P1.combat: ", "L1.P1.combat: 1 Ramhorn Bull [31]; 4 Oathbound Champion [32]; 5 Sereth Warcaller [33]; ")


def table_of(text: str) -> Table[Position]:
    table = set_up_at(GAME, GAME.read_position(text, GAME.options()()))
    table.sit(0, "ann")
    table.sit(1, "bob")
    return table


def view_of(text: str = MIDDLE, seat: int = 0) -> View[Position]:
    return table_of(text).look(seat)


def drawn(view: View[Position], display: Display = FINE) -> str:
    return printed(Board(GAME).field(view.position, view.seat, view.players, display), display)


def menu(view: View[Position], display: Display = FINE) -> str:
    return printed(Board(GAME).menu(view, display), display)


def play(shell: Shell, *lines: str, text: str = MIDDLE, arguments: tuple[object, ...] = ()) -> str:
    """What is shown while these lines are typed."""
    return shell.play("ancients", lines, text, arguments)
