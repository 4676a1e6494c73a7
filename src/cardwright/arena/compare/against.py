"""Compares this checkout with a Git revision of it: the rules and cards of then before, those of now after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cardwright import mode
from cardwright.agents.clocked import by_the_clock
from cardwright.arena.compare.comparison import (
    Comparison,
    OneSide,
    arranged,
    few,
    field_of,
    keys_in,
    said_card,
    seated_agents,
)
from cardwright.arena.compare.far_side import greeting_of
from cardwright.arena.compare.laid_out import LaidOut, Tell, built, laid_out
from cardwright.arena.compare.revision import Revision, checkout, revision_called
from cardwright.arena.compare.revision_change import (
    RevisionChange,
    card_lines,
    changed_facts,
    changed_files,
    difference_in_full,
    file_lines,
    is_of_bots,
    option_lines,
)
from cardwright.arena.compare.side_terms import printed_cards
from cardwright.arena.deck import NamedDeck
from cardwright.arena.pins import Pins, pins_of
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options

FEW_CARDS: Final = 10  # of which some player alone may well hold one

OTHER_BOTS: Final = "The bots were changed, too: part of the difference may be theirs."
OTHER_DEALS: Final = "Other cards are dealt before and after: the two games of a pair have little in common."


def compared_against(
    game: Game[Any],
    name: str,
    variant: str,
    options: Options,
    agents: Sequence[str],
    decks: Sequence[NamedDeck],
    seed: int,
    tell: Tell,
) -> Comparison:
    """``options`` are those of the variant here; the revision has its own by that name."""
    here, revision = checkout(), revision_called(name)
    names = seated_agents(game, agents)
    sources = laid_out(revision)
    told = greeting_of(sources, game.name, variant)
    before = OneSide(told["options"], {}, Pins(told["version"], told["rules"], told["cards"]))
    after = OneSide(options.values(), {}, pins_of(game, game.cards()))
    printed = told["printed"], printed_cards(game.cards())
    refuse_alike(game, revision, before, after, *printed)
    package = built(sources, tell)
    refuse_unlike_clocks(game, package, names)
    focus = changed_cards_alone(before, after, *printed)
    if decks_hold(game, field_of(game, decks), focus):
        focus = ()
    files = changed_files(package, game.name)
    change = RevisionChange(
        revision,
        here,
        package,
        title=title_of(revision, focus, *printed),
        lines=(*option_lines(before.options, after.options), *card_lines(*printed)),
        files=tuple(file_lines(package, files)),
        in_full=difference_in_full(package, files),
        cautions=tuple(cautions(files, *printed)),
        gone={key: card["facts"]["name"] for key, card in printed[0].items() if key not in printed[1]},
    )
    return replace(arranged(game, names, seed, (before, after), focus, decks), since=change)


Printed = Mapping[str, dict[str, Any]]  # cards by key


def refuse_alike(
    game: Game[Any], revision: Revision, before: OneSide, after: OneSide, old: Printed, new: Printed
) -> None:
    if before.options != after.options or before.pinned.rules != after.pinned.rules:
        return
    if before.pinned.cards == after.pinned.cards:
        raise BadInput(f"{game.name} has the same rules and cards in {revision.short} as here: nothing to compare")
    if marks(old) == marks(new):
        raise BadInput(f"{game.name} differs from {revision.short} only in words on cards, which change no game")


def refuse_unlike_clocks(game: Game[Any], package: LaidOut, agents: Sequence[str]) -> None:
    timed = [name for name in agents if by_the_clock(name, game.name)]
    if timed and package.mode != mode():
        raise BadInput(
            f"{timed[0]} would think further on the side whose rules are compiled; give it a budget in iterations, as "
            "in search:200it"
        )


def changed_cards_alone(before: OneSide, after: OneSide, old: Printed, new: Printed) -> tuple[str, ...]:
    """The cards that play otherwise, if these few are all that is changed: then they are what the question is about."""
    changed = [key for key in new if key not in old or old[key]["mark"] != new[key]["mark"]]
    alone = before.options == after.options and before.pinned.rules == after.pinned.rules and list(old) == list(new)
    return tuple(changed) if alone and len(changed) <= FEW_CARDS else ()


def decks_hold(game: Game[Any], field: Sequence[NamedDeck], focus: Sequence[str]) -> bool:
    """Whether every deck holds one of these cards, so that none is left to play against."""
    return bool(field) and all(keys_in(game, deck.text) & set(focus) for deck in field)


def title_of(revision: Revision, focus: Sequence[str], old: Printed, new: Printed) -> str:
    if not focus:
        return f"This checkout against {revision.short}"
    said = [said_card(new[key]["facts"]["name"], changed_facts(old[key], new[key])) for key in focus]
    return f"{few(said)}, against {revision.short}"


def marks(printed: Printed) -> list[tuple[str, str]]:
    return [(key, card["mark"]) for key, card in printed.items()]


def cautions(files: Sequence[str], old: Printed, new: Printed) -> list[str]:
    found = [OTHER_BOTS] if any(map(is_of_bots, files)) else []
    return [*found, OTHER_DEALS] if list(old) != list(new) else found
