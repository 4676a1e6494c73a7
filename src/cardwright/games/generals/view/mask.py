"""What each side knows (R15), and full positions that fit it."""

from __future__ import annotations

from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.copies import renumber
from cardwright.games.generals.model.deeds import GIFT, SHUFFLING, BattleDeed
from cardwright.games.generals.model.keywords import SENTINEL, TRIAL
from cardwright.games.generals.model.program import CARD_OF_SCENE, EFFECTS, SCENE
from cardwright.games.generals.model.state import CARD_MASK, Battle
from cardwright.games.generals.rules.turn import ask_for_orders
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.known import CARD_AT, about


def conceal(s: Battle, seen: Battle, seat: i64) -> None:
    """What a Watchful Sentinel is only its owner knows; what is being played, only who plays it."""
    for unit in seen.units + seen.aside:
        if unit.traits & SENTINEL != 0 and unit.owner != seat:
            unit.within = HIDDEN
    hide_under_way(s, seen, seat)
    if seen.marked:
        renumber(seen)
    if s.playing() is not None and s.mover != seat:
        seen.agenda = []  # R86: a card may still be taken back, so what is being played is nobody else's business
        seen.waiting = ()
        ask_for_orders(seen)


def hide_under_way(s: Battle, seen: Battle, seat: i64) -> None:
    """Cards on their way to a hand or a deck are known to their owner alone, and so is what a Sentinel will be."""
    for deed in (*seen.lane, *seen.done):
        if isinstance(deed, BattleDeed):
            deed.scene = seen_scene(s, deed.scene, seat)
            if deed.seat != seat:
                deed.within = HIDDEN if brings_sentinel(s, deed) else deed.within
                deed.card = HIDDEN if deed.kind in (GIFT, SHUFFLING) else deed.card
    for frame in seen.agenda:
        if frame.program == EFFECTS:
            frame.slots[SCENE] = seen_scene(s, frame.chosen(SCENE), seat)


def brings_sentinel(s: Battle, deed: BattleDeed) -> bool:
    return deed.card >= 0 and s.card_of(deed.card).traits & SENTINEL != 0


def seen_scene(s: Battle, numbers: tuple[int, ...], seat: i64) -> tuple[int, ...]:
    """A scene without the card it is about, if that is in a hand or a deck the reader cannot see."""
    if not numbers or numbers[CARD_OF_SCENE] < 0:
        return numbers
    for owner in range(2):
        player = s.players[owner]
        if owner != seat and numbers[CARD_OF_SCENE] in player.hand + player.deck:
            return (*numbers[:CARD_OF_SCENE], HIDDEN, *numbers[CARD_OF_SCENE + 1 :])
    return numbers


# Making up what is hidden.


def make_up(s: Battle, seat: i64, chance: Chance) -> None:
    """Deal cards a deck may have to the hidden places, and put the known ones in any order."""
    for owner in range(2):
        deal_hidden(s, owner, chance)
        if owner == seat:
            chance.shuffle(s.players[owner].deck)
    for unit in s.units + s.aside:
        if unit.traits & SENTINEL != 0 and unit.within == HIDDEN and unit.owner != seat:
            unit.within = any_of(behind(s, unit.card), chance)
    for deed in s.lane:
        if deed.kind in (GIFT, SHUFFLING) and deed.card == HIDDEN:
            deed.card = any_of(deck_cards(s, deed.seat), chance)
        if isinstance(deed, BattleDeed) and deed.within == HIDDEN and brings_sentinel(s, deed):
            deed.within = any_of(behind(s, deed.card), chance)


def deal_hidden(s: Battle, owner: i64, chance: Chance) -> None:
    """Make up everything of one player that is hidden."""
    player = s.players[owner]
    if player.slotted >= 0 and player.hand[player.slotted] == HIDDEN:
        trials = leads(s, owner, s.cards.order, trials=True)
        player.hand[player.slotted] = any_of(trials or deck_cards(s, owner), chance)
    hidden = player.hand.count(HIDDEN) + player.deck.count(HIDDEN)
    if hidden > 0:
        lots = drawn(s, owner, hidden, chance)
        player.hand = dealt(player.hand, lots)
        player.deck = dealt(player.deck, lots)


def dealt(cards: list[i64], lots: list[i64]) -> list[i64]:
    """The same cards, with one of the lots for each that is hidden."""
    return [lots.pop() if card == HIDDEN and lots else card for card in cards]


def drawn(s: Battle, owner: i64, count: i64, chance: Chance) -> list[i64]:
    """A number of the cards the player may still have; if these are too few, of those any deck may have."""
    kinds = deck_cards(s, owner)
    used = used_cards(s, owner)
    lots: list[i64] = []
    while kinds and len(lots) < count:
        pool = supply(s, kinds, used)
        wanted = min(count - len(lots), len(pool))
        chance.draw_lots(pool, wanted)
        lots += pool[:wanted]
        used = []
    return lots


def supply(s: Battle, kinds: list[i64], used: list[i64]) -> list[i64]:
    """R17: each card as often as a deck may hold it, less those that are used."""
    left: list[i64] = [s.options.most_copies] * len(s.cards.all)
    for card in kinds:
        if s.cards.all[card].rarity == "mythron":
            left[card] = 1
    for card in used:
        left[card] -= 1
    found: list[i64] = []
    for card in kinds:
        for _ in range(left[card]):
            found.append(card)
    return found


def deck_cards(s: Battle, owner: i64) -> list[i64]:
    """R18: cards of the general's faction and neutral ones; a Trial card lies apart from the others (R199)."""
    playable = [place for place in s.cards.order if is_playable(s.cards.all[place])]
    found = [place for place in playable if s.cards.all[place].collectible]
    return leads(s, owner, found, trials=False) or playable


def is_playable(card: Card) -> bool:
    return card.is_minion or card.is_spell or card.is_artifact


def leads(s: Battle, owner: i64, places: list[i64], trials: bool) -> list[i64]:
    """The cards that the player's general may lead, Trial cards or others."""
    factions = (0, s.faction(owner))
    cards = s.cards.all
    return [at for at in places if cards[at].faction in factions and (cards[at].traits & TRIAL != 0) == trials]


def used_cards(s: Battle, owner: i64) -> list[i64]:
    """Cards of the player that are known: played before, or in a hand or a deck that can be seen."""
    player = s.players[owner]
    used = [*player.summoned, *player.broken]
    for known in about(s.memory, owner):  # it was played before it came back
        card = known >> CARD_AT
        if card in used:
            used.remove(card)
    for copy in player.hand + player.deck:
        if copy >= 0:
            used.append(copy & CARD_MASK)
    for unit in s.units:
        if unit.owner == owner:
            used += [mark.enchantment.card for mark in unit.artifacts()]
    return used


def behind(s: Battle, sentinel: i64) -> list[i64]:
    """The minions that a Watchful Sentinel of this sort may be."""
    key = s.cards.all[sentinel].key
    return [place for place in s.cards.order if s.cards.all[place].hidden_by == key]


def any_of(cards: list[i64], chance: Chance) -> i64:
    return cards[chance.below(len(cards))] if cards else HIDDEN
