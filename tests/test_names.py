"""One name means one thing: a file or class name that is used more than once is listed here with its one meaning.

Games need no list for what is plainly the same. A file may have the same name in the same room of every game
(``rules/turn``), in two rooms of one game as two sides of one thing (``rules/damage``, ``effects/damage``), in several
sets of cards, and in the kernel where games build on it (``kernel/state``). A class may have the same name in the same
file of every game (``model/card``), or derive from the one of that name in the kernel.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent.parent / "src" / "cardwright"
WITHOUT_A_NAME: Final = ("__init__", "__main__")

FILES: Final = {
    "accounts": "the accounts of players",
    "analyses": "what is thought of finished matches",
    "analysing": "judging finished matches",
    "arrival": "units that come into play",
    "balance": "numbers that bring decks into a range of win rates",
    "cards": "the cards of a game",
    "chain": "the chain of announced effects",
    "choices": "what can be chosen for a card",
    "damage": "damage that is dealt",
    "decks": "the decks players keep or bring",
    "deeds": "what is done: by the rules of generals, by the cards of Magpies",
    "description": "what is said about a game, a square, a thing or a card",
    "email": "the e-mail address of an account",
    "errors": "what can go wrong, as exceptions",
    "forecast": "what an action would lead to",
    "friends": "whom players know",
    "games": "the games there are",
    "groups": "units and creatures that cards speak of together",
    "hand": "a hand of cards: what becomes of it, and how it looks in a terminal",
    "highlights": "what somebody looks at on a board in a terminal, and what that lights up",
    "lobby": "where players find each other",
    "moderation": "reports, mutes and bans",
    "movement": "units that move or are moved",
    "mulligan": "exchanging cards before a match or a turn",
    "mutes": "whose chat a player does not read",
    "options": "the options of a game",
    "orders": "what the player to move may do, in a terminal",
    "play": "playing: a match, or a card",
    "player": "somebody who plays",
    "players": "the players",
    "question": "what a seat is asked",
    "ratings": "how strong players are",
    "recap": "what happened, in paragraphs",
    "refusals": "what is refused, and the sentence for it",
    "replay": "a match written down, to be played again",
    "replays": "finished matches, to be seen again",
    "scenario": "a scenario of the rules",
    "shorthand": "what a player may type instead of the whole notation",
    "shuffle": "shuffling cards",
    "signs": "the signs on a board in a terminal",
    "socket": "the WebSocket",
    "terminal_board": "how a game looks in a terminal",
    "threelines": "the game of that name",
    "tournament": "everybody against everybody",
    "view": "a table as one seat sees it",
}
CLASSES: Final = {
    "Board": "how a game looks in a terminal",
    "Damage": "damage being dealt",
    "Destroy": "destroying things",
    "Draw": "drawing cards",
    "Each": "each of some things",
    "Effect": "one thing that happens",
    "Heal": "giving health back",
    "Lines": "progress in a log, one line every few seconds",
    "Lobby": "where players find each other",
    "LookedAt": "what somebody looks at on a board in a terminal",
    "OnUnits": "something that happens to each of some units",
    "PhaseLine": "the line of a position that says its phase",
    "Player": "somebody who plays",
    "Proof": "what a shuffle can be checked by",
    "Steal": "taking something from another player",
    "Stun": "stunning units",
    "Summon": "bringing units into play",
    "Tables": "the tables of the server",
    "Term": "a word of a game and what it means",
    "Trigger": "an effect that something sets off",
}


def modules() -> Iterator[Path]:
    for path in sorted(SOURCES.rglob("*.py")):
        if path.stem not in WITHOUT_A_NAME:
            yield path.relative_to(SOURCES)


def repeated(found: Iterator[tuple[str, Path]]) -> dict[str, list[Path]]:
    places: dict[str, list[Path]] = defaultdict(list)
    for name, path in found:
        places[name].append(path)
    return {name: where for name, where in places.items() if len(where) > 1}


def of_games(where: list[Path]) -> list[Path] | None:
    """The games' part of some places; None, if there are others than games and the kernel."""
    if any(path.parts[0] not in ("games", "kernel") for path in where):
        return None
    return [path for path in where if path.parts[0] == "games"]


def is_same_file(where: list[Path]) -> bool:
    """The same room of several games, several rooms of one game, or several sets of cards."""
    places = of_games(where)
    if places is None or len({path.parts[1] for path in places}) == 1:
        return places is not None
    return len({path.parts[2] for path in places}) == 1


def is_same_class(name: str, where: list[Path]) -> bool:
    """The same file of several games, or a game's own of what the kernel has."""
    places = of_games(where)
    if places is None:
        return False
    own = [path for path in places if name not in bases(path, name)]
    return not own or (len({path.parts[2:] for path in own}) == 1 and places == where)


def bases(path: Path, name: str) -> list[str]:
    """What a class derives from, by the last word of each, as it is called where it comes from."""
    tree = ast.parse((SOURCES / path).read_text("utf-8"))
    known = {
        alias.asname or alias.name: alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    made = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    words = [ast.unparse(base).partition("[")[0] for base in made.bases]
    return [word.rpartition(".")[2] if "." in word else known.get(word, word) for word in words]


def files() -> dict[str, list[str]]:
    found = repeated((path.stem, path) for path in modules())
    return {name: [str(path) for path in where] for name, where in found.items() if not is_same_file(where)}


def class_names() -> Iterator[tuple[str, Path]]:
    for path in modules():
        for node in ast.parse((SOURCES / path).read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, path


def classes() -> dict[str, list[str]]:
    found = repeated(class_names())
    return {name: [str(path) for path in where] for name, where in found.items() if not is_same_class(name, where)}


def test_no_file_name_has_two_meanings() -> None:
    assert {name: where for name, where in files().items() if name not in FILES} == {}


def test_no_class_name_has_two_meanings() -> None:
    assert {name: where for name, where in classes().items() if name not in CLASSES} == {}


def test_every_name_listed_here_is_still_used_more_than_once() -> None:
    assert sorted(FILES) == sorted(files())
    assert sorted(CLASSES) == sorted(classes())
