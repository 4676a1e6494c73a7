"""The names of players: what may be one, and which are the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from cardwright.agents.named import agent_names
from cardwright.kernel.errors import BadInput
from cardwright.server.store.players import key

LEAST: Final = 2
MOST: Final = 24
LONGEST_KEY: Final = 40  # some letters are two without case, as ß is
SIGNS: Final = " -_"
RESERVED: Final = frozenset(("someone", "nobody", "admin", "administrator", "moderator", "cardwright", *agent_names()))


def tidy(name: str) -> str:
    """The name as it is kept and shown; refused if it cannot be one."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    wrong = [letter for letter in plain if not letter.isalnum() and letter not in SIGNS]
    if wrong:
        raise BadInput(f'a name is made of letters, digits, spaces, - and _; "{plain}" has "{wrong[0]}" in it')
    if not LEAST <= len(plain) <= MOST:
        raise BadInput(f"a name has {LEAST} to {MOST} characters, not {len(plain)}")
    if len(key(plain)) > LONGEST_KEY:
        raise BadInput("a name with so many letters of that kind is too long")
    if not any(letter.isalnum() for letter in plain):
        raise BadInput("a name has at least one letter or digit")
    return plain


def is_reserved(name: str) -> bool:
    """Whether a name would be taken for a bot, a guest or nobody in particular."""
    bare = "".join(letter for letter in key(name) if letter not in SIGNS)
    return bare in RESERVED or bare.startswith("guest")
