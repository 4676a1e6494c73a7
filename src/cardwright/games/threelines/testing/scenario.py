"""Scenarios of threelines: how a match is set up, what can be done, what can be found."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.threelines.cards import STANDARD
from cardwright.games.threelines.model.actions import LINE_NAMES, packed, read_line
from cardwright.games.threelines.model.card import Card, Cards
from cardwright.games.threelines.model.state import EMPTY, LINES, MOST, Player, Position
from cardwright.games.threelines.options import Options
from cardwright.games.threelines.rules import turn
from cardwright.games.threelines.rules.setup import blank, deal
from cardwright.games.threelines.text import notation
from cardwright.kernel import options as kernel_options
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet, plain
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Between, Json, Many, Named
from cardwright.kernel.errors import BadOption, BadPosition, BadScenario, IllegalAction
from cardwright.kernel.state import OPEN
from cardwright.kernel.testing.testbed import GENERAL, TestBed, Words, needed, result_of, seat_of, table
from cardwright.kernel.text.notation import read_seat, split_lines

BETWEEN: Final = "between"
PLACEMENT: Final = "placement"
OVER: Final = "over"
OWN_BASE: Final = "threelines_cards.json"  # what scenario files call the game's own cards
LARGEST_BASE: Final = 1000

WORDS: Final = GENERAL.plus(
    Words(
        setup=("base", "base_size", "deck", "first_player", "new_match", "phase", "players", "rng_seed", "round"),
        player=("hand", "hp", "lines", "mana"),
        actions={
            "begin_round": (),
            "next_round": (),
            "submit": ("player", "place"),
            "move": ("player", "from", "to"),
            "view": ("player",),
        },
        expect=("opponent_submitted", "opponent_cells", "opponent_mana", "opponent_hand_size"),
        expected=(
            *("P#.hp", "P#.mana", "P#.hand", "P#.hand_size", "P#.lines.left", "P#.lines.center", "P#.lines.right"),
            *("round", "phase", "result", "deck", "deck_size", "graveyard", "field_empty", "first_player_in"),
            *("match_cards_total", "all_match_cards_unique"),
        ),
        unordered=("P#.hand", "graveyard", "discard"),
        one_of=("first_player_in",),
    )
)
NAMES: Final = Many(TEXT)
CHOICES: Final = Many(Named(TEXT))
HOW_MUCH: Final = Between(0, MOST)


@final
class ThreelinesTestBed(TestBed[Position]):
    """Matches halt between the rounds; ``begin_round`` (or ``next_round``) goes on."""

    def words(self) -> Words:
        return WORDS

    # Setting up.

    def cards(self, inline: dict[str, Json]) -> Cards:
        """The standard cards, and those a scenario brings in front of them: of two namesakes it means its own."""
        if not inline:
            return STANDARD
        brought = [read_card(key, facts) for key, facts in inline.items()]
        keys = [plain(card.key) for card in brought]
        return CardSet(brought + [card for card in STANDARD.all if plain(card.key) not in keys])

    def set_up(self, setup: dict[str, Json], options: kernel_options.Options, cards: CardSet[Any]) -> Position:
        if "position" in setup:
            return super().set_up(setup, options, cards)
        assert isinstance(options, Options)
        if TRUTH.decode(setup.get("new_match", False), "new_match"):
            return new_match(setup, options, cards)
        s = match_under_way(setup, options, cards)
        self.game.check(s)
        return s

    def read_position(self, text: str, options: kernel_options.Options, cards: CardSet[Any]) -> Position:
        """The notation, with one line more: ``phase: between`` is before the draw of the next round."""
        pairs = split_lines(text)
        phases = [value for key, value in pairs if key.lower() == "phase"]
        rest = "".join(f"{key}: {value}\n" for key, value in pairs if key.lower() != "phase")
        s = super().read_position(rest, options, cards)
        s.stepping = True
        if phases:
            open_phase(s, phases[-1])
        return s

    # Acting.

    def act(self, s: Position, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        if do in ("begin_round", "next_round"):
            self.begin_round(s)
        elif do == "submit":
            seat = seat_of(s, fields)
            self.game.apply(s, seat, choice(s, s.players[seat], CHOICES.decode(needed(fields, "place"), "place")))
        elif do == "move":
            self.move(s, seat_of(s, fields), line_of(fields, "from"), line_of(fields, "to"))
        elif do == "view":
            return view(self.game.mask(s, seat_of(s, fields)), seat_of(s, fields))
        else:
            return super().act(s, do, fields)
        return {}

    def begin_round(self, s: Position) -> None:
        if phase_of(s) != BETWEEN:
            raise IllegalAction(f"no round can begin now; the phase is {phase_of(s)}")
        self.game.proceed(s)

    def move(self, s: Position, seat: i64, line: i64, to: i64) -> None:
        """Try to put a card that stands on one line on another (R34)."""
        player = s.players[seat]
        card = player.card(line)
        if card == EMPTY:
            raise IllegalAction(f"there is no card on the {LINE_NAMES[line]} line")
        wanted = {"card": s.facts(card).key, "line": LINE_NAMES[to]}
        self.game.apply(s, seat, choice(s, player, [wanted]))

    # Looking.

    def facts(self, s: Position) -> dict[str, Json]:
        found: dict[str, Json] = {
            **super().facts(s),
            "round": s.round,
            "phase": phase_of(s),
            "result": result_of(s),
            "deck": keys_of(s, s.deck[::-1]),
            "deck_size": len(s.deck),
            "graveyard": keys_of(s, s.discard),
            "first_player_in": f"P{s.first + 1}",
        }
        cards = s.deck + s.discard
        standing: list[i64] = []
        for seat, player in enumerate(s.players):
            found.update({f"P{seat + 1}.{word}": fact for word, fact in player_facts(s, player).items()})
            cards += player.hand_cards()
            standing += [card for card in player.line_cards() if card != EMPTY]
        found["field_empty"] = not standing
        found["match_cards_total"] = len(cards + standing)
        found["all_match_cards_unique"] = len(set(keys_of(s, cards + standing))) == len(cards + standing)
        return found

    def lines(self, s: Position) -> dict[str, str]:
        return {**super().lines(s), "phase": phase_of(s)}

    def marks(self) -> dict[str, tuple[str, ...]]:
        return {**super().marks(), "phase": (BETWEEN, PLACEMENT, OVER)}


def read_card(key: str, facts: Json) -> Card:
    """A card that a scenario brings: ``{"name": "Test 5/2", "attack": 5, "defense": 2, "cost": 2}``."""
    parts = table(facts, f"cards.{key}")
    numbers = [NUMBER.decode(parts.get(word), f"cards.{key}.{word}") for word in ("attack", "defense", "cost")]
    name = TEXT.decode(parts.get("name"), f"cards.{key}.name")
    return Card(name, "", numbers[0], numbers[1], numbers[2], "", key, "scenario")


def new_match(setup: dict[str, Json], options: Options, cards: Cards) -> Position:
    """The preparation (R6 to R10) and nothing more."""
    s = blank(options, base_of(setup, cards), NUMBER.decode(setup.get("rng_seed", 0), "rng_seed"))
    s.stepping = True
    try:
        deal(s)
    except BadOption as refusal:  # T25
        raise IllegalAction(str(refusal)) from None
    return s


def base_of(setup: dict[str, Json], cards: Cards) -> Cards:
    """The cards a match is drawn from: the game's own, or plain ones where only their number is given."""
    if setup.get("base", OWN_BASE) != OWN_BASE:
        raise BadScenario(f'base is "{OWN_BASE}", the game\'s own cards, not {setup["base"]}')
    if "base_size" not in setup:
        return cards
    size = NUMBER.decode(setup["base_size"], "base_size")
    if not 0 <= size <= LARGEST_BASE:
        raise BadScenario(f"base_size is a number from 0 to {LARGEST_BASE}, not {size}")
    return CardSet([Card(f"Card {number + 1}", "", 1, 1, 1, "") for number in range(size)])


