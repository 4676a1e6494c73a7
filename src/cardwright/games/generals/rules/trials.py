"""How trials are watched: they hear what happens, and look at every position that has come to rest."""

from __future__ import annotations

from cardwright.games.generals.model import events
from cardwright.games.generals.model.deeds import BattleDeed
from cardwright.games.generals.model.keywords import TRIAL
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.trial import Trial
from cardwright.kernel.bits import i64


def trial_of(s: Battle, seat: i64) -> Trial | None:
    """The trial the player has still to meet."""
    player = s.players[seat]
    if player.slotted < 0 or player.hand[player.slotted] < 0:
        return None
    return s.card_of(player.hand[player.slotted]).trial


def trial_hears(s: Battle, seat: i64, event: i64) -> bool:
    """Whether the player's trial listens for something."""
    trial = trial_of(s, seat)
    return trial is not None and trial.ears & (1 << event) != 0


def hear_trials(s: Battle, event: i64, deed: BattleDeed) -> None:
    """Show a deed to the trials of both players."""
    for seat in range(2):
        trial = trial_of(s, seat)
        if trial is not None and trial.ears & (1 << event) != 0:
            advance(s, seat, trial, trial.heard(s, seat, deed, s.players[seat].trial))


def bound_to_hand(s: Battle, seat: i64, slot: i64) -> bool:
    """R201: whether a Trial card there cannot be replaced, because it is locked or never can be."""
    player = s.players[seat]
    if slot == player.slotted:
        return True
    return not s.options.trial_replaces and s.card_of(player.hand[slot]).traits & TRIAL != 0


def begin_trials(s: Battle) -> None:
    """The hands are chosen: a trial may look at the decks."""
    for seat in range(2):
        trial = trial_of(s, seat)
        if trial is not None:
            advance(s, seat, trial, trial.at_first(s, seat))


def look_at_trials(s: Battle) -> None:
    """Look at the position, which has come to rest, with the eyes of both trials."""
    for seat in range(2):
        trial = trial_of(s, seat)
        if trial is not None:
            advance(s, seat, trial, trial.looked_at(s, seat, s.players[seat].trial))


def advance(s: Battle, seat: i64, trial: Trial, value: i64) -> None:
    """R202: once met it stays met, and the card is unlocked."""
    player = s.players[seat]
    if value == player.trial:
        return
    before = trial.stands(player.trial)
    player.trial = value
    met = trial.stands(value) >= trial.need
    if met:
        player.slotted = -1
    if s.telling and trial.stands(value) != before:
        s.tell(events.TRIAL, seat, trial.stands(value), 1 if met else 0)
