"""Combat worked out a second time, from the words of the rules alone and with nothing of the game's own code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

MELEE: Final = "t_melee"
HERO: Final = "k_hr"
BOUNTIES: Final = {MELEE: 1, "k_c": 2, HERO: 5}


@dataclass
class Fighter:
    """A unit in a combat row; ``words`` are its keywords, those without a number as 1."""

    name: str
    card: str
    lane: int
    seat: int
    slot: int
    attack: int
    armor: int
    health: int
    words: dict[str, int]
    damage: int = 0
    stun: int = 0
    disarmed: bool = False
    mega: bool = False
    target: Fighter | None = None
    blow: int = 0  # its attack when combat began
    dealt: int = 0  # what its strike cost
    excess: int = 0
    alive: bool = True

    def left(self) -> int:
        return self.health - self.damage

    def has(self, word: str) -> int:
        return self.words.get(word, 0)

    def hit(self, amount: int, piercing: bool) -> int:
        """R117 to R119, J19: the health that one damage costs."""
        if amount <= 0 or self.has("Damage Immune"):
            return 0
        cost = amount if piercing else max(0, amount - self.armor)
        self.armor = max(0, self.armor - 1)
        self.damage += cost
        return cost


@dataclass
class Core:
    """Of a Tower that has fallen ``tower`` is None; one that falls in this combat is at 0 until its end."""

    tower: int | None
    ancient: int
    mana: int

    def hit(self, amount: int, piercing: bool) -> None:
        """J24, R94 to R96."""
        if self.tower is not None:
            self.tower = max(0, self.tower - max(0, amount))
            return
        if amount > 0 and not piercing:
            blocked = min(amount, self.mana // 2)
            self.mana -= 2 * blocked
            amount -= blocked
            if amount > 0:
                self.mana = 0
        self.ancient = max(0, self.ancient - max(0, amount))


@dataclass
class Battle:
    fighters: list[Fighter]
    cores: dict[tuple[int, int], Core]  # by lane and seat
    gold: list[int]
    night: bool
    lost: list[bool] = field(default_factory=lambda: [False, False])

    def fight(self) -> None:
        """Both have passed: steps 3.1 to 4.3 of a round."""
        for unit in self.fighters:
            unit.stun = max(0, unit.stun - 1)  # J38: each player's pass was a turn
        strikers = [unit for unit in self.fighters if not unit.stun and not unit.disarmed]
        strikers.sort(key=lambda unit: unit.slot)
        self.exchange(strikers)
        self.wither()
        self.bury()
        for core in self.cores.values():
            core.tower = core.tower or None
        self.lost = [any(self.is_lost(lane, seat) for lane in range(2)) for seat in range(2)]
        if not any(self.lost):
            self.grow()
            self.drink(strikers)
            self.night = False
            self.grow()
            for (_, seat), core in self.cores.items():
                self.gold[seat] += core.mana

    def exchange(self, strikers: list[Fighter]) -> None:
        """J21: the blows in their order."""
        for unit in strikers:
            self.strike(unit)
        for unit in strikers:
            for enemy in self.beside(unit):
                if enemy is not unit.target:  # J22
                    enemy.hit(unit.has("Cleave"), bool(unit.has("Pierce")))
        for unit in strikers:
            if unit.target is not None:
                unit.hit(unit.target.has("Retaliate"), bool(unit.target.has("Pierce")))
        for unit in strikers:
            self.facing(unit).hit(unit.has("Siege"), bool(unit.has("Pierce")))
        for unit in strikers:
            self.facing(unit).hit(unit.excess, bool(unit.has("Pierce")))

    def strike(self, unit: Fighter) -> None:
        unit.blow = unit.attack
        piercing, target = bool(unit.has("Pierce")), unit.target
        if target is None:
            self.facing(unit).hit(unit.blow, piercing)
            return
        before = max(0, target.left())
        unit.dealt = target.hit(unit.blow, piercing)
        spilt = unit.has("Trample") or target.has("Feeble")
        if spilt and target.left() <= 0 and not target.has("Death Shield"):
            unit.excess = unit.dealt - before

    def wither(self) -> None:
        """J23: Decay, then Regeneration."""
        for unit in self.fighters:
            unit.damage += unit.has("Decay")
        for unit in self.fighters:
            unit.damage -= min(unit.damage, unit.has("Regeneration"))

    def bury(self) -> None:
        """Death Shields first, then bounties."""
        for unit in self.fighters:
            if unit.alive and unit.left() <= 0:
                if unit.words.pop("Death Shield", 0):
                    unit.damage = unit.health - 1
                else:
                    unit.alive = False
                    self.gold[1 - unit.seat] += BOUNTIES[unit.card]

    def grow(self) -> None:
        """C2: who is Mega now."""
        for unit in self.fighters:
            enemy, own = self.cores[unit.lane, 1 - unit.seat], self.cores[unit.lane, unit.seat]
            mega = unit.card == MELEE and (enemy.tower is None or (self.night and own.tower is not None))
            if mega != unit.mega:
                unit.mega = mega
                unit.attack += 2 if mega else -2
                unit.health += 2 if mega else -2
        self.bury()

    def drink(self, strikers: list[Fighter]) -> None:
        for unit in strikers:
            if unit.alive and unit.dealt and unit.has("Lifesteal"):
                unit.damage -= min(unit.damage, unit.blow)

    def is_lost(self, lane: int, seat: int) -> bool:
        core = self.cores[lane, seat]
        return core.tower is None and core.ancient == 0

    def facing(self, unit: Fighter) -> Core:
        return self.cores[unit.lane, 1 - unit.seat]

    def at(self, lane: int, seat: int, slot: int) -> Fighter | None:
        for unit in self.fighters:
            if (unit.lane, unit.seat, unit.slot) == (lane, seat, slot):
                return unit
        return None

    def beside(self, unit: Fighter) -> list[Fighter]:
        """J26: the adjacent enemies."""
        slots = range(unit.slot - 1, unit.slot + 2)
        return [enemy for slot in slots if (enemy := self.at(unit.lane, 1 - unit.seat, slot)) is not None]
