"""What the bots at a table in the terminal are called, and how they are introduced."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.agents.characters import CAST, character_called, character_for


def called_at(agents: Sequence[str | None], seed: int) -> list[str | None]:
    """A name for each agent, seat by seat: of a character for a level, otherwise its own; None for a person."""
    names: list[str | None] = []
    for seat, agent in enumerate(agents):
        there = {name for name in names if name is not None}
        names.append(character_for(agent, there, seed + seat).name if agent in CAST else agent)
    return names


def introductions(players: Sequence[str]) -> list[str]:
    """A line for each character at the table."""
    lines = []
    for seat, name in enumerate(players):
        known = character_called(name)
        if known is not None:
            level, character = known
            lines.append(f"P{seat + 1} is {name} ({level}). {character.temper}")
    return lines
