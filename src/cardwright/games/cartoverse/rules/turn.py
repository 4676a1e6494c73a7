"""The course of a turn (C17, C41, C57), and the end of the game (C54)."""

from __future__ import annotations

from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model import events, state
from cardwright.games.cartoverse.model.card import ROOTED
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.questions import ASK_INTERRUPT, ASK_MAIN, ASK_MOVE
from cardwright.games.cartoverse.model.state import Duel, Player
from cardwright.games.cartoverse.options import EVERY_TURN
from cardwright.games.cartoverse.rules import creatures, holdings, legal
from cardwright.games.cartoverse.rules.figures import reckon
from cardwright.games.cartoverse.rules.triggers import arrange, stir, stir_end, stir_start
from cardwright.kernel.mulligan import ask_mulligan
from cardwright.kernel.standing_question import StandingQuestion
from cardwright.kernel.state import NOBODY


def go_on(s: Duel) -> None:
    """Nothing is under way: the next phase, or the next question."""
    phase = s.phase
    if phase == state.TURN:
        ask_turn(s, ASK_MAIN)
    elif phase == state.BEFORE:
        begin(s)
    elif phase == state.WAKING:
        wake(s)
    elif phase == state.DRAWING:
        draw_for_turn(s)
    elif phase == state.OPENING:
        s.phase = state.TURN
        ask_turn(s, ASK_MOVE)
    elif phase == state.ENDING:
        s.phase = state.END
        s.tell(events.END_TURN, s.player)
        stir_end(s)
    elif phase == state.END:
        clean_up(s)
    elif phase == state.AFTER:
        hand_over(s)
    else:
        ask_mulligan(s, s.options.turn_seconds)


# The start of a turn.


def begin(s: Duel) -> None:
    """C9, R19: shards become mana, mana is refilled, then what converted shards do."""
    limit = s.options.turn_limit
    if limit > 0 and s.turn() >= limit:
        finish(s, (), events.TURN_LIMIT)
        return
    seat = s.player
    player = s.players[seat]
    player.turns += 1
    s.phase = state.WAKING
    s.tell(events.TURN, seat, s.turn())
    if player.shards:
        convert(s, player)
    player.gains = 0
    player.mana = len(player.mana_zone)
    s.tell(events.REFILL, seat, player.mana)


def convert(s: Duel, player: Player) -> None:
    shards = player.shards
    player.mana_zone = player.mana_zone + shards
    player.shards = []
    for card in shards:
        s.tell(events.CONVERT, s.player, card)
        stir(s, what.CONVERTED, s.player, 0, card)


def wake(s: Duel) -> None:
    """R51, C49, C51: creatures become ready, the hero may act again, cooldowns run, then the start of the turn."""
    s.phase = state.DRAWING
    player = s.players[s.player]
    for creature in player.creatures:
        if creature.keys & ROOTED == 0:
            creature.exhausted = False
    s.tell(events.READY_ALL, s.player)
    for other in s.players:
        if other is player or s.options.hero_action_reset == EVERY_TURN:
            other.acted = False
    for left in player.cooldowns:
        if left > 0:
            player.cooldowns = [max(0, before - 1) for before in player.cooldowns]
            break
    stir_start(s)


def draw_for_turn(s: Duel) -> None:
    """R16, R17: who cannot draw loses HP."""
    s.phase = state.OPENING
    for _ in range(s.options.draws):
        if not holdings.draw(s, s.player):
            lose_for_no_card(s, s.players[s.player])


def lose_for_no_card(s: Duel, player: Player) -> None:
    player.hp -= s.options.no_card_loss
    s.shaken = True
    s.tell(events.NO_CARD, s.player, s.options.no_card_loss, player.hp)


# The main phase.


def ask_turn(s: Duel, question: StandingQuestion) -> None:
    """Ask the turn player; C31: the other one may play a Burst, and nobody waits for it."""
    s.waiting = question.alone(s.player, s.options.turn_seconds)
    if s.options.burst_free_in_enemy_turn and legal.could_burst(s, 1 - s.player):
        s.ask(ASK_INTERRUPT.to(1 - s.player))


# The end of a turn.


def clean_up(s: Duel) -> None:
    """C13, C57: what holds for this turn ends, extra mana too."""
    s.phase = state.AFTER
    for player in s.players:
        player.extra = 0
        for creature in player.creatures:
            if creature.lent_atk != 0 or creature.lent_hp != 0:
                creature.lent_atk = 0
                creature.lent_hp = 0
                reckon(s, creature)
                s.shaken = True


def hand_over(s: Duel) -> None:
    """The enemy's turn comes, unless the end of this one has set off something that holds for it (C57)."""
    if holds_for_the_turn(s):
        clean_up(s)
        return
    s.player = 1 - s.player
    s.phase = state.BEFORE


def holds_for_the_turn(s: Duel) -> bool:
    for player in s.players:
        if player.extra > 0:
            return True
        for creature in player.creatures:
            if creature.lent_atk != 0 or creature.lent_hp != 0:
                return True
    return False


# The state check.


def settle(s: Duel) -> bool:
    """Bury the dead until nobody dies any more, then put what was set off in order."""
    if s.shaken and check(s):
        return True
    if s.stirred and s.result is None:
        arrange(s)
    return False


def check(s: Duel) -> bool:
    """C26, C54: creatures with too much damage, and heroes without HP, all together."""
    s.shaken = False
    dead: list[Creature] = []
    for player in s.players:
        for creature in player.creatures:
            if creature.damage >= creature.hp:
                dead.append(creature)
    if dead:
        creatures.destroy_together(s, dead)
    fallen = [seat for seat in range(s.seats) if s.players[seat].hp <= 0]
    if not fallen:
        return bool(dead)
    if len(fallen) == 2:
        finish(s, (), events.TOGETHER)
    else:
        finish(s, (int(1 - fallen[0]),), events.HERO_FELL)
    return True


def finish(s: Duel, winners: tuple[int, ...], reason: int) -> None:
    """At once; what was about to happen does not."""
    s.result = winners
    s.waiting = ()
    s.tell(events.END, winners[0] if winners else NOBODY, reason)


def give_up(s: Duel, seat: int) -> None:
    s.tell(events.LEAVE, seat)
    finish(s, (1 - seat,), events.GAVE_UP)
