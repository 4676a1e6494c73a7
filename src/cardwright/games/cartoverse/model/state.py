"""A position of Cartoverse: the duel."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING
from cardwright.games.cartoverse.model.bounds import LARGEST, LAST_THING
from cardwright.games.cartoverse.model.card import CREATURE, ENCHANTS, HERO, IN_THE_DECK, SHARD, TRAP, Card, Cards
from cardwright.games.cartoverse.model.in_play import (
    CREATURE as A_CREATURE,
)
from cardwright.games.cartoverse.model.in_play import (
    LAID_ENCHANT,
    SET_TRAP,
    Creature,
    LaidEnchant,
    SetTrap,
)
from cardwright.games.cartoverse.model.link import CAST
from cardwright.games.cartoverse.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import NUMBER, SEAT, TRUTH, Between, Frozen, Many
from cardwright.kernel.data.fields import (
    ALL_SEE,
    FRAME,
    OWNER_KNOWS,
    OWNER_SEES,
    PerSeat,
    Record,
    concealed,
    position,
    public,
    seldom,
    shared,
)
from cardwright.kernel.data.piles import Counted, FaceDown, Lying, Pile
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of
from cardwright.kernel.state import StateOf

# Phases.
MULLIGAN: Final = 0  # both choose which cards to replace
BEFORE: Final = 1  # a turn is about to start
WAKING: Final = 2  # shards have become mana; creatures become ready next
DRAWING: Final = 3  # what happens at the start of the turn has happened; the draw comes next
OPENING: Final = 4  # the card is drawn; the player on turn is asked next
TURN: Final = 5  # main phase
ENDING: Final = 6  # the end of the turn is announced
END: Final = 7  # what happens at the end of the turn
AFTER: Final = 8  # what holds for the turn has ended; the other player follows
PHASE_WORDS: Final = ("mulligan", "before", "waking", "drawing", "opening", "turn", "ending", "end", "after")

NO_HERO: Final = -1


@final
class Player:
    """One player.

    most       the HP a hero can have at most
    mana       mana left of the mana zone, and
    extra      mana for this turn only, which is spent first (C13)
    gains      how often mana was gained this turn (R20)
    acted      the hero has acted this turn (R71)
    cooldowns  for each ability of the hero, own turn starts until it is free again
    turns      own turns begun
    tokens     how many cards of the hand are tokens, which everybody knows
    removed    cards that have left the game
    put_back   how many cards at the bottom of the deck the player has put there, and knows (C59)
    creatures  in the order they were played
    """

    def __init__(
        self,
        hero: i64,
        hp: i64,
        most: i64,
        mana: i64,
        extra: i64,
        gains: i64,
        acted: bool,
        turns: i64,
        tokens: i64,
        cooldowns: list[i64],
        hand: list[i64],
        deck: list[i64],
        graveyard: list[i64],
        removed: list[i64],
        shards: list[i64],
        mana_zone: list[i64],
        traps: list[SetTrap],
        creatures: list[Creature],
    ) -> None:
        self.hero: i64 = hero
        self.hp: i64 = hp
        self.most: i64 = most
        self.mana: i64 = mana
        self.extra: i64 = extra
        self.gains: i64 = gains
        self.acted: bool = acted
        self.turns: i64 = turns
        self.tokens: i64 = tokens
        self.cooldowns: list[i64] = cooldowns
        self.hand: list[i64] = hand
        self.deck: list[i64] = deck
        self.graveyard: list[i64] = graveyard
        self.removed: list[i64] = removed
        self.shards: list[i64] = shards
        self.mana_zone: list[i64] = mana_zone
        self.traps: list[SetTrap] = traps
        self.creatures: list[Creature] = creatures
        self.put_back: i64 = 0

    def clone(self) -> Player:
        other = Player(
            self.hero,
            self.hp,
            self.most,
            self.mana,
            self.extra,
            self.gains,
            self.acted,
            self.turns,
            self.tokens,
            self.cooldowns,
            self.hand.copy(),
            self.deck.copy(),
            self.graveyard.copy(),
            self.removed,
            self.shards,
            self.mana_zone,
            [trap.clone() for trap in self.traps],
            [creature.clone() for creature in self.creatures],
        )
        other.put_back = self.put_back
        return other

    def take_top(self) -> i64:
        """The top card leaves the deck."""
        card = self.deck.pop()
        self.put_back = min(self.put_back, len(self.deck))
        return card

    def purse(self) -> i64:
        """All the mana there is to spend."""
        return self.mana + self.extra


@final
class Duel(StateOf[Options, Cards]):
    """Cards are their places in ``cards.all``; copies of a card are the same place. The top of a deck is its end.

    first    who took the first turn
    player   whose turn it is, or comes next while the phase is BEFORE
    next_id  the number of the next card that is played
    auras    how many cards in play have something that holds for creatures
    shaken   whether somebody may have died since it was last looked at
    stirred  effects set off by what is just happening; they are put in order when it is done (C38)
    delayed  traps set off during a chain, which wait for its end (R65)
    enchants in the order they were played
    """

    def __init__(
        self,
        seats: i64,
        rng: i64,
        options: Options,
        cards: Cards,
        first: i64,
        player: i64,
        phase: i64,
        next_id: i64,
        auras: i64,
        shaken: bool,
        enchants: list[LaidEnchant],
        players: list[Player],
    ) -> None:
        super().__init__(seats, rng, options, cards)
        self.first: i64 = first
        self.player: i64 = player
        self.phase: i64 = phase
        self.next_id: i64 = next_id
        self.auras: i64 = auras
        self.shaken: bool = shaken
        self.stirred: tuple[Frame, ...] = ()
        self.delayed: tuple[Frame, ...] = ()
        self.enchants: list[LaidEnchant] = enchants
        self.players: list[Player] = players

    def clone(self) -> Duel:
        other = Duel(
            self.seats,
            self.rng,
            self.options,
            self.cards,
            self.first,
            self.player,
            self.phase,
            self.next_id,
            self.auras,
            self.shaken,
            [enchant.clone() for enchant in self.enchants],
            [player.clone() for player in self.players],
        )
        if self.stirred:
            other.stirred = tuple([frame.clone() for frame in self.stirred])
        if self.delayed:
            other.delayed = tuple([frame.clone() for frame in self.delayed])
        self.copy_into(other)
        return other

    def on_turn(self) -> i64:
        return self.player

    def card(self, place: i64) -> Card:
        return self.cards.all[place]

    def turn(self) -> i64:
        """The number of the turn, counted over both players."""
        return self.players[0].turns + self.players[1].turns

    def hero_of(self, seat: i64) -> Card:
        return self.cards.all[self.players[seat].hero]

    def find(self, id: i64) -> Creature | None:
        """The creature of this number, if it is on the board."""
        for player in self.players:
            for creature in player.creatures:
                if creature.id == id:
                    return creature
        return None

    def enchant(self, id: i64) -> LaidEnchant | None:
        """The enchant of this number, if it is in play."""
        for enchant in self.enchants:
            if enchant.id == id:
                return enchant
        return None

    def controller(self, ref: i64) -> i64:
        """Whose hero, creature or enchant that is; -1 if it is gone, or nobody's."""
        if ref < FIRST_THING:
            return ref - FIRST_HERO if FIRST_HERO <= ref < FIRST_HERO + 2 else -1
        creature = self.find(ref)
        if creature is not None:
            return creature.owner
        enchant = self.enchant(ref)
        return -1 if enchant is None else enchant.owner


