"""What the steps of a scenario do: one action, and the answers it asks for."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.actions import pack
from cardwright.games.cartoverse.model.board import FIRST_HERO, SLOTS, ZONE_WORDS, place_at
from cardwright.games.cartoverse.model.card import Activation
from cardwright.games.cartoverse.model.state import BEFORE, TURN, Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.games.cartoverse.rules import atoms
from cardwright.games.cartoverse.testing.card_operations import one_of
from cardwright.games.cartoverse.testing.roster import Link, Roster, only
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.action import pack as pack_pick
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.game import Game
from cardwright.kernel.testing.testbed import done_as_expected, expects_ok, needed, table

RESPONSE: Final = ("do", "player", "card", "source", "index", "targets", "discard", "as")
ANSWERS: Final = ("cast", "ability", "hero_ability")
CARD_DEEDS: Final[dict[str, int]] = {
    "play_shard": actions.SHARD,
    "play_mana": actions.MANA,
    "set_trap": actions.TRAP,
    "hero_replace": actions.REPLACE,
}


class Stagehand:
    """Takes the steps of one scenario."""

    def __init__(self, game: Game[Duel], scene: Roster) -> None:
        self.game = game
        self.scene = scene

    def take(self, s: Duel, do: str, fields: dict[str, Json]) -> dict[str, Json]:
        """Do it, and answer everything that is asked until the player on turn may act again."""
        seat = self.scene.actor(fields)
        if do == "view":
            return self.view(s, seat)
        if do == "start_turn":
            self.start_turn(s, seat)
        elif do == "deal":
            self.deal(s, fields)
        elif do == "move":
            self.move(s, fields)
        else:
            self.deed(s, seat, do, fields)
        self.answer_all(s, fields)
        return self.scene.found()

    # What is done.

    def apply(self, s: Duel, seat: i64, action: i64) -> None:
        self.game.apply(s, seat, action)
        self.scene.hear(s)

    def follow(self, s: Duel) -> None:
        """What somebody wrote, or failed to write in time, has happened; the duel goes on."""
        self.scene.hear(s)
        self.run_on(s)

    def run_on(self, s: Duel) -> None:
        """Through what the rules do by themselves, up to the next question or the next turn."""
        while s.result is None and not s.waiting and s.phase != BEFORE:
            self.game.proceed(s)
            self.scene.hear(s)

    def start_turn(self, s: Duel, seat: int) -> None:
        if s.phase != BEFORE or s.player != seat or s.result is not None:
            raise IllegalAction("this player's turn does not begin now (R9)")
        self.game.proceed(s)
        self.scene.hear(s)

    def deal(self, s: Duel, fields: dict[str, Json]) -> None:
        """Damage out of nowhere."""
        waiting = s.waiting
        atoms.damage(s, self.scene.thing(needed(fields, "creature")), NUMBER.decode(needed(fields, "n"), "n"))
        s.waiting = ()
        self.game.advance(s)
        self.scene.hear(s)
        if s.result is None and not s.waiting and s.phase == TURN:
            s.waiting = waiting

    def move(self, s: Duel, fields: dict[str, Json]) -> None:
        """The rules know no such action."""
        creature = s.find(self.scene.thing(needed(fields, "creature")))
        name = "that" if creature is None else s.cards.name(creature.card)
        raise IllegalAction(f"{name} cannot move by itself, only effects move creatures (R48, R49)")

    def view(self, s: Duel, seat: int) -> dict[str, Json]:
        """What a player sees of the other's traps."""
        traps = self.game.mask(s, seat).players[1 - seat].traps
        return {"enemy_trap_count": len(traps), "enemy_trap_names_visible": any(trap.card >= 0 for trap in traps)}

    def deed(self, s: Duel, seat: int, do: str, fields: dict[str, Json]) -> None:
        """Do one thing; what it puts on the chain is called like its card."""
        action, label = self.action_of(s, seat, do, fields)
        name = TEXT.decode(fields.get("as", ""), "as")
        self.scene.naming = "" if label else name
        if label:
            self.scene.links.append(Link(label, name))
        try:
            self.apply(s, seat, action)
        except IllegalAction:
            if label:
                self.scene.links.pop()
            raise

    def action_of(self, s: Duel, seat: int, do: str, fields: dict[str, Json]) -> tuple[int, str]:
        """The action, and what its link is called; only some have one."""
        if do in CARD_DEEDS:
            return pack(CARD_DEEDS[do], self.card(s, fields)), ""
        if do == "hero_draw":
            return actions.DRAW, ""
        if do == "end_turn":
            return actions.END, "end_turn"
        if do == "play_creature":
            zone = ZONE_WORDS.index(one_of(TEXT.decode(needed(fields, "zone"), "zone"), ZONE_WORDS, "zone"))
            return pack(actions.CREATURE, self.card(s, fields), place_at(zone, slot_meant(fields))), ""
        if do == "attack":
            attacker = self.scene.thing(needed(fields, "attacker"))
            target = self.scene.ref(s, needed(fields, "target"), None)
            return pack(actions.ATTACK, attacker, target), f"attack:{key_of(s, attacker)}"
        if do == "cast":
            return self.cast(s, fields)
        if do in ("ability", "hero_ability"):
            source = FIRST_HERO + seat if do == "hero_ability" else self.scene.thing(needed(fields, "source"))
            return self.ability(s, source, fields)
        raise BadScenario(f'"{do}" is no action of Cartoverse')

    def card(self, s: Duel, fields: dict[str, Json]) -> int:
        return s.cards.find(TEXT.decode(needed(fields, "card"), "card"))

    def cast(self, s: Duel, fields: dict[str, Json]) -> tuple[int, str]:
        place = self.card(s, fields)
        card = s.cards.all[place]
        target = self.target(s, fields, None if card.on_cast is None else card.on_cast.target)
        return pack(actions.CAST, place, target), card.key

    def ability(self, s: Duel, source: int, fields: dict[str, Json]) -> tuple[int, str]:
        which = NUMBER.decode(fields.get("index", 0), "index")
        if which < 0:
            raise BadScenario("the index of an ability is counted from 0")
        known = abilities_of(s, source)
        target = self.target(s, fields, known[which].target if which < len(known) else None)
        given = s.cards.find(TEXT.decode(fields["discard"], "discard")) + 1 if "discard" in fields else 0
        return pack(actions.ABILITY, source, target, given, which), f"ability:{key_of(s, source)}"

    def target(self, s: Duel, fields: dict[str, Json], wanted: Target | None) -> int:
        names = fields.get("targets", [])
        if not isinstance(names, list):
            raise BadScenario("targets is a list")
        return only([self.scene.ref(s, name, wanted) for name in names])

    # What is answered.

    def answer_all(self, s: Duel, fields: dict[str, Json]) -> None:
        """Through all questions that the step opens: windows, the block, and what somebody has to choose."""
        responses = [table(one, "responses") for one in fields.get("responses", [])]
        blocked = "block" not in fields
        self.run_on(s)
        while s.result is None and s.waiting and s.waiting[0].kind != book.MAIN:
            decision = s.waiting[0]
            if decision.kind == RESPOND:
                self.scene.offer(int(decision.seat))
                self.answer_window(s, decision.seat, responses)
            elif decision.kind == book.BLOCK:
                blocked = self.block(s, decision, fields) or blocked
            else:
                self.choose(s, decision, fields)
            self.run_on(s)
        if not blocked and expects_block(fields):
            raise IllegalAction(f"{fields['block']} cannot block (C22)")
        for response in responses:
            if expects_ok(response):
                raise IllegalAction(f"{response['player']} is not asked, and cannot {response['do']}")

    def answer_window(self, s: Duel, seat: i64, responses: list[dict[str, Json]]) -> None:
        """The listed responses of this player up to one that succeeds, or a pass."""
        while responses and self.scene.actor(responses[0]) == seat:
            if self.respond(s, int(seat), responses.pop(0)):
                return
        self.apply(s, seat, PASS)

    def respond(self, s: Duel, seat: int, response: dict[str, Json]) -> bool:
        return done_as_expected("response", response, RESPONSE, lambda do: self.deed(s, seat, do, response))

    def block(self, s: Duel, decision: Decision, fields: dict[str, Json]) -> bool:
        """Whether the listed creature blocks; where it cannot, the attack goes on."""
        blocker = self.scene.thing(fields["block"]) if "block" in fields else 0
        if blocker not in decision.options:
            self.apply(s, decision.seat, PASS)
            return False
        if not expects_block(fields):
            raise IllegalAction(f"{fields['block']} can block, and should not")
        self.apply(s, decision.seat, pack_pick(PICK, blocker))
        return True

    def choose(self, s: Duel, decision: Decision, fields: dict[str, Json]) -> None:
        """What the step names is chosen; what it leaves open, as if time ran out."""
        if decision.kind == book.TARGET and fields.get("targets"):
            chosen = [self.scene.offered(s, name, decision.options) for name in fields["targets"]]
            self.apply(s, decision.seat, pack_pick(PICK, only(chosen)))
        elif decision.kind == book.DISCARD and "discard" in fields:
            self.apply(s, decision.seat, pack(actions.DISCARD, s.cards.find(TEXT.decode(fields["discard"], "discard"))))
        else:
            self.apply(s, decision.seat, self.game.timeout(s, decision))


def slot_meant(fields: dict[str, Json]) -> int:
    """A slot counted from 0; one that the zone does not have is refused (R32, R33)."""
    slot = NUMBER.decode(needed(fields, "slot"), "slot")
    if not 1 <= slot <= SLOTS:
        raise IllegalAction(f"a zone has the slots 1 to {SLOTS}, and no slot {slot} (R32, R33)")
    return slot - 1


def expects_block(fields: dict[str, Json]) -> bool:
    return TRUTH.decode(fields.get("block_ok", True), "block_ok")


def abilities_of(s: Duel, source: int) -> tuple[Activation, ...]:
    """What the hero or creature can use."""
    creature = s.find(source)
    if creature is not None:
        return s.cards.all[creature.card].abilities
    return s.hero_of(source - FIRST_HERO).abilities if source < FIRST_HERO + s.seats else ()


def key_of(s: Duel, ref: int) -> str:
    """The key of the card a hero or creature is."""
    creature = s.find(ref)
    if creature is not None:
        return s.cards.all[creature.card].key
    return s.hero_of(ref - FIRST_HERO).key if ref < FIRST_HERO + s.seats else ""
