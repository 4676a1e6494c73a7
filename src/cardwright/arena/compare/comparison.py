"""What is compared: the game before and after a change, who plays it, and whose games count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import permutations
from typing import Any, Final

from cardwright.agents import agent_named
from cardwright.arena.compare.revision_change import RevisionChange
from cardwright.arena.deck import NamedDeck
from cardwright.arena.pins import Pins, pins_of
from cardwright.arena.series import seats_allowed
from cardwright.games import load
from cardwright.kernel.cards import CardSet, Changes, plain
from cardwright.kernel.data.card_changes import WHOLE, changed_cards
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed
from cardwright.kernel.text.deck_lines import STAR, counted, written_lines
from cardwright.kernel.text.sentences import listed

HOLDER, FIRST_SEAT, FIRST_AGENT, OWN_DECK = "holder", "first seat", "first agent", "deck"  # whose games count
PRICES: Final = ("cost", "price")  # numbers that are not of anything


@dataclass(frozen=True)
class OneSide:
    """One side of the comparison: options, and how the cards differ from those of the game."""

    options: dict[str, Any]
    changes: Changes
    pinned: Pins

    def chosen_options(self, game: Game[Any]) -> Options:
        return changed(game.options()(), self.options)

    def card_set(self, game: Game[Any]) -> CardSet[Any]:
        return changed_cards(game.cards(), self.changes)


@dataclass(frozen=True)
class Comparison:
    """Plain words and numbers, so that another process can hold it.

    focus     the keys of the cards that change
    decks     those that take part; none in a game without decks
    matchups  which of them sit where
    view      whose result counts: the holder's of a changed card, the first seat's, agent's or deck's
    subjects  the decks whose result counts, by number
    since     where the side before the change is that of a Git revision: which, and what has changed since
    """

    game: str
    agents: tuple[str, ...]
    seed: int
    before: OneSide
    after: OneSide
    focus: tuple[str, ...]
    decks: tuple[NamedDeck, ...]
    matchups: tuple[tuple[int, ...], ...]
    view: str
    subjects: tuple[int, ...]
    since: RevisionChange | None = None

    @property
    def seats(self) -> int:
        return len(self.agents)

    def rules(self) -> Game[Any]:
        return load(self.game)

    def turn(self, number: int) -> int:
        """By how many seats the agents have moved on in this pair."""
        return number // max(1, len(self.matchups)) % self.seats

    def matchup(self, number: int) -> int:
        return number % max(1, len(self.matchups))

    def seated_decks(self, number: int) -> list[NamedDeck]:
        if not self.matchups:
            return []
        return [self.decks[place] for place in self.matchups[self.matchup(number)]]

    def agent_in(self, seat: int, number: int) -> int:
        return (seat + self.turn(number)) % self.seats

    def who(self) -> str:
        """Whose win rate it is about, as the subject of a sentence."""
        if self.view == OWN_DECK:
            names = [self.decks[place].name for place in self.subjects]
            return f"the deck {names[0]}" if len(names) == 1 else f"a deck with {self.held()}"
        if self.view == FIRST_AGENT:
            return self.agents[0]
        return "the first seat" if self.view == FIRST_SEAT else f"the player who holds {self.held()}"

    def held(self) -> str:
        return "one of them" if len(self.focus) > 1 else "it"

    def change_lines(self) -> list[str]:
        """What was changed, line by line."""
        if self.since is not None:
            return [*self.since.lines, *self.since.files]
        before, after = self.before.options, self.after.options
        options = [f"{name}: {before[name]} -> {value}" for name, value in after.items() if value != before[name]]
        return [*options, *changed_card_lines(self.rules(), self.after.changes)]

    def title(self) -> str:
        """The change in a few words: ``Ash Mephyt at 4 mana``."""
        if self.since is not None:
            return self.since.title
        parts = [f"{name}={value}" for name, value in self.after.options.items() if value != self.before.options[name]]
        cards = self.rules().cards()
        for key, facts in self.after.changes.items():
            name = cards.all[cards.find(key)].name
            parts.append(said_card(name, facts))
        return few(parts)

    def facts(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "agents": list(self.agents),
            "seed": self.seed,
            "decks": [deck.facts() for deck in self.decks],
            "about": self.who(),
            "before": asdict(self.before),
            "after": asdict(self.after),
            **({} if self.since is None else {"against": self.since.facts()}),
        }


def few(parts: Sequence[str]) -> str:
    return ", ".join(parts[:3]) + (f" and {len(parts) - 3} more" if len(parts) > 3 else "")


def said_card(name: str, facts: Mapping[str, Any]) -> str:
    """A card with what is now printed on it: ``Ash Mephyt at 4 mana``."""
    said = [said_number(fact, value) for fact, value in facts.items() if isinstance(value, int)]
    return f"{name} at {listed(said)}" if said else f"{name} rewritten"


def said_number(fact: str, value: int) -> str:
    """``4 mana``, ``a cost of 3``."""
    return f"a {fact} of {value}" if fact in PRICES else f"{value} {fact}"


def changed_card_lines(game: Game[Any], changes: Changes) -> Iterator[str]:
    """How the cards differ from those of the game."""
    cards = game.cards()
    for key, facts in changes.items():
        card = cards.all[cards.find(key)]
        printed = card.facts()
        for fact, value in facts.items():
            yield f"{card.name}: written again" if fact == WHOLE else changed_fact(card, fact, printed, value)


def changed_fact(card: Any, fact: str, printed: dict[str, Any], value: Any) -> str:
    return f"{card.name}: {fact} {printed.get(fact)} -> {value}"


NOTHING: Final = "nothing changes: name a change with --set or --cards, or a revision with --against"


def compared(
    game: Game[Any],
    options: tuple[Options, Options],
    cards: tuple[CardSet[Any], CardSet[Any]],
    agents: Sequence[str],
    decks: Sequence[NamedDeck],
    seed: int,
) -> Comparison:
    """A comparison that can be played, or an error that says why not. Options and cards are before and after."""
    names = seated_agents(game, agents)
    before, after = (OneSide(o.values(), c.changes, pins_of(game, c)) for o, c in zip(options, cards))
    if before == after:
        raise BadInput(NOTHING)
    focus = tuple(key for key in after.changes if before.changes.get(key) != after.changes[key])
    for side, held in zip(options, cards):
        for deck in field_of(game, decks):
            game.check_decks([deck.text] * len(names), side, len(names), held)
    return arranged(game, names, seed, (before, after), focus, decks)


def seated_agents(game: Game[Any], agents: Sequence[str]) -> tuple[str, ...]:
    names = tuple(agent_named(name).name for name in agents)
    if not game.least_seats <= len(names) <= game.most_seats:
        raise BadInput(f"{game.name} is for {seats_allowed(game)} players, not {len(names)}")
    return names


def field_of(game: Game[Any], decks: Sequence[NamedDeck]) -> list[NamedDeck]:
    """The decks that take part: those that were named, or those that come with the game."""
    return list(decks) or [NamedDeck(name, text) for name, text in game.starters().items()]


def arranged(
    game: Game[Any],
    names: tuple[str, ...],
    seed: int,
    sides: tuple[OneSide, OneSide],
    focus: tuple[str, ...],
    decks: Sequence[NamedDeck],
) -> Comparison:
    """Which decks meet, and whose result counts."""
    before, after = sides
    field = field_of(game, decks)
    if not field:
        view = HOLDER if focus else FIRST_AGENT if len(set(names)) > 1 else FIRST_SEAT
        return Comparison(game.name, names, seed, before, after, focus, (), (), view, ())
    if len(names) != 2:
        raise BadInput("decks are compared at tables of two")
    subjects = subject_decks(game, field, focus, bool(decks))
    view = OWN_DECK if subjects else FIRST_SEAT
    matchups = tuple(pair for pair in permutations(range(len(field)), 2) if one_subject(pair, subjects))
    if not matchups:
        raise BadInput(no_opponent(game, focus))
    return Comparison(game.name, names, seed, before, after, focus, tuple(field), matchups, view, subjects)


def subject_decks(game: Game[Any], field: Sequence[NamedDeck], focus: Sequence[str], named: bool) -> tuple[int, ...]:
    """The decks with a changed card in them; else the first one that was named; else no deck in particular."""
    with_it = tuple(place for place, deck in enumerate(field) if keys_in(game, deck.text) & set(focus))
    if with_it:
        return with_it
    if focus and not named:
        cards = game.cards()
        names = " or ".join(cards.all[cards.find(key)].name for key in focus)
        raise BadInput(f"no deck that comes with {game.title} holds {names}; compare a deck of your own that does")
    return (0,) if named else ()


def one_subject(pair: tuple[int, ...], subjects: Sequence[int]) -> bool:
    return not subjects or sum(place in subjects for place in pair) == 1


def no_opponent(game: Game[Any], focus: Sequence[str]) -> str:
    if not focus:
        return f"two decks of {game.title} are needed to play each other"
    return "every deck holds a changed card; name one without it, too"


def keys_in(game: Game[Any], text: str) -> set[str]:
    """The keys of the cards in the text of a deck, its leader's included."""
    return set(copies_in(game, text))


def copies_in(game: Game[Any], text: str) -> dict[str, int]:
    """How often each card is in a deck, by key."""
    cards = game.cards()
    found: dict[str, int] = {}
    for line in written_lines(text):
        count, name = counted(line.removesuffix(STAR).strip())
        place = cards.places.get(plain(name))
        if place is not None:
            key = cards.all[place].key
            found[key] = found.get(key, 0) + count
    return found
