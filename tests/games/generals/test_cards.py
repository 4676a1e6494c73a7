"""Every card: what is printed on it agrees with what it does."""

from __future__ import annotations

import re
from typing import TypeVar

from cardwright.games.generals.cards.press import implied
from cardwright.games.generals.effects.amounts import Progress
from cardwright.games.generals.effects.enchant import LendKeywords
from cardwright.games.generals.effects.mechs import Assemble
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model import keywords as traits_of_units
from cardwright.games.generals.model import program
from cardwright.games.generals.model.ability import Aura, Rule
from cardwright.games.generals.model.card import ARTIFACT, GENERAL, MINION, TILE, Card
from cardwright.games.generals.model.enchantment import KEEP, Enchantment
from cardwright.games.generals.model.keywords import BOND, NAMES, TRIBES, keyword_names
from cardwright.kernel.effects.amounts import Fixed
from cardwright.kernel.effects.conditions import AtLeast
from tests.attributes import attributes

Found = TypeVar("Found", int, str)
CARDS: list[Card] = GAME.cards().all
BY_KEY: dict[str, Card] = {card.key: card for card in CARDS}
PROGRAMS = ("asks", "abilities", "enchantment", "replaced", "cost", "needs", "destiny", "trial")
RARITIES = {"basic", "common", "rare", "epic", "legendary", "mythron", "token"}
SETS = {
    "Core",
    "Denizens of Shim'Zar",
    "Ancient Bonds / Rise of the Bloodbound",
    "Unearthed Prophecy",
    "Immortal Vanguard",
    "Trials of Mythron",
}

# Numbers of a program that are not printed: they stand for a word, or say where a thing is kept.
SORTS = {
    *(
        "side",
        "kinds",
        "event",
        "ears",
        "whose",
        "lasts",
        "mode",
        "source",
        "tribe",
        "faction",
        "kind",
        "card",
        "place",
        "role",
    ),
    *("traits", "lifts", "without"),
}
# Numbers that have to be said even if they are 1: that much is given or taken.
AMOUNTS = {
    *("number", "attack", "health", "speed", "backstab", "grow", "cost", "change"),
    *("more", "less"),
}
ANY = 100  # from here on a number means "however many"
SQUARES = {8, 45}  # this many of something means one on every square, around somebody or on the whole board
# What a text says and no number of its program does.
SPOKEN = {
    "eternal_heart": {1},  # the health a general is left with is that of the rules
    "fractal_replication": {2},  # two squares are asked for
    "kinetic_equilibrium": {3},  # a 3x3 area is a square and those around it
    "aperions_claim": {3},
    "mandrake": {1},  # it costs 1 less for each; the cost is worked out
    "wintertide": {3},  # three squares one above the other
}
# Keywords a text speaks of though its card neither has nor gives them.
SPOKEN_KEYWORDS = {
    "wind_stopper": {"Ranged"},  # it is what Ranged enemies must attack
    "denadoro": {"Infiltrate"},  # it makes every square count
    "disciple_of_yggdra": {"Stunned"},  # they wait for a stun
    "yggdras_voracity": {"Stunned"},
}
# Cards whose text has a word of its own for the cards in its program.
WORDS = {
    "grandmaster_variax": "bloodbound spell",
    "pantheran": "wishes of the scions",
    "duskweaver": "wish of the scions",
    "valknus_seal": "copy of your general",
    "inquisitor_kron": "prisoner",
    "spriggin": "Spriggin Kin",
    "reliquarian": "artifact of its faction",
}


