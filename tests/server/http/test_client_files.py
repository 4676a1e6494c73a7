"""The web client over HTTP: its page for every address, its files, and nothing else of the machine."""

from __future__ import annotations

import gzip
import json
import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import brotli
import httpx2
import pytest

from cardwright.server.settings import Settings, from_environment
from tests.server.http.live_server import LiveServer, reason, serving

PAGE = b"<!doctype html><title>Cards</title>"
SCRIPT = b"export const cards = 60;" * 50
PICTURE = b"<svg/>"
FOR_EVER = "public, max-age=31536000, immutable"


def build(folder: Path) -> Path:
    """What a build of the client leaves."""
    (folder / "assets").mkdir(parents=True)
    (folder / "pictures/generals").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_bytes(PICTURE)
    (folder / "pictures/generals/puka.svg").write_bytes(PICTURE)
    (folder / "assets/index-B8SAwTfx.js").write_bytes(SCRIPT)
    (folder / "assets/index-B8SAwTfx.js.br").write_bytes(brotli.compress(SCRIPT))
    (folder / "assets/index-B8SAwTfx.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/letters-DMUuCU8H.woff2").write_bytes(b"wOF2")
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("built")
    (folder / "secret.txt").write_text("secret")
    site = build(folder / "site")
    (site / "assets/way-out.txt").symlink_to(folder / "secret.txt")
    with serving(Settings(data=folder / "data", site=site, thinkers=1)) as running:
        yield running


@pytest.fixture(scope="module")
def visitor(built: LiveServer) -> Iterator[httpx2.Client]:
    with built.visitor() as client:
        yield client


@pytest.mark.parametrize("address", ["/", "/lobby", "/table/0199f3a2", "/decks/generals/My%20Deck", "/rules/", "//x"])
def test_every_address_a_person_may_open_shows_the_page(visitor: httpx2.Client, address: str) -> None:
    page = visitor.get(address)
    assert (page.status_code, page.content) == (200, PAGE)
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    ["/nothing.js", "/assets/nothing", "/assets/", "/pictures/nothing.svg", "/api", "/api/v1/nothing", "/api/v2/x.y"],
)
def test_an_address_of_no_page_and_no_file_is_refused_as_everywhere(visitor: httpx2.Client, address: str) -> None:
    refused = visitor.get(address)
    assert (refused.status_code, reason(refused)) == (404, "there is nothing at this address")


def test_a_page_that_has_not_changed_is_not_sent_again(visitor: httpx2.Client) -> None:
    tag = visitor.get("/").headers["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = visitor.get("/lobby", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    assert visitor.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("address", "kind", "kept"),
    [
        ("/assets/index-B8SAwTfx.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/letters-DMUuCU8H.woff2", "font/woff2", FOR_EVER),
        ("/pictures/generals/puka.svg?3f9c2a", "image/svg+xml", FOR_EVER),
        ("/pictures/generals/puka.svg", "image/svg+xml", "public, max-age=86400"),
        ("/favicon.svg", "image/svg+xml", "public, max-age=86400"),
    ],
)
def test_a_file_is_kept_for_ever_if_its_address_changes_with_it(
    visitor: httpx2.Client, address: str, kind: str, kept: str
) -> None:
    file = visitor.get(address)
    assert (file.status_code, file.headers["Content-Type"], file.headers["Cache-Control"]) == (200, kind, kept)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("BR;q=0.5, gzip", "br"),
        ("br;q=0, gzip;q=1", "gzip"),
        ("br; q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_the_best_encoding_the_browser_takes(
    visitor: httpx2.Client, accepted: str, encoding: str | None
) -> None:
    file = visitor.get("/assets/index-B8SAwTfx.js", headers={"Accept-Encoding": accepted})
    assert file.headers.get("Content-Encoding") == encoding
    assert file.headers["Vary"] == "Accept-Encoding"
    assert file.content == SCRIPT


def test_each_encoding_has_a_tag_of_its_own(visitor: httpx2.Client) -> None:
    headers = [{"Accept-Encoding": accepted} for accepted in ("br", "gzip", "identity")]
    assert len({visitor.get("/assets/index-B8SAwTfx.js", headers=one).headers["ETag"] for one in headers}) == 3


