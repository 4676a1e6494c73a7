"""What each side knows (R15), and full positions that fit it."""

from __future__ import annotations

from cardwright.games.generals.model.actions import MULLIGAN
from cardwright.games.generals.model.deeds import GIFT, SHUFFLING, BattleDeed
from cardwright.games.generals.model.events import KINDS
from cardwright.games.generals.model.keywords import SENTINEL, TRIAL
from cardwright.games.generals.model.program import CARD_OF_SCENE, EFFECTS, SCENE
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle, Player
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.turn import ask_for_orders
from cardwright.games.generals.view.copies import Copies
from cardwright.kernel.action import pack
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import LOCKED


def mask(s: Battle, seat: i64) -> Battle:
    """Hands, decks and what a Watchful Sentinel is are known to their owner alone, the order of a deck to nobody."""
    seen = Battle(s.seats, 0, s.options, s.cards)
    s.veil_into(seen, seat, KINDS)
    copies = Copies(s)
    seen.turn = s.turn
    seen.mover = s.mover
    seen.arrivals = s.arrivals
    seen.first = s.first
    seen.second = s.second
    seen.tiles = s.tiles.copy()
    seen.auras = s.auras
    seen.hearing = s.hearing
    seen.players = [seen_player(s.players[other], other == seat, copies) for other in range(2)]
    seen.units = [seen_unit(unit, unit.owner == seat, copies) for unit in s.units]
    seen.aside = [seen_unit(unit, unit.owner == seat, copies) for unit in s.aside]
    hide_under_way(s, seen, seat)
    copies.renumber(seen)
    seen.marked = copies.marked
    if s.playing() is not None and s.mover != seat:
        seen.agenda = []  # R86: a card may still be taken back, so what is being played is nobody else's business
        seen.waiting = ()
        ask_for_orders(seen)
    return seen


def hide_under_way(s: Battle, seen: Battle, seat: i64) -> None:
    """Cards on their way to a hand or a deck are known to their owner alone, and so is what a Sentinel will be."""
    for deed in seen.lane + seen.done:
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


def seen_player(player: Player, own: bool, copies: Copies) -> Player:
    seen = Player()
    seen.deck = copies.sorted(player.deck) if own else unseen(player.deck)
    seen.hand = copies.all_of(player.hand) if own else unseen(player.hand)
    seen.mana = player.mana
    seen.crystals = player.crystals
    seen.bonus = player.bonus
    seen.bloodbound = player.bloodbound
    seen.ready = player.ready
    seen.turns = player.turns
    seen.swaps = player.swaps
    seen.quiet = player.quiet
    seen.busy = player.busy
    seen.acted = player.acted
    seen.cast = player.cast
    seen.summoned = player.summoned
    seen.fallen = player.fallen
    seen.broken = player.broken
    seen.played = player.played
    seen.healings = player.healings
    seen.mended = player.mended
    seen.wounds = player.wounds
    seen.progress = player.progress
    seen.bled = player.bled
    seen.trial = player.trial
    seen.slotted = player.slotted
    return seen


def unseen(cards: list[i64]) -> list[i64]:
    """So many cards nobody knows; free places stay free."""
    return [EMPTY if card == EMPTY else HIDDEN for card in cards]


def seen_unit(unit: Unit, own: bool, copies: Copies) -> Unit:
    """Everything about a unit is there for all to see, but what a Watchful Sentinel is."""
    seen = unit.clone()
    secret = unit.traits & SENTINEL != 0 and not own
    seen.within = HIDDEN if secret else copies.one(unit.within)
    return seen


# Making up what is hidden.


