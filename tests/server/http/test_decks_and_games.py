"""Games, decks and mutes over HTTP."""

from typing import Any

import httpx2
import pytest

from cardwright.games import NAMES, load
from tests.server.http.live_server import LiveServer, reason


def starter() -> str:
    return next(iter(load("generals").starters().values()))


def test_the_games_are_listed_for_anybody(quiet_site: LiveServer) -> None:
    with quiet_site.program() as visitor:
        games = visitor.get("games").json()
    assert [game["name"] for game in games] == list(NAMES)
    generals = next(game for game in games if game["name"] == "generals")
    assert (generals["decks"], generals["least_seats"], generals["most_seats"]) == (True, 2, 2)
    assert "classic" in generals["variants"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_tells_everything_a_client_needs(quiet_site: LiveServer, name: str) -> None:
    game = load(name)
    with quiet_site.program() as visitor:
        told = visitor.get(f"games/{name}").json()
    assert told["title"] == game.title
    assert [card["name"] for card in told["cards"]] == [card.name for card in game.cards().all]
    assert {option["name"] for option in told["options"]} == set(game.variants()["standard"].values())
    assert all(option["help"] for option in told["options"])
    assert told["starters"] == game.starters()
    assert list(told["events"]) == [kind.word for kind in game.event_kinds()]
    assert told["rules"].startswith("# ")


def test_an_unknown_game_is_refused_with_the_nearest_name(quiet_site: LiveServer) -> None:
    with quiet_site.program() as visitor:
        refused = visitor.get("games/general")
    assert (refused.status_code, reason(refused)) == (404, 'there is no game "general"; did you mean generals?')


def test_a_deck_is_kept_read_replaced_and_thrown_away(each_site: LiveServer) -> None:
    with each_site.player("Ana") as ana:
        kept = keep(ana, "Mine", starter())
        assert kept["problems"] == []
        assert ana.get(f"decks/{kept['deck']}").json() == kept
        again = keep(ana, "Mine", "1 Nobody")
        assert again["deck"] == kept["deck"]
        assert "Nobody" in again["problems"][0]
        assert ana.get("decks").json() == [again]
        assert ana.get("decks?game=generals").json() == [again]
        assert ana.get("decks?game=threelines").json() == []
        assert ana.delete(f"decks/{kept['deck']}").status_code == 204
        assert ana.delete(f"decks/{kept['deck']}").status_code == 404


def keep(browser: httpx2.Client, name: str, text: str) -> Any:
    answer = browser.post("games/generals/decks", json={"name": name, "text": text})
    assert answer.status_code == 201
    return answer.json()


def test_nobody_sees_or_removes_the_deck_of_another(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.player("Bob") as bob:
        deck = keep(ana, "Mine", starter())["deck"]
        assert reason(bob.get(f"decks/{deck}")) == "you have no such deck"
        assert bob.delete(f"decks/{deck}").status_code == 404
        assert bob.get("decks").json() == []
        assert ana.get(f"decks/{deck}").status_code == 200


def test_a_visitor_can_have_a_deck_checked_but_not_kept(quiet_site: LiveServer) -> None:
    with quiet_site.program() as visitor:
        checked = visitor.post("games/generals/decks/check", json={"name": "x", "text": starter()})
        wrong = visitor.post("games/generals/decks/check", json={"name": "x", "text": "nothing of the kind"})
        refused = visitor.post("games/generals/decks", json={"name": "x", "text": starter()})
    assert (checked.status_code, checked.json()) == (200, [])
    assert wrong.json()
    assert refused.status_code == 401


def test_a_visitor_learns_which_cards_the_lines_of_a_deck_may_mean(quiet_site: LiveServer) -> None:
    text = "Argeon Highmayne\n3 Silvergard Knigt\n2 True Strike\n0 Tempest\n1 Xyzzyxyzzy # spell\n"
    with quiet_site.program() as visitor:
        read = visitor.post("games/generals/decks/read", json={"name": "x", "text": text}).json()
    first, second, third = read["doubts"]
    assert (first["line"], first["near"][0]) == ("3 Silvergard Knigt", "Silverguard Knight")
    assert first["problem"].startswith('there is no card "Silvergard Knigt"; did you mean Silverguard Knight')
    assert second == {"line": "0 Tempest", "problem": '"0 Tempest": a deck holds 1 to 99 copies of a card', "near": []}
    assert third == {"line": "1 Xyzzyxyzzy", "problem": 'there is no card "Xyzzyxyzzy"', "near": []}


def test_a_code_counts_wherever_a_deck_is_given(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        code = ana.post("games/generals/decks/read", json={"name": "x", "text": starter()}).json()["code"]
        again = ana.post("games/generals/decks/read", json={"name": "x", "text": code}).json()
        assert (again["code"], again["doubts"]) == (code, [])
        assert ana.post("games/generals/decks/check", json={"name": "x", "text": code}).json() == []
        assert keep(ana, "Mine", code)["text"] == again["text"]
        assert ana.post("tables", json={"game": "generals", "deck": code, "bots": ["easy"]}).status_code == 200


def test_a_mistyped_code_is_told_and_keeps_nothing(site: LiveServer) -> None:
    wrong = "G1xyzxyzxyz"
    problem = f"the deck code {wrong} has a typing error: compare it letter by letter"
    with site.player("Ana") as ana:
        read = ana.post("games/generals/decks/read", json={"name": "x", "text": wrong}).json()
        assert read == {"text": wrong, "code": "", "doubts": [{"line": wrong, "problem": problem, "near": []}]}
        refused = ana.post("games/generals/decks", json={"name": "Mine", "text": wrong})
        assert (refused.status_code, reason(refused)) == (400, problem)
        assert ana.get("decks").json() == []


def test_a_game_without_decks_reads_and_keeps_no_deck(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        for path in "games/threelines/decks", "games/threelines/decks/read":
            refused = ana.post(path, json={"name": "x", "text": "x"})
            assert (refused.status_code, reason(refused)) == (409, "Threelines is played without decks")


def test_a_player_is_muted_and_heard_again(each_site: LiveServer) -> None:
    with each_site.player("Ana") as ana, each_site.player("Bob") as bob:
        other = bob.get("me").json()["player"]
        for _ in range(2):
            assert ana.put(f"mutes/{other}").status_code == 204
        assert ana.get("mutes").json() == [other]
        assert bob.get("mutes").json() == []
        for _ in range(2):
            assert ana.delete(f"mutes/{other}").status_code == 204
        assert ana.get("mutes").json() == []


def test_nobody_mutes_himself_or_somebody_who_is_not(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        own = ana.put(f"mutes/{ana.get('me').json()['player']}")
        assert (own.status_code, reason(own)) == (409, "you cannot mute yourself")
        assert reason(ana.put("mutes/nobody")) == "there is no such player"
