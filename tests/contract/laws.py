"""The laws every game obeys, each checked on one position. They hold for any position of any game."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections import Counter
from functools import cache
from itertools import permutations
from typing import TypeVar

import pytest

from cardwright.kernel.chance import KEY_BYTES, UNTOUCHED, Chance, dice
from cardwright.kernel.data.fields import DECISION, difference
from cardwright.kernel.errors import CardwrightError, IllegalAction
from cardwright.kernel.event import Event
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import LOCKED, NOBODY, OPEN, State
from tests.contract.journey import Move, any_answer, any_move
from tests.contract.memory import Memory, hands_of
from tests.contract.subject import Ledger, Subject

HUGE = 2**62
Kept = TypeVar("Kept")
ONWARDS = 12  # how far two positions that should be alike are played on


# 1. Every action in ``legal`` applies; every other is refused with a reason and changes nothing.


def legal_actions_apply(game: Game[State], s: State, most: int) -> None:
    """Each legal action of each seat, or at most this many, on a copy."""
    for seat in range(s.seats):
        actions = list(game.legal(s, seat))
        assert len(set(actions)) == len(actions), "an action is listed twice"
        for action in actions[:: max(1, len(actions) // most)]:
            assert game.why_not(s, seat, action) == ""
            game.apply(game.clone(s), seat, action)


def other_actions_are_refused(game: Game[State], s: State, chance: Chance) -> None:
    before = game.digest(s)
    for seat in range(-1, int(s.seats) + 1):
        legal = list(game.legal(s, seat)) if 0 <= seat < s.seats else []
        for action in strange_actions(legal, chance):
            if action not in legal and action != CONCEDE:
                assert_refused(game, s, seat, action)
    for seat in (-1, int(s.seats)):
        assert_refused(game, s, seat, CONCEDE)
    assert game.digest(s) == before, "a refused action changed the position"


def strange_actions(legal: list[int], chance: Chance) -> list[int]:
    """Neighbours of what is legal, other kinds, operands too many, negative and huge numbers."""
    found = [-2, -3, -HUGE, HUGE, 2 * HUGE - 1, 0, int(chance.below(1 << 15)), int(chance.below(1 << 30)) << 31]
    for action in legal[:: max(1, len(legal) // 3)]:
        found += [action - 1, action + 1, -action, action ^ 1, action ^ 2, action ^ 3]
        found += [action ^ 1 << int(chance.below(15)), action | 1 << 15 << int(chance.below(40))]
    return found


def assert_refused(game: Game[State], s: State, seat: int, action: int) -> None:
    why = game.why_not(s, seat, action)
    assert len(why.split()) >= 3, f"{action} of seat {seat} is refused with no sentence but {why!r}"
    with pytest.raises(IllegalAction) as refusal:
        game.apply(s, seat, action)
    assert str(refusal.value) == why


def why_not_agrees_with_legal(game: Game[State], s: State, actions: range) -> None:
    """Exhaustively, for every number in the range."""
    for seat in range(s.seats):
        legal = set(game.legal(s, seat))
        allowed = {action for action in actions if not game.why_not(s, seat, action)} - {CONCEDE}
        assert allowed == {action for action in legal if action in actions}


def nothing_happens_after_the_end(game: Game[State], s: State) -> None:
    for seat in range(s.seats):
        assert game.legal(s, seat) == []
        for action in (CONCEDE, 0, 1, 2):
            assert_refused(game, s, seat, action)


# 2. Somebody can always act.


def somebody_can_act(game: Game[State], s: State) -> None:
    asked = s.asked()
    assert asked, "there is no result, and nobody is asked"
    assert s.next_seat() == asked[0]
    assert len({decision.seat for decision in s.waiting}) == len(s.waiting), "a seat is asked twice"
    seated = s.seated()
    for seat in asked:
        assert seat in seated
        assert game.legal(s, seat), f"seat {seat} is asked and can do nothing"


def running_out_of_time_is_legal(game: Game[State], s: State) -> None:
    for seat in s.asked():
        decision = s.decision(seat)
        assert decision is not None
        assert game.timeout(s, decision) in game.legal(s, seat)


# 3. A copy is equal, and apart.


def a_copy_is_equal_and_apart(game: Game[State], s: State, chance: Chance) -> None:
    before = game.digest(s)
    copy = game.clone(s)
    assert difference(game.encode(copy), game.encode(s)) == "", "a copy is not the same"
    assert (copy.telling, copy.stepping) == (s.telling, s.stepping)
    assert game.position().same(copy, s)
    for _ in range(ONWARDS):
        if copy.result is None:
            game.apply(copy, *any_move(game, copy, chance))
            alike = game.position().encode(copy) == game.position().encode(s)
            assert game.position().same(copy, s) == alike, "what is compared is not what is written"
    assert game.digest(s) == before, "playing on a copy changed the original"


def onwards(game: Game[State], s: State, chance: Chance) -> None:
    for _ in range(ONWARDS):
        if s.result is None:
            game.apply(s, *any_move(game, s, chance))


# 4. Written and read back, a position is the same.


def json_reads_back(game: Game[State], s: State, chance: Chance) -> None:
    written = json.dumps(game.encode(s))
    again = game.decode(json.loads(written), s.cards)
    assert difference(game.encode(again), game.encode(s)) == ""
    copy = game.clone(s)
    for _ in range(ONWARDS):
        if copy.result is not None:
            break
        for seat in range(s.seats):
            assert game.legal(again, seat) == game.legal(copy, seat)
        move = any_move(game, copy, chance)
        game.apply(again, *move)
        game.apply(copy, *move)
    assert game.digest(again) == game.digest(copy), "a position read back plays on differently"


def text_digest_and_view_survive(game: Game[State], s: State, reader: int) -> None:
    """What people read and clients draw depends on nothing that is not written, for the table and for a reader."""
    again = game.decode(json.loads(json.dumps(game.encode(s))), s.cards)
    assert game.position_text(again) == game.position_text(s)
    assert game.digest(again) == game.digest(s)
    seen = game.mask(s, reader)
    for other in (game.mask(again, reader), game.decode(game.encode(seen), s.cards)):
        assert game.shown(other) == game.shown(seen)
        assert game.position_text(other) == game.position_text(seen)


def pickles_and_copies_are_equal(game: Game[State], s: State) -> None:
    """Pickled, copied and deep-copied, a position is the same: its key, its news and the switches of its host too."""
    for again in (pickled(s), copy.copy(s), copy.deepcopy(s)):
        assert again is not s
        assert difference(game.encode(again), game.encode(s)) == ""
        assert news(again.events) == news(s.events)
        assert again.events is not s.events
        assert (again.heard, again.telling, again.stepping) == (s.heard, s.telling, s.stepping)
        assert again.cards is s.cards
        assert again.options == s.options
    for decision in s.waiting:
        for same in (pickled(decision), copy.copy(decision), copy.deepcopy(decision)):
            assert DECISION.same(same, decision)


def pickles_and_copies_play_on_alike(game: Game[State], s: State, chance: Chance) -> None:
    before, true = game.digest(s), game.clone(s)
    others = [pickled(s), copy.copy(s), copy.deepcopy(s)]
    for _ in range(ONWARDS):
        if true.result is None:
            move = any_move(game, true, chance)
            for each in (true, *others):
                game.apply(each, *move)
    assert {game.digest(other) for other in others} == {game.digest(true)}
    assert game.digest(s) == before, "playing on a copy changed the original"


def pickled(value: Kept) -> Kept:
    """Pickled and read back."""
    read: Kept = pickle.loads(pickle.dumps(value))
    return read


def actions_have_words(game: Game[State], s: State) -> None:
    for seat in range(s.seats):
        for action in game.legal(s, seat):
            text = game.action_text(s, seat, action)
            assert text == text.strip() != ""
            assert game.read_action(s, seat, text) == action, f'"{text}" reads back as another action'
            parts = game.action_parts(s, seat, action)
            assert isinstance(parts["kind"], str)
            assert json.loads(json.dumps(parts)) == parts


def position_reads_back(game: Game[State], s: State) -> bool:
    """Where nothing is under way; says whether that was so."""
    quiet = not (s.agenda or s.chain or s.queue) and all(answer == OPEN for answer in s.sealed)
    if not quiet or s.result is not None:
        return False
    again = game.read_position(game.position_text(s), s.options, s.cards)
    again.rng = s.rng
    assert difference(game.encode(again), game.encode(s)) == "", "a written position reads back as another one"
    return True


# 6. Nobody learns what they cannot see.


def masks_show_what_may_be_seen(subject: Subject, s: State) -> None:
    for reader in range(-1, int(s.seats)):
        seen = subject.game.mask(s, reader)
        assert (seen.rng, seen.stream, seen.script) == (0, None, ())
        for pile, true in zip(subject.piles(seen), subject.piles(s), strict=True):
            cards = list(pile.cards) if true.seen_by(reader) else sorted(pile.cards)
            assert cards == true.shown_to(reader), f"seat {reader} sees {pile.cards} in {pile.name}"
        for seat in range(s.seats):
            hidden = seat != reader and s.sealed[seat] != OPEN
            assert seen.sealed[seat] == (LOCKED if hidden else s.sealed[seat])
        if reader != NOBODY:
            assert subject.game.legal(seen, reader) == subject.game.legal(s, reader)


def samples_cannot_be_told_apart(subject: Subject, s: State, chance: Chance) -> None:
    game = subject.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        world = game.sample(seen, reader, int(chance.below(1 << 30)))
        assert difference(game.encode(game.mask(world, reader)), game.encode(seen)) == ""
        assert game.position().same(game.mask(world, reader), seen)
        cards = subject.cards(world)
        assert len(cards) >= len(subject.cards(s)), "a sample leaves a card hidden"
        assert not subject.unique or len(cards) == len(set(cards)) == len(subject.cards(s)), "a sample has a card twice"
        if world.result is None:
            sealed_answers_are_legal(game, world)
        if reader != NOBODY:
            assert game.legal(world, reader) == game.legal(s, reader)
            for action in strange_actions(list(game.legal(s, reader)), chance):
                assert game.why_not(world, reader, action) == game.why_not(s, reader, action)
        onwards(game, world, chance)


def sealed_answers_are_legal(game: Game[State], world: State) -> None:
    opened = game.clone(world)
    opened.sealed = [OPEN] * int(world.seats)
    for seat, answer in enumerate(world.sealed):
        assert answer == OPEN or answer in game.legal(opened, seat), "a sample makes up an illegal secret answer"


def hidden_cards_leave_no_trace(subject: Subject, s: State, chance: Chance) -> None:
    """Exchange two cards that a reader cannot see: nothing changes for the reader, now or after the next action."""
    game = subject.game
    for reader in range(-1, int(s.seats)):
        other = exchanged(subject, s, reader, chance)
        if other is None:
            continue
        assert difference(game.encode(game.mask(other, reader)), game.encode(game.mask(s, reader))) == ""
        if reader != NOBODY:
            assert game.legal(other, reader) == game.legal(s, reader)
        same_news(subject, game.clone(s), other, reader, any_move(game, s, chance))


def what_is_shown_follows_from_the_mask(subject: Subject, s: State, chance: Chance) -> None:
    """It is JSON, leaves the mask alone, and is the same in every world the reader cannot tell from this one."""
    game = subject.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        before = game.encode(seen)
        shown = game.shown(seen)
        assert game.encode(seen) == before, "showing a position changed it"
        assert json.loads(json.dumps(shown)) == shown
        world = game.sample(seen, reader, int(chance.below(1 << 30)))
        assert game.shown(game.mask(world, reader)) == shown
        other = exchanged(subject, s, reader, chance)
        assert other is None or game.shown(game.mask(other, reader)) == shown


def chance_leaves_no_trace(subject: Subject, s: State, chance: Chance) -> None:
    """With another key, and more drawn from it, everybody sees and imagines the same."""
    game, other = subject.game, subject.game.clone(s)
    other.follow(dice(bytes(int(chance.below(256)) for _ in range(KEY_BYTES))))
    other.rng = UNTOUCHED - chance.below(1000)
    for reader in range(-1, int(s.seats)):
        seed = int(chance.below(1 << 30))
        assert seen_of(game, other, reader, seed) == seen_of(game, s, reader, seed), f"seat {reader} sees the generator"


def seen_of(game: Game[State], s: State, reader: int, seed: int) -> list[object]:
    """All that can be made of a position for a reader: JSON, drawings, words, and the worlds a bot thinks in."""
    seen = game.mask(s, reader)
    world = game.sample(seen, reader, seed)
    found: list[object] = [game.encode(seen), game.shown(seen), game.position_text(seen), game.encode(world)]
    if reader != NOBODY:
        found += [game.action_text(seen, reader, action) for action in game.legal(seen, reader)]
    return found


def differing(subject: Subject, one: State, other: State) -> set[int]:
    """The cards that do not lie in the same place in both."""
    pairs = zip(subject.piles(one), subject.piles(other), strict=True)
    return {
        card
        for a, b in pairs
        for here, there in zip(a.cards, b.cards, strict=True)
        if here != there
        for card in (here, there)
    }


def exchanged(subject: Subject, s: State, reader: int, chance: Chance) -> State | None:
    """The same position with two hidden cards in each other's place; None where there are no two."""
    places = [
        (pile.name, place)
        for pile in subject.piles(s)
        if pile.loose and not pile.seen_by(reader)
        for place in range(len(pile.cards))
        if place not in pile.known
    ]
    if len(places) < 2:
        return None
    (a, i), (b, j) = places[chance.below(len(places))], places[chance.below(len(places))]
    cards = {pile.name: list(pile.cards) for pile in subject.piles(s)}
    cards[a][i], cards[b][j] = cards[b][j], cards[a][i]
    other = subject.game.clone(s)
    subject.lay(other, cards)
    return other


