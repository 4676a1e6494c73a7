"""The games that can be played here, and all there is to know about each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cardwright import SOURCE
from cardwright.agents.characters import CAST
from cardwright.games import NAMES, load
from cardwright.kernel.errors import UnknownName
from cardwright.kernel.game import Game
from cardwright.kernel.options import explained
from cardwright.server.api.endpoint import ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.wire.bodies.games import BotFacts, GameDetails, GameFacts, Term

if TYPE_CHECKING:
    from cardwright.server.node import Node


async def listed(node: Node, _: Call) -> list[GameFacts]:
    return every_game(node.settings.lab)


async def details(_: Node, call: Call) -> msgspec.Raw:
    return written(game_of(call.path["game"]).name)


async def bots(_: Node, __: Call) -> list[BotFacts]:
    return [BotFacts(one.name, level, one.temper) for level, cast in CAST.items() for one in cast]


def game_of(name: str) -> Game[Any]:
    """The game a path names."""
    try:
        return load(name)
    except UnknownName as error:
        raise Refusal(404, str(error)) from None


def every_game(lab: bool) -> list[GameFacts]:
    return [facts(load(name), lab) for name in NAMES]


def facts(game: Game[Any], lab: bool) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=game.title,
        blurb=game.blurb,
        minutes=game.minutes,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        decks=bool(game.starters()),
        variants=list(game.variants()),
        lab=lab,
    )


@cache
def written(name: str) -> msgspec.Raw:
    """The details as JSON; they are long, and the same for everybody as long as the server runs."""
    game = load(name)
    rules = SOURCE / "games" / name / "RULES.md"
    lesson = game.lesson()
    return msgspec.Raw(
        msgspec.json.encode(
            GameDetails(
                name=game.name,
                title=game.title,
                cards=[card.facts() for card in game.cards().all],
                options=explained(game.variants()["standard"]),
                starters=game.starters(),
                events={kind.word: list(kind.numbers) for kind in game.event_kinds()},
                rules=rules.read_text("utf-8") if rules.exists() else "",
                glossary=[Term(term.word, term.text, term.rule) for term in game.glossary()],
                lesson=None if lesson is None else [list(words) for _, words in sorted(lesson.line.items())],
            )
        )
    )


ENDPOINTS: Final = (
    Endpoint("GET", f"{ROOT}/bots", bots, answer=list[BotFacts], summary="The bots of every level", who=ANYONE),
    Endpoint("GET", f"{ROOT}/games", listed, answer=list[GameFacts], summary="The games", who=ANYONE),
    Endpoint(
        "GET",
        f"{ROOT}/games/{{game}}",
        details,
        answer=GameDetails,
        summary="A game with its cards, options, starter decks, events, rules, glossary and lesson",
        who=ANYONE,
    ),
)