def test_compressed_copies_have_no_address_of_their_own(visitor: httpx2.Client) -> None:
    assert visitor.get("/assets/index-B8SAwTfx.js.br").status_code == 404


def test_only_the_head_of_a_file_can_be_asked_for(visitor: httpx2.Client) -> None:
    for address in ("/", "/favicon.svg"):
        whole, head = visitor.get(address), visitor.head(address)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["Content-Length"] == whole.headers["Content-Length"]


def test_nothing_can_be_sent_to_a_page_or_a_file(visitor: httpx2.Client) -> None:
    for address in ("/lobby", "/favicon.svg"):
        refused = visitor.post(address)
        assert (refused.status_code, refused.headers["Allow"]) == (405, "GET, HEAD")
    assert visitor.post("/api/v1/nothing").status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/assets/..%252f..%252fsecret.txt",
        "/assets/way-out.txt",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/%00secret.txt",
        "/assets/index-B8SAwTfx.js%00.txt",
        "/assets",
        "/.",
        "/..",
    ],
)
def test_no_address_leads_out_of_the_folder(built: LiveServer, address: str) -> None:
    answer = raw(built, address)
    status = int(answer.split(b" ")[1])
    assert status in (200, 400, 404)
    assert status != 200 or answer.endswith(PAGE)
    assert b"secret" not in answer.partition(b"\r\n\r\n")[2].replace(b"secret.txt", b"")


def raw(site: LiveServer, address: str) -> bytes:
    """The answer to an address that no client would send like this."""
    host, _, port = site.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 30) as connection:
        connection.sendall(f"GET {address} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: connection.recv(65_536), b""))


def test_a_browser_runs_nothing_that_is_not_in_the_files(visitor: httpx2.Client) -> None:
    policy = visitor.get("/").headers["Content-Security-Policy"]
    assert "default-src 'self';" in policy
    assert not re.search(r"unsafe|\*|https?:|script-src|style-src", policy)


def test_a_page_says_that_the_client_is_not_built(plain: Settings, tmp_path: Path) -> None:
    with serving(replace(plain, site=tmp_path / "nowhere")) as running, running.program() as program:
        for address in ("/", "/lobby"):
            page = program.get(running.url + address)
            assert (page.status_code, "make play" in page.text) == (503, True)
        assert program.get(f"{running.url}/favicon.svg").status_code == 404
        assert program.get("games").status_code == 200


def test_a_client_that_is_rebuilt_is_served_at_once(plain: Settings, tmp_path: Path) -> None:
    with serving(replace(plain, site=tmp_path / "site")) as running, running.visitor() as visitor:
        assert visitor.get("/").status_code == 503
        build(tmp_path / "site")
        assert visitor.get("/").content == PAGE
        (tmp_path / "site/assets/new-D1.js").write_bytes(SCRIPT)
        (tmp_path / "site/index.html").write_bytes(PAGE + b"new")
        assert visitor.get("/").content == PAGE + b"new"
        assert visitor.get("/assets/new-D1.js").content == SCRIPT


def test_the_page_brings_the_list_of_games_with_it(plain: Settings, tmp_path: Path) -> None:
    empty = b'<script id="games" type="application/json"></script>'
    (build(tmp_path / "site") / "index.html").write_bytes(PAGE + empty)
    (tmp_path / "site/index.html.br").write_bytes(brotli.compress(PAGE + empty))
    with serving(replace(plain, site=tmp_path / "site")) as running, running.visitor() as visitor:
        for accepted, encoding in (("identity", None), ("gzip, br", "gzip")):
            page = visitor.get("/", headers={"Accept-Encoding": accepted})
            assert page.headers.get("Content-Encoding") == encoding
            before, _, rest = page.text.partition('<script id="games" type="application/json">')
            assert before.encode() == PAGE
            assert json.loads(rest.removesuffix("</script>")) == visitor.get("/api/v1/games").json()


def test_the_environment_names_another_folder(tmp_path: Path) -> None:
    assert from_environment({"CARDWRIGHT_SITE": str(tmp_path)}).site == tmp_path
    assert from_environment({}).site.parts[-2:] == ("cardwright", "site")
