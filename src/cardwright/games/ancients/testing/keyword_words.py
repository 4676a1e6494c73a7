"""The keywords of card files as the cards know them: ``Siege 2``, ``Untargetable``."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.ancients.model.ability import Ranked
from cardwright.games.ancients.model.keywords import MOST_RANK, RANK_WORDS, TRAIT_WORDS, ranked
from cardwright.games.ancients.text.glossary import GLOSSARY
from cardwright.kernel.data.codec import TEXT, Json, Many
from cardwright.kernel.errors import BadScenario

WORDS: Final = Many(TEXT)
TRAITS: Final = {word: bit for bit, word in TRAIT_WORDS.items()}
NUMBERED: Final = re.compile(r"(.*?) (\d+)")
# Words that say what the rest of a card does: they stand on it for readers.
FOR_READERS: Final = {term.word for term in GLOSSARY} - set(TRAITS) - set(RANK_WORDS)


def read_keywords(words: Json, where: str) -> tuple[int, Ranked]:
    """The traits and the numbered keywords of a list of words."""
    traits, ranks = 0, 0
    for word in WORDS.decode(words, where):
        numbered = NUMBERED.fullmatch(word)
        if word in TRAITS:
            traits |= TRAITS[word]
        elif numbered is not None and numbered[1] in RANK_WORDS:
            ranks += int(ranked(RANK_WORDS.index(numbered[1]), min(int(numbered[2]), MOST_RANK)))
        elif (numbered[1] if numbered else word) not in FOR_READERS:
            known = [*TRAITS, *(f"{one} N" for one in RANK_WORDS), *sorted(FOR_READERS)]
            raise BadScenario(f'{where}: there is no keyword "{word}"; there are: {", ".join(known)}')
    return traits, Ranked(ranks)
