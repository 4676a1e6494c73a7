"""Long answers of the interface travel compressed."""

import pytest

from tests.server.http.live_server import LiveServer


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "gzip"), ("br", None), ("gzip;q=0", None)])
def test_the_details_of_a_game_are_compressed_for_clients_that_accept_it(
    quiet_site: LiveServer, accepted: str, encoding: str | None
) -> None:
    with quiet_site.program() as program:
        plain = program.get("games/generals", headers={"Accept-Encoding": "identity"})
        found = program.get("games/generals", headers={"Accept-Encoding": accepted})
    assert found.headers.get("Content-Encoding") == encoding
    assert found.json() == plain.json()
    if encoding:
        assert int(found.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 4
        assert found.headers["Vary"] == "Accept-Encoding"


def test_the_head_of_a_compressed_answer_tells_its_length(quiet_site: LiveServer) -> None:
    headers = {"Accept-Encoding": "gzip"}
    with quiet_site.program() as program:
        whole = program.get("games/generals", headers=headers)
        head = program.head("games/generals", headers=headers)
    assert (head.content, head.headers["Content-Length"]) == (b"", whole.headers["Content-Length"])


def test_short_answers_come_as_they_are(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        for path in ("me", "nothing"):
            answer = program.get(path, headers={"Accept-Encoding": "gzip"})
            assert "Content-Encoding" not in answer.headers
