"""Finished matches: as files, step by step, as places to play on from."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardwright.games import load
from cardwright.kernel.data.replay import read_replay, steps
from cardwright.kernel.errors import BadInput, BadReplay
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import NOBODY
from cardwright.match import Table
from cardwright.match.proof import Wrong, proved
from cardwright.match.shuffle import NUMBERED, seed_of
from cardwright.server.lobby import NoSuchTable
from cardwright.server.replays import MOST_STEPS, NotOver, Replays, proof_of
from cardwright.server.store import TableRecord
from cardwright.server.store.log import ACT, TAKE_BACK, Entry
from cardwright.server.store.log import CONCEDE as GAVE_UP
from cardwright.server.store.schema import TABLES
from cardwright.server.tables.history import dealt
from cardwright.wire.bodies.lobby import Join, NewTable
from cardwright.wire.bodies.replays import PlayOn
from tests.server.lobby.lobby_setup import LobbySetup, setup_in
from tests.server.lobby.test_tables import refusal


class Match:
    """A match played by the log: every entry is stored as it happens."""

    def __init__(self, setup: LobbySetup, record: TableRecord) -> None:
        self.setup = setup
        self.record = record
        self.table: Table[Any] = dealt(record)
        self.number = 0
        self.chance = random.Random(5)

    async def enter(self, kind: str, seat: int, action: int, mark: str = "") -> None:
        self.number += 1
        entry = Entry(self.number, self.setup.now + self.number, kind, seat, action, mark)
        await self.setup.store.log.append(self.record.id, entry)

    async def play(self, most: int = 10_000) -> None:
        """Anything legal, by any seat that is asked, to the end or at most this many times."""
        while self.table.open and most:
            seat = min(self.table.open)
            action = self.chance.choice(self.table.look(seat).legal)
            await self.enter(ACT, seat, action)
            self.table.play(seat, action)
            most -= 1

    async def concede(self, seat: int) -> None:
        await self.enter(GAVE_UP, seat, CONCEDE)
        self.table.play(seat, CONCEDE)

    async def take_back(self, seat: int) -> None:
        await self.enter(TAKE_BACK, seat, 0)
        self.table.take_back(seat)

    async def end(self) -> str:
        result = self.table.look(NOBODY).position.result
        assert result is not None
        store = self.setup.store.tables
        assert await store.finish(self.record.id, result, "", self.table.digest(), self.setup.now + self.number)
        return self.record.id


async def begun(setup: LobbySetup, game: str, kind: str = "open") -> Match:
    ann, bob = await setup.guest(), await setup.guest()
    made = await setup.lobby.make(ann, NewTable(game, kind, seat=0, salt="pepper"))
    await setup.lobby.join_by_invite(bob, made.invite, Join()) if made.invite else await setup.lobby.join(
        bob, made.table, Join(salt="salt")
    )
    return Match(setup, await setup.table(made.table))


async def over(setup: LobbySetup, game: str = "threelines", kind: str = "open") -> str:
    match = await begun(setup, game, kind)
    await match.play()
    return await match.end()


def told(folder: Path, story: Callable[[LobbySetup, Replays], Awaitable[None]]) -> None:
    async def happen() -> None:
        async with setup_in(folder) as setup:
            await story(setup, Replays(setup.store))

    asyncio.run(happen())


@pytest.mark.parametrize("game", ["threelines", "generals", "template"])
def test_the_file_of_a_match_verifies(tmp_path: Path, game: str) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        table = await over(setup, game)
        text = msgspec.json.encode(await replays.file(table)).decode()
        lines = list(proved(text, (await setup.table(table)).commitment))
        assert [line.partition(":")[0] for line in lines] == ["commitment", "shuffle", "match"]
        assert read_replay(text).players == ["Player 1", "Player 2"]
        proof = json.loads(text)["proof"]
        assert (proof["table"], proof["salts"], proof["conceded"]) == (table, ["pepper", "salt"], None)

    told(tmp_path, story)


def test_who_gave_up_is_in_the_file(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await begun(setup, "generals")
        await match.play(7)
        await match.concede(1)
        file = await replays.file(await match.end())
        assert (file.proof.conceded, file.result) == (1, [0])
        assert file.moves[-1] == (1, CONCEDE)

    told(tmp_path, story)


def test_what_was_taken_back_is_not_in_the_replay(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await begun(setup, "generals")
        await match.play(6)
        await match.take_back(match.table.replay.moves[-1][0])
        kept = len(match.table.replay.moves)
        await match.play()
        table = await match.end()
        file = await replays.file(table)
        assert kept < 6
        assert file.moves == match.table.replay.moves
        assert list(proved(msgspec.json.encode(file).decode()))

    told(tmp_path, story)


def test_a_match_that_goes_on_shows_nothing(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await begun(setup, "threelines")
        await match.play(2)
        for asked in (replays.file(match.record.id), replays.steps(match.record.id, 0, 0, None)):
            assert "not over" in await refusal(asked, NotOver)
        on = replays.play_on(setup.lobby, await setup.guest(), match.record.id, PlayOn(0, 0))
        assert "not over" in await refusal(on, NotOver)
        assert "no such match" in await refusal(replays.file("nowhere"), NoSuchTable)

    told(tmp_path, story)


@pytest.mark.parametrize("seat", [None, NOBODY, 0, 1])
def test_every_step_is_shown_as_a_seat_saw_it(tmp_path: Path, seat: int | None) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await begun(setup, "threelines")
        await match.play()
        shown = await replays.steps(await match.end(), seat, 0, None, whole=True)
        game, replay = match.table.game, match.table.replay
        seen = [game.clone(s) if seat is None else game.mask(s, seat) for s in steps(game, replay)]
        assert [step.position for step in shown.steps] == [written(game, s) for s in seen]
        assert [step.shown for step in shown.steps] == [game.shown(s) for s in seen]
        assert [step.number for step in shown.steps] == list(range(shown.total + 1))
        assert [step.seat for step in shown.steps[1:]] == [mover for mover, _ in match.table.replay.moves]
        secret = [step.action for step in shown.steps[1:] if step.seat != seat]
        assert all((action == "locks in") == (seat is not None) for action in secret)
        assert shown.steps[0].action == ""
        assert any(told.text for step in shown.steps for told in step.events)

    told(tmp_path, story)


@pytest.mark.parametrize("seat", [None, NOBODY, 0, 1])
def test_every_step_is_drawn_from_what_a_seat_knew(tmp_path: Path, seat: int | None) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await begun(setup, "generals")
        await match.play(20)
        await match.concede(1)
        found = await replays.steps(await match.end(), seat, 0, None)
        game = match.table.game
        seen = [s if seat is None else game.mask(s, seat) for s in map(game.clone, steps(game, match.table.replay))]
        assert [step.shown for step in found.steps] == [game.shown(s) for s in seen]
        hand = found.steps[0].shown["players"][1]["hand"]
        assert all(card is None or (card["card"] >= 0) == (seat in (None, 1)) for card in hand)

    told(tmp_path, story)


def test_another_seats_action_names_no_card_this_seat_could_not_see(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        hidden = 0
        for _ in range(4):
            table = await over(setup, "template")
            whole, one = await replays.steps(table, None, 0, None), await replays.steps(table, 0, 0, None)
            for open_, seen in zip(whole.steps, one.steps):
                if open_.seat == 0:
                    assert seen.action == open_.action
                hidden += seen.action in ("a card", "locks in")
        assert hidden > 0

    told(tmp_path, story)


def written(game: Game[Any], s: Any) -> Any:
    return json.loads(json.dumps(game.position().encode(s)))


async def long_match(setup: LobbySetup) -> Match:
    """One with more steps than are told at once; few are shorter."""
    for _ in range(20):
        match = await begun(setup, "generals")
        await match.play()
        if len(match.table.replay.moves) > MOST_STEPS:
            return match
    raise AssertionError("every match was short")


def test_at_most_a_hundred_steps_come_at_once(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await long_match(setup)
        table = await match.end()
        total = len(match.table.replay.moves)
        first = await replays.steps(table, 0, 0, None)
        assert [step.number for step in first.steps] == list(range(MOST_STEPS))
        assert first.total == total
        assert [step.number for step in (await replays.steps(table, 0, 20, 22)).steps] == [20, 21, 22]
        assert [step.number for step in (await replays.steps(table, 0, total, None)).steps] == [total]
        assert "there is no step" in await refusal(replays.steps(table, 0, total + 1, None), BadInput)
        assert "there is no seat 2" in await refusal(replays.steps(table, 2, 0, None), BadInput)

    told(tmp_path, story)


def test_a_match_that_plays_otherwise_says_where(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        match = await begun(setup, "threelines")
        await match.play(2)
        await match.enter(ACT, 0, 999_999)
        await setup.finish(match.record.id, 0)
        assert "diverges at entry 3" in await refusal(replays.file(match.record.id), BadReplay)
        other = await begun(setup, "threelines")
        await other.play(2)
        await other.enter(GAVE_UP, 0, CONCEDE, "another position")
        await setup.finish(other.record.id, 1)
        assert "diverges before entry 3" in await refusal(replays.steps(other.record.id, 0, 0, None), BadReplay)

    told(tmp_path, story)


@pytest.mark.parametrize("game", ["threelines", "generals", "template"])
def test_any_step_can_be_played_on_from(tmp_path: Path, game: str) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        table = await over(setup, game)
        total = (await replays.steps(table, None, 0, 0)).total
        cem = await setup.guest()
        for step in sorted({0, 1, total // 3, total // 2, total - 1}):
            seat = step % 2
            made = await replays.play_on(setup.lobby, cem, table, PlayOn(step, seat, "bot", ["easy"]))
            assert (made.seat, made.begun) == (seat, True)
            record = await setup.table(made.table)
            again = dealt(record).look(seat).position
            [before] = (await replays.steps(table, seat, step, step, whole=True)).steps
            assert written(load(game), again) == before.position
            match = Match(setup, record)
            await match.play()
            proof = list(proved(msgspec.json.encode(await replays.file(await match.end())).decode()))
            assert "the key follows from the secret" in proof[1]
            assert not record.rated

    told(tmp_path, story)


def test_hidden_cards_are_dealt_again(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        table = await over(setup)
        cem = await setup.guest()
        hands = set()
        for _ in range(8):
            made = await replays.play_on(setup.lobby, cem, table, PlayOn(0, 0, "bot", ["easy"]))
            record = await setup.table(made.table)
            assert record.start is not None
            assert set(record.start["position"]["players"][1]["hand"]) == {-1}
            hands.add(json.dumps(written(load("threelines"), dealt(record)._position)["players"][1]["hand"]))
        assert len(hands) > 1

    told(tmp_path, story)


def test_playing_on_with_a_person_waits_for_one(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        table = await over(setup, kind="private")
        cem, dee = await setup.guest(), await setup.guest()
        made = await replays.play_on(setup.lobby, cem, table, PlayOn(2, 1, "private"))
        assert not made.begun
        with_a_deck = setup.lobby.join_by_invite(dee, made.invite, Join(deck="x"))
        assert "do not bring one" in await refusal(with_a_deck, BadInput)
        joined = await setup.lobby.join_by_invite(dee, made.invite, Join())
        assert (joined.seat, joined.begun) == (0, True)

    told(tmp_path, story)


def test_the_end_of_a_match_is_no_place_to_play_on_from(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        table = await over(setup)
        total = (await replays.steps(table, None, 0, 0)).total
        cem = await setup.guest()
        for wanted, sentence in (
            (PlayOn(total, 0), "over at this step"),
            (PlayOn(total + 1, 0), "there is no step"),
            (PlayOn(0, 2), "there is no seat 2"),
            (PlayOn(0, 0, "secret"), "a table is open, private or bot"),
            (PlayOn(0, 0, "bot", ["genius"]), 'there is no bot "genius"'),
        ):
            assert sentence in await refusal(replays.play_on(setup.lobby, cem, table, wanted), BadInput)

    told(tmp_path, story)


@pytest.mark.parametrize("game", ["threelines", "generals", "template"])
def test_a_rematch_of_such_a_match_begins_from_the_same_position_and_deals_afresh(tmp_path: Path, game: str) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        rules = load(game)
        table = await over(setup, game)
        cem = await setup.guest()
        made = await replays.play_on(setup.lobby, cem, table, PlayOn(2, 0, "bot", ["easy"]))
        hands = set()
        for seat in (1, 0, 1):  # everybody changes seats
            match = Match(setup, await setup.table(made.table))
            begins = rules.clone(match.table._position)
            hands.add(json.dumps(written(rules, begins)["players"][0]["hand"]))
            await match.play()
            text = msgspec.json.encode(await replays.file(await match.end())).decode()
            assert "the key follows" in list(proved(text))[1]
            made = await setup.lobby.rematch(cem, match.record.id)
            assert (made.seat, made.begun) == (seat, True)
            again = dealt(await setup.table(made.table))._position
            assert written(rules, rules.mask(again, NOBODY)) == written(rules, rules.mask(begins, NOBODY))
            assert written(rules, again) != written(rules, begins)
        assert len(hands) > 1  # nobody knows from the first match what is held in the next

    told(tmp_path, story)


def test_in_such_a_rematch_answers_that_were_locked_in_are_given_again(tmp_path: Path) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        table = await over(setup)
        cem = await setup.guest()
        made = await replays.play_on(setup.lobby, cem, table, PlayOn(1, 1, "bot", ["easy"]))
        match = Match(setup, await setup.table(made.table))
        assert match.table.asked() == [1]
        await match.play()
        again = await setup.lobby.rematch(cem, await match.end())
        assert dealt(await setup.table(again.table)).asked() == [0, 1]

    told(tmp_path, story)


@pytest.mark.parametrize("played_on", [False, True])
def test_a_match_of_before_there_were_keys_is_still_shown_and_verified_as_such(tmp_path: Path, played_on: bool) -> None:
    async def story(setup: LobbySetup, replays: Replays) -> None:
        made = (await begun(setup, "generals")).record
        older: dict[str, Any] = {"shuffle": NUMBERED}
        if played_on:  # it was the whole position that was kept
            rules = load("generals")
            older["start"] = json.dumps(rules.encode(rules.new(rules.options()(), 4)))
        assert await setup.store.tables.change(TABLES.c.id == made.id, older)
        match = Match(setup, await setup.table(made.id))
        await match.play(30)
        await match.concede(0)
        file = await replays.file(await match.end())
        lines = list(proved(msgspec.json.encode(file).decode()))
        assert file.seed == seed_of(made.secret, ["pepper", "salt"], NUMBERED)
        assert ("an older match: its seed has 128 bits" in lines[1]) == (not played_on)
        assert ("cannot be proved" in lines[1]) == played_on
        assert "actions play here as they were recorded" in lines[2]

    told(tmp_path, story)


@pytest.mark.parametrize("game", ["threelines", "generals"])
def test_a_server_that_changes_one_draw_is_found_out(tmp_path: Path, game: str) -> None:
    async def story(setup: LobbySetup, _: Replays) -> None:
        match = await begun(setup, game)
        s = match.table._position
        deck = s.deck if game == "threelines" else s.players[0].deck
        cards = deck if game == "threelines" else [s.card_of(copy).name for copy in deck]
        other = min(place for place, card in enumerate(cards) if card != cards[-1])
        deck[-1], deck[other] = deck[other], deck[-1]  # the server exchanges two cards that nobody has seen
        await match.play()
        written = json.loads(match.table.replay.to_json())
        proof = msgspec.to_builtins(proof_of(match.record, match.table.replay))
        with pytest.raises(Wrong, match=r"diverges at|ends differently"):
            list(proved(json.dumps(written | {"proof": proof})))

    told(tmp_path, story)
