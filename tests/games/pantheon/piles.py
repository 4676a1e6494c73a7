"""Who may see the cards of Pantheon (P52), and what is true of all its positions; the contract suite relies on it."""

from __future__ import annotations

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.questions import ASK_MAIN
from cardwright.games.pantheon.model.state import FIRST_THING, TURN, Position
from cardwright.games.pantheon.rules.figures import power_of
from cardwright.games.pantheon.rules.soundness import check_stock
from cardwright.games.pantheon.rules.turn import ask_turn
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from tests.contract.subject import cards_named

MANA = 0  # its place among the cards
PLENTY = 20
unique = False

COMES, GOES, UNSETTLES = ("return", "recall"), ("discard", "play", "cast"), ("eliminate",)
SEEN = {
    **{"deck": "nobody", "pile": "everybody", "field": "everybody", "mana": "everybody"},
    **{"hand": "owner", "offers": "owner"},
}


def open(s: Position) -> set[int]:
    """Mana, and the heroes that were chosen."""
    return {MANA} | {int(player.hero) for player in s.players if player.hero >= 0}


def played(game: Game[State], event: Event) -> set[int]:
    """The cards an event tells to have been used: chosen, placed, played or cast."""
    if event.kind == events.MANA:
        return {MANA}
    return cards_named(game, event) if event.kind in (events.CHOOSE_HERO, events.PLAY, events.CAST) else set()


def glimpsed(s: Position) -> set[int]:
    """Cards that lay in the open pile for a moment, before the last action shuffled it into the deck."""
    if all(event.kind != events.RESHUFFLE for event in s.events):
        return set()
    open_ = (events.DISCARD, events.CAST, events.DESTROY, events.SACRIFICE)
    told = [event.numbers(events.KINDS[event.kind]) for event in s.events if event.kind in open_]
    return {numbers["card"] for numbers in told}


def stage(s: Position, card: int) -> None:
    """The turn player holds nothing but this card, and has the mana for it; heroes come up by themselves."""
    player = s.players[s.player]
    if s.cards.all[card].type == "hero" or not player.alive or s.phase != TURN:
        return
    s.agenda, s.chain, s.queue, s.asking = [], [], (), ()
    player.hand = [card]
    player.ready = PLENTY
    player.placed = False
    ask_turn(s, ASK_MAIN)


def sound(s: State) -> None:
    """Things are where they belong, and nobody dead is still there."""
    assert isinstance(s, Position)
    check_stock(s)
    things = [thing for player in s.players for thing in player.field]
    assert len({thing.id for thing in things}) == len(things), "a thing is there twice"
    assert all(FIRST_THING <= thing.id < s.next_id for thing in things)
    for seat, player in enumerate(s.players):
        assert all(thing.owner == seat for thing in player.field), "a thing is on the wrong field"
        assert player.hand == sorted(player.hand), "a hand is not in order"
        assert player.health <= player.most, "a hero has more Health than it can have"
        if not player.alive:
            left = len(player.field) + len(player.hand) + player.ready + player.spent
            assert left == 0, "the dead have something left"
    if s.result is None and not s.agenda:
        units = [thing for thing in things if s.cards.all[thing.card].unit]
        assert all(power_of(s, unit) > 0 for unit in units), "a dead unit is still there"
        heroes = [player for player in s.players if player.alive and player.hero >= 0]
        assert all(player.health > 0 for player in heroes), "a dead hero is still there"