def same_news(subject: Subject, one: State, other: State, reader: int, move: Move) -> None:
    """Both go on with the same move; the reader is told the same, unless the exchanged cards have come to light.

    Where cards look at hidden ones, the events may also differ, if one of the exchanged cards had a part in it."""
    game = subject.game
    if game.why_not(other, *move):
        return
    moved = differing(subject, one, other)
    before = [heaps(subject, one), heaps(subject, other)]
    game.apply(one, *move)
    game.apply(other, *move)
    if moved & (subject.shown(one, reader) | subject.shown(other, reader)):
        return
    if subject.peeks(one) or subject.peeks(other):
        return
    if not subject.unique and (one.rng, changes(subject, one, before[0])) != (
        other.rng,
        changes(subject, other, before[1]),
    ):
        return
    assert difference(game.encode(game.mask(one, reader)), game.encode(game.mask(other, reader))) == ""
    assert news(game.mask(one, reader).events) == news(game.mask(other, reader).events)


def heaps(subject: Subject, s: State) -> list[Counter[int]]:
    """How often each card lies in each pile."""
    return [Counter(pile.cards) for pile in subject.piles(s)]


def changes(subject: Subject, s: State, before: list[Counter[int]]) -> list[Counter[int]]:
    """What has come to each pile, and what has left it."""
    now = heaps(subject, s)
    return [pile - old for pile, old in zip(now, before, strict=True)] + [
        old - pile for pile, old in zip(now, before, strict=True)
    ]