def match_under_way(setup: dict[str, Json], options: Options, cards: Cards) -> Position:
    s = blank(options, cards, 0)
    s.stepping = True
    s.round = NUMBER.decode(setup.get("round", 1), "round")
    s.first = read_seat(TEXT.decode(setup.get("first_player", "P1"), "first_player"), s.seats)
    s.deck = [cards.find(name) for name in NAMES.decode(setup.get("deck", []), "deck")][::-1]
    for name, facts in table(setup.get("players", {}), "players").items():
        seat_player(s, s.players[read_seat(name, s.seats)], table(facts, name))
    open_phase(s, TEXT.decode(setup.get("phase", PLACEMENT), "phase"))
    return s


def seat_player(s: Position, player: Player, facts: dict[str, Json]) -> None:
    player.hp = HOW_MUCH.decode(facts.get("hp", player.hp), "hp")
    player.mana = HOW_MUCH.decode(facts.get("mana", player.mana), "mana")
    s.hold(player, [s.cards.find(name) for name in NAMES.decode(facts.get("hand", []), "hand")])
    for name, cell in table(facts.get("lines", {}), "lines").items():
        if name not in LINE_NAMES:
            raise BadScenario(f'there is no line "{name}"; the lines are {", ".join(LINE_NAMES)}')
        if cell is not None:
            stand(s, player, read_line(name), table(cell, f"lines.{name}"))


