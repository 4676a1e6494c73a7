"""The names of players: which are allowed, and which count as the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from cardwright.agents.named import agent_names
from cardwright.kernel.errors import BadInput
from cardwright.server.store.players import key

LEAST: Final = 2
MOST: Final = 24
LONGEST_KEY: Final = 40  # some letters become two when case is removed, such as ß
SIGNS: Final = " -_"
RESERVED: Final = frozenset(("someone", "nobody", "admin", "administrator", "moderator", "cardwright", *agent_names()))


def tidy(name: str) -> str:
    """The name as it is stored and shown; refused if it is not a name."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    wrong = [letter for letter in plain if not letter.isalnum() and letter not in SIGNS]
    if wrong:
        raise BadInput(f'a name is made of letters, digits, spaces, - and _; "{plain}" has "{wrong[0]}" in it')
    if not LEAST <= len(plain) <= MOST:
        raise BadInput(f"a name has {LEAST} to {MOST} characters, not {len(plain)}")
    if len(key(plain)) > LONGEST_KEY:
        raise BadInput("this name is too long: some of its letters count twice")
    if not any(letter.isalnum() for letter in plain):
        raise BadInput("a name has at least one letter or digit")
    return plain


def is_reserved(name: str) -> bool:
    """Whether people could take the name for a bot, a guest or somebody who has left."""
    bare = "".join(letter for letter in key(name) if letter not in SIGNS)
    return bare in RESERVED or bare.startswith("guest")