@final
class OnTheChain(Counted):
    """Spells that have been played and have not resolved yet."""

    def cards(self, s: Any, holder: Any) -> list[i64]:
        return [card_of(link) for link in (*s.chain, *s.agenda) if link.program == CAST]


@final
class DrawPile(Pile):
    """A deck: its owner knows what is left in it, but in which order only of what they put under it themselves."""

    def veil(self, s: Any, holder: Any, seat: i64, reader: i64) -> None:
        if seat != reader:
            super().veil(s, holder, seat, reader)
            return
        player: Player = holder
        if player.put_back == 0:
            player.deck = sorted(player.deck)
        else:
            player.deck = player.deck[: player.put_back] + sorted(player.deck[player.put_back :])


PLAYER: Final = Record(
    Player,
    hero=public(CardNumber(HERO, least=NO_HERO)),
    hp=public(Between(-LARGEST, LARGEST)),
    most=public(Between(0, LARGEST)),
    mana=public(Between(0, LARGEST)),
    extra=public(Between(0, LARGEST)),
    gains=public(Between(0, LARGEST)),
    acted=public(TRUTH),
    turns=public(Between(0, LARGEST)),
    tokens=public(Between(0, LARGEST)),
    cooldowns=shared(public(Many(Between(0, LARGEST)))),
    hand=Pile(OWNER_SEES, ordered=True, card=CardNumber(*IN_THE_DECK), remembered=True),
    deck=DrawPile(OWNER_KNOWS, stacked=True, card=CardNumber(*IN_THE_DECK)),
    graveyard=Pile(ALL_SEE, card=CardNumber(*IN_THE_DECK)),
    removed=shared(Pile(ALL_SEE, card=CardNumber(*IN_THE_DECK))),
    shards=shared(Pile(ALL_SEE, card=CardNumber(SHARD))),
    mana_zone=shared(Pile(ALL_SEE, card=CardNumber(*IN_THE_DECK))),
    traps=FaceDown(SET_TRAP, card=CardNumber(TRAP)),
    creatures=Lying(A_CREATURE, card=CardNumber(CREATURE)),
    put_back=seldom(public(Between(0, LARGEST), 0)),
)
PLAYERS: Final = PerSeat(PLAYER)
DUEL: Final = position(
    Duel,
    first=public(SEAT),
    player=public(SEAT),
    phase=public(Between(MULLIGAN, AFTER)),
    next_id=public(Between(FIRST_THING, LAST_THING + 1)),
    auras=public(NUMBER),
    shaken=public(TRUTH),
    stirred=concealed(Frozen(FRAME), ()),
    delayed=concealed(Frozen(FRAME), ()),
    enchants=Lying(LAID_ENCHANT, card=CardNumber(*ENCHANTS)),
    players=PLAYERS,
    spells=OnTheChain(),
)