def news(events: list[Event]) -> list[tuple[int, ...]]:
    return [(int(event.kind), int(event.seat), *(event.number(place) for place in range(4))) for event in events]


def events_name_no_hidden_card(subject: Subject, before: list[set[int]], s: State) -> None:
    """Each event is a sentence for each reader, and names no card that they cannot see before or after it.

    ``before`` holds what each reader could see before the last action, the onlooker last."""
    game = subject.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        known = {s.cards.name(card) for card in before[reader] | subject.shown(s, reader) | subject.glimpsed(s)}
        for event, told in zip(s.events, seen.events, strict=True):
            sentence = game.event_text(seen, told, reader)
            assert sentence == game.event_text(s, event, reader)
            assert sentence == "" or (sentence[0].isupper() and sentence[-1] in ".!"), sentence
            for name in card_names(subject, sentence):
                assert name in known | own_secrets(subject, s, event, reader), f'seat {reader} is told "{sentence}"'


def own_secrets(subject: Subject, s: State, event: Event, reader: int) -> set[str]:
    """What is told to a player alone, about the own cards: one that is lost at once is seen nowhere else."""
    kind = subject.game.event_kinds()[event.kind]
    if event.seat != reader:
        return set()
    return {s.cards.name(event.numbers(kind)[name]) for name in kind.secret}


