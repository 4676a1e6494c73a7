"""The names of players: which are allowed, and which nobody may have."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from confusable_homoglyphs.categories import unique_aliases  # type: ignore[import-untyped]
from precis_i18n import get_profile

from cardwright.agents.characters import NAMES as CHARACTERS
from cardwright.agents.named import LEVELS, agent_names
from cardwright.kernel.errors import BadInput
from cardwright.server.store.likeness import key, skeleton

LEAST: Final = 2
MOST: Final = 24
LONGEST_KEY: Final = 40  # some letters become two when case is removed, such as ß
SIGNS: Final = " -_"
BETWEEN: Final = re.compile(r"[ _-]")
IDENTIFIER: Final = get_profile("UsernameCasePreserved")  # RFC 8265
ANY_SCRIPT: Final = {"COMMON", "INHERITED"}  # digits and the like
# UTS 39, "highly restrictive": one script, or those that Chinese, Japanese and Korean mix with Latin.
TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
STAFF: Final = (
    *("admin", "administrator", "moderator", "mod", "staff", "support", "system", "server", "operator", "official"),
    *("root", "cardwright"),
)
NOT_PEOPLE: Final = ("someone", "nobody", "everybody", "anonymous", "bot", "stand-in")
BOTS: Final = (*agent_names(), *(f"{level} bot" for level in LEVELS), *CHARACTERS)
GUEST: Final = re.compile(r"guest.*|gast[\dlo]*")  # l and o are also what 1 and 0 look like


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
    check_letters(plain)
    return plain


def check_letters(name: str) -> None:
    """Refuse letters that nobody sees or that belong into no name, and letters of scripts that nobody mixes."""
    for word in BETWEEN.split(name):
        try:
            IDENTIFIER.enforce(word or "-")
        except UnicodeEncodeError as error:
            raise BadInput(f'"{word[error.start]}" (U+{ord(word[error.start]):04X}) cannot be in a name') from None
    scripts = set(unique_aliases(name)) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= mixed for mixed in TOGETHER):
        listed = " and ".join(sorted(script.title() for script in scripts))
        raise BadInput(f"a name is written in one script; this one mixes {listed}")


def is_reserved(name: str) -> bool:
    """Whether people could take the name for a bot, a guest, the staff or somebody who has left."""
    words = [blurred(word) for word in BETWEEN.split(name)]
    bare = "".join(words)
    return bare in RESERVED or bool(GUEST.fullmatch(bare)) or any(word in OF_STAFF for word in words)


def blurred(word: str) -> str:
    """How a word looks to somebody who reads it quickly: ``adm1n`` is ``admin``."""
    return skeleton(word).replace("i", "l")


OF_STAFF: Final = frozenset(blurred(word) for word in STAFF)
RESERVED: Final = OF_STAFF | {blurred(BETWEEN.sub("", word)) for word in (*NOT_PEOPLE, *BOTS)}
