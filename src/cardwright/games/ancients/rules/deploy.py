"""Heroes coming into play: the secret deploys of every round, and heroes that arrive from the other lane."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.actions import DEPLOY as DEPLOY_ACTION
from cardwright.games.ancients.model.actions import first_of, pack, subject_of
from cardwright.games.ancients.model.board import LANES, NOWHERE, SUPPORT, SUPPORT_ORDER, lane_of, place_of, slot_of
from cardwright.games.ancients.model.keywords import MOVE_COOLDOWN
from cardwright.games.ancients.model.lot import BLESSING
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK, placement
from cardwright.games.ancients.model.questions import ASK_DEPLOY
from cardwright.games.ancients.model.state import FREE, SAFE_LANE_STEP, Position
from cardwright.games.ancients.model.unit import POINT_BITS, POINT_MASK, UNROLLED, Unit
from cardwright.games.ancients.options import FIRST
from cardwright.games.ancients.rules.atoms import put
from cardwright.games.ancients.rules.chance import draw_lot
from cardwright.games.ancients.rules.figures import touch
from cardwright.games.ancients.rules.fountain import replace
from cardwright.games.ancients.rules.placing import deploy_places
from cardwright.kernel.bits import BIT, i64


def ready_heroes(s: Position, seat: i64) -> list[Unit]:
    """Those that must be deployed now and have no place yet."""
    player = s.players[seat]
    placed = [secret >> PENDING_BITS for secret in player.pending]
    return [hero for hero in player.fountain if hero.ready <= s.round and hero.id not in placed]


def ask_deploy(s: Position) -> bool:
    """Ask everybody who has heroes to deploy; False if nobody has."""
    for seat in range(2):
        if ready_heroes(s, seat):
            s.ask(ASK_DEPLOY.to(seat, s.options.turn_seconds))
    return bool(s.waiting)


def keep_placement(s: Position, seat: i64, action: i64) -> bool:
    """Keep a placement in secret while further heroes have to be placed; False for the last one."""
    if s.step != FREE or len(ready_heroes(s, seat)) < 2:
        return False
    s.players[seat].pending.append(placement(subject_of(action), first_of(action)))
    return True


def reveal(s: Position) -> None:
    """Step 1.8: all placements are made, those of the player with the initiative first."""
    for turn in range(2):
        seat = s.initiative if turn == 0 else 1 - s.initiative
        if s.sealed[seat] < 0:
            continue
        player = s.players[seat]
        secrets = [*player.pending, placement(subject_of(s.sealed[seat]), first_of(s.sealed[seat]))]
        player.pending = []
        for secret in secrets:
            deploy(s, seat, secret >> PENDING_BITS, secret & PENDING_MASK)


def deploy(s: Position, seat: i64, id: i64, place: i64) -> None:
    """A hero of the fountain comes into play; what lies there makes room."""
    fountain = s.players[seat].fountain
    at: i64 = 0
    while fountain[at].id != id:
        at += 1
    hero = fountain.pop(at)
    hero.ready = 0
    replace(s, place)
    put(s, hero, place)
    s.tell(events.DEPLOY, seat, hero.id, hero.card, place)
    if s.players[seat].ab == id and (hero.blessing == UNROLLED or s.options.ab_roll != FIRST):
        bless(s, hero)


def bless(s: Position, hero: Unit) -> None:
    """R99, R100: points by lot, one after the other, on stats that are below the cap."""
    hero.blessing = 0
    for _ in range(s.options.ab_points):
        open_ = [which for which in range(3) if hero.point(which) < min(s.options.ab_cap, POINT_MASK)]
        if not open_:
            break
        which = draw_lot(s, BLESSING, hero.owner, lane_of(hero.place), open_)
        hero.blessing += BIT[POINT_BITS * which]
    touch(s, hero)
    s.tell(events.BLESS, hero.owner, hero.id, hero.point(0), hero.point(1), hero.point(2))


def waiting_place(s: Position, seat: i64) -> i64:
    """J12: where a hero goes whose player is late: an empty support slot, else onto an improvement."""
    legal = deploy_places(s, seat)
    secret: i64 = 0
    for one in s.players[seat].pending:
        secret |= BIT[one & PENDING_MASK]
    for choices in (legal & ~(s.heroes | s.improvements | secret), legal & s.improvements & ~secret, legal & ~secret):
        for lane in range(LANES):
            for slot in SUPPORT_ORDER:
                place = place_of(lane, seat, SUPPORT, slot)
                if choices & BIT[place]:
                    return place
    return NOWHERE


def late_deploy(s: Position, seat: i64) -> i64:
    """The next hero in the order of the deck."""
    return pack(DEPLOY_ACTION, ready_heroes(s, seat)[0].id, first=waiting_place(s, seat))


def next_step(s: Position) -> bool:
    """The next step of the first deploy; False after the last."""
    if s.step == FREE or s.step == SAFE_LANE_STEP:
        s.step = FREE
        return False
    s.step += 1
    return ask_deploy(s)


def arrive(s: Position) -> None:
    """Travelling heroes arrive, those of a player in the order in which they left (J48, J64)."""
    for seat in range(2):
        player = s.players[seat]
        heroes, player.travelling = player.travelling, []
        for hero in heroes:
            place = arrival_place(s, hero)
            hero.heading = NOWHERE
            replace(s, place)
            put(s, hero, place)
            if s.options.travel_cooldown_on_arrival:
                hero.ails |= MOVE_COOLDOWN
            s.tell(events.ARRIVE, seat, hero.id, hero.card, place)


def arrival_place(s: Position, hero: Unit) -> i64:
    """Where it was heading, unless an own hero is there and another support slot is empty: then the nearest one."""
    to = hero.heading
    if s.heroes & BIT[to] == 0:
        return to
    best = to
    for slot in SUPPORT_ORDER:
        place = to - slot_of(to) + slot
        if s.board[place] is None and (best == to or distance(place, to) < distance(best, to)):
            best = place
    return best


def distance(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one
