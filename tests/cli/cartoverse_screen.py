"""Positions of Cartoverse, and what a terminal shows of them."""

from cardwright.cli.boards.cartoverse import Board
from cardwright.cli.display import Display
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.state import Duel
from cardwright.match import Table, View, set_up_at
from tests.cli.terminal import Shell, printed

FINE = Display(110, 48)
SMALL = Display(79, 24)

ENCHANTS = "; ".join(
    (
        *("Thick Fog [24] P2 on P1 attack", "Line of Fire [25] P2 on column 5"),
        *("Blessed Mail [26] P1 on creature 19", "Aura of Grace [27] P1"),
    )
)
MIDDLE = f"""
first: P1
player: P1
phase: turn
P1.hero: Ser Aldous, the Dawnshield
P1.hp: 15/22
P1.mana: 4/4
P1.mana_zone: Solar Shard; Solar Shard; Solar Shard; Wanderer
P1.hand: Solar Shard; Temple Knight; Firebolt; Parry; Blinding Flash; Hallowed Ground
P1.deck: Dawn Squire; Solar Shard; Temple Knight
P1.graveyard: Wanderer; Dawn Squire
P1.creatures: Dawn Squire [17] attack 3; Order Crossbow [18] attack 4; Shieldmate [19] defense 1 exhausted
P1.traps: Snare [20]
P1.tally: turns 4
P2.hero: Ignis the Unquenched
P2.hp: 6/18
P2.mana: 3/3
P2.mana_zone: Ember Shard; Ember Shard; Ember Shard
P2.hand: Firebolt; Searing Ray; Raider
P2.deck: Raider; Ember Shard
P2.creatures: Raider [21] attack 3 exhausted; Ironhide Orc [22] defense 2 damage 1
P2.traps: Retaliation [23]
P2.shards: Ember Shard
P2.tally: turns 3, cooldowns 0+2
enchants: {ENCHANTS}
"""
# P2 is to move, and P1 has a Burst to answer with.
THEIRS = MIDDLE.replace("player: P1", "player: P2").replace("Raider [21] attack 3 exhausted", "Raider [21] attack 3")
BLOCKERS = THEIRS.replace("Shieldmate [19] defense 1 exhausted", "Shieldmate [19] defense 1")
# P1 wins with the next attack.
LAST_BLOW = """
player: P1
phase: turn
P1.hero: Ser Aldous, the Dawnshield
P1.creatures: Temple Knight [17] attack 1
P1.deck: Wanderer; Wanderer
P2.hero: Ignis the Unquenched
P2.hp: 3/18
P2.deck: Wanderer; Wanderer
"""
CROWDED = MIDDLE.replace(
    "Shieldmate [19] defense 1 exhausted",
    "; ".join(["Shieldmate [19] defense 1", *(f"Order Crossbow [{40 + slot}] attack {slot}" for slot in (1, 2, 5))]),
).replace("P1.hand: ", "P1.hand: Wanderer; Hired Blade; Sunlance; Judgment; Purify; Muster; ")


def table_of(text: str) -> Table[Duel]:
    table = set_up_at(GAME, GAME.read_position(text, GAME.options()()))
    table.sit(0, "ann")
    table.sit(1, "bob")
    return table


def view_of(text: str = MIDDLE, seat: int = 0) -> View[Duel]:
    return table_of(text).look(seat)


def after(*said: tuple[int, str], text: str = MIDDLE) -> Table[Duel]:
    """The table when these players have typed this."""
    table = table_of(text)
    for seat, words in said:
        view = table.look(seat)
        table.play(seat, Board(GAME).read(view, words))
    return table


def drawn(view: View[Duel], display: Display = FINE) -> str:
    return printed(Board(GAME).field(view.position, view.seat, view.players, display), display)


def menu(view: View[Duel], display: Display = FINE) -> str:
    return printed(Board(GAME).menu(view, display), display)


def play(shell: Shell, *lines: str, text: str = MIDDLE, arguments: tuple[object, ...] = ()) -> str:
    """What is shown while these lines are typed."""
    return shell.play("cartoverse", lines, text, arguments)
