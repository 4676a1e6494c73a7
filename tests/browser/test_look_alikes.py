"""No two pictures of a game can be confused at the size of a token: they differ as a perceptual hash sees them."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.drawn_cards import GAMES, with_traits
from tests.server.serve_command import Server

# What is where, and in which colours. Light and colour are hashed apart: whether a point is lighter, redder or bluer
# than its neighbour; the colours of the points come with the hash.
HASH: Final = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const draw = (from, width, height) => {
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas.imageSmoothingQuality = 'high';
        canvas.drawImage(from, 0, 0, width, height);
        return canvas;
    };
    const [wide, high] = [13, 9];
    const points = draw(draw(image, 90, 68).canvas, wide, high).getImageData(0, 0, wide, high).data;
    const views = [(r, g, b) => r + 2 * g + b, (r, g, b) => r - g, (r, g, b) => b - g];
    const at = (view, x, y) => view(...points.slice(4 * (y * wide + x), 4 * (y * wide + x) + 3));
    let bits = '';
    for (const view of views)
        for (let y = 0; y < high; y++)
            for (let x = 0; x + 1 < wide; x++) bits += at(view, x, y) > at(view, x + 1, y) ? 1 : 0;
    return [bits, [...points].filter((_, i) => i % 4 < 3)];
}"""
# Bits of 324, and steps of 255. Where all but the face is the same, they are 19 and 1; with another hat 29 and 3, in
# another place 47 and 12, in another light 62 and 18.
ALIKE: Final = 70
SAME_COLOURS: Final = 20


class Print(NamedTuple):
    """What is left of a picture at a glance."""

    bits: int
    colours: list[int]


def seen(page: Page, address: str) -> Print:
    bits, colours = page.evaluate(HASH, address)
    return Print(int(bits, 2), colours)


def confused(one: Print, other: Print) -> bool:
    """Whether few bits differ and the colours lie close together; of most pairs the bits tell enough."""
    if (one.bits ^ other.bits).bit_count() >= ALIKE:
        return False
    return fmean(abs(a - b) for a, b in zip(one.colours, other.colours, strict=True)) < SAME_COLOURS


@pytest.fixture(scope="module")
def server(drawn_server: Server) -> Server:
    return drawn_server


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/traits")))
def test_no_two_cards_drawn_from_traits_look_alike_at_90_pixels(page: Page, game: str) -> None:
    page.goto("/")
    prints = {key: seen(page, f"/pictures/{game}/{key}.svg") for key in with_traits(game)}
    assert [pair for pair in combinations(prints, 2) if confused(prints[pair[0]], prints[pair[1]])] == []
