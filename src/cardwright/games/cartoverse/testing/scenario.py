"""Scenarios of Cartoverse: how a duel is set up, what can be done, what can be found."""

from __future__ import annotations

import re
from typing import Any, Final, final

from cardwright.games.cartoverse.cards import STANDARD
from cardwright.games.cartoverse.model.card import Cards
from cardwright.games.cartoverse.model.state import PHASE_WORDS, Duel
from cardwright.games.cartoverse.options import DOCUMENT, Options
from cardwright.games.cartoverse.testing.card_files import read_card
from cardwright.games.cartoverse.testing.findings import figures_of, findings
from cardwright.games.cartoverse.testing.listed_decks import check_decks
from cardwright.games.cartoverse.testing.new_duels import begin, first_players
from cardwright.games.cartoverse.testing.plain_cards import KIT
from cardwright.games.cartoverse.testing.roster import SEATS, Roster
from cardwright.games.cartoverse.testing.staging import under_way, with_bodies
from cardwright.games.cartoverse.testing.taking_steps import Stagehand
from cardwright.kernel import options as kernel_options
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import TRUTH, Json
from cardwright.kernel.errors import BadPosition, IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.options import changed
from cardwright.kernel.testing.testbed import GENERAL, TestBed, Words, table
from cardwright.kernel.text.course_lines import BEGINS

DEED: Final = ("player", "responses", "targets", "discard")
WORDS: Final = GENERAL.plus(
    Words(
        setup=(
            *("deck", "deck_check", "deck_each", "decks", "first_player", "hero_faction", "mulligan", "new_game"),
            *("new_game_repeat", "phase", "players", "rng_seed", "turn_player"),
        ),
        player=(
            *("board", "deck", "graveyard", "hand", "hero", "hero_action_used", "hero_enchants", "hp", "mana"),
            *("max_hp", "max_mana", "shard_zone", "traps", "turns_taken"),
        ),
        actions={
            "play_shard": (*DEED, "card"),
            "play_mana": ("player", "card"),
            "play_creature": (*DEED, "card", "zone", "slot", "as"),
            "set_trap": (*DEED, "card"),
            "cast": (*DEED, "card", "as"),
            "ability": (*DEED, "source", "index"),
            "hero_ability": (*DEED, "index"),
            "hero_draw": ("player",),
            "hero_replace": ("player", "card"),
            "attack": (*DEED, "attacker", "target", "block", "block_ok"),
            "end_turn": DEED,
            "start_turn": DEED,
            "deal": ("player", "creature", "n"),
            "view": ("player",),
            "move": ("player", "creature", "to"),
            "snapshot": ("player", "check"),
        },
        expect=("offers", "resolved", "triggers", "traps", "enemy_trap_count", "enemy_trap_names_visible"),
        expected=(
            *("P#.deck", "P#.graveyard", "P#.hand", "P#.hero_enchants", "P#.hp", "P#.mana", "P#.max_mana"),
            *("P#.shard_zone", "P#.traps", "c:#", "phase", "result", "ok", "legal", "as_listed"),
            *("first.deck_size", "first.hand_size", "first.has_coin", "first.mana", "first_player_values"),
            *("second.deck_size", "second.hand_size", "second.has_coin", "second.mana"),
        ),
        unordered=("P#.hand", "P#.graveyard", "first_player_values"),
    )
)
PHASES: Final = (*PHASE_WORDS, BEGINS)
# Lines that mean nothing without the rest of the position: figures, enchants on creatures, cooldowns of a hero.
DEPENDENT: Final = re.compile(
    r"P[12]\.figures: .*|enchants: .* on creature .*|P[12]\.tally: .*cooldowns.*", re.IGNORECASE
)


