"""The people at the keyboard: they see the screen, type actions or commands, and get answers in sentences."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, NamedTuple

from rich.console import Group
from rich.text import Text

from cardwright.agents import Agent
from cardwright.cli.advice import prospects
from cardwright.cli.boards.plain import Command
from cardwright.cli.host import Host
from cardwright.cli.keyboard import ask, confirmed
from cardwright.cli.layout import Layout
from cardwright.cli.pager import page, rule_book
from cardwright.cli.passing import Passing
from cardwright.kernel.action import PASS
from cardwright.kernel.chain import ChainGame
from cardwright.kernel.errors import CardwrightError, IllegalAction
from cardwright.kernel.state import NOBODY, S
from cardwright.match import View
from cardwright.match.coaching import coached

PROMPT: Final = " > "
LOOKING_ON: Final = " You are out of the game; the others play on. Ctrl-C leaves."
PAUSE: Final = 1.5  # seconds for each board, for people who are out of the game
AT_THE_END: Final = " r rematch, l log, q quit > "
AGAINST_BOTS: Final = " r rematch, u undo, l log, q quit > "
# What can be typed instead of an action: the word, its short form, what it does.
COMMANDS: Final[tuple[Command, ...]] = (
    ("hint", "h", "what a strong bot would do, and what that leads to"),
    ("undo", "u", "take your last choice back"),
    ("try", "", "try ACTION: what that would lead to"),
    ("why", "", "why ACTION: why that is not allowed"),
    ("list", "", "everything you may do now, each with its number"),
    ("card", "", "card NAME: what is printed on a card"),
    ("log", "l", "everything that happened"),
    ("rules", "?", "these commands, then the rules of the game"),
    ("save", "", "save FILE: write the match down, for `cardwright replay`"),
    ("concede", "", "give up"),
    ("quit", "q", "leave"),
)
# The same for games in which players answer each other.
WINDOW_COMMANDS: Final[tuple[Command, ...]] = (
    ("yield", "y", "pass on everything until the turn is over"),
    (
        "full",
        "f",
        "be asked in every window, and while others think; again: be asked only where you can answer",
    ),
)
ALSO: Final = {"help": "rules", "exit": "quit", "actions": "list"}


class PastChoice(NamedTuple):
    """Something a seat did: how much of the log it had seen, and whether it passed without being asked."""

    heard: int
    by_itself: bool = False


class Quit(Exception):
    """Somebody got up from the table."""


class Human(Generic[S]):
    """Everybody who sits at this keyboard; ``adviser`` gives the hints, ``passing`` says when to ask.

    ``choices`` are what each seat has done so far; ``said`` and ``at`` are what the next screen answers and points
    out. For people who are out of the game: ``seen`` of the log they have read, ``shown`` is the last chapter.
    """

    def __init__(self, host: Host[S], layout: Layout[S], adviser: Agent, passing: Passing) -> None:
        self.host: Host[S] = host
        self.layout: Layout[S] = layout
        self.adviser: Agent = adviser
        self.passing: Passing = passing
        self.people: list[int] = [seat for seat in range(len(host.table.replay.players)) if seat not in host.bots]
        self.last: int = self.people[0]
        self.said: list[Text] = []
        self.at: str = ""
        self.seen: int = 0
        self.shown: int = 0
        self.choices: dict[int, list[PastChoice]] = {seat: [] for seat in self.people}
        self.orders: dict[str, Callable[[View[S], str], bool]] = {
            "hint": self.hint,
            "undo": self.undo,
            "try": self.attempt,
            "why": self.why,
            "list": self.everything,
            "card": self.card,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "concede": self.concede,
            "quit": self.leave,
        }
        self.commands: list[Command] = [*COMMANDS, *layout.board.commands]
        if isinstance(layout.board.game, ChainGame):
            self.commands += WINDOW_COMMANDS
            self.orders |= {"yield": self.rest, "full": self.watch_closely}
        self.orders |= dict.fromkeys((word for word, _, _ in layout.board.commands), self.point)
        self.short: dict[str, str] = {short: word for word, short, _ in self.commands if short} | ALSO

    def answer(self, seat: int) -> None:
        """Ask until the table has moved on, unless it is a window that this seat lets pass.

        Where people share the keyboard everybody is asked: skipping a player would reveal that they have no answer.
        """
        view = self.host.table.look(seat)
        if len(self.people) == 1 and not self.passing.wants(self.layout.board, view):
            self.submit(view, PASS, by_itself=True)
            return
        self.hand_over(seat)
        self.layout.show(view, self.since(), self.layout.choices(view))
        while not self.obey(view, ask(PROMPT, self.words(view))):
            self.reply(view)

    def butt_in(self) -> bool:
        """Let people act while others think, if they want to; True if somebody did."""
        for seat in self.people:
            view = self.host.table.look(seat)
            if self.passing.wants_to_butt_in(self.layout.board, view) and self.acts_first(view):
                return True
        return False

    def acts_first(self, view: View[S]) -> bool:
        """Ask somebody while nobody waits for them; Enter lets the others go on."""
        self.hand_over(view.seat)
        self.layout.show(view, self.since(), self.layout.choices(view))
        while line := ask(PROMPT, self.words(view)):
            if self.obey(view, line):
                return True
            if not self.passing.wants_to_butt_in(self.layout.board, view):
                return False
            self.reply(view)
        return False

    def words(self, view: View[S]) -> list[str]:
        """What the Tab key completes."""
        return [*self.layout.board.words(view), *self.orders]

    def look_on(self) -> None:
        """Once everybody at this keyboard is out of the game, show how the others play on."""
        table = self.host.table
        if self.host.over() or any(seat in table.playing() for seat in self.people):
            return
        view = table.look(self.last)
        chapter = self.layout.board.chapter(view.position) or view.heard
        if chapter != self.shown:
            self.layout.show(view, self.seen or self.since(), Text(LOOKING_ON, style="dim"))
            self.seen, self.shown = view.heard, chapter
            time.sleep(PAUSE if self.layout.redraws else 0)

    def hand_over(self, seat: int) -> None:
        """Another person takes the keyboard: show nothing until they are ready."""
        if seat != self.last:
            self.layout.hide()
            ask(f" P{seat + 1}, you choose next. Press Enter when P{self.last + 1} is not looking. ")
            self.last = seat

    def since(self) -> int:
        """How much of the log the person at the keyboard had seen at their last choice."""
        return max((choice.heard for choice in self.choices[self.last] if not choice.by_itself), default=0)

    def reply(self, view: View[S]) -> None:
        """Answer what was typed, right above the next prompt."""
        lines = [Text(" ") + line for line in self.layout.wrapped(self.said, self.layout.display().width - 1)]
        at, self.said, self.at = self.at, [], ""
        if self.layout.redraws:
            self.layout.show(view, self.since(), self.layout.choices(view, lines), at)
        else:
            self.layout.console.print(*([self.layout.field(view, at)] if at else []), *lines, sep="\n")

    def obey(self, view: View[S], line: str) -> bool:
        """Do what was typed; True when the table has moved on. What cannot be done is refused with a reason."""
        word, _, rest = line.partition(" ")
        name = self.short.get(word.lower(), word.lower())
        try:
            if name in self.orders:
                return self.orders[name](view, rest.strip())
            return self.play(view, line)
        except CardwrightError as problem:
            self.said = [Text(f"{str(problem)[:1].upper()}{str(problem)[1:]}.", style="red")]
            return False

    def play(self, view: View[S], line: str) -> bool:
        action = self.layout.board.read(view, line) if line else self.layout.board.on_enter(view)
        if action is None:
            return False
        self.submit(view, action)
        return True

    def submit(self, view: View[S], action: int, by_itself: bool = False) -> None:
        assert view.question is not None
        self.host.table.submit(view.seat, view.question.number, action)
        self.choices[view.seat].append(PastChoice(view.heard, by_itself))

    def wants_a_rematch(self, file: Path) -> bool:
        """The end of the match. False if the last choice is taken back instead."""
        alone = len(self.people) == 1
        saved = written(self.host.table.replay.to_json(), file)
        view = self.host.table.look(self.last if alone else NOBODY)
        self.layout.show(view, self.since(), self.layout.verdict(view, saved))
        while True:
            match ask(AGAINST_BOTS if alone else AT_THE_END).lower()[:1]:
                case "r":
                    return True
                case "u" if alone and self.host.table.may_take_back(view.seat):
                    return not self.undo(view, "")
                case "l":
                    self.log(view, "")
                case "q":
                    raise Quit

    # What can be typed instead of an action.

    def hint(self, view: View[S], _: str) -> bool:
        board = self.layout.board
        with self.host.thinking(view.seat):
            counsel = self.host.advised(self.adviser, view.seat)
        action = counsel.best[0].action
        said = coached(board.game, view.position, view.seat, action)
        told = [f"{said.what} ({board.code(view, action)}). {said.why}", *said.changes]
        told += prospects(counsel, [board.code(view, one.action) for one in counsel.best])
        self.said = [Text(line.strip(), style="cyan") for line in told]
        self.said += [Text(line) for line in board.preview(view, action)]
        return False

    def undo(self, view: View[S], _: str) -> bool:
        if len(self.people) > 1:
            raise IllegalAction("taking back is for games against bots")
        if all(choice.by_itself for choice in self.choices[view.seat]):
            raise IllegalAction("there is nothing to take back")
        while True:
            self.host.take_back(view.seat)
            if not self.choices[view.seat].pop().by_itself:
                return True

    def attempt(self, view: View[S], text: str) -> bool:
        told = self.layout.board.preview(view, self.read_legal(view, text))
        self.said = [Text(sentence) for sentence in told or ["What that leads to depends on things you cannot see."]]
        return False

    def why(self, view: View[S], text: str) -> bool:
        self.read_legal(view, text)
        self.said = [Text("That is allowed.")]
        return False

    def read_legal(self, view: View[S], text: str) -> int:
        """The action a player typed, refused if the rules forbid it."""
        action = self.layout.board.read(view, text)
        why = self.layout.board.game.why_not(view.position, view.seat, action)
        if why:
            raise IllegalAction(why)
        return action

    def everything(self, view: View[S], _: str) -> bool:
        page(self.layout.console, self.layout.board.everything(view))
        return False

    def card(self, view: View[S], name: str) -> bool:
        if not name:
            raise IllegalAction("say which: card NAME")
        page(self.layout.console, self.layout.board.card(view, name))
        return False

    def point(self, view: View[S], text: str) -> bool:
        """Highlight something on the board; which command it was makes no difference."""
        self.said = self.layout.board.point(view, text)
        self.at = text
        return False

    def log(self, view: View[S], _: str) -> bool:
        page(self.layout.console, Group(*self.layout.wrapped(self.layout.log(view), self.layout.console.width)))
        return False

    def rules(self, view: View[S], _: str) -> bool:
        board = self.layout.board
        page(self.layout.console, rule_book(board, self.layout.display(), board.how_to_answer(view), self.commands))
        return False

    def save(self, view: View[S], path: str) -> bool:
        if not path:
            raise IllegalAction("say where: save FILE")
        self.said = [Text(written(self.host.table.replay.to_json(), Path(path).expanduser()))]
        return False

    def concede(self, view: View[S], _: str) -> bool:
        if not confirmed(" Give up?"):
            return False
        self.host.table.concede(view.seat)
        self.choices[view.seat].append(PastChoice(view.heard))
        return True

    def rest(self, view: View[S], _: str) -> bool:
        assert view.question is not None
        if not self.layout.board.is_window(view) and not view.question.decision.optional:
            raise IllegalAction("you have nothing to pass on now")
        self.passing.rest(self.layout.board, view)
        if view.question.decision.optional:
            return False
        self.submit(view, PASS)
        return True

    def watch_closely(self, view: View[S], _: str) -> bool:
        self.passing.full = not self.passing.full
        when = "in every window, and while others think" if self.passing.full else "where you can answer"
        self.said = [Text(f"From now on you are asked {when}.")]
        return False

    def leave(self, view: View[S], _: str) -> bool:
        raise Quit


def written(text: str, file: Path) -> str:
    """Write a file and say so, or say why not."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as problem:
        return f"{near(file)} cannot be written: {problem.strerror}"
    return f"Saved, for cardwright replay: {near(file)}"


def near(file: Path) -> Path:
    """The shorter way to say where a file is."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
