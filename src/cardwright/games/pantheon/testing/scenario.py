"""Scenarios of Pantheon: how a game is set up, what can be done, what can be found."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import ACTIVATE, ATTACK, CAST, END, HERO, MANA, PLAY, pack
from cardwright.games.pantheon.model.card import Cards
from cardwright.games.pantheon.model.state import BEFORE, START, Position
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.testing.card_files import read_card
from cardwright.games.pantheon.testing.findings import findings, powers_of
from cardwright.games.pantheon.testing.plain_cards import KIT, PLAIN_HERO
from cardwright.games.pantheon.testing.roster import Link, Roster
from cardwright.games.pantheon.testing.staging import NAMES, new_game, players_of, under_way
from cardwright.games.pantheon.text.notation import PHASES
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadOption, BadPosition, BadScenario, IllegalAction
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.options import changed
from cardwright.kernel.testing.testbed import GENERAL, TestBed, Words, done_as_expected, expects_ok, needed, table

DEED: Final = ("player", "reactions")
WORDS: Final = GENERAL.plus(
    Words(
        setup=("deck", "discard", "heroes", "new_game", "order", "phase", "players", "rng_seed", "turn_player"),
        player=("field", "hand", "health", "hero", "mana_exhausted", "mana_ready", "max_health", "turns_finished"),
        actions={
            "choose_hero": ("player", "index"),
            "start_turn": ("player", "mulligan", "resume"),
            "place_mana": ("player",),
            "play": (*DEED, "card", "targets", "as"),
            "cast": (*DEED, "card", "targets", "sacrifice", "summon_as"),
            "activate": (*DEED, "source", "targets", "sacrifice", "summon_as"),
            "attack": (*DEED, "attacker", "defender"),
            "end_turn": (*DEED, "discard"),
            "grant": ("player", "card", "as"),
            "snapshot": ("player", "check"),
        },
        expect=("offers", "resolved", "negated", "at_first_offer"),
        expected=(
            *("P#.alive", "P#.hand", "P#.hand_size", "P#.health", "P#.mana_ready", "P#.mana_exhausted"),
            *("P#.hero_is_one_of_offered", "each_hero_faction_in", "offered_count", "offers_all_distinct"),
            *("deck", "deck_size", "discard", "u:#", "phase", "next_player", "result", "ok"),
        ),
        unordered=("P#.hand", "discard", "negated"),
        one_of=("each_hero_faction_in",),
    )
)
REACTION: Final = ("do", "player", "card", "source", "targets", "sacrifice", "summon_as", "as", "attacker", "defender")
POWERS: Final = re.compile(r"P[1-9]\.powers", re.IGNORECASE)
WINDOWS: Final = (RESPOND, book.CLOSING)
MOST_SWAPPED: Final = 3


@final
class PantheonTestBed(TestBed[Position]):
    """Games halt between the turns, and everybody is asked in every window."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.scene = Roster([])

    def words(self) -> Words:
        return WORDS

    def cards(self, inline: dict[str, Json]) -> Cards:
        """Mana, a plain hero, the cards a scenario brings, the test kit, and the game's own."""
        brought = [read_card(key, facts) for key, facts in inline.items()]
        found = [STANDARD.all[0], PLAIN_HERO]
        for card in [*brought, *KIT, *STANDARD.all]:
            if all(card.key != other.key for other in found):
                found.append(card)
        return CardSet(found)

    # Setting up.

    def set_up(self, setup: dict[str, Json], options: kernel_options.Options, cards: CardSet[Any]) -> Position:
        if "position" in setup:
            self.scene = Roster([])
            s = super().set_up(setup, options, cards)
            self.scene.seats = [f"P{seat + 1}" for seat in range(s.seats)]
            return s
        assert isinstance(options, Options)
        options = changed(options, {"ask_everybody": True})
        if TRUTH.decode(setup.get("new_game", False), "new_game"):
            return self.begin(setup, options, cards)
        players = table(setup.get("players", {}), "players")
        self.scene = Roster(NAMES.decode(setup.get("order", sorted(players)), "order"))
        self.game.check_seats(len(self.scene.seats))
        s = under_way(setup, options, cards, self.scene)
        self.game.check(s)
        return s

    def begin(self, setup: dict[str, Json], options: Options, cards: Cards) -> Position:
        """A new game; where the rules refuse to begin one, that can be expected of it (``"ok": false``)."""
        names = players_of(setup)
        self.scene = Roster(names)
        try:
            self.game.check_seats(len(names))
            s = new_game(setup, options, cards, len(names))
        except BadOption as refusal:
            if "expect_error" in setup:
                raise IllegalAction(str(refusal)) from None
            self.scene = Roster(names[:2])
            self.scene.began = False
            return new_game({}, options, cards, 2)
        self.scene.offered = [player.offers.copy() for player in s.players]
        return s

    def read_line(self, key: str, value: str, options: kernel_options.Options, cards: CardSet[Any]) -> tuple[str, str]:
        """A phase alone is no position that stands still; powers follow from what is on the fields."""
        if POWERS.fullmatch(key) is not None:
            return key.lower().replace("p", "P", 1), value
        if key.lower() != "phase":
            return super().read_line(key, value, options, cards)
        if value.lower() not in PHASES:
            raise BadPosition(f"the phase is one of {', '.join(PHASES)}, not {value}")
        return "phase", value.lower()

    # Acting.

    def act(self, s: Position, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        """Everything is rehearsed first: what is refused in its course has changed nothing."""
        if do in ("timeout", "write"):
            return super().act(s, do, fields)
        kept = self.scene
        trial = s.clone()
        self.scene = kept.copy()
        try:
            self.carry_out(trial, do, fields)
        except IllegalAction:
            kept.waiting = trial if trial.phase == START and s.phase == BEFORE else kept.waiting
            raise
        finally:
            self.scene = kept
        kept.waiting = None
        kept.open_log()
        return self.carry_out(s, do, fields)

    def carry_out(self, s: Position, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        seat = self.scene.actor(fields)
        if do == "choose_hero":
            index = NUMBER.decode(needed(fields, "index"), "index")
            self.apply(s, seat, pack(HERO, index) if 0 <= index <= actions.MASK else CONCEDE - 1)
        elif do == "start_turn":
            self.start_turn(s, seat, NAMES.decode(fields.get("mulligan", []), "mulligan"))
        elif do == "grant":
            self.grant(s, seat, fields)
        elif do == "concede":
            self.apply(s, seat, CONCEDE)
        else:
            self.deed(s, seat, do, fields)
        self.answer_all(s, fields)
        return self.scene.found()

    def apply(self, s: Position, seat: i64, action: i64) -> None:
        self.game.apply(s, seat, action)
        self.scene.hear(s)

    def run_on(self, s: Position) -> None:
        """Through what the rules do by themselves, up to the next question or the next turn."""
        while s.result is None and not s.waiting and s.phase != BEFORE:
            self.game.proceed(s)
            self.scene.hear(s)

    def start_turn(self, s: Position, seat: i64, swapped: list[str]) -> None:
        if s.turn == 0 and s.phase == BEFORE:
            s.player = seat  # P10: who begins is left to chance, and here the scenario says it
        if s.phase != BEFORE or s.player != seat or s.result is not None:
            raise IllegalAction("this player's turn does not begin now (R42)")
        cards = [s.cards.find(name) for name in swapped]
        self.game.proceed(s)
        self.scene.hear(s)
        if len(cards) > MOST_SWAPPED:
            raise IllegalAction("you cannot swap that many cards (R31)")
        if s.waiting:  # P51: after the last turn nobody is asked
            self.apply(s, seat, actions.pack_swap(cards))

    def grant(self, s: Position, seat: i64, fields: dict[str, Json]) -> None:
        """A card out of nowhere: onto the field if it gets a name, else into the hand."""
        card = s.cards.find(TEXT.decode(needed(fields, "card"), "card"))
        s.stock = s.stock.copy()
        s.stock[card] += 1
        if "as" in fields:
            self.scene.call(fields["as"], int(atoms.enter(s, seat, card).id))
        else:
            atoms.hold(s, seat, card)

    def deed(self, s: Position, seat: i64, do: str, fields: dict[str, Json]) -> None:
        """Do one thing; what it puts on the chain is called like its card."""
        entering = int(s.next_id)
        action, label = self.action_of(s, do, fields)
        self.game.apply(s, seat, action)
        if do == "play":
            self.scene.call(fields.get("as"), entering)
        if label:
            self.scene.links.append(Link(label, TEXT.decode(fields.get("summon_as", ""), "summon_as")))
        self.scene.hear(s)

    def action_of(self, s: Position, do: str, fields: dict[str, Json]) -> tuple[int, str]:
        """The action, and what its link is called; only some have one."""
        scene = self.scene
        if do == "place_mana":
            return MANA, ""
        if do == "end_turn":
            return END, ""
        if do == "attack":
            attacker = scene.ref(s, needed(fields, "attacker"))
            return pack(ATTACK, attacker, scene.ref(s, needed(fields, "defender"))), f"attack:{key_of(s, attacker)}"
        targets = [*scene.refs(s, fields.get("targets", [])), 0, 0]
        given = scene.ref(s, fields["sacrifice"]) if "sacrifice" in fields else 0
        if do == "activate":
            source = scene.ref(s, needed(fields, "source"))
            return pack(ACTIVATE, source, targets[0], targets[1], given), key_of(s, source)
        if do not in ("play", "cast"):
            raise BadScenario(f'"{do}" cannot be done as an answer')
        card = s.cards.find(TEXT.decode(needed(fields, "card"), "card"))
        return pack(PLAY if do == "play" else CAST, card, targets[0], targets[1], given), s.cards.all[card].key

    # Answering.

    def answer_all(self, s: Position, fields: dict[str, Json]) -> None:
        """Through all questions that the step opens: windows, and what somebody has to give up."""
        reactions = [table(one, "reactions") for one in fields.get("reactions", [])]
        discards = NAMES.decode(fields["discard"], "discard") if "discard" in fields else None
        said = len(discards or [])
        still: i64 = -1  # who has placed a Mana in a window is still asked, and not asked again (P13)
        self.run_on(s)
        while s.result is None and s.waiting:
            decision = s.waiting[0]
            if decision.kind in WINDOWS:
                self.offer(s, decision.seat, still)
                still = self.answer_window(s, decision.seat, reactions)
            elif decision.kind in (book.DISCARD, book.SACRIFICE):
                self.give_up(s, decision, discards)
            else:
                break
            self.run_on(s)
        if discards and len(discards) < said:
            raise IllegalAction(f"{', '.join(discards)} need not be discarded any more (R41)")
        for reaction in reactions:
            if expects_ok(reaction):
                raise IllegalAction(f"{reaction['player']} is not asked, and cannot {reaction['do']}")

    def offer(self, s: Position, seat: i64, still: i64) -> None:
        if seat == still:
            return
        if not self.scene.offers:
            self.scene.first_offer = self.facts(s)
        self.scene.offers.append(self.scene.seats[seat])

    def answer_window(self, s: Position, seat: i64, reactions: list[dict[str, Json]]) -> i64:
        """The listed reactions of this player up to one that succeeds, or a pass; the seat if it is still asked."""
        while reactions and self.scene.seat(needed(reactions[0], "player")) == seat:
            reaction = reactions.pop(0)
            if self.react(s, seat, reaction):
                return seat if reaction["do"] == "place_mana" else -1
        self.apply(s, seat, PASS)
        return -1

    def react(self, s: Position, seat: i64, reaction: dict[str, Json]) -> bool:
        return done_as_expected("reaction", reaction, REACTION, lambda do: self.deed(s, seat, do, reaction))

    def give_up(self, s: Position, decision: Decision, discards: list[str] | None) -> None:
        """The hand limit is answered by the step; what it leaves open, as if time ran out."""
        if decision.kind == book.DISCARD and discards is not None and not s.agenda:
            if not discards:
                raise IllegalAction("more cards have to be discarded (R41)")
            self.apply(s, decision.seat, pack(actions.DISCARD, s.cards.find(discards.pop(0))))
        else:
            self.apply(s, decision.seat, self.game.timeout(s, decision))

    # Looking.

    def lines(self, s: Position) -> dict[str, str]:
        """The notation, and what the units on each field amount to: ``P1.powers: Shield Cherub 2 Taunt``."""
        return {**super().lines(s), **{f"P{seat + 1}.powers": powers_of(s, seat) for seat in range(s.seats)}}

    def facts(self, s: Position) -> dict[str, Json]:
        seen = s if self.scene.waiting is None else self.scene.waiting
        return {**super().facts(seen), **findings(seen, self.scene)}


def key_of(s: Position, ref: i64) -> str:
    """The key of the card a hero or thing is."""
    thing = s.find(ref)
    if thing is not None:
        return s.cards.all[thing.card].key
    hero = s.players[ref - 1].hero if 0 < ref <= s.seats else -1
    return s.cards.all[hero].key if hero >= 0 else ""