FOUND: dict[tuple[str, str], list[str]] = {}


def card_names(subject: Subject, sentence: str) -> list[str]:
    """The names of cards in a sentence; each sentence is searched once."""
    key = (subject.game.name, sentence)
    if key not in FOUND:
        FOUND[key] = pattern(subject.game).findall(sentence)
    return FOUND[key]


@cache
def pattern(game: Game[State]) -> re.Pattern[str]:
    """Finds the names of cards, the longest first."""
    names = sorted((card.name for card in game.cards().all), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(re.escape(name) for name in names)})(?!\w)")


def sights(subject: Subject, s: State) -> list[set[int]]:
    """What each reader can see now, the onlooker last."""
    return [subject.shown(s, reader) for reader in [*range(s.seats), NOBODY]]


# Nobody forgets what everybody saw.


def what_everybody_saw_stays_known(memory: Memory, s: State, chance: Chance) -> None:
    """Who cannot look into a hand knows just those cards of it; no world that a seat imagines is without them."""
    game = memory.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        world = game.sample(seen, reader, int(chance.below(1 << 30)))
        for seat, (known, imagined) in enumerate(zip(hands_of(game, seen), hands_of(game, world), strict=True)):
            if seat != reader:
                assert known >= memory.least[seat], f"seat {reader} has forgotten a card of seat {seat}: {known}"
                assert known <= memory.most[seat], f"seat {reader} knows too much of the hand of seat {seat}: {known}"
            assert imagined >= memory.least[seat], f"a world of seat {reader} contradicts what everybody saw"


