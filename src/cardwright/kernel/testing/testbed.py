"""What scenarios may say about a game, and what it means: each game derives a ``TestBed`` of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import TEXT, TRUTH, Json, wrong
from cardwright.kernel.errors import BadPosition, BadScenario, IllegalAction
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import S
from cardwright.kernel.text.notation import NOTHING, read_seat, split_lines

DRAW: Final = "draw"


class Words:
    """Every word a scenario may use; in the expected ones P# is any player, u:# or c:# a thing by its id.

    setup      what a position is set up from
    player     what is said of each player there
    actions    what can be done, with the fields it takes (``expect`` and ``note`` are always allowed)
    expect     what can be expected of one action
    expected   what can be expected of the position
    unordered  things found in positions that count as equal in any order
    one_of     things of which every allowed value is listed, instead of the only one
    whole      tables of which every entry counts, not only those that are expected
    at_least   numbers that may be larger than expected
    optional   fields of actions without which they can be written in text
    """

    def __init__(
        self,
        setup: tuple[str, ...] = (),
        player: tuple[str, ...] = (),
        actions: dict[str, tuple[str, ...]] | None = None,
        expect: tuple[str, ...] = (),
        expected: tuple[str, ...] = (),
        unordered: tuple[str, ...] = (),
        one_of: tuple[str, ...] = (),
        whole: tuple[str, ...] = (),
        at_least: tuple[str, ...] = (),
        optional: tuple[str, ...] = (),
    ) -> None:
        self.setup: tuple[str, ...] = setup
        self.player: tuple[str, ...] = player
        self.actions: dict[str, tuple[str, ...]] = {} if actions is None else actions
        self.expect: tuple[str, ...] = expect
        self.expected: tuple[str, ...] = expected
        self.unordered: tuple[str, ...] = unordered
        self.one_of: tuple[str, ...] = one_of
        self.whole: tuple[str, ...] = whole
        self.at_least: tuple[str, ...] = at_least
        self.optional: tuple[str, ...] = optional

    def plus(self, more: Words) -> Words:
        """These words and some more."""
        return Words(
            self.setup + more.setup,
            self.player + more.player,
            {**self.actions, **more.actions},
            self.expect + more.expect,
            self.expected + more.expected,
            self.unordered + more.unordered,
            self.one_of + more.one_of,
            self.whole + more.whole,
            self.at_least + more.at_least,
            self.optional + more.optional,
        )

    def written_with(self, do: str) -> tuple[str, ...]:
        """The fields that an action needs, as far as it can be written in text."""
        return tuple([field for field in self.actions[do] if field not in self.optional])


# What can be said about every game, because every game has a notation for positions and actions.
GENERAL: Final = Words(
    setup=("position", "expect_error"),
    actions={"write": ("player", "text"), "timeout": (), "concede": ("player",), "snapshot": ("check",)},
    expect=("ok", "reason", "because"),
    expected=("position",),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class TestBed(Generic[S]):
    """How the scenarios of a game are set up, acted and looked at.

    This one serves every game with scenarios written in the game's own notation. A game whose scenario files
    use more words than ``GENERAL`` lists them in ``words`` and explains them in the other methods.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game: Game[S] = game

    def words(self) -> Words:
        return GENERAL

    def cards(self, inline: dict[str, Json]) -> CardSet[Any]:
        """The cards to play with: the game's own, test cards all scenarios share, and those a scenario brings."""
        if inline:
            raise BadScenario(f"a scenario of {self.game.name} cannot bring cards of its own")
        return self.game.cards()

    def kit(self, kit: Json) -> dict[str, Json]:
        """The cards that a scenario file brings in its ``kit``; a game whose test bed knows them already takes none."""
        return {}

    def named(self, parts: dict[str, Json]) -> list[str]:
        """The cards that ``setup``, ``actions`` and ``expected`` name: without one of them a scenario is skipped.

        A game with all its cards lists none, so that a name nobody has is a mistake.
        """
        return []

    def rules(self, rules: dict[str, Json]) -> dict[str, Json]:
        """The options that a scenario means with its ``rules``."""
        return rules

    def completed(self, do: str, fields: dict[str, Json], expect: dict[str, Json]) -> dict[str, Json]:
        """The fields of a step, with those that its files leave out although they matter."""
        return fields

    def set_up(self, setup: dict[str, Json], options: Options, cards: CardSet[Any]) -> S:
        """The position a scenario starts from. IllegalAction says that the rules refuse to start such a match."""
        return self.read_position(TEXT.decode(needed(setup, "position"), "position"), options, cards)

    def read_position(self, text: str, options: Options, cards: CardSet[Any]) -> S:
        """A position in the game's notation; any line may be left out."""
        return self.game.read_position(text, options, cards)

    def act(self, s: S, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        """Do something, and tell what it showed. IllegalAction says that the rules refuse it."""
        if do == "timeout":
            self.time_out(s)
        elif do == "concede":
            self.game.apply(s, seat_of(s, fields), CONCEDE)
        elif do == "write":
            seat = seat_of(s, fields)
            self.game.apply(s, seat, self.game.read_action(s, seat, TEXT.decode(needed(fields, "text"), "text")))
        else:
            raise BadScenario(f'{self.game.name} lists the action "{do}" and does not know it')
        return {}

    def time_out(self, s: S) -> None:
        """Time runs out for everybody who is asked."""
        late = [decision for decision in s.waiting if decision.seat in s.asked()]
        if not late:
            raise IllegalAction("nobody is asked anything, so no time can run out")
        for decision in late:
            self.game.apply(s, decision.seat, self.game.timeout(s, decision))

    def check_given(self, line: str, options: Options, cards: CardSet[Any]) -> None:
        """Refuse a line that no position has, so that a mistake is found where it stands."""
        self.read_position(line, options, cards)

    def facts(self, s: S) -> dict[str, Json]:
        """Everything that can be expected of a position."""
        return {"position": self.lines(s)}

    def lines(self, s: S) -> dict[str, str]:
        """The position in the game's notation, line by line, and the result."""
        return {**dict(split_lines(self.game.position_text(s))), "result": result_of(s) or NOTHING}

    def marks(self) -> dict[str, tuple[str, ...]]:
        """The lines that ``lines`` adds to the notation, with all their values."""
        seats = tuple(f"P{seat + 1}" for seat in range(self.game.most_seats))
        return {"result": (NOTHING, DRAW, *seats)}

    def read_line(self, key: str, value: str, options: Options, cards: CardSet[Any]) -> tuple[str, str]:
        """A line as ``lines`` would write it: ``p1.left: jon snow`` is ``P1.left: Jon Snow 3``."""
        marks = self.marks()
        if key in marks:
            if not all(part in marks[key] for part in value.split(", ")):
                raise BadPosition(f"{key} is one of {', '.join(marks[key])}, not {value}")
            return key, value
        written = self.lines(self.read_position(f"{key}: {value}", options, cards))
        by_lower = {known.lower(): known for known in written}
        return by_lower[key.lower()], written[by_lower[key.lower()]]


def needed(fields: dict[str, Json], name: str) -> Json:
    """A field that cannot be left out."""
    if name not in fields:
        raise BadScenario(f'"{name}" is missing')
    return fields[name]


def table(value: Json, where: str) -> dict[str, Json]:
    """Named values, whatever they are."""
    if not isinstance(value, dict):
        raise wrong(where, "named values", value)
    return value


def seat_of(s: S, fields: dict[str, Json]) -> i64:
    """The seat of the ``player`` who does something."""
    return read_seat(TEXT.decode(needed(fields, "player"), "player"), s.seats)


def result_of(s: S) -> str | None:
    """The winners (``P1``), ``draw``, or nothing while the game goes on."""
    if s.result is None:
        return None
    return ", ".join(f"P{seat + 1}" for seat in s.result) or DRAW


def expects_ok(fields: dict[str, Json]) -> bool:
    """Whether something that a scenario lists is to be done, and not refused."""
    return TRUTH.decode(table(fields.get("expect", {}), "expect").get("ok", True), "ok")


def done_as_expected(sort: str, fields: dict[str, Json], known: Sequence[str], deed: Callable[[str], None]) -> bool:
    """Whether an answer that a scenario lists was done; it has to be refused exactly where that is expected."""
    for word in fields:
        if word not in known and word not in ("expect", "note"):
            raise BadScenario(f'there is no word "{word}" of a {sort}; there are: {", ".join(known)}')
    do = TEXT.decode(needed(fields, "do"), "do")
    wanted = expects_ok(fields)
    try:
        deed(do)
    except IllegalAction as refusal:
        if wanted:
            raise IllegalAction(f"the {sort} of {fields['player']}, to {do}, is refused: {refusal}") from None
        return False
    if not wanted:
        raise IllegalAction(f"the {sort} of {fields['player']}, to {do}, is done and not refused")
    return True