class Program:
    """What stands in the program of a card: its numbers, its keywords, the cards and the tribes it names."""

    def __init__(self, card: Card) -> None:
        self.said: set[int] = set()  # numbers the text has to name
        self.known: set[int] = {len(card.asks)}  # numbers it may name
        self.given: int = int(card.traits)  # keywords it has or gives
        self.mentioned: int = int(card.traits)  # keywords it has, gives, looks for or takes away
        self.keys: set[tuple[str, ...]] = set()
        self.tribes: set[int] = set()
        self.enchantments: list[Enchantment] = []
        for part in PROGRAMS:
            self.read(getattr(card, part), part)

    def read(self, value: object, name: str) -> None:
        if name in ("table", "tables"):  # the squares that a word stands for
            return
        if isinstance(value, tuple | list):
            self.read_several(list(value), name)
        elif isinstance(value, Fixed):
            self.number(int(value.number), name)
        elif isinstance(value, str):
            self.read_word(value, name)
        elif isinstance(value, int):
            self.read_number(value, name)
        elif value is not None:
            self.read_object(value)

    def read_several(self, values: list[object], name: str) -> None:
        if values and all(isinstance(value, str) for value in values):
            self.keys.add(tuple(str(value) for value in values))
            return
        self.known.add(len(values))
        for value in values:
            self.read(value, name)

    def read_word(self, word: str, name: str) -> None:
        if word and name not in ("type", "rarity", "but_rarity", "words", "but"):
            self.keys.add((word,))

    def read_number(self, number: int, name: str) -> None:
        if name in ("traits", "lifts", "without"):
            self.mentioned |= number
        elif name == "tribe":
            self.tribes.add(number)
        elif name not in SORTS and not isinstance(number, bool):
            self.number(number, name)

    def number(self, number: int, name: str) -> None:
        size = abs(number)
        if number == KEEP or size >= ANY or (name == "count" and size in SQUARES):
            return
        self.known.add(size)
        if size > 1 or (size == 1 and name in AMOUNTS):
            self.said.add(size)

    def read_object(self, thing: object) -> None:
        if isinstance(thing, LendKeywords):  # whatever another unit has
            return
        if isinstance(thing, program.Program):  # its address says nothing
            self.read(thing.effects, "effects")
            return
        if isinstance(thing, Assemble):
            self.number(20 * int(thing.steps), "steps")
            return
        if isinstance(thing, AtLeast) and isinstance(thing.number, Progress):  # R218: 100 %
            return
        if isinstance(thing, Rule):  # which number of the rules it is stands for a word
            self.number(int(thing.more), "count")
            return
        if isinstance(thing, Enchantment):
            self.enchantments.append(thing)
            self.given |= int(thing.traits)
            self.mentioned |= int(implied(thing.abilities))
        if isinstance(thing, Aura):
            self.given |= int(thing.traits)
        for name in attributes(thing):
            self.read(getattr(thing, name), name)

    def others(self) -> list[Card]:
        """The cards it names."""
        return [BY_KEY[key] for keys in self.keys for key in keys]


def digits(text: str) -> set[int]:
    """The numbers of a text; those inside a name, as in MECHAZ0R!, do not count."""
    plain = re.sub(r"(\d)x(\d)", r"\1 \2", text)
    return {int(word) for word in re.findall(r"(?<![A-Za-z\d])(\d+)(?:st|nd|rd|th)?(?![A-Za-z\d])", plain)}


def numbers(text: str) -> set[int]:
    """The same with those that are written as words."""
    return digits(text) | ({2} if re.search(r"\b(double|twice)\b", text, re.IGNORECASE) else set())


def keywords(text: str) -> set[str]:
    """The keywords of a text."""
    found = {name for name in NAMES.values() if re.search(rf"\b{name}s?\b", text)}
    return found | ({"Stunned"} if re.search(r"\b[Ss]tun", text) else set())


def own_numbers(card: Card) -> set[int]:
    """What its keywords and its type print."""
    found = {int(card.counter), int(card.backstab), int(card.grow), int(card.dervishes) if card.dervishes > 1 else 0}
    return (found | {int(card.attack)} if card.type == ARTIFACT else found) - {0}


def body(card: Card) -> set[int]:
    return {int(card.attack), int(card.health), *own_numbers(card), *digits(card.text)}


READ = {card.key: Program(card) for card in CARDS}
PLAYED = [card for card in CARDS if card.type != TILE]  # what tiles do is written in the rules (R227 to R233)


def test_every_number_of_a_program_stands_in_the_text() -> None:
    # R10
    unsaid = {card.key: (READ[card.key].said | own_numbers(card)) - numbers(card.text) for card in CARDS}
    assert only_some(unsaid) == {}


def test_every_number_of_a_text_stands_in_the_program() -> None:
    # R10
    assert only_some({card.key: digits(card.text) - numbers_known(card) for card in PLAYED}) == SPOKEN


def numbers_known(card: Card) -> set[int]:
    """Those of the program, of the card itself, and of the cards it names."""
    program = READ[card.key]
    named = {number for other in program.others() for number in body(other)}
    return program.known | program.said | own_numbers(card) | named


def test_every_keyword_a_card_has_or_gives_stands_in_its_text() -> None:
    # R10
    unsaid = {card.key: set(keyword_names(READ[card.key].given)) - keywords(card.text) for card in CARDS}
    assert only_some(unsaid) == {}


