"""Decks: their text form, and what makes them legal (R1 to R9)."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.card import FOR_SALE, HERO, IN_THE_DECK, Cards
from cardwright.games.ancients.model.full_deck import NOT_NAMED as NOT_NAMED
from cardwright.games.ancients.model.full_deck import FullDeck as FullDeck
from cardwright.games.ancients.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadInput
from cardwright.kernel.text.deck_lines import STAR, counted, unread, written_lines

HEROES: Final = 5


@final
class Fault:
    """Something wrong with a deck: a word for programs, a sentence for players."""

    def __init__(self, word: str, sentence: str) -> None:
        self.word: str = word
        self.sentence: str = sentence


def read_deck(text: str, cards: Cards) -> FullDeck:
    """A card on each line, ``2 Skullbell``; the heroes in their order, the AB carrier with a star: ``Brakka *``."""
    heroes: list[i64] = []
    main: list[i64] = []
    items: list[i64] = []
    ab: i64 = NOT_NAMED
    for line in written_lines(text):
        starred = line.endswith(STAR)
        count, name = counted(line.removesuffix(STAR).strip())
        place = cards.find(name)
        if starred:
            if ab != NOT_NAMED:
                raise BadInput("a deck has one AB carrier (R2)")
            ab = place
        kind = cards.all[place].type
        (heroes if kind == HERO else items if kind in FOR_SALE else main).extend([place] * count)
    return FullDeck(heroes, ab, main, items)


def problems(text: str, options: Options, cards: Cards) -> list[str]:
    """What is wrong with a deck, each problem a sentence that names the card."""
    try:
        deck = read_deck(text, cards)
    except BadInput as problem:
        return unread(text, cards, problem)
    return [fault.sentence for fault in deck_faults(deck, options, cards)]


def deck_faults(deck: FullDeck, options: Options, cards: Cards) -> list[Fault]:
    return [
        *hero_faults(deck, cards),
        *main_faults(deck, options, cards),
        *signature_faults(deck, options, cards),
        *item_faults(deck, options, cards),
    ]


def hero_faults(deck: FullDeck, cards: Cards) -> list[Fault]:
    """R1, R2."""
    found = []
    for place in deck.heroes:
        if cards.all[place].type != HERO:
            found.append(Fault("not_a_hero", f"{cards.name(place)} is not a hero (R1)"))
    if len(deck.heroes) != HEROES:
        word = "too_few_heroes" if len(deck.heroes) < HEROES else "too_many_heroes"
        found.append(Fault(word, f"a deck has {HEROES} heroes; this one has {len(deck.heroes)} (R1)"))
    for place in dict.fromkeys(deck.heroes):
        if deck.heroes.count(place) > 1:
            found.append(Fault("duplicate_hero", f"{cards.name(place)} is there twice; heroes are unique (J32)"))
    if deck.heroes and deck.ab not in deck.heroes:
        found.append(Fault("ab_not_in_deck", f"{cards.name(deck.ab)} carries the AB, and is not in the deck (R2)"))
    return found


def main_faults(deck: FullDeck, options: Options, cards: Cards) -> list[Fault]:
    """R3 to R5."""
    found = []
    size, least, most = len(deck.main), options.deck_min, max(options.deck_min, options.deck_max)
    if size < least:
        found.append(Fault("too_few_cards", f"the main deck has at least {least} cards; this one has {size} (R3)"))
    if size > most:
        found.append(Fault("too_many_cards", f"the main deck has at most {most} cards; this one has {size} (R4)"))
    for place in dict.fromkeys(deck.main):
        card, count = cards.all[place], deck.main.count(place)
        if card.type not in IN_THE_DECK:
            found.append(Fault("wrong_kind_in_main_deck", f"{card.name} is no card of the main deck (R3)"))
        if count > options.copies:
            found.append(
                Fault("too_many_copies", f"{count} copies of {card.name}; at most {options.copies} are allowed (R5)")
            )
    return found


def signature_faults(deck: FullDeck, options: Options, cards: Cards) -> list[Fault]:
    """R6, J31."""
    found = []
    crests = {cards.all[hero].crest: cards.name(hero) for hero in deck.heroes if cards.all[hero].type == HERO}
    held = [cards.all[place].crest for place in deck.main if cards.all[place].crest]
    for crest, name in crests.items():
        count = held.count(crest)
        if count == 0 and any(card.crest == crest and card.type != HERO for card in cards.all):
            found.append(Fault("signature_missing", f"{name} needs a signature card (R6)"))
        if count > options.signatures_max:
            found.append(
                Fault(
                    "too_many_signatures",
                    f"{count} signature cards of {name}; at most {options.signatures_max} are allowed (R6)",
                )
            )
    for place in dict.fromkeys(deck.main):
        card = cards.all[place]
        if card.crest and card.crest not in crests:
            owner = cards.all[cards.at(card.crest)].name
            found.append(
                Fault("foreign_signature", f"{card.name} is a signature card of {owner}, who is not in the deck (J31)")
            )
    return found


def item_faults(deck: FullDeck, options: Options, cards: Cards) -> list[Fault]:
    """R7 to R9."""
    found = []
    size, least, most = len(deck.items), options.items_min, max(options.items_min, options.items_max)
    if size < least:
        found.append(Fault("too_few_items", f"the item deck has at least {least} cards; this one has {size} (R8)"))
    if size > most:
        found.append(Fault("too_many_items", f"the item deck has at most {most} cards; this one has {size} (R7)"))
    for place in dict.fromkeys(deck.items):
        card, count = cards.all[place], deck.items.count(place)
        if card.type not in FOR_SALE:
            found.append(Fault("wrong_kind_in_item_deck", f"{card.name} is no item (R7)"))
        if count > 1:
            found.append(Fault("duplicate_item", f"{count} copies of {card.name}; of an item there is one (R9)"))
    return found