# 7. Simultaneous answers commute.


def answers_commute(game: Game[State], s: State, chance: Chance) -> None:
    open_ = [decision.seat for decision in s.waiting if decision.sealed and s.sealed[decision.seat] == OPEN]
    if len(open_) < 2:
        return
    moves = [any_answer(game, s, seat, chance) for seat in open_]
    copy = game.clone(s)
    for move in moves[:-1]:
        assert_silent(game, copy, move)
    ends = {end_of(game, s, order) for order in permutations(moves)}
    assert len(ends) == 1, "the order of simultaneous answers matters"


def end_of(game: Game[State], s: State, moves: tuple[Move, ...]) -> str:
    copy = game.clone(s)
    for move in moves:
        game.apply(copy, *move)
    return game.digest(copy)


def assert_silent(game: Game[State], s: State, move: Move) -> None:
    """A sealed answer changes nothing for anybody else but the mark that it was given."""
    rng = s.rng
    readers = [reader for reader in range(-1, int(s.seats)) if reader != move[0]]
    before = [public_part(game, s, reader, move[0]) for reader in readers]
    game.apply(s, *move)
    assert s.rng == rng, "a sealed answer drew from the generator"
    assert s.events == []
    assert [public_part(game, s, reader, move[0]) for reader in readers] == before


def public_part(game: Game[State], s: State, reader: int, seat: int) -> object:
    seen = game.mask(s, reader)
    seen.sealed[seat] = OPEN
    return game.encode(seen)


# 8. Cards are conserved.


def cards_are_conserved(ledger: Ledger, s: State) -> None:
    ledger.check(s)


# Bad positions are refused.


def bad_positions_are_refused(game: Game[State], s: State, chance: Chance) -> None:
    """Spoil one thing in the JSON: it is refused with a sentence, or it is still a position one can look at."""
    raw = json.loads(json.dumps(game.encode(s)))
    spoil(raw, chance)
    why = ""
    try:
        read = game.decode(raw, s.cards)
    except CardwrightError as refusal:
        why = str(refusal)
    if why:
        assert len(why.split()) >= 3, why
        return
    game.digest(read)
    for seat in range(-1, int(read.seats)):
        seen = game.mask(read, seat)
        assert seat == NOBODY or game.legal(seen, seat) == game.legal(read, seat)


JUNK: list[object] = [None, True, "", "x", -1, -7, 3, 99, 2**64, 1.5, [], {}, [[]], ["x"], {"x": 1}]


def spoil(raw: dict[str, object], chance: Chance) -> None:
    """Replace, remove or add one thing, somewhere."""
    node = somewhere(raw, chance)
    thing = JUNK[chance.below(len(JUNK))]
    if isinstance(node, list):
        place = chance.below(len(node))
        if chance.below(3) == 0:
            node.append(node[place])
        else:
            node[place] = thing
        return
    key = list(node)[chance.below(len(node))]
    if chance.below(4) == 0:
        del node[key]
    else:
        node["extra" if chance.below(5) == 0 else key] = thing


def somewhere(raw: dict[str, object], chance: Chance) -> dict[str, object] | list[object]:
    """A list or a table inside, however deep; never an empty one."""
    node: dict[str, object] | list[object] = raw
    while True:
        inner = list(node.values()) if isinstance(node, dict) else node
        deeper = [item for item in inner if isinstance(item, dict | list) and item]
        if not deeper or chance.below(4) == 0:
            return node
        node = deeper[chance.below(len(deeper))]
