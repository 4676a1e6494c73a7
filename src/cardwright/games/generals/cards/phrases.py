"""The phrases in which cards say when something happens: dying wish, deathwatch, at the end of your turn …"""

from __future__ import annotations

from cardwright.games.generals.effects.conditions import FROM_HAND, Bonded
from cardwright.games.generals.effects.units import ANY_UNIT, ENEMY, FRIENDLY, GENERALS, MINIONS, THIS_UNIT, Units
from cardwright.games.generals.model.ability import (
    ANSWERED,
    ANYBODYS,
    ATTACKS,
    BACKSTABS,
    BUILT,
    CASTS,
    DAMAGED,
    DAMAGED_LATE,
    DIED,
    DIES,
    DREW,
    ENTERS,
    HARMS,
    HEALED_LATE,
    KILLS,
    MINE,
    MOVED,
    OWN_DEATH,
    REPLACED,
    STRUCK,
    STUNS,
    SUMMONED,
    SURGED,
    THEIRS,
    TURN_ENDS,
    TURN_STARTS,
    UNMASKED,
    Ability,
    Trigger,
)
from cardwright.games.generals.model.scene import Condition, Effect
from cardwright.kernel.bits import i64


def dying_wish(*effects: Effect, test: Condition | None = None) -> Ability:
    return Trigger(DIES, effects, about=THIS_UNIT, test=test)


def deathwatch(*effects: Effect) -> Ability:
    """A minion died, perhaps the one that watched (R134)."""
    return Trigger(DIED, effects, about=Units(kinds=MINIONS), also=OWN_DEATH)


def takes_damage(*effects: Effect, by: Units | None = None) -> Ability:
    """It takes damage; SUBJECT is itself, DOER is what dealt it."""
    return Trigger(DAMAGED, effects, about=THIS_UNIT, by=by)


def survives_damage(*effects: Effect) -> Ability:
    """It has taken damage and is still there when everything that followed is done."""
    return Trigger(DAMAGED_LATE, effects, about=THIS_UNIT)


def deals_damage(*effects: Effect, to: Units | None = None, test: Condition | None = None) -> Ability:
    """It deals damage to SUBJECT."""
    return Trigger(DAMAGED, effects, about=to, by=THIS_UNIT, test=test)


def about_to_deal_damage(*effects: Effect) -> Ability:
    """It is about to deal damage to SUBJECT, and nobody has struck back yet."""
    return Trigger(HARMS, effects, by=THIS_UNIT)


def your_general_is_damaged(*effects: Effect) -> Ability:
    """The player's general has taken damage, and everything that followed is done."""
    return Trigger(DAMAGED_LATE, effects, about=Units(FRIENDLY, GENERALS))


def your_general_damages(*effects: Effect, to: Units | None = None) -> Ability:
    """The general this lies on (an artifact) or of the unit's player deals damage to SUBJECT."""
    return Trigger(DAMAGED, effects, about=to, by=Units(FRIENDLY, GENERALS))


def enemy_is_damaged(*effects: Effect) -> Ability:
    """An enemy, SUBJECT, takes damage."""
    return Trigger(DAMAGED, effects, about=Units(ENEMY, ANY_UNIT))


def kills_an_enemy(*effects: Effect) -> Ability:
    """The unit this is printed on, or lies on (an artifact), has killed an enemy."""
    return Trigger(DIED, effects, about=Units(ENEMY, ANY_UNIT), by=THIS_UNIT)


def as_it_kills(*effects: Effect, whom: Units) -> Ability:
    """It kills SUBJECT (heard at once, even if it dies of the same fight)."""
    return Trigger(KILLS, effects, about=whom)


def anything_is_healed(*effects: Effect) -> Ability:
    """Something was healed, no matter by whom (heard late)."""
    return Trigger(HEALED_LATE, effects)


def you_cast(*effects: Effect) -> Ability:
    """The player casts a spell (heard before it takes effect)."""
    return Trigger(CASTS, effects, whose=MINE)


def opponent_casts(*effects: Effect) -> Ability:
    return Trigger(CASTS, effects, whose=THEIRS)


def you_summon(*effects: Effect, who: Units | None = None, test: Condition | None = None) -> Ability:
    """The player summons another unit, SUBJECT, in any way."""
    return Trigger(SUMMONED, effects, about=who or Units(FRIENDLY, ANY_UNIT, other=True), whose=MINE, test=test)


def you_play(*effects: Effect, who: Units | None = None) -> Ability:
    """The player summons another minion, SUBJECT, from the hand."""
    return you_summon(*effects, who=who, test=FROM_HAND)


def opponent_summons(*effects: Effect, who: Units | None = None) -> Ability:
    return Trigger(SUMMONED, effects, about=who or Units(ENEMY, ANY_UNIT), whose=THEIRS)


