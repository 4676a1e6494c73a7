"""How the position that a scenario describes is put together."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.board import NOWHERE, lane_of
from cardwright.games.ancients.model.card import Cards
from cardwright.games.ancients.model.keywords import AILMENT_WORDS
from cardwright.games.ancients.model.questions import ASK_MOVE
from cardwright.games.ancients.model.state import ACTION, BETWEEN, NO_RUNE, Position
from cardwright.games.ancients.model.unit import POINT_BITS, UNROLLED, Unit
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.rules import arrows, atoms
from cardwright.games.ancients.rules.figures import refresh
from cardwright.games.ancients.rules.setup import blank
from cardwright.games.ancients.testing.lots import STATS
from cardwright.games.ancients.testing.place_names import SIDE_NAMES, place_named, read_side
from cardwright.games.ancients.testing.roster import Roster, seat_named
from cardwright.games.ancients.testing.variants import with_variants
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json, Many
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.testing.testbed import needed, table

NAMES: Final = Many(TEXT)
PHASES: Final = {"action": ACTION, "between": BETWEEN}
THING: Final = (
    *("id", "card", "at", "stats", "keywords", "damage", "statuses", "items", "cooldown"),
    *("ab", "ab_bonus", "forced", "ready", "from", "to"),
)
SIDE: Final = ("tower", "ancient", "mana", "mana_max")
AILMENTS: Final = {word: bit for bit, word in AILMENT_WORDS.items()}
SEED: Final = 1


class Staging:
    """One position while it is put together."""

    def __init__(self, setup: dict[str, Json], options: Options, cards: Cards, scene: Roster) -> None:
        self.setup = setup
        self.scene = scene
        self.players = table(setup.get("players", {}), "players")
        self.entries = self.listed()
        made, chosen = with_variants(cards, self.entries)
        made.runes = runes_of(setup, made)
        self.cards = dict(zip(map(id, self.entries), chosen, strict=True))
        self.s = blank(options, made, SEED)
        self.forced: list[tuple[Unit, Json]] = []

    def listed(self) -> list[dict[str, Json]]:
        """All things with a card of their own: heroes in the order of their decks first, then what is on the board."""
        found: list[dict[str, Json]] = []
        for player in self.players.values():
            for pile in ("fountain", "travelling"):
                found += [thing_of(one) for one in player.get(pile, [])]
        return [*found, *(thing_of(one) for one in self.setup.get("board", []))]

    def staged(self) -> Position:
        s = self.s
        s.round = NUMBER.decode(needed(self.setup, "round"), "round")
        s.phase = self.phase()
        s.night = s.phase == ACTION and s.round % 2 == 0
        s.initiative = seat_named(s, self.setup.get("initiative", "P1"))
        s.mover = seat_named(s, self.setup.get("to_act", self.setup.get("initiative", "P1")))
        s.shopped = False
        rune = self.setup.get("rune")
        s.rune = NO_RUNE if rune is None else s.cards.find(TEXT.decode(rune, "rune"))
        self.lay_sides()
        self.seat_players()
        self.place_things()
        self.draw_arrows()
        if s.phase == ACTION:
            s.waiting = ASK_MOVE.alone(s.mover, s.options.turn_seconds)
        return s

    def phase(self) -> int:
        word = TEXT.decode(self.setup.get("phase", "action"), "phase")
        if word not in PHASES:
            raise unknown("phase to begin in", word, PHASES)
        return PHASES[word]

    def lay_sides(self) -> None:
        s = self.s
        sides = table(self.setup.get("sides", {}), "sides")
        for name in sides:
            read_side(name)
        for name in SIDE_NAMES:
            facts = table(sides.get(name, {}), name)
            known("word about a side", list(facts), SIDE)
            side = s.side(*read_side(name))
            tower = facts.get("tower", int(s.options.tower_health))
            side.fallen = tower is None
            side.tower = 0 if tower is None else NUMBER.decode(tower, f"{name}.tower")
            side.ancient = NUMBER.decode(facts.get("ancient", int(s.options.ancient_health)), f"{name}.ancient")
            full = s.options.start_mana + (s.round - 1) * s.options.mana_per_round
            side.mana_most = NUMBER.decode(facts.get("mana_max", int(full)), f"{name}.mana_max")
            empty = 0 if s.phase == BETWEEN else int(side.mana_most)
            side.mana = NUMBER.decode(facts.get("mana", empty), f"{name}.mana")

    def seat_players(self) -> None:
        for name, facts in self.players.items():
            player = self.s.players[seat_named(self.s, name)]
            player.gold = NUMBER.decode(facts.get("gold", int(self.s.options.start_gold)), f"{name}.gold")
            player.hand = self.copies(facts, "hand")
            player.overflow = self.copies(facts, "overflow")
            player.deck = self.copies(facts, "deck")[::-1]
            player.items = sorted(self.copies(facts, "item_deck"))

    def copies(self, facts: dict[str, Json], pile: str) -> list[int]:
        return [self.s.cards.find(name) for name in NAMES.decode(facts.get(pile, []), pile)]

    def place_things(self) -> None:
        """Heroes get their numbers in the order of the deck, so those who wait come first."""
        for name, facts in self.players.items():
            player = self.s.players[seat_named(self.s, name)]
            for pile, held in (("fountain", player.fountain), ("travelling", player.travelling)):
                for raw in facts.get(pile, []):
                    held.append(self.away(thing_of(raw), seat_named(self.s, name), pile))
        for raw in self.setup.get("board", []):
            facts = thing_of(raw)
            place = place_named(needed(facts, "at"))
            if self.s.board[place] is not None:
                raise BadScenario(f"two things are in {facts['at']}")
            owner = 0 if str(facts["at"])[3:5] == "P1" else 1
            unit = self.thing(facts, owner)
            atoms.put(self.s, unit, place)
            self.wound(unit, facts)

    def away(self, facts: dict[str, Json], seat: int, pile: str) -> Unit:
        """A hero in the fountain or on the way."""
        hero = self.thing(facts, seat)
        self.wound(hero, facts)
        if pile == "fountain":
            hero.ready = NUMBER.decode(needed(facts, "ready"), "ready")
            return hero
        hero.heading = place_named(needed(facts, "to"))
        came = NUMBER.decode(facts.get("from", 2 - int(lane_of(hero.heading))), "from")
        if came - 1 == lane_of(hero.heading):
            raise BadScenario(f"{facts['id']} travels from a lane to itself")
        moving = self.s.phase == ACTION or self.s.options.travel_cooldown_on_arrival  # J47
        hero.ails = AILMENTS["move_cooldown"] if moving else 0
        return hero

    def thing(self, facts: dict[str, Json], owner: int) -> Unit:
        s = self.s
        unit = Unit(s.next_id, self.cards[id(facts)], owner)
        s.next_id += 1
        self.scene.call(needed(facts, "id"), unit.id)
        unit.cooldown = NUMBER.decode(facts.get("cooldown", 0), "cooldown")
        unit.items = tuple(s.cards.find(name) for name in NAMES.decode(facts.get("items", []), "items"))
        if TRUTH.decode(facts.get("ab", False), "ab"):
            s.players[owner].ab = unit.id
            unit.blessing = blessing_of(facts)
        if "forced" in facts:
            self.forced.append((unit, facts["forced"]))
        return unit

    def wound(self, unit: Unit, facts: dict[str, Json]) -> None:
        unit.damage = NUMBER.decode(facts.get("damage", 0), "damage")
        for word, number in table(facts.get("statuses", {}), "statuses").items():
            count = NUMBER.decode(number, word)
            if word == "stun":
                unit.stun = count
            elif word == "silence":
                unit.silence = count
            elif word in AILMENTS:
                unit.ails |= AILMENTS[word] if count else 0
            else:
                raise unknown("status", word, ["stun", "silence", *AILMENTS])

    def draw_arrows(self) -> None:
        """Defaults, then aggro; after that single arrows as they are said to be, which draw nobody."""
        s = self.s
        refresh(s)
        if s.phase == ACTION:
            arrows.assign(s)
        for unit, name in self.forced:
            target = self.scene.find(s, name)
            if target is None or target.place == NOWHERE:
                raise BadScenario(f"{name} is not in play and cannot be a combat target")
            unit.forced = target.id
            unit.lured = False
        arrows.redraw(s)


def thing_of(raw: Json) -> dict[str, Json]:
    facts = table(raw, "board")
    known("word about a thing", list(facts), THING)
    return facts


def known(what: str, words: list[str], allowed: tuple[str, ...]) -> None:
    for word in words:
        if word not in allowed:
            raise BadScenario(f'there is no {what} "{word}"; there are: {", ".join(allowed)}')


def blessing_of(facts: dict[str, Json]) -> int:
    """The points an AB hero got at its first deploy; none are said of one that waits for it."""
    if "ab_bonus" not in facts:
        return UNROLLED
    points = table(facts["ab_bonus"], "ab_bonus")
    known("stat", list(points), STATS)
    return sum(NUMBER.decode(points.get(word, 0), word) << int(POINT_BITS) * which for which, word in enumerate(STATS))


def runes_of(setup: dict[str, Json], cards: Cards) -> list[int]:
    """The runes chance chooses from."""
    if "rune_pool" not in setup:
        return [int(place) for place in cards.runes]
    return [cards.find(name) for name in NAMES.decode(setup["rune_pool"], "rune_pool")]
