"""Scenarios of generals: how a battle is set up, what can be done, what can be found."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END,
    MOVE,
    NO_SQUARE,
    PLAY,
    REPLACE,
    STOP,
    UNDO,
)
from cardwright.games.generals.model.card import Card, Cards
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.games.generals.options import GeneralsOptions
from cardwright.games.generals.rules.cost import cost_of
from cardwright.games.generals.rules.legal import exchangeable
from cardwright.games.generals.rules.setup import deal, set_trial, set_up
from cardwright.games.generals.rules.turn import exchange, start_first_turn
from cardwright.games.generals.testing.findings import MANA_SPRING, TILES, findings
from cardwright.games.generals.testing.plain_lines import plain_lines
from cardwright.games.generals.testing.staging import (
    DEEDS,
    EDITS,
    NUMBERS,
    SILENT_EDITS,
    act_out_of_turn,
    card_called,
    carry_out,
    edit,
    seat_in,
    square_in,
    unit_called,
    unit_named,
    use_springs,
)
from cardwright.games.generals.text.notation import UnitsLine
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import pack
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import seeded
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many
from cardwright.kernel.deck_list import Deck
from cardwright.kernel.errors import BadScenario, IllegalAction, unknown
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.mulligan import may_exchange
from cardwright.kernel.testing.testbed import GENERAL, TestBed, Words, needed, table

WORDS: Final = GENERAL.plus(
    Words(
        setup=("decks", "do", "state"),
        actions={
            "place": ("player", "card", "at"),
            "place_tile": ("player", "card", "at"),
            "give_card": ("player", "card"),
            "put_card_in_deck": ("player", "card"),
            "set_mana": ("player", "mana"),
            "ready_unit": ("unit", "owner", "at"),
            "set_damage": ("unit", "owner", "at", "damage"),
            "set_position": ("unit", "owner", "from", "to"),
            "deal_damage": ("target", "amount"),
            "destroy": ("target",),
            "remove_from_board": ("target",),
            "mulligan": ("player", "slots"),
            "play_card": ("player", "slot", "card", "at", "unchecked"),
            "bloodbound_spell": ("player", "card", "at"),
            "choose_target": ("player", "card", "at"),
            "end_followup": ("player",),
            "move": ("unit", "to", "out_of_turn"),
            "attack": ("attacker", "target", "out_of_turn"),
            "replace_card": ("player", "slot"),
            "end_turn": ("player",),
            "resign": ("player",),
        },
        expected=("units", "tiles", "players", "to_move", "game_over", "winner"),
        unordered=("units", "tiles"),
    )
)
# What scenario files call the rules they switch off, and the options that means.
RULES: Final = {"deck_out_damage": "deck_out", "burn_when_hand_full_at_turn_end": "burn"}
NAMES: Final = Many(TEXT)
PLAIN: Final = re.compile(r"keywords|playing|P[12] costs", re.IGNORECASE)
FIGURES: Final = re.compile(r" [a-i][1-5] \d+/\d+\b")


@final
class GeneralsTestBed(TestBed[Battle]):
    """Battles begin with the first turn; ``chosen`` lists the seats that have answered the mulligan before it."""

    def __init__(self, game: Game[Battle]) -> None:
        super().__init__(game)
        self.chosen: list[i64] = []

    def words(self) -> Words:
        return WORDS

    def named(self, parts: dict[str, Json]) -> list[str]:
        found: list[str] = []
        for part in ("setup", "actions", "expected"):
            gather_names("", parts.get(part), found)
        return [name for name in found if name not in TILES and name != MANA_SPRING]

    def completed(self, do: str, fields: dict[str, Json], expect: dict[str, Json]) -> dict[str, Json]:
        """Recorded files do not say that a unit acts although it is not its owner's turn; it just does."""
        if do in ("move", "attack") and expect.get("ok", True):
            return {"out_of_turn": True, **fields}
        return fields

    def rules(self, rules: dict[str, Json]) -> dict[str, Json]:
        for name in rules:
            if name not in RULES:
                raise unknown("rule", name, RULES)
        stacked = rules.get("burn_when_hand_full_at_turn_end") is False
        return {**{RULES[name]: value for name, value in rules.items()}, "stacked_decks": stacked}

    def set_up(self, setup: dict[str, Json], options: kernel_options.Options, cards: CardSet[Any]) -> Battle:
        if "position" in setup:
            return super().set_up(setup, options, cards)
        assert isinstance(options, GeneralsOptions)
        assert isinstance(cards, Cards)
        if setup.get("state"):
            raise IllegalAction(f"a battle begins with its first turn, not with the state {setup['state']}")
        self.chosen = []
        s = drawn_up(table(needed(setup, "decks"), "decks"), options, cards)
        for step in setup.get("do", []):
            self.act(s, step["do"], {name: value for name, value in step.items() if name != "do"})
        return s

    def act(self, s: Battle, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        if do in EDITS:
            edit(self.game, s, do, fields)
        elif do in DEEDS:
            carry_out(self.game, s, do, fields)
        elif do in ("move", "attack"):
            self.order_unit(s, do, fields)
        elif do in ("play_card", "bloodbound_spell"):
            self.play(s, do, fields)
        elif do in ("choose_target", "end_followup", "replace_card", "end_turn", "resign"):
            if do == "end_turn" and s.playing() is not None:
                self.game.apply(s, seat_in(fields), UNDO)
            self.game.apply(s, seat_in(fields), plain_order(do, fields))
        elif do == "mulligan":
            self.mulligan(s, seat_in(fields), NUMBERS.decode(needed(fields, "slots"), "slots"))
        else:
            return super().act(s, do, fields)
        if do not in SILENT_EDITS:
            use_springs(s)
        return {}

    def order_unit(self, s: Battle, do: str, fields: dict[str, Json]) -> None:
        unit = unit_named(s, fields, "unit" if do == "move" else "attacker")
        to = square_in(fields, "to") if do == "move" else unit_named(s, fields, "target").square
        if unit.owner != s.mover and TRUTH.decode(fields.get("out_of_turn", False), "out_of_turn"):
            act_out_of_turn(self.game, s, unit, do, to)
        else:
            self.game.apply(s, unit.owner, pack(MOVE if do == "move" else ATTACK, unit.square, to))

    def play(self, s: Battle, do: str, fields: dict[str, Json]) -> None:
        seat = seat_in(fields)
        if do == "bloodbound_spell":
            spell = s.cards.all[s.players[seat].bloodbound]
            self.game.apply(s, seat, pack(CAST, 0, target_in(spell, fields)))
            return
        slot = NUMBER.decode(needed(fields, "slot"), "slot")
        copy = copy_in(s, seat, slot, fields.get("card"))
        order = pack(PLAY, slot, target_in(s.card_of(copy), fields))
        player = s.players[seat]
        mana = player.mana
        if TRUTH.decode(fields.get("unchecked", False), "unchecked"):
            player.mana = max(mana, cost_of(s, seat, copy))
        try:
            self.game.apply(s, seat, order)
        except IllegalAction:
            player.mana = mana
            raise

    def mulligan(self, s: Battle, seat: i64, slots: list[int]) -> None:
        """Exchange cards at once: the battle has begun, but no one has done anything yet."""
        if seat in self.chosen or s.turn != 1:
            raise IllegalAction("the mulligan is over")
        bits = sum(1 << slot for slot in set(slots) if 0 <= slot < 6)
        if len(set(slots)) != len(slots) or not may_exchange(bits, exchangeable(s, seat), s.options.mulligan_most):
            raise IllegalAction(f"you may exchange at most {s.options.mulligan_most} of your cards")
        exchange(s, seat, bits)
        self.chosen.append(seat)

    def lines(self, s: Battle) -> dict[str, str]:
        return {**super().lines(s), **plain_lines(s)}

    def read_line(self, key: str, value: str, options: kernel_options.Options, cards: CardSet[Any]) -> tuple[str, str]:
        """What depends on the rest of the position is compared as it is written."""
        if PLAIN.fullmatch(key) is not None:
            return key.lower().replace("p1", "P1").replace("p2", "P2"), value
        if key.lower() != "units" or not all(FIGURES.search(part) for part in value.split(";")):
            return super().read_line(key, value, options, cards)
        s = self.game.blank(options, 0, 2, cards)
        line = UnitsLine()
        line.read(s, value)
        return "units", line.write(s)

    def facts(self, s: Battle) -> dict[str, Json]:
        """A play whose choices are still open is shown with those made so far."""
        seen = s.clone()
        if seen.playing() is not None:
            self.game.apply(seen, seen.mover, STOP)
        return {**super().facts(s), **findings(seen)}


def drawn_up(decks: dict[str, Json], options: GeneralsOptions, cards: Cards) -> Battle:
    """The first turn of a battle with these decks, none of them shuffled."""
    lists = [NAMES.decode(needed(decks, number), f"decks.{number}") for number in ("1", "2")]
    if not all(lists):
        raise BadScenario("a deck begins with its general")
    s = Battle(2, seeded(0), options, cards)
    set_up(s, [Deck(unit_called(cards, names[0]), []) for names in lists])
    for seat, names in enumerate(lists):
        player = s.players[seat]
        player.deck = [card_called(cards, name) for name in names[1:]]
        if options.trial_card == "at set-up":
            set_trial(s, seat)
        deal(s, player)
        set_trial(s, seat)
    start_first_turn(s)
    return s


def gather_names(key: str, value: Json, found: list[str]) -> None:
    """Collect the cards that any part of a scenario names."""
    if isinstance(value, dict):
        for name, part in value.items():
            gather_names(name, part, found)
    elif isinstance(value, list):
        for part in value:
            gather_names(key, part, found)
    elif isinstance(value, str) and key in ("card", "name", "unit", "hand", "1", "2"):
        found.append(value)


def plain_order(do: str, fields: dict[str, Json]) -> i64:
    """The action that a step with a player and little else means."""
    if do == "choose_target":
        return pack(AIM, square_in(fields, "at"))
    if do == "replace_card":
        return pack(REPLACE, NUMBER.decode(needed(fields, "slot"), "slot"))
    if do == "resign":
        return CONCEDE
    return STOP if do == "end_followup" else END


def target_in(card: Card, fields: dict[str, Json]) -> i64:
    """The square a card is played on; where it is played on none in particular, the one written means nothing."""
    if card.is_minion or (card.is_spell and card.asks[0].target is not None):
        return square_in(fields, "at")
    return NO_SQUARE


def copy_in(s: Battle, seat: i64, slot: int, name: Json) -> i64:
    """The card in a slot of a hand, which must be the one that is meant."""
    hand = s.players[seat].hand
    if not 0 <= slot < len(hand) or hand[slot] == EMPTY:
        raise IllegalAction(f"there is no card in slot {slot} of player {seat + 1}'s hand")
    there = s.card_of(hand[slot]).name
    if name is not None and there != name:
        raise IllegalAction(f"slot {slot} of player {seat + 1}'s hand holds {there}, not {name}")
    return hand[slot]
