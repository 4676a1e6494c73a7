"""Who may see the cards of Cartoverse (C59), and what is true of all its positions; the contract suite relies on it."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright import games
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.card import HERO, Card
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.questions import ASK_MAIN
from cardwright.games.cartoverse.model.state import TURN, Duel
from cardwright.games.cartoverse.options import Options
from cardwright.games.cartoverse.rules.figures import reckon
from cardwright.games.cartoverse.rules.turn import ask_turn
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from tests.contract.memory import Come
from tests.contract.pile import Pile, declared, only
from tests.contract.subject import cards_named

__all__ = ["decks", "lay", "is_token", "open", "piles", "pinned", "played", "sound", "stage", "unique"]

GAME = games.load("cartoverse")
PLENTY = 20
USED = (events.SHARD, events.MANA, events.SUMMON, events.CAST, events.SET, events.ABILITY)
CARDS: list[Card] = [card for card in GAME.cards().all if card.type != HERO and not card.token and not card.basic]
HEROES: list[Card] = [card for card in GAME.cards().all if card.type == HERO]
unique = False
GOES, MAY_GO = ("discard", "shard", "mana"), ("summon", "cast", "lay")


SIGHT = {
    **{"hand": "owner", "deck": "owner", "traps": "owner"},
    **dict.fromkeys(("graveyard", "removed", "shards", "mana_zone", "creatures", "enchants", "spells"), "everybody"),
}


def piles(s: Duel) -> list[Pile]:
    """A deck is known to its owner, but not its order, so it is listed by its cards."""
    return [listed(pile) if pile.name.endswith("deck") else pile for pile in declared(GAME, SIGHT, s)]


def comes(s: Duel, told: Sequence[Event], at: int) -> Come | None:
    """A card comes back openly; how many tokens a player holds everybody knows anyway."""
    openly = told[at].kind in (events.RETURN, events.RECALL) and not s.cards.all[told[at].a].token
    return (int(told[at].a), True) if openly else None


def unsettles(_s: Duel, told: Sequence[Event], at: int) -> bool:
    """A card goes from the hand to the deck in secret; a token leaves the game for all to see."""
    after = told[at + 1 : at + 2]
    return told[at].kind == events.HERO_REPLACE and not (after and after[0].kind == events.REMOVE)


def listed(pile: Pile) -> Pile:
    return only(pile.owner, pile.name, sorted(pile.cards))


def lay(s: Duel, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out again, each as long as it was; the cards of a deck stay where they are in it."""
    for seat, player in enumerate(s.players):
        player.hand = sorted(cards[f"P{seat + 1}.hand"])
        order = sorted(range(len(player.deck)), key=lambda place: (player.deck[place], place))
        for place, card in zip(order, cards[f"P{seat + 1}.deck"], strict=True):
            player.deck[place] = card
        for trap, card in zip(player.traps, cards[f"P{seat + 1}.traps"], strict=True):
            trap.card = card


# Decks.


def decks(options: Options, seed: int) -> list[str]:
    """Over the seeds every hero leads, and every card is in the deck of somebody."""
    return [some_deck(options, 2 * seed + seat) for seat in range(2)]


def pinned(options: Options) -> list[str]:
    """The decks of the golden playthroughs, as many cards as the options want."""
    return [some_deck(options, number) for number in (2, 5)]


def some_deck(options: Options, number: int) -> str:
    """A third of it basic shards of the hero's faction, then cards of all factions in turn."""
    hero = HEROES[number % len(HEROES)]
    size = max(int(options.deck_least), min(40, int(options.deck_most)))
    shards = size // 3
    lines = [hero.name, f"{shards} {hero.faction} Shard"]
    room, start = size - shards, 13 * number
    for step in range(len(CARDS)):
        copies = min(room, int(options.most_copies), 2)
        if copies > 0:
            lines.append(f"{copies} {CARDS[(start + step) % len(CARDS)].key}")
            room -= copies
    return "\n".join(lines if room == 0 else [hero.name, f"{size} {hero.faction} Shard"])


# What a run has used.


def open(s: Duel) -> set[int]:
    """The heroes, and the special card while everybody knows who holds it."""
    special = [place for place, card in enumerate(s.cards.all) if card.token]
    held = any(player.tokens > 0 for player in s.players)
    return {int(player.hero) for player in s.players} | (set(special) if held else set())


def played(game: Game[State], event: Event) -> set[int]:
    """The cards an event tells to have been used: played, placed, cast, set, or a hero that acts."""
    return cards_named(game, event) if event.kind in USED else set()


def stage(s: Duel, card: int) -> None:
    """The turn player holds nothing but this card, and has the mana and HP for it; heroes come up by themselves."""
    player = s.players[s.player]
    if s.cards.all[card].type == HERO or s.phase != TURN:
        return
    s.agenda, s.chain, s.queue, s.asking, s.stirred, s.delayed = [], [], (), (), (), ()
    player.hand = [card]
    player.tokens = 1 if s.cards.all[card].token else 0
    player.extra = PLENTY
    player.gains = 0
    player.hp = player.most
    ask_turn(s, ASK_MAIN)


# What is true of every position.


def is_token(s: State, card: int) -> bool:
    return bool(s.cards.all[card].token)


def sound(s: State) -> None:
    """Nobody dead is still there, and the figures are what they should be."""
    assert isinstance(s, Duel)
    creatures = [creature for player in s.players for creature in player.creatures]
    numbers = [int(thing.id) for thing in (*creatures, *s.enchants)]
    numbers += [int(trap.id) for player in s.players for trap in player.traps]
    assert len(set(numbers)) == len(numbers), "a number is there twice"
    assert len({creature.spot() for creature in creatures}) == len(creatures), "two creatures are in one slot"
    for player in s.players:
        assert player.hand == sorted(player.hand), "a hand is not in order"
        assert player.hp <= player.most, "a hero has more HP than it can have"
        assert player.tokens == sum(s.cards.all[card].token for card in player.hand)
        assert 0 <= player.mana <= len(player.mana_zone)
    for creature in creatures:
        assert figures(creature) == figures(fresh(s, creature)), "figures have not been worked out"
    if s.result is None and not s.agenda:
        assert all(creature.damage < creature.hp for creature in creatures), "a dead creature is still there"
        assert all(player.hp > 0 for player in s.players), "a dead hero is still there"
        assert not s.stirred
        assert not s.delayed, "a trap was forgotten"


def figures(creature: Creature) -> tuple[int, int, int]:
    return int(creature.atk), int(creature.hp), int(creature.keys)


def fresh(s: Duel, creature: Creature) -> Creature:
    copy = creature.clone()
    reckon(s, copy)
    return copy
