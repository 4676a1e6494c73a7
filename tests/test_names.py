"""One name means one thing: a file or class name that is used more than once is listed here with its one meaning."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent.parent / "src" / "cardwright"
ELSEWHERE: Final = ("games", "kernel")  # every game has the same rooms, with the same files in them
WITHOUT_A_NAME: Final = ("__init__", "__main__")

FILES: Final = {
    "accounts": "the accounts of players",
    "board": "how a game looks in a terminal",
    "decks": "the decks players keep or bring",
    "description": "what a terminal says about a square, a thing or a card",
    "forecast": "what an action would lead to",
    "games": "the games there are",
    "hand": "a hand of cards in a terminal",
    "lobby": "where players find each other",
    "mutes": "whose chat a player does not read",
    "orders": "what the player to move may do, in a terminal",
    "players": "the players",
    "question": "what a seat is asked",
    "ratings": "how strong players are",
    "recap": "what happened, in paragraphs",
    "refusals": "what is refused, and the sentence for it",
    "replays": "finished matches, to be seen again",
    "socket": "the WebSocket",
    "threelines": "the game of that name",
    "tournament": "everybody against everybody",
    "view": "a table as one seat sees it",
}
CLASSES: Final = {
    "Board": "how a game looks in a terminal",
    "Lobby": "where players find each other",
    "Proof": "what a shuffle can be checked by",
    "Tables": "the tables of the server",
}


def modules() -> Iterator[Path]:
    for path in sorted(SOURCES.rglob("*.py")):
        if path.relative_to(SOURCES).parts[0] not in ELSEWHERE and path.stem not in WITHOUT_A_NAME:
            yield path


def repeated(found: Iterator[tuple[str, Path]]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for name, path in found:
        places[name].append(str(path.relative_to(SOURCES)))
    return {name: where for name, where in places.items() if len(where) > 1}


def files() -> Iterator[tuple[str, Path]]:
    return ((path.stem, path) for path in modules())


def classes() -> Iterator[tuple[str, Path]]:
    for path in modules():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, path


def test_no_file_name_has_two_meanings() -> None:
    assert {name: where for name, where in repeated(files()).items() if name not in FILES} == {}


def test_no_class_name_has_two_meanings() -> None:
    assert {name: where for name, where in repeated(classes()).items() if name not in CLASSES} == {}


def test_every_name_listed_here_is_still_used_more_than_once() -> None:
    assert sorted(FILES) == sorted(repeated(files()))
    assert sorted(CLASSES) == sorted(repeated(classes()))
