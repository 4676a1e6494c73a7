"""Plain cards for the rule tests: each does one thing, and its text says which."""

from __future__ import annotations

from cardwright.games.cartoverse.cards import choices
from cardwright.games.cartoverse.cards import phrases as say
from cardwright.games.cartoverse.cards.press import Press
from cardwright.games.cartoverse.effects import steps as does
from cardwright.games.cartoverse.effects import who as whom
from cardwright.games.cartoverse.effects.asking import Discard
from cardwright.games.cartoverse.effects.filters import Filter
from cardwright.games.cartoverse.model import card
from cardwright.games.cartoverse.model.card import Card, Cards, Rule, Steps
from cardwright.games.cartoverse.model.target import Target

HOME = Press(card.SOLAR)
AWAY = Press(card.EMBER)
PLAIN = Press(card.NEUTRAL)
EVERYBODY = whom.All(Filter())
ONE = "1 mana, common"
SHARD = "Draw a card. At the start of your next turn this becomes a mana."


def creature(name: str, figures: str, text: str = "", *rules: Rule, job: str = "Warrior", cost: int = 1) -> Card:
    return PLAIN.creature(name, f"{cost} mana {figures}, {job} common", text, *rules)


def cast(name: str, text: str, *steps: say.Effect, target: Target | None = None) -> Card:
    return PLAIN.cast(name, ONE, text, *steps, target=target)


def burst(name: str, text: str, *steps: say.Effect, target: Target | None = None) -> Card:
    return PLAIN.burst(name, ONE, text, *steps, target=target)


def trap(name: str, hears: int, text: str, *steps: say.Effect) -> Card:
    return PLAIN.trap(name, ONE, text, say.when(hears, *steps))


DRAW: Steps = (does.Draw(1),)
HIT: Steps = (does.Damage(1, whom.ENEMY_HERO),)
HEAL: Steps = (does.Heal(1, whom.YOU),)

