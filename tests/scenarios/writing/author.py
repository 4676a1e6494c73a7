"""Writes the scenarios of one card: tries things at random, and keeps what tells the card from a broken one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from cardwright.kernel.cards import Card
from cardwright.kernel.errors import BadScenario, CardwrightError
from cardwright.scenarios import run
from cardwright.scenarios.text import read_text
from tests.mutants.card_faults import CardFault, made
from tests.mutants.cards import put
from tests.scenarios.writing.draft import Course, Deed, Draft, Lines, course, done
from tests.scenarios.writing.stage import Stage

BATCH: Final = 10  # drafts of which the best one is taken
LONGEST: Final = 6  # deeds


@dataclass(frozen=True)
class Finding:
    """A draft, what happens in it, and the faults it tells from the real card, each with what happens then."""

    draft: Draft
    real: Course
    told: dict[CardFault, Course]


class Author:
    """Of one card; ``left`` are the faults that no scenario has noticed yet."""

    def __init__(self, stage: Stage, card: Card, source: str, left: Sequence[CardFault], seed: str) -> None:
        self.stage = stage
        self.card = card
        self.source = source
        self.left = list(left)
        self.dice = Random(seed)
        self.place = stage.setting.cards.all.index(card)
        self.broken = {fault: made(stage.game, fault) for fault in left}

    def findings(self, batches: int) -> list[Finding]:
        """Scenarios that notice as many faults as can be had with a number of batches in vain."""
        found: list[Finding] = []
        vain = 0
        while self.left and vain < batches:
            best = self.best_of(BATCH * (1 + vain))
            if best is None:
                vain += 1
                continue
            short = self.shortened(best)
            if not readable(self.stage, self.card, short):
                vain += 1
                continue
            vain = 0
            found.append(short)
            self.left = [fault for fault in self.left if fault not in short.told]
        return found

    def example(self) -> Finding:
        """Something that is done with the card, for one that cannot be broken."""
        while True:
            draft = self.attempt()
            enough = self.stage.example_of(self.card, draft) if draft is not None else 0
            if draft is None or enough == 0 or any(deed.refused for deed in draft.deeds):
                continue
            short = Draft(draft.given, draft.deeds[:enough])
            finding = Finding(short, course(self.stage.setting, short), {})
            if not finding.real.broke and readable(self.stage, self.card, finding):
                return finding

    def best_of(self, number: int) -> Finding | None:
        best: Finding | None = None
        for _ in range(number):
            draft = self.attempt()
            if draft is None:
                continue
            finding = self.judged(draft, self.left)
            if finding.told and (best is None or worth(finding) > worth(best)):
                best = finding
        return best

    def attempt(self) -> Draft | None:
        """A position and some deeds in it."""
        setting = self.stage.setting
        given = self.stage.given(self.card, self.source, self.dice)
        draft = Draft(given, ())
        try:
            s = setting.testbed.set_up({"position": draft.text()}, setting.options, setting.cards)
        except CardwrightError:
            return None
        deeds: list[Deed] = []
        for _ in range(self.dice.randint(1, LONGEST)):
            deed = self.stage.choose(s, self.card, self.dice) if s.result is None else None
            if deed is None:
                break
            before = s.clone()
            try:
                happened = done(setting, s, deed)
            except CardwrightError:
                s = before
                continue
            deeds.append(replace(deed, refused=not happened))
        return Draft(given, tuple(deeds))

    def judged(self, draft: Draft, faults: Sequence[CardFault]) -> Finding:
        """Which of these faults the draft tells from the real card."""
        real = course(self.stage.setting, draft)
        if real.broke:
            return Finding(draft, real, {})
        told = {}
        for fault in faults:
            other = self.course_with(self.broken[fault], draft)
            if real != other:
                told[fault] = other
        return Finding(draft, real, told)

    def course_with(self, broken: Card, draft: Draft) -> Course:
        cards = self.stage.setting.cards
        put(cards, self.place, broken)
        try:
            return course(self.stage.setting, draft)
        finally:
            put(cards, self.place, self.card)

    # Cutting.

    def shortened(self, finding: Finding) -> Finding:
        """The same with as little as possible that still tells all these faults."""
        shorter = True
        while shorter:
            shorter = False
            for draft in self.cuts(finding.draft):
                again = self.judged_all(draft, list(finding.told))
                if again is not None and self.still_plays(finding, again):
                    finding = again
                    shorter = True
                    break
        return finding

    def still_plays(self, before: Finding, after: Finding) -> bool:
        """A deck may only go if nobody misses it: what comes of an empty one is another story."""
        gone = {key for key, _ in before.draft.given} - {key for key, _ in after.draft.given}
        if not any(self.stage.decks.fullmatch(key) for key in gone):
            return True
        mine, its = ({key: v for key, v in one.real.lines[-1].items() if key not in gone} for one in (before, after))
        return mine == its

    def judged_all(self, draft: Draft, faults: list[CardFault]) -> Finding | None:
        """The draft, if it still tells all of them."""
        real = course(self.stage.setting, draft)
        if real.broke:
            return None
        told = {}
        for fault in faults:
            told[fault] = self.course_with(self.broken[fault], draft)
            if real == told[fault]:
                return None
        return Finding(draft, real, told)

    def cuts(self, draft: Draft) -> list[Draft]:
        found = [Draft(draft.given, draft.deeds[:n] + draft.deeds[n + 1 :]) for n in reversed(range(len(draft.deeds)))]
        for number, (key, value) in enumerate(draft.given):
            before, after = draft.given[:number], draft.given[number + 1 :]
            if not self.stage.kept.fullmatch(key):
                found.append(Draft(before + after, draft.deeds))
            sign = self.stage.lists.get(key)
            parts = value.split(f"{sign} ") if sign else []
            for cut in reversed(range(len(parts))):
                rest = f"{sign} ".join(parts[:cut] + parts[cut + 1 :])
                if rest:
                    found.append(Draft((*before, (key, rest), *after), draft.deeds))
        return found


def worth(finding: Finding) -> float:
    """More faults are better, with fewer deeds."""
    return len(finding.told) - 0.2 * len(finding.draft.deeds)


def readable(stage: Stage, card: Card, finding: Finding) -> bool:
    """Whether the scenario can be read as it would be written; a few lines mean nothing by themselves."""
    text = stage.head() + scenario_text(stage, card, finding)
    try:
        return not run(read_text("", text, None)[0]).differences
    except BadScenario:
        return False


# What is written.


def scenario_text(stage: Stage, card: Card, finding: Finding) -> str:
    """The scenario as it stands in the file."""
    lines = [f"scenario: {stage.called(card)}: {title(finding)}", "given"]
    for key, value in finding.draft.given:
        lines += spread(key, stage.figures(key, value, finding.real.lines[0]))
    shown = shown_lines(stage, finding)
    open_section = ""
    for number, deed in enumerate(finding.draft.deeds, 1):
        if open_section != "when":
            lines.append("when")
            open_section = "when"
        lines.append(f"  {deed.line()}")
        if shown.get(number):
            lines.append("then")
            open_section = "then"
            for key, value in shown[number].items():
                lines += spread(key, value)
    if not finding.draft.deeds:
        lines.append("then")
        for key, value in shown[0].items():
            lines += spread(key, value)
    return "\n".join(lines) + "\n"


def shown_lines(stage: Stage, finding: Finding) -> dict[int, Lines]:
    """The lines to expect after each deed: at the end whatever has changed, before only what broken cards change."""
    real = finding.real.lines
    last = len(real) - 1
    end: Lines = {}
    for key, value in real[last].items():
        changed = value != real[0].get(key) and not stage.quiet.fullmatch(key)
        if changed or (stage.always.fullmatch(key) and value != "-"):
            end[key] = value
    found = {last: end}
    for other in finding.told.values():
        if other.broke:
            continue
        differing = [n for n in range(last + 1) if other.lines[n] != real[n]]
        if not differing:
            continue
        where = differing[-1]
        keys = [key for key in real[where] if real[where][key] != other.lines[where].get(key)]
        loud = [key for key in keys if not stage.quiet.fullmatch(key)] or keys
        found.setdefault(where, {}).update({key: real[where][key] for key in loud})
    return found


def spread(key: str, value: str) -> list[str]:
    """A line; a list of things that is too long for one goes over several."""
    if len(value) <= 90 or ";" not in value:
        return [f"  {key}: {value}"]
    parts = value.split("; ")
    return [f"  {key}: {parts[0]};", *(f"    {part};" for part in parts[1:-1]), f"    {parts[-1]}"]


def title(finding: Finding) -> str:
    """What is done in it."""
    told = [phrase(deed) for deed in finding.draft.deeds]
    return ", ".join(dict.fromkeys(told)) or "as it stands"


def phrase(deed: Deed) -> str:
    verb, _, rest = deed.text.partition(" ")
    if deed.text in PLAIN_PHRASES:
        said = f"{deed.player} {PLAIN_PHRASES[deed.text]}"
    elif verb in VERBS:
        said = f"{deed.player} {VERBS[verb]} {rest}"
    else:
        said = f"{deed.player}: {deed.text}" if deed.player else deed.text.replace("_", " ")
    return f"{said} (refused)" if deed.refused else said


PLAIN_PHRASES: Final = {
    "end": "ends the turn",
    "pass": "passes",
    "nothing": "places nothing",
    "mana": "places a Mana",
    "draw": "draws a card",
}
VERBS: Final = {
    **{verb: f"{verb}s" for verb in ("play", "attack", "move", "cast", "choose", "replace", "activate", "discard")},
    **{verb: f"{verb}s" for verb in ("summon", "set", "use", "target")},
    **{"block": "blocks with", "shard": "plays the shard", "mana": "makes mana of"},
}
