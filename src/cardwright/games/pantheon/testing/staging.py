"""How the games of scenarios are set up: from the beginning, or in the middle of a turn."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.model.card import HERO, MANA, Card, Cards
from cardwright.games.pantheon.model.questions import ASK_MAIN
from cardwright.games.pantheon.model.state import BEFORE, END, TURN, Player, Position, Thing
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.rules import turn
from cardwright.games.pantheon.rules.setup import blank, deal
from cardwright.games.pantheon.rules.soundness import laid
from cardwright.games.pantheon.testing.plain_cards import PLAIN_HERO
from cardwright.games.pantheon.testing.roster import Roster
from cardwright.games.pantheon.text import notation
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many
from cardwright.kernel.errors import BadPosition, BadScenario
from cardwright.kernel.options import changed
from cardwright.kernel.testing.testbed import needed, table

NAMES: Final = Many(TEXT)
OWN_CARDS: Final = "pantheon_cards.json"  # what scenario files call the first set of the game
FIRST_SET: Final = "base"
MANA_IN_SET: Final = 47  # P5
PHASES: Final[dict[str, int]] = {"between": BEFORE, "turn": TURN, "end": END}
HEALTH: Final = 20


# A new game.


def players_of(setup: dict[str, Json]) -> list[str]:
    """The names of the players of a new game: as many as it says, or as it lists."""
    if "order" in setup:
        named: list[str] = NAMES.decode(setup["order"], "order")
        return named
    players = setup.get("players", 2)
    return [f"P{number + 1}" for number in range(NUMBER.decode(players, "players"))]


def new_game(setup: dict[str, Json], options: Options, cards: Cards, seats: int) -> Position:
    """The preparation; who begins is left to chance (P10), and chance is with the first player."""
    deck = setup.get("deck", OWN_CARDS)
    heroes = setup.get("heroes", OWN_CARDS)
    dealt = [] if deck == OWN_CARDS else [cards.find(name) for name in NAMES.decode(deck, "deck")]
    own = [card for card in STANDARD.all if card.set == FIRST_SET and card.type not in (HERO, MANA)]
    others = own if deck == OWN_CARDS else [cards.all[place] for place in dict.fromkeys(dealt) if place > 0]
    chosen: Cards = CardSet([cards.all[0], *heroes_in(heroes, cards), *others])
    s = blank(changed(options, {"mana_copies": MANA_IN_SET}), chosen, seed_of(setup), seats)
    s.stepping = True
    deal(s)
    if deck != OWN_CARDS:
        s.deck = [chosen.find(cards.all[place].key) for place in reversed(dealt)]
        s.stock = laid(s)
    s.player = 0
    turn.go_on(s)
    return s


def heroes_in(heroes: Json, cards: Cards) -> list[Card]:
    """The heroes that are offered: those of the first set, a number of them, or those that are listed."""
    own = [card for card in STANDARD.all if card.set == FIRST_SET and card.type == HERO]
    if heroes == OWN_CARDS:
        return own
    if isinstance(heroes, int):
        return own[:heroes]
    return [cards.all[cards.find(name)] for name in NAMES.decode(heroes, "heroes")]


def seed_of(setup: dict[str, Json]) -> int:
    return NUMBER.decode(setup.get("rng_seed", 0), "rng_seed")


# A game under way.


def under_way(setup: dict[str, Json], options: Options, cards: Cards, scene: Roster) -> Position:
    s = blank(options, cards, seed_of(setup), len(scene.seats))
    s.stepping = True
    s.deck = [cards.find(name) for name in NAMES.decode(setup.get("deck", []), "deck")][::-1]
    s.pile = [cards.find(name) for name in NAMES.decode(setup.get("discard", []), "discard")]
    players = table(setup.get("players", {}), "players")
    for seat, name in enumerate(scene.seats):
        seat_player(s, scene, seat, table(players.get(name, {}), name))
    for player in s.players:
        s.turn += player.finished
    open_phase(
        s, scene.seat(setup.get("turn_player", scene.seats[0])), TEXT.decode(setup.get("phase", "turn"), "phase")
    )
    notation.complete(s)
    if s.phase == TURN:
        turn.ask_turn(s, ASK_MAIN)
    return s


def open_phase(s: Position, seat: int, phase: str) -> None:
    """Between two turns it is the turn of the next player, not of the one who has just finished."""
    if phase not in PHASES:
        raise BadPosition(f"the phase is one of {', '.join(PHASES)}, not {phase}")
    s.phase = PHASES[phase]
    s.turn = max(1, s.turn)
    s.player = seat
    if s.phase == BEFORE:
        s.player = s.others(seat)[0]


def seat_player(s: Position, scene: Roster, seat: int, facts: dict[str, Json]) -> None:
    """A player whose hero is not named has a plain one; without Health they are out of the game already."""
    player = s.players[seat]
    player.hero = s.cards.find(TEXT.decode(facts.get("hero", PLAIN_HERO.key), "hero"))
    player.health = NUMBER.decode(facts.get("health", HEALTH), "health")
    player.most = NUMBER.decode(facts.get("max_health", max(HEALTH, int(player.health))), "max_health")
    player.ready = NUMBER.decode(facts.get("mana_ready", 0), "mana_ready")
    player.spent = NUMBER.decode(facts.get("mana_exhausted", 0), "mana_exhausted")
    player.finished = NUMBER.decode(facts.get("turns_finished", 1), "turns_finished")
    player.hand = sorted(s.cards.find(name) for name in NAMES.decode(facts.get("hand", []), "hand"))
    if player.health <= 0:
        player.alive = False
        player.place = 1
    for entry in facts.get("field", []):
        lay(s, scene, player, seat, table(entry, "field"))


def lay(s: Position, scene: Roster, player: Player, seat: int, entry: dict[str, Json]) -> None:
    """``{"id": "a", "card": "k_v2", "ready": false}``."""
    card = s.cards.find(TEXT.decode(needed(entry, "card"), "card"))
    name = TEXT.decode(needed(entry, "id"), "id")
    if name in scene.units:
        raise BadScenario(f'two cards on the fields are called "{name}"')
    ready = TRUTH.decode(entry.get("ready", True), "ready")
    player.field.append(Thing(s.next_id, card, seat, ready, False, 0, 0, s.cards.all[card].keywords, 0, 0, False))
    scene.call(name, int(s.next_id))
    s.next_id += 1