CREATURES = [
    *(creature(figures, figures) for figures in ("1/1", "2/2", "3/3", "1/4", "0/3", "5/1", "2/6")),
    creature("Blank", "1/1", cost=9),
    creature("Swift", "2/1", "Swift.", card.SWIFT),
    creature("Guard", "1/4", "Vigilant.", card.VIGILANT),
    creature("Ghost", "2/2", "Elusive.", card.ELUSIVE),
    creature("Saint", "2/2", "Warded.", card.WARDED),
    creature("Leech", "2/3", "Drain.", card.DRAIN),
    creature("Mage", "1/2", job="Mage"),
    creature(
        "Pinger",
        "1/2",
        "Exhaust: Deal 1 damage to target creature.",
        say.exhaust("Ping", does.Damage(1), target=choices.CREATURE),
    ),
    creature("Sage", "1/2", "Exhaust, 1 mana: Draw a card.", say.exhaust("Read", *DRAW, mana=1)),
    creature("Herald", "1/1", "On summon: Draw a card.", say.on_summon(*DRAW)),
    creature(
        "Sniper",
        "1/1",
        "On summon: Deal 2 damage to another target creature.",
        say.on_summon(does.Damage(2), target=choices.OTHER_CREATURE),
    ),
    creature("Heir", "1/1", "On death: Draw a card.", say.on_death(*DRAW)),
    creature("Bomb", "1/1", "On death: Deal 1 damage to the enemy hero.", say.on_death(*HIT)),
    creature("Balm", "1/1", "On death: Your hero gains 1 HP.", say.on_death(*HEAL)),
    creature(
        "Powder",
        "1/1",
        "On death: Deal 2 damage to all adjacent creatures.",
        say.on_death(does.Damage(2, whom.Adjacent(whom.ITSELF))),
    ),
    creature(
        "Spirit",
        "1/1",
        "On death: Each creature gets +1/+0 this turn. Gain 1 mana this turn only.",
        say.on_death(does.Gets(1, 0, EVERYBODY), does.ExtraMana(1)),
    ),
    creature("Coffer", "1/1", "On death: Gain 1 mana this turn only.", say.on_death(does.ExtraMana(1))),
    creature("Raider", "2/2", "On attack: Deal 1 damage to the enemy hero.", say.on_attack(*HIT)),
    creature(
        "Spikes",
        "1/3",
        "On block: Deal 3 damage to the attacker.",
        say.on_block(does.Damage(3, whom.EVENT)),
    ),
    creature("Decoy", "1/3", "On block: Destroy this creature.", say.on_block(does.Destroy(whom.ITSELF))),
    creature("Vulture", "1/1", "Whenever a friendly creature dies: Draw a card.", say.whenever_a_friend_dies(*DRAW)),
    creature("Lark", "1/1", "Start of turn: Your hero gains 1 HP.", say.start_of_turn(*HEAL)),
    creature("Owl", "1/1", "End of turn: Deal 1 damage to the enemy hero.", say.end_of_turn(*HIT)),
    creature("Moth", "1/1", "End of each turn: Deal 1 damage to the enemy hero.", say.end_of_each_turn(*HIT)),
    creature(
        "Drummer",
        "1/1",
        "Your other creatures have +1/+1.",
        say.have(card.FRIENDLY_OTHERS, 1, 1),
    ),
    AWAY.creature("Guest", "1 mana 1/2, Warrior common"),
    AWAY.creature("Rover", "1 mana 1/2, Warrior rare loyalty 1"),
    HOME.creature("Native", "1 mana 1/2, Warrior rare loyalty 1"),
]
CASTS = [
    cast("Bolt", "Deal 3 damage to target creature.", does.Damage(3), target=choices.CREATURE),
    cast("Kill", "Destroy target creature.", does.Destroy(), target=choices.CREATURE),
    cast(
        "Blast",
        "Deal 3 damage to target creature and all adjacent creatures.",
        does.Damage(3, whom.Adjacent(whom.TARGET, too=True)),
        target=choices.CREATURE,
    ),
    cast("Sweep", "Deal 1 damage to each creature.", does.Damage(1, EVERYBODY)),
    cast("Doom", "Deal 5 damage to each hero.", does.Damage(5, whom.BOTH_HEROES)),
    cast("Grow", "Target creature gets +1/+1.", does.Gets(1, 1, permanent=True), target=choices.CREATURE),
    cast("Mages", "All Mages get +1/+0 this turn.", does.Gets(1, 0, whom.All(Filter(job="Mage")))),
    cast(
        "Raise",
        "Put target creature from your graveyard into your Attack zone.",
        does.SummonFallen(0),
        target=choices.FALLEN_CREATURE,
    ),
    cast("Dispel", "Destroy target enchant.", does.DestroyEnchant(), target=choices.ENCHANT),
    cast("Study", "Draw 2 cards.", does.Draw(2)),
    cast("Wane", "The enemy hero loses 2 HP.", does.LoseHp(2, whom.ENEMY_HERO)),
    cast("Ramp", "Put the top card of your deck into your mana zone.", does.ManaFromDeck(1)),
    cast("Gift", "Gain 2 mana this turn only.", does.ExtraMana(2)),
    cast("Loot", "Draw a card, then discard a card.", does.Draw(1), Discard(1)),
    cast("Flip", "Move target creature to its other zone.", does.MoveToOtherZone(), target=choices.CREATURE),
    cast("Wake", "Ready target creature.", does.Ready(), target=choices.CREATURE),
    PLAIN.token("Second Wind", "0 mana, common", "Gain 1 mana this turn only.", does.ExtraMana(1)),
]
BURSTS = [
    burst("Zap", "Deal 2 damage to target creature.", does.Damage(2), target=choices.CREATURE),
    burst("Smite", "Deal 2 damage to target hero.", does.Damage(2), target=choices.HERO),
    burst("Boost", "Target creature gets +2/+2 this turn.", does.Gets(2, 2), target=choices.CREATURE),
    burst("Wither", "Target creature gets -2/-2 this turn.", does.Gets(-2, -2), target=choices.CREATURE),
    burst("Deny", "Negate target spell.", does.Negate(), target=choices.SPELL),
    burst("Halt", "Negate target attack.", does.Negate(), target=choices.ATTACK),
    burst("Dodge", "Move target creature to its other zone.", does.MoveToOtherZone(), target=choices.CREATURE),
    burst("Recall", "Return target creature to its owner's hand.", does.ReturnToHand(), target=choices.CREATURE),
    burst("Defuse", "Destroy all enemy traps.", does.DestroyTraps()),
    AWAY.burst("Spark", "1 mana, rare loyalty 1", "Deal 1 damage to target hero.", does.Damage(1), target=choices.HERO),
]
ENCHANTS = [
    PLAIN.row_enchant("Banner", ONE, "Creatures in this zone have +1/+1.", say.have(card.THIS_ZONE, 1, 1)),
    PLAIN.row_enchant("Frost", ONE, "Creatures in this zone have -1/-1.", say.have(card.THIS_ZONE, -1, -1)),
    PLAIN.column_enchant("Pillar", ONE, "Creatures in this column have +0/+2.", say.have(card.THIS_COLUMN, 0, 2)),
    PLAIN.creature_enchant("Mail", ONE, "The enchanted creature has +2/+2.", say.have(card.THE_ENCHANTED, 2, 2)),
    PLAIN.creature_enchant(
        "Rot",
        ONE,
        "Start of its owner's turn: Deal 1 damage to the enchanted creature.",
        say.start_of_its_owners_turn(does.Damage(1, whom.ENCHANTED)),
    ),
    PLAIN.hero_enchant("Shrine", ONE, "Start of turn: Your hero gains 1 HP.", say.start_of_turn(*HEAL)),
    PLAIN.hero_enchant("Curse", ONE, "Enemy creatures have -1/-0.", say.have(card.ALL_ENEMIES, -1, 0)),
    PLAIN.hero_enchant("Concord", ONE, "Cards of other factions cost 1 HP less.", say.loyalty_discount(1)),
    AWAY.hero_enchant("Totem", ONE, "Start of turn: Your hero gains 1 HP.", say.start_of_turn(*HEAL)),
]
TRAPS = [
    trap("Snare", card.ENEMY_ATTACKS, "Enemy attacks: Deal 2 damage to the attacker.", does.Damage(2, whom.EVENT)),
    trap("Foil", card.ENEMY_ATTACKS, "Enemy attacks: Negate the attack.", does.NegateWhatSetItOff()),
    trap("Hex", card.ENEMY_SPELL, "Enemy uses a spell: Deal 1 damage to the enemy hero.", *HIT),
    trap("Ward", card.ENEMY_OPENS, "Enemy begins with a spell: Negate it.", does.NegateWhatSetItOff()),
    trap("Grudge", card.FRIENDLY_DIES, "Friend dies: Deal 2 damage to the enemy hero.", *HIT, *HIT),
    trap("Pit", card.ENEMY_SUMMONS, "Enemy summons: Deal 2 damage to that creature.", does.Damage(2, whom.EVENT)),
    trap("Payback", card.HERO_HURT, "Hero is hurt: Deal 2 damage to the enemy hero.", *HIT, *HIT),
    AWAY.trap("Mine", ONE, "Enemy summons: Draw a card.", say.when(card.ENEMY_SUMMONS, *DRAW)),
]
SHARDS = [
    HOME.basic_shard("Solar Shard"),
    AWAY.basic_shard("Ember Shard"),
    HOME.shard("Sunny Shard", "shard, rare", f"{SHARD}\nOn play: Your hero gains 1 HP.", say.on_play(*HEAL)),
    AWAY.shard("Hot Shard", "shard, rare loyalty 1", f"{SHARD}\nOn play: Draw a card.", say.on_play(*DRAW)),
    HOME.shard(
        "Aimed Shard",
        "shard, rare",
        f"{SHARD}\nOn play: Deal 1 damage to target creature.",
        say.on_play(does.Damage(1), target=choices.CREATURE),
    ),
    HOME.shard("Late Shard", "shard, rare", f"{SHARD}\nWhen this becomes a mana: Draw a card.", say.on_convert(*DRAW)),
]
HEROES = [
    HOME.hero("Nobody", "20 HP", ""),
    HOME.hero(
        "Zapper",
        "20 HP",
        "Zap — 1 mana: Deal 1 damage to target creature.\nRest — no cost: Your hero gains 1 HP.",
        say.ability("Jolt", does.Damage(1), target=choices.CREATURE, mana=1),
        say.ability("Rest", *HEAL),
    ),
    HOME.hero("Burner", "18 HP", "Burn — no cost, cooldown 2.", say.ability("Burn", *HIT, cooldown=2)),
    HOME.hero("Pitcher", "22 HP", "Dig — discard a card: Draw a card.", say.ability("Dig", *DRAW, discards=1)),
]
KIT = Cards([*CREATURES, *CASTS, *BURSTS, *ENCHANTS, *TRAPS, *SHARDS, *HEROES])
