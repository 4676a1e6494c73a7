"""The end of the round as it would come if nobody did anything more: what a position is judged by."""

from __future__ import annotations

from cardwright.games.ancients.model.actions import first_of, subject_of
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK
from cardwright.games.ancients.model.state import ACTION, DEPLOY, Position
from cardwright.games.ancients.rules.deploy import deploy
from cardwright.games.ancients.rules.round_end import finish_round
from cardwright.games.ancients.rules.rounds import begin_turns


def aftermath(s: Position) -> Position:
    """A copy after the coming combat; between rounds, and before anybody deploys, the position itself."""
    if s.phase != ACTION and not (s.phase == DEPLOY and anybody_placed(s)):
        return s
    trial = s.clone()
    trial.telling = trial.stepping = False
    if trial.phase == DEPLOY:
        place_heroes(trial)
        begin_turns(trial)
    if trial.result is None:
        finish_round(trial, trial.mover)
    return trial


def anybody_placed(s: Position) -> bool:
    """Whether a hero has its secret place already."""
    if s.sealed[0] >= 0 or s.sealed[1] >= 0:
        return True
    return len(s.players[0].pending) + len(s.players[1].pending) > 0


def place_heroes(s: Position) -> None:
    """Put every hero where it is to be deployed, as far as that is settled."""
    for seat in range(2):
        player = s.players[seat]
        secrets = player.pending
        player.pending = []
        for secret in secrets:
            deploy(s, seat, secret >> PENDING_BITS, secret & PENDING_MASK)
        answer = s.sealed[seat]
        if answer >= 0:
            deploy(s, seat, subject_of(answer), first_of(answer))