def stand(s: Position, player: Player, line: int, cell: dict[str, Json]) -> None:
    card = s.cards.find(TEXT.decode(needed(cell, "card"), "card"))
    defence = Between(1, notation.MOST_DEFENCE).decode(needed(cell, "defense"), "defense")
    player.clear(line)
    player.stand(line, card, defence)


def open_phase(s: Position, phase: str) -> None:
    if phase == BETWEEN:
        s.waiting = ()
    elif phase == PLACEMENT:
        turn.ask_placement(s)
    else:
        raise BadPosition(f"the phase is {BETWEEN} or {PLACEMENT}, not {phase}")


def line_of(fields: dict[str, Json], name: str) -> int:
    return read_line(TEXT.decode(needed(fields, name), name))


def choice(s: Position, player: Player, wanted: list[dict[str, str]]) -> int:
    """The action that places these cards on these lines."""
    slots = [0] * LINES
    for part in wanted:
        card = s.cards.find(needed(part, "card"))
        line = line_of(part, "line")
        if card not in player.hand_cards():
            raise IllegalAction(f"{s.cards.name(card)} is not in your hand")
        if slots[line]:
            raise IllegalAction(f"only one card can be placed on the {LINE_NAMES[line]} line")
        slots[line] = player.hand_cards().index(card) + 1
    return packed(slots)


def phase_of(s: Position) -> str:
    if s.result is not None:
        return OVER
    return PLACEMENT if s.waiting else BETWEEN


def player_facts(s: Position, player: Player) -> dict[str, Json]:
    cells = cells_of(s, player)
    return {
        "hp": player.hp,
        "mana": player.mana,
        "hand": keys_of(s, player.hand_cards()),
        "hand_size": player.size,
        **{f"lines.{line}": cells[line] for line in LINE_NAMES},
    }


def keys_of(s: Position, cards: list[i64]) -> list[str]:
    return [s.facts(card).key for card in cards]


def cells_of(s: Position, player: Player) -> dict[str, Json]:
    """``{"left": None, "center": {"card": "jon_snow", "defense": 3}, "right": None}``."""
    cells: dict[str, Json] = {}
    for line, card in enumerate(player.line_cards()):
        cells[LINE_NAMES[line]] = None
        if card != EMPTY:
            cells[LINE_NAMES[line]] = {"card": s.facts(card).key, "defense": player.left(line)}
    return cells


def view(seen: Position, seat: i64) -> dict[str, Json]:
    """What a player is shown of the other one."""
    other = seen.players[1 - seat]
    return {
        "opponent_submitted": seen.sealed[1 - seat] != OPEN,
        "opponent_cells": cells_of(seen, other),
        "opponent_mana": other.mana,
        "opponent_hand_size": other.size,
    }