def sample(seen: Battle, seat: i64, seed: int) -> Battle:
    """Deal cards a deck may have to the hidden places, and put the known ones in any order."""
    chance = dice(seed)
    s = seen.clone()
    for owner in range(2):
        deal_hidden(s, owner, chance)
        if owner == seat:
            chance.shuffle(s.players[owner].deck)
        if s.sealed[owner] == LOCKED:
            s.sealed[owner] = any_mulligan(s, owner, chance)
    for unit in s.units + s.aside:
        if unit.traits & SENTINEL != 0 and unit.within == HIDDEN and unit.owner != seat:
            unit.within = any_of(behind(s, unit.card), chance)
    for deed in s.lane:
        if deed.kind in (GIFT, SHUFFLING) and deed.card == HIDDEN:
            deed.card = any_of(deck_cards(s, deed.seat), chance)
        if isinstance(deed, BattleDeed) and deed.within == HIDDEN and brings_sentinel(s, deed):
            deed.within = any_of(behind(s, deed.card), chance)
    s.rng = chance.rng
    return s


def deal_hidden(s: Battle, owner: i64, chance: Chance) -> None:
    """Make up everything of one player that is hidden."""
    player = s.players[owner]
    if player.slotted >= 0 and player.hand[player.slotted] == HIDDEN:
        player.hand[player.slotted] = any_of(trials(s, owner), chance)
    hidden = player.hand.count(HIDDEN) + player.deck.count(HIDDEN)
    if hidden > 0:
        lots = drawn(s, owner, hidden, chance)
        player.hand = dealt(player.hand, lots)
        player.deck = dealt(player.deck, lots)


def dealt(cards: list[i64], lots: list[i64]) -> list[i64]:
    """The same cards, with one of the lots for each that is hidden."""
    return [lots.pop() if card == HIDDEN and lots else card for card in cards]


def drawn(s: Battle, owner: i64, count: i64, chance: Chance) -> list[i64]:
    """So many of the cards the player may still have; if these are too few, of those any deck may have."""
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
    own = faction_of(s, owner)
    found = [
        place
        for place in s.cards.order
        if s.cards.all[place].collectible
        and s.cards.all[place].faction in (0, own)
        and s.cards.all[place].traits & TRIAL == 0
        and is_playable(s, place)
    ]
    return found or [place for place in s.cards.order if is_playable(s, place)]


def is_playable(s: Battle, place: i64) -> bool:
    card = s.cards.all[place]
    return card.is_minion or card.is_spell or card.is_artifact


def faction_of(s: Battle, owner: i64) -> i64:
    general = s.general(owner)
    return 0 if general is None else s.cards.all[general.card].faction


def used_cards(s: Battle, owner: i64) -> list[i64]:
    """Cards of the player that are known: played before, or in a hand or a deck that can be seen."""
    player = s.players[owner]
    used = [*player.summoned, *player.broken]
    for copy in player.hand + player.deck:
        if copy >= 0:
            used.append(copy & CARD_MASK)
    for unit in s.units:
        for mark in unit.marks:
            if unit.owner == owner and mark.enchantment.artifact:
                used.append(mark.enchantment.card)
    return used


def trials(s: Battle, owner: i64) -> list[i64]:
    own = faction_of(s, owner)
    found = [
        place
        for place in s.cards.order
        if s.cards.all[place].traits & TRIAL != 0 and s.cards.all[place].faction in (0, own)
    ]
    return found or deck_cards(s, owner)


def behind(s: Battle, sentinel: i64) -> list[i64]:
    """The minions that a Watchful Sentinel of this sort may be."""
    key = s.cards.all[sentinel].key
    return [place for place in s.cards.order if s.cards.all[place].hidden_by == key]


def any_of(cards: list[i64], chance: Chance) -> i64:
    return cards[chance.below(len(cards))] if cards else HIDDEN


def any_mulligan(s: Battle, owner: i64, chance: Chance) -> i64:
    """R24: any cards, as many as may be exchanged."""
    player = s.players[owner]
    slots: i64 = 0
    count: i64 = 0
    for slot in range(len(player.hand)):
        wanted = player.hand[slot] != EMPTY and slot != player.slotted and count < s.options.mulligan_most
        if wanted and chance.below(2) == 1:
            slots |= 1 << slot
            count += 1
    return pack(MULLIGAN, slots)
