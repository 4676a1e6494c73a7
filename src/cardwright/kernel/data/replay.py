"""A recorded match: what it was played with, and every action, with marks to notice drift."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet, Changes
from cardwright.kernel.chance import Seed
from cardwright.kernel.data.card_changes import changed_cards
from cardwright.kernel.data.codec import KEY, Json
from cardwright.kernel.data.rules_digest import digest_of_rules
from cardwright.kernel.errors import BadInput, BadPosition, BadReplay, IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.options import changed
from cardwright.kernel.state import NOBODY, S

FORMAT: Final = 1
EVERY: Final = 50  # actions between two marks
SEEN_BY: Final = "seen_by"  # beside a position that is a mask: whose
SHORT: Final = 18  # as much of it as a title shows


class Replay:
    """A match is its game, options, cards, rules, decks, seed and actions; everything else follows from them.

    ``cards`` and ``rules`` are marks of what it is played with; ``player`` is the class of the game that plays it now.
    ``changes`` says how its cards differ from those of the game (see ``changed_cards``); ``held`` are those at hand.
    ``seed`` is a number, or the key of a match that nobody was to predict; that is written in hexadecimal digits.
    ``decks`` are the texts of the decks the seats brought; none where the game chose them, or has no decks.
    ``start`` is the position it began from, where that was not a new match (see ``going_on``).
    ``marks`` are digests of the position after every 50 actions, and after the last one.
    """

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        cards: str,
        seed: Seed,
        seats: int,
        players: list[str],
        start: Any = None,
        decks: Sequence[str] = (),
    ) -> None:
        self.game: str = game
        self.options: dict[str, Any] = options
        self.cards: str = cards
        self.seed: Seed = seed
        self.seats: int = seats
        self.players: list[str] = players
        self.start: Any = start
        self.decks: list[str] = list(decks)
        self.changes: Changes = {}
        self.held: CardSet[Any] | None = None
        self.rules: str = ""
        self.player: type | None = None
        self.moves: list[tuple[int, int]] = []
        self.marks: dict[int, str] = {}
        self.result: list[int] | None = None

    def record(self, game: Game[S], s: S, seat: i64, action: i64) -> None:
        """Note an action that has just been applied."""
        self.moves.append((int(seat), int(action)))
        if len(self.moves) % EVERY == 0 or s.result is not None:
            self.marks[len(self.moves)] = game.digest(s)
        if s.result is not None:
            self.result = list(s.result)

    def take_back(self, count: int) -> None:
        """Forget the last actions."""
        kept = max(0, len(self.moves) - count)
        del self.moves[kept:]
        self.marks = {at: mark for at, mark in self.marks.items() if at <= kept}
        self.result = None

    def is_dealt(self) -> bool:
        """Whether its cards were dealt by its seed: all of them, or those that a seat had not seen."""
        return self.start is None or (isinstance(self.start, dict) and SEEN_BY in self.start)

    def title(self) -> str:
        """What a match is called by its seed."""
        return f"match {written_seed(self.seed)}"[:SHORT]

    def to_json(self) -> str:
        changes = {"changes": self.changes} if self.changes else {}
        return json.dumps(
            {
                "cardwright": FORMAT,
                "game": self.game,
                "options": self.options,
                "cards": self.cards,
                **changes,
                "rules": digest_of_rules(self.player) if self.player is not None else self.rules,
                "seed": written_seed(self.seed),
                "seats": self.seats,
                "players": self.players,
                "start": self.start,
                "decks": self.decks,
                "moves": [list(move) for move in self.moves],
                "marks": {str(at): mark for at, mark in self.marks.items()},
                "result": self.result,
            }
        )


def begun(game: Game[S], s: S, seed: Seed, players: list[str], start: Json, decks: Sequence[str] = ()) -> Replay:
    """The record of a match at its first position: a new one, from ``seed`` and ``decks``, or one from ``start``."""
    options, cards = s.options.values(), s.cards.digest()
    replay = Replay(game.name, options, cards, seed, int(s.seats), players, start, decks)
    replay.changes, replay.held = s.cards.changes, s.cards
    replay.player = type(game)  # its mark is made when it is wanted
    return replay


def read_replay(text: str) -> Replay:
    """The replay written in a file; whatever is wrong with it is named."""
    try:
        raw = json.loads(text)
    except ValueError as problem:
        raise BadReplay(f"this is not a replay: {problem}") from None
    if not isinstance(raw, dict) or raw.get("cardwright") != FORMAT:
        raise BadReplay(f'this is not a replay: it does not begin with "cardwright": {FORMAT}')
    wanted: dict[str, type] = {"game": str, "options": dict, "cards": str, "seats": int}
    wanted.update({"players": list, "moves": list, "marks": dict})
    for name, kind in wanted.items():
        if not isinstance(raw.get(name), kind):
            raise BadReplay(f'the replay has no proper "{name}"')
    replay = Replay(
        raw["game"],
        raw["options"],
        raw["cards"],
        read_seed(raw.get("seed")),
        raw["seats"],
        raw["players"],
        raw.get("start"),
        read_decks(raw.get("decks", [])),
    )
    replay.changes = read_changes(raw.get("changes", {}))
    replay.rules = str(raw.get("rules", ""))
    replay.moves = [read_move(at, move) for at, move in enumerate(raw["moves"], 1)]
    replay.marks = {read_at(at): str(mark) for at, mark in raw["marks"].items()}
    replay.result = raw.get("result")
    return replay


def written_seed(seed: Seed) -> int | str:
    """A seed as it stands in a file: a number, or a key in hexadecimal digits."""
    return seed if isinstance(seed, int) else seed.hex()


def read_seed(seed: Any) -> Seed:
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed
    try:
        return KEY.decode(seed)
    except BadPosition:
        raise BadReplay('the replay has no proper "seed"') from None


def read_decks(decks: Any) -> list[str]:
    """The decks of a replay; one that was recorded before games had any does not speak of them."""
    if isinstance(decks, list) and all(isinstance(deck, str) for deck in decks):
        return decks
    raise BadReplay('the replay has no proper "decks"')


def read_changes(changes: Any) -> Changes:
    """How the cards differ from those of the game; what cannot be is refused when they are made."""
    if isinstance(changes, dict) and all(isinstance(facts, dict) for facts in changes.values()):
        return changes
    raise BadReplay('the replay has no proper "changes"')


def read_move(at: int, move: Any) -> tuple[int, int]:
    if isinstance(move, list) and len(move) == 2 and all(type(part) is int and abs(part) < 2**63 for part in move):
        return (move[0], move[1])
    raise BadReplay(f"action {at} of the replay is not a seat and an action")


def read_at(at: str) -> int:
    if not at.isdigit():
        raise BadReplay(f'a mark of the replay stands at "{at}", which is no number')
    return int(at)


def opening(game: Game[S], replay: Replay) -> S:
    """The position a replay begins from."""
    cards = changed_cards(game.cards(), replay.changes) if replay.held is None else replay.held
    if replay.cards != cards.digest():
        raise BadReplay(f"the replay was played with other cards than this version of {game.name} has")
    if replay.start is not None:
        return going_on(game, replay.start, replay.seed, cards)
    options = changed(game.options()(), replay.options)
    return game.new(options, replay.seed, replay.seats, cards, decks=replay.decks)


def going_on(game: Game[S], start: Json, seed: Seed, cards: CardSet[Any] | None = None) -> S:
    """The position a match goes on from: a whole one, or what one seat had seen, the rest dealt by the seed."""
    s = game.decode(start, cards)
    if SEEN_BY not in start:
        return s
    seat = start[SEEN_BY]
    if type(seat) is not int or not NOBODY <= seat < s.seats:
        raise BadPosition(f"{SEEN_BY}: {seat} is no seat at this table")
    return game.sample(s, seat, seed)


def as_seen(game: Game[S], s: S, seat: int) -> Json:
    """Where a match may go on, as one seat knows it: the rest is dealt again when it begins."""
    return game.encode(game.mask(s, seat)) | {SEEN_BY: seat}


def steps(game: Game[S], replay: Replay) -> Iterator[S]:
    """Every position of a replay: the opening, then after each action. Drift is named where it shows.

    A match that was played with other rules is shown only if it goes the same way with these, to its end.
    """
    if replay.player is None and replay.rules != digest_of_rules(type(game)):
        check_to_the_end(game, replay)
    yield from played(game, replay)


def check_to_the_end(game: Game[S], replay: Replay) -> None:
    """Refuse a match that these rules play otherwise than those it was played with, or might yet."""
    other = f"the replay was played with other rules than this version of {game.name} has"
    if replay.result is None:
        raise BadReplay(f"{other}, and is not over")
    result: list[int] | None = None
    try:
        for s in played(game, replay):
            result = None if s.result is None else list(s.result)
    except BadReplay as problem:
        raise BadReplay(f"{other}: {problem}") from None
    if result != replay.result:
        raise BadReplay(f"{other}: it ends differently here")


def played(game: Game[S], replay: Replay) -> Iterator[S]:
    try:
        s = opening(game, replay)
    except BadReplay:
        raise
    except BadInput as problem:
        raise BadReplay(f"the replay cannot be set up: {problem}") from None
    yield s
    for at, (seat, action) in enumerate(replay.moves, 1):
        try:
            game.apply(s, seat, action)
        except IllegalAction as refused:
            raise BadReplay(f"the replay diverges at action {at}: {refused}") from None
        if at in replay.marks and replay.marks[at] != game.digest(s):
            raise BadReplay(f"the replay diverges at or before action {at}: the position is another one")
        yield s