@final
class CartoverseTestBed(TestBed[Duel]):
    """Duels halt between the turns, and everybody is asked in every window."""

    def __init__(self, game: Game[Duel]) -> None:
        super().__init__(game)
        self.scene = Roster()
        self.found: dict[str, Json] = {}

    def words(self) -> Words:
        return WORDS

    def rules(self, rules: dict[str, Json]) -> dict[str, Json]:
        """Scenarios assume the numbers of the rule document (R12, C1); ``own_turn`` is "own turn"."""
        worded = {name: value.replace("_", " ") if isinstance(value, str) else value for name, value in rules.items()}
        return {"special_cards": int(DOCUMENT.special_cards), **worded}

    def kit(self, kit: Json) -> dict[str, Json]:
        """The test cards and test heroes that a file repeats or adds."""
        parts = table(kit, "kit")
        return {**table(parts.get("cards", {}), "kit.cards"), **table(parts.get("heroes", {}), "kit.heroes")}

    def cards(self, inline: dict[str, Json]) -> Cards:
        """The cards a scenario brings, the test kit, and the game's own."""
        brought = [read_card(key, facts) for key, facts in inline.items()]
        found = {card.key: card for card in [*STANDARD.all, *KIT, *brought]}
        return Cards(list(found.values()))

    # Setting up.

    def set_up(self, setup: dict[str, Json], options: kernel_options.Options, cards: CardSet[Any]) -> Duel:
        self.scene = Roster()
        self.found = {"ok": True}
        if "position" in setup:
            return super().set_up(setup, options, cards)
        assert isinstance(options, Options)
        assert isinstance(cards, Cards)
        options = changed(options, {"ask_everybody": True})
        if TRUTH.decode(setup.get("new_game", False), "new_game"):
            return self.begin(setup, options, cards)
        s = self.empty(options, with_bodies(cards, setup))
        if "new_game_repeat" in setup:
            self.found["first_player_values"] = first_players(self.game, setup, options, cards)
        elif TRUTH.decode(setup.get("deck_check", False), "deck_check"):
            self.found.update(check_decks(self.game, setup, options, cards))
        else:
            under_way(s, setup, self.scene)
            self.game.check(s)
        return s

    def begin(self, setup: dict[str, Json], options: Options, cards: Cards) -> Duel:
        """A new duel; where the rules refuse to begin it, that can be expected of it (``"ok": false``)."""
        try:
            return begin(self.game, setup, options, cards)
        except IllegalAction:
            if "expect_error" in setup:
                raise
            self.found["ok"] = False
            return self.empty(options, cards)

    def empty(self, options: Options, cards: Cards) -> Duel:
        s = self.game.blank(options, 0, len(SEATS), cards)
        s.stepping = True
        return s

    def read_line(self, key: str, value: str, options: kernel_options.Options, cards: CardSet[Any]) -> tuple[str, str]:
        """A phase alone is no position that stands still, and some lines depend on others."""
        if DEPENDENT.fullmatch(f"{key}: {value}") is not None:
            return key.lower().replace("p1", "P1").replace("p2", "P2"), value
        if key.lower() != "phase":
            return super().read_line(key, value, options, cards)
        if value.lower() not in PHASES:
            raise BadPosition(f"the phase is one of {', '.join(PHASES)}, not {value}")
        return "phase", value.lower()

    def check_given(self, line: str, options: kernel_options.Options, cards: CardSet[Any]) -> None:
        if DEPENDENT.fullmatch(line) is None:
            super().check_given(line, options, cards)

    # Acting and looking.

    def act(self, s: Duel, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        """Everything is rehearsed first: what is refused in its course has changed nothing."""
        if do in ("timeout", "write", "concede"):
            found = super().act(s, do, fields)
            Stagehand(self.game, self.scene).follow(s)
            return found
        Stagehand(self.game, self.scene.copy()).take(s.clone(), do, fields)
        self.scene.open_log()
        return Stagehand(self.game, self.scene).take(s, do, fields)

    def lines(self, s: Duel) -> dict[str, str]:
        """The notation, and what the creatures of each side amount to: ``P1.figures: Dawn Squire 2/3``."""
        return {**super().lines(s), **{f"P{seat + 1}.figures": figures_of(s, seat) for seat in range(s.seats)}}

    def facts(self, s: Duel) -> dict[str, Json]:
        return {**super().facts(s), **findings(s, self.scene), **self.found}