def blood_surge(*effects: Effect) -> Ability:
    return Trigger(SURGED, effects, whose=MINE)


def bond(tribe: str, *effects: Effect) -> Ability:
    """On entering play, with another minion of the tribe; what it puts on units is known as given by a Bond."""
    for effect in effects:
        for enchantment in effect.grants():
            enchantment.bonded = True
    return Trigger(ENTERS, effects, about=THIS_UNIT, test=Bonded(tribe))


def on_arrival(*effects: Effect) -> Ability:
    """On entering play by whatever way (Intensify)."""
    return Trigger(ENTERS, effects, about=THIS_UNIT)


def revealed(*effects: Effect) -> Ability:
    """As a Sentinel it was revealed by SUBJECT: the minion summoned, or the general that attacks."""
    return Trigger(UNMASKED, effects)


def enemy_is_stunned(*effects: Effect) -> Ability:
    """SUBJECT, an enemy, is stunned."""
    return Trigger(STUNS, effects, about=Units(ENEMY, ANY_UNIT))


def when_built(*effects: Effect) -> Ability:
    """Its building is finished."""
    return Trigger(BUILT, effects, about=THIS_UNIT)


def you_build(*effects: Effect) -> Ability:
    """A building of the player, its own or another one, is finished."""
    return Trigger(BUILT, effects, whose=MINE)


def start_of_your_turn(*effects: Effect) -> Ability:
    return Trigger(TURN_STARTS, effects, whose=MINE)


def end_of_your_turn(*effects: Effect, test: Condition | None = None) -> Ability:
    return Trigger(TURN_ENDS, effects, whose=MINE, test=test)


def after_it_moves(*effects: Effect) -> Ability:
    """It was moved, by walking or otherwise."""
    return Trigger(MOVED, effects, about=THIS_UNIT)


def after_it_walks(*effects: Effect) -> Ability:
    """It has moved by itself."""
    return Trigger(MOVED, effects, about=THIS_UNIT, by=THIS_UNIT)


def it_attacks(*effects: Effect, whom: Units | None = None) -> Ability:
    """It attacks SUBJECT (heard before the damage)."""
    return Trigger(ATTACKS, effects, about=whom, by=THIS_UNIT)


def after_it_attacks(*effects: Effect, whom: Units | None = None, test: Condition | None = None) -> Ability:
    """It has attacked SUBJECT (heard at once, before the strike back)."""
    return Trigger(STRUCK, effects, about=whom, by=THIS_UNIT, test=test)


def after_it_strikes_back(*effects: Effect) -> Ability:
    """It has struck back at SUBJECT (heard at once)."""
    return Trigger(ANSWERED, effects, by=THIS_UNIT)


def after_it_is_attacked(*effects: Effect) -> Ability:
    """DOER has attacked it (heard at once, before the strike back)."""
    return Trigger(STRUCK, effects, about=THIS_UNIT)


def backstabs(*effects: Effect) -> Ability:
    """It has backstabbed SUBJECT."""
    return Trigger(BACKSTABS, effects, by=THIS_UNIT)


def is_attacked(*effects: Effect, by: Units | None = None) -> Ability:
    """DOER attacks it."""
    return Trigger(ATTACKS, effects, about=THIS_UNIT, by=by)


def an_enemy_attacks(*effects: Effect) -> Ability:
    """Any enemy has attacked anything (heard at once, before the strike back)."""
    return Trigger(STRUCK, effects, by=Units(ENEMY, ANY_UNIT))


def your_general_attacks(*effects: Effect) -> Ability:
    """The player's general has attacked SUBJECT (heard at once, before the strike back)."""
    return Trigger(STRUCK, effects, by=Units(FRIENDLY, GENERALS))


def one_dies(*effects: Effect, who: Units) -> Ability:
    """One of these units, SUBJECT, has died."""
    return Trigger(DIED, effects, about=who)


def it_kills(*effects: Effect, whom: Units) -> Ability:
    """The unit this is printed on, or lies on (an artifact), has killed one of these units, SUBJECT."""
    return Trigger(DIED, effects, about=whom, by=THIS_UNIT)


def whenever(
    event: i64,
    *effects: Effect,
    about: Units | None = None,
    by: Units | None = None,
    whose: i64 = ANYBODYS,
    test: Condition | None = None,
) -> Ability:
    """Any other event, about some units, done by some units or by one player."""
    return Trigger(event, effects, about, by, whose, test)


def end_of_every_turn(*effects: Effect) -> Ability:
    return Trigger(TURN_ENDS, effects)


def you_replace(*effects: Effect) -> Ability:
    return Trigger(REPLACED, effects, whose=MINE)


def you_draw(*effects: Effect) -> Ability:
    return Trigger(DREW, effects, whose=MINE)


def opponent_draws(*effects: Effect) -> Ability:
    return Trigger(DREW, effects, whose=THEIRS)
