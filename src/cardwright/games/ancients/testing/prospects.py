"""What a scenario asks without doing anything: legal places, and what would come of something."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.games.ancients.model.board import LANES, PLACES, core_of
from cardwright.games.ancients.model.state import DEPLOY, Position
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.moves import move_cost, move_places, move_sort
from cardwright.games.ancients.rules.placing import arrival_places, building_places, deploy_places
from cardwright.games.ancients.testing.findings import findings
from cardwright.games.ancients.testing.place_names import place_names
from cardwright.games.ancients.testing.roster import Roster
from cardwright.games.ancients.text.place_words import written_place
from cardwright.games.ancients.view.forecast import combat_preview
from cardwright.kernel.bits import BIT
from cardwright.kernel.data.codec import TEXT, Json
from cardwright.kernel.errors import BadScenario
from cardwright.kernel.testing.testbed import needed, table

Rehearsal = Callable[[Position, str, dict[str, Json]], None]


def legal_places(s: Position, scene: Roster, seat: int, fields: dict[str, Json]) -> Json:
    """A list of places; for a move each with its price, whether it can be paid or not."""
    what = TEXT.decode(needed(fields, "for"), "for")
    kind, _, name = what.partition(":")
    if what == "creep":
        return place_names(arrival_places(s, seat))
    if what == "improvement":
        return place_names(building_places(s, seat))
    if kind == "deploy" and name:
        hero = scene.hero(s, name)
        ready = s.phase == DEPLOY and hero in ready_heroes(s, seat)
        return place_names(deploy_places(s, seat)) if ready else []
    if kind == "move" and name:
        hero = scene.hero(s, name)
        places = move_places(s, hero) if hero.owner == seat and hero.place >= 0 else 0
        legal = [place for place in range(PLACES) if places & BIT[place]]
        return {written_place(place): int(move_cost(s, hero, move_sort(s, hero, place))) for place in legal}
    raise BadScenario(f'places are legal for creep, improvement, deploy:HERO and move:HERO, not for "{what}"')


def previewed(s: Position, scene: Roster, fields: dict[str, Json], rehearse: Rehearsal) -> dict[str, Json]:
    """What the coming combat, or an action that is written as the scenario would do it, does to units and cores."""
    what = needed(fields, "what")
    if what == "combat":
        return combat_seen(s, scene)
    parts = dict(table(what, "what"))
    do = TEXT.decode(parts.pop("do", ""), "do")
    trial = s.clone()
    rehearse(trial, do, parts)
    return changes_seen(s, trial, scene)


def combat_seen(s: Position, scene: Roster) -> dict[str, Json]:
    """The preview that players get: what each unit and core loses, and who dies or falls."""
    forecast = combat_preview(s)
    found: dict[str, Json] = {}
    for id, outcome in forecast.units.items():
        unit = s.in_play(id)
        if unit is not None:
            found[f"u:{scene.label_of(s, unit)}"] = {"damage": outcome.damage, "dies": outcome.dies}
    for place, core in forecast.cores.items():
        found[written_place(place)] = {"damage": core.damage, "falls": core.dies}
    return found


def changes_seen(s: Position, after: Position, scene: Roster) -> dict[str, Json]:
    """All that could be found afterwards; of units and cores also what they lose."""
    found = findings(after, scene)
    for unit in s.board:
        if unit is not None:
            key = f"u:{scene.label_of(s, unit)}"
            left = after.in_play(unit.id)
            lost = unit.left() if left is None else unit.left() - left.left()
            found[key] = {**(found.get(key) or {}), "damage": int(lost), "dies": left is None}
    for lane in range(LANES):
        for seat in range(2):
            before, then = s.side(lane, seat), after.side(lane, seat)
            lost = before.tower - then.tower + before.ancient - then.ancient
            falls = then.fallen and not before.fallen
            found[written_place(core_of(lane, seat))] = {"damage": int(lost), "falls": falls}
    return found
