"""Positions of Generals, and what a terminal shows of them."""

from cardwright.cli.boards.generals import Board
from cardwright.cli.boards.generals.highlights import Highlights
from cardwright.cli.boards.generals.square import cell
from cardwright.cli.display import Display
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.model.state import Battle
from cardwright.match import View, set_up_at
from tests.cli.terminal import Shell, printed

FINE = Display(99, 35)
SMALL = Display(79, 24)

UNITS = (
    *("P1 Argeon Highmayne b3 damage 9", "P2 Reva Eventide i3 damage 20 exhausted", "P1 Silverguard Knight c3"),
    *("P2 Jaxi d4 exhausted", "P2 Heartseeker g3 exhausted", "P1 Azurite Lion e3", "P1 Windblade Adept d2 exhausted"),
)
MIDDLE = f"""
turn: 11
to move: P1
units: {"; ".join(UNITS)}
tiles: mana e1; used e5; P1 hallowed b2 c3; P2 creep d3
P1 mana: 4/7
P1 hand: Tempest, Ironcliffe Guardian, Sunstone Bracers, -, Windblade Adept
P1 bloodbound: Roar ready
P1 deck: Tempest, Martyrdom
P2 hand: Phoenix Fire, Mist Walking
P2 deck: Phoenix Fire
P1 tally: turns 6
P2 tally: turns 5
"""
# As much as a screen will ever have to hold.
CROWDED = MIDDLE.replace(
    "P1 Windblade Adept d2 exhausted",
    "; ".join(f"P1 Windblade Adept {square}" for square in ("a1", "b1", "c1", "d1", "a5", "b5", "c5", "d5")),
).replace("Sunstone Bracers, -, Windblade Adept", "Sunstone Bracers, Tempest, Tempest, Windblade Adept")
SWAP = """
turn: 12
to move: P2
units: P1 Argeon Highmayne b3; P2 Reva Eventide i3; P1 Azurite Lion e3; P2 Jaxi d4; P2 Heartseeker g3
P2 mana: 6/7
P2 hand: Juxtaposition, Jaxi
P2 deck: Jaxi
P1 deck: Tempest
"""
LAST_BLOW = """
turn: 9
units: P1 Argeon Highmayne b3; P2 Reva Eventide c3 damage 24
P1 deck: Tempest
"""


def position(text: str) -> Battle:
    return GAME.read_position(text, GAME.options()())


def view_of(text: str, seat: int = 0) -> View[Battle]:
    table = set_up_at(GAME, position(text))
    table.sit(0, "ann")
    table.sit(1, "bob")
    return table.look(seat)


def drawn(text: str, seat: int = 0, display: Display = FINE) -> str:
    """The field as text."""
    view = view_of(text, seat)
    return printed(Board(GAME).field(view.position, seat, view.players, display), display)


def menu(text: str, display: Display = FINE) -> str:
    """The hand and the orders as text."""
    return printed(Board(GAME).menu(view_of(text), display), display)


def square(text: str, name: str, seat: int = 0, display: Display = FINE, width: int = 9) -> list[str]:
    """The two lines of one square."""
    return [line.plain for line in cell(position(text), read_square(name), seat, Highlights(), width, display)]


def play(shell: Shell, *lines: str, text: str = MIDDLE, arguments: tuple[object, ...] = ()) -> str:
    """What is shown while these lines are typed."""
    return shell.play("generals", lines, text, arguments)
