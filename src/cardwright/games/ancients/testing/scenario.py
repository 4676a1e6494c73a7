"""Scenarios of Ancients: how a game is set up, what can be done, what can be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from cardwright.games.ancients.cards import all_cards
from cardwright.games.ancients.model.actions import BUY, CLOSE, DEPLOY, REROLL, pack
from cardwright.games.ancients.model.card import Cards
from cardwright.games.ancients.model.state import BETWEEN, FREE, PHASE_WORDS, Position
from cardwright.games.ancients.model.state import DEPLOY as DEPLOYING
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules.arrows import redraw
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.figures import refresh
from cardwright.games.ancients.rules.rounds import begin_round
from cardwright.games.ancients.rules.shop import open_shop
from cardwright.games.ancients.testing.card_files import read_card
from cardwright.games.ancients.testing.deck_checks import check_decks
from cardwright.games.ancients.testing.figure_lines import FIGURES, figure_lines
from cardwright.games.ancients.testing.findings import findings, seen
from cardwright.games.ancients.testing.lots import decided
from cardwright.games.ancients.testing.new_games import begin, dealt
from cardwright.games.ancients.testing.place_names import place_named
from cardwright.games.ancients.testing.priced_actions import (
    PricedAction,
    ability_action,
    card_action,
    claim_action,
    move_action,
    use_item_action,
)
from cardwright.games.ancients.testing.prospects import legal_places, previewed
from cardwright.games.ancients.testing.roster import Roster, seat_named
from cardwright.games.ancients.testing.sampling import Sample
from cardwright.games.ancients.testing.scenario_words import WORDS
from cardwright.games.ancients.testing.staging import SEED, Staging
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import PASS
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import seeded
from cardwright.kernel.data.codec import TEXT, TRUTH, Json, digest_of_json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.testing.testbed import TestBed, Words, needed, table
from cardwright.kernel.text.notation import split_lines


@final
class AncientsTestBed(TestBed[Position]):
    """Games halt between the rounds, and chance decides what the scenario says."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.scene = Roster()
        self.sample: Sample | None = None
        self.by_lot = False  # whether chance is left to itself, as in positions out of the notation
        self.sets: dict[str, Cards] = {}

    def words(self) -> Words:
        return WORDS

    def kit(self, kit: Json) -> dict[str, Json]:
        """The kit of a file is a list of cards."""
        cards = table(kit, "kit").get("cards", [])
        if not isinstance(cards, list):
            raise BadScenario("the cards of a kit are a list")
        return {TEXT.decode(needed(table(one, "kit"), "id"), "id"): one for one in cards}

    def cards(self, inline: dict[str, Json]) -> Cards:
        """The game's own, and those a file or scenario brings."""
        if not inline:
            return all_cards()
        key = digest_of_json(inline)
        if key not in self.sets:
            brought = [read_card(name, facts) for name, facts in inline.items()]
            names = {card.key for card in brought}
            self.sets[key] = Cards([*(card for card in all_cards().all if card.key not in names), *brought])
        return self.sets[key]

    # Setting up.

    def set_up(self, setup: dict[str, Json], options: kernel_options.Options, cards: CardSet[Any]) -> Position:
        assert isinstance(options, Options)
        assert isinstance(cards, Cards)
        self.scene = Roster()
        self.sample = None
        self.by_lot = "position" in setup
        if "position" in setup:
            return super().set_up(setup, options, cards)
        if "deck_check" in setup:
            check_decks(setup["deck_check"], options, cards)
            return Staging({"round": 1}, options, cards, self.scene).staged()
        if "sample" in setup:
            self.sample = Sample(setup["sample"], lambda seed: self.staged(setup, options, cards, seed))
        return self.staged(setup, options, cards, SEED)

    def read_position(self, text: str, options: kernel_options.Options, cards: CardSet[Any]) -> Position:
        """The notation; after ``phase: between`` nothing goes on by itself."""
        pairs = split_lines(text)
        rest = [(key, value) for key, value in pairs if (key.lower(), value.lower()) != ("phase", BETWEEN_WORD)]
        s = super().read_position("".join(f"{key}: {value}\n" for key, value in rest), options, cards)
        s.stepping = True
        if len(rest) < len(pairs):
            between(s)
        return s

    def staged(self, setup: dict[str, Json], options: Options, cards: Cards, seed: int) -> Position:
        self.scene = Roster()
        if TRUTH.decode(setup.get("new_game", False), "new_game"):
            return self.begun(setup, options, cards, seed)
        s = Staging(setup, options, cards, self.scene).staged()
        s.rng = seeded(seed)
        s.stepping = True
        return s

    def begun(self, setup: dict[str, Json], options: Options, cards: Cards, seed: int) -> Position:
        """A new game; where it is expected to be refused, an empty one takes its place."""
        refused = "expect_refused" in setup
        try:
            s = dealt(setup, options, cards, self.scene, seed)
        except IllegalAction:
            if not refused:
                raise
            return Staging({"round": 1}, options, cards, Roster()).staged()
        if refused:
            raise IllegalAction(f"the game begins, and should be refused: {setup['expect_refused']}")
        if self.sample is None:
            s.script = decided(s, self.scene, setup.get("random", []), lambda trial: begin(setup, trial))
        begin(setup, s)
        s.script = ()
        return s

    # Acting.

    def act(self, s: Position, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        if do == "write" or (do == "timeout" and "player" not in fields):
            found = super().act(s, do, fields)
            self.scene.hear(s)
            return found
        if do == "legal":
            return {"places": legal_places(s, self.scene, seat_named(s, needed(fields, "player")), fields)}
        if do == "view":
            seat = seat_named(s, needed(fields, "player"))
            masked = self.game.mask(s, seat)
            return seen(masked, self.game.shown(masked), self.scene, seat)
        if do == "preview":
            return previewed(s, self.scene, fields, self.rehearsed)
        if self.sample is not None:
            self.sample.steps.append(lambda other: self.done(other, do, fields))
            return self.done(s, do, fields)
        if self.by_lot and "random" not in fields:
            self.rehearsed(s.clone(), do, fields)
        else:
            wishes = fields.get("random", [])
            s.script = decided(s, self.scene, wishes, lambda trial: self.rehearsed(trial, do, fields))
        return self.done(s, do, fields)

    def rehearsed(self, trial: Position, do: str, fields: dict[str, Json]) -> None:
        """Carry something out on a copy; names that are given on the way are forgotten again."""
        kept = self.scene
        self.scene = kept.copy()
        try:
            self.carry_out(trial, do, fields)
        finally:
            self.scene = kept

    def done(self, s: Position, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        found = self.carry_out(s, do, fields)
        s.script = ()
        return found

    def carry_out(self, s: Position, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        if do == "next_round":
            self.between(s)
            self.begin(s, begin_round)
            return {}
        if do == "open_shop":
            self.between(s)
            if s.shopped:
                raise IllegalAction("the shop of this round is closed")
            self.begin(s, open_shop)
            return {}
        seat = seat_named(s, needed(fields, "player"))
        if do == "deploy":
            self.deploy(s, seat, fields)
        elif do == "timeout":
            self.run_out(s, seat)
        elif do in PLAIN:
            self.apply(s, seat, PLAIN[do])
        elif do == "buy":
            self.apply(s, seat, pack(BUY, s.cards.find(TEXT.decode(needed(fields, "item"), "item"))))
        else:
            return self.order(s, seat, do, fields)
        return {}

    def between(self, s: Position) -> None:
        if s.phase != BETWEEN or s.result is not None:
            raise IllegalAction("the round is not over")

    def begin(self, s: Position, phase: Callable[[Position], None]) -> None:
        """Let what comes next begin."""
        self.game.hush(s)
        phase(s)
        self.scene.hear(s)

    def apply(self, s: Position, seat: int, action: int) -> None:
        self.game.apply(s, seat, action)
        self.scene.hear(s)

    def deploy(self, s: Position, seat: int, fields: dict[str, Json]) -> None:
        """All placements of a step at once; one that leaves a ready hero out is refused."""
        placements = fields.get("placements", [])
        if not isinstance(placements, list):
            raise BadScenario('"placements" is a list')
        if s.phase != DEPLOYING or s.decision(seat) is None:
            raise IllegalAction("you have nothing to deploy now")
        wanted = 1 if s.step != FREE else len(ready_heroes(s, seat))
        if len(placements) != wanted:
            raise IllegalAction(f"every hero that is ready has to be deployed: {wanted} now (J12)")
        for one in placements:
            parts = table(one, "placements")
            hero = self.scene.hero(s, needed(parts, "hero"))
            self.apply(s, seat, pack(DEPLOY, hero.id, first=place_named(needed(parts, "to"))))

    def run_out(self, s: Position, seat: int) -> None:
        """Time runs out for one player, who answers everything that is still open in this question."""
        late = s.decision(seat)
        if late is None:
            raise IllegalAction("this player is not asked anything, so no time can run out")
        for _ in range(len(ready_heroes(s, seat)) if s.phase == DEPLOYING and s.step == FREE else 1):
            late = s.decision(seat)
            if late is not None:
                self.apply(s, seat, self.game.timeout(s, late))

    def order(self, s: Position, seat: int, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        """Something in a turn, with its price and who casts it."""
        deed = self.action_of(s, seat, do, fields)
        self.apply(s, seat, deed.action)
        if "as" in fields:
            unit = s.board[place_named(needed(fields, "to"))]
            if unit is not None:
                self.scene.call(fields["as"], unit.id)
        return {"cost": deed.cost, "caster": deed.caster}

    def action_of(self, s: Position, seat: int, do: str, fields: dict[str, Json]) -> PricedAction:
        if s.decision(seat) is None:
            raise IllegalAction("it is not your turn")
        if do == "play":
            return card_action(s, self.scene, seat, fields)
        return ORDERS[do](s, self.scene, fields)

    # Looking.

    def lines(self, s: Position) -> dict[str, str]:
        return {**super().lines(s), **figure_lines(s)}

    def read_line(self, key: str, value: str, options: kernel_options.Options, cards: CardSet[Any]) -> tuple[str, str]:
        """Each line is read by itself, whatever else would have to be there; figures are taken as they are."""
        name = f"{key[:5].upper()}{key[5:].lower()}" if FIGURES.fullmatch(key) is not None else key.lower()
        if name != key.lower():
            return name, value
        s = self.game.blank(options, SEED, 2, cards)
        for line in self.game.lines(s):
            if line.key.lower() == name:
                line.read(s, value)
                return line.key, line.write(s)
        return super().read_line(key, value, options, cards)

    def facts(self, s: Position) -> dict[str, Json]:
        found = {**super().facts(s), **findings(s, self.scene)}
        return found if self.sample is None else {**found, **self.sample.found(self)}


def between(s: Position) -> None:
    """The round is over, and nobody is asked anything."""
    s.phase = BETWEEN
    s.waiting = ()
    s.night = s.shopped = False
    refresh(s)
    redraw(s)


BETWEEN_WORD: Final = PHASE_WORDS[BETWEEN]
PLAIN: Final = {"pass": PASS, "reroll": REROLL, "close_shop": CLOSE, "concede": CONCEDE}
ORDERS: Final[dict[str, Callable[[Position, Roster, dict[str, Json]], PricedAction]]] = {
    "ability": ability_action,
    "use_item": use_item_action,
    "move": move_action,
    "claim_rune": claim_action,
}