def test_every_keyword_of_a_text_is_in_its_program() -> None:
    # R10
    assert only_some({card.key: keywords(card.text) - keywords_known(card) for card in PLAYED}) == SPOKEN_KEYWORDS


def keywords_known(card: Card) -> set[str]:
    known = READ[card.key].given | READ[card.key].mentioned
    for other in READ[card.key].others():
        known |= READ[other.key].given
    return set(keyword_names(known))


def test_every_card_that_a_program_names_stands_in_the_text() -> None:
    # R10
    assert only_some({card.key: unnamed(card) for card in CARDS}) == {}


def unnamed(card: Card) -> set[str]:
    """The cards a program names and its text does not."""
    if card.key in WORDS and WORDS[card.key] in card.text:
        return set()
    return {other.key for other in READ[card.key].others() if other is not card and not speaks_of(card.text, other)}


def speaks_of(text: str, card: Card) -> bool:
    """Whether a text names a card, or the sort it is of: an Obelysk, an Egg, a Battle Pet, a Wall, a token."""
    if card.name in text or card.name.split()[-1] in text:
        return True
    sorts = {TRIBES[card.tribe], "Wall" if card.traits & traits_of_units.WALL else "", "token" if card.token else ""}
    return any(sort in text for sort in sorts - {""})


def test_every_tribe_of_a_program_stands_in_the_text() -> None:
    # R12; a Bond is with the own tribe (R122)
    unsaid = {
        card.key: {TRIBES[tribe] for tribe in tribes_of(card) if TRIBES[tribe] not in card.text} for card in CARDS
    }
    assert only_some(unsaid) == {}


def tribes_of(card: Card) -> set[int]:
    return READ[card.key].tribes - ({int(card.tribe)} if card.traits & BOND else set())


def only_some(found: dict[str, set[Found]]) -> dict[str, set[Found]]:
    """Those of the cards with which something was found."""
    return {key: things for key, things in found.items() if things}


# Facts.


def test_keys_are_unique_and_every_card_is_found_by_its_own() -> None:
    # R10
    assert len(BY_KEY) == len(CARDS)
    assert [card.key for card in CARDS if GAME.cards().find(card.key) != card.place] == []


def test_the_facts_of_every_card_are_sane() -> None:
    # R10
    for card in CARDS:
        assert card.rarity in RARITIES, card.key
        assert card.set in SETS, card.key
        assert card.mana in range(26), card.key
        assert card.text == card.text.strip(), card.key
        assert not card.text or card.text[-1] in '."', card.key
        assert card.health > 0 or card.type != MINION or "Invulnerable" in card.text, card.key
        assert card.tribe == 0 or card.type == MINION, card.key


def test_tokens_are_in_no_deck_and_everything_else_but_generals_may_be() -> None:
    # R13
    for card in CARDS:
        assert card.collectible == (not card.token and card.type != GENERAL), card.key
        assert card.token or card.rarity != "token", card.key


def test_there_are_eighteen_generals_with_spells_of_their_own() -> None:
    # R11
    generals = [card for card in CARDS if card.type == GENERAL]
    spells = [BY_KEY[card.bloodbound] for card in generals]
    assert len({card.name for card in spells}) == len(generals) == 18
    assert all((card.attack, card.health) == (2, 25) for card in generals)
    assert all(spell.is_spell and spell.token and spell.mana == 1 for spell in spells)
    assert all(spell.name in card.text for card, spell in zip(generals, spells, strict=True))


def test_what_hides_a_card_exists_and_fits() -> None:
    # R124, R184
    for card in CARDS:
        assert (card.hidden_by == "building") == (card.counter > 0), card.key
        assert (card.hidden_by == "watchful_sentinel") == (card.watch > 0), card.key
        assert not card.hidden_by or BY_KEY[card.hidden_by].token, card.key


def test_every_enchantment_of_a_card_can_be_written_down() -> None:
    # R15: what lies on a unit is seen by both, so a position has to name it
    for card in CARDS:
        for enchantment in READ[card.key].enchantments:
            assert enchantment in card.enchantments, card.key
            assert enchantment.card == card.place, card.key


def test_no_two_traits_share_a_bit() -> None:
    # R10
    traits = [value for name, value in vars(traits_of_units).items() if name.isupper() and isinstance(value, int)]
    single = [value for value in traits if value != traits_of_units.LASTING]
    assert len(set(single)) == len(single)
    assert all(value & (value - 1) == 0 for value in single)
