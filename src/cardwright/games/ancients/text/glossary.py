"""The words of Ancients in a sentence or two; RULES.md has the whole of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.text.glossary import Term

BOARD: Final = (
    Term("lane", "One of two fields that are fought over at once; each has mana, Towers and creeps of its own.", "R17"),
    Term("combat row", "Where units strike and are struck.", "R10"),
    Term("support row", "Behind the combat row: cards cost 1 less here, and only casts reach it.", "R33"),
    Term("slot", "One of five places of a row; the same number on both sides faces each other.", "J2"),
    Term("core", "The Tower of a lane, or the Ancient once the Tower has fallen.", "R11"),
    Term("Tower", "Guards the end of a lane with 60 health.", "R90"),
    Term("Ancient", "Stands behind the Tower with 90 health. If one of yours falls, you have lost.", "R93"),
    Term("adjacent", "The slot opposite and one to either side of it.", "J26"),
    Term("support", "What makes a combat slot legal: the Tower, a hero or an improvement below it.", "R43"),
    Term("fountain", "Where heroes wait and heal who have died or were bounced.", "R44"),
    Term("unit", "A hero or a creep.", "R53"),
    Term("structure", "An improvement, a Tower or an Ancient.", "R54"),
)
CARDS: Final = (
    Term("hero", "One of your five. Heroes cast your cards, carry items, move, and come back after death.", "R1"),
    Term("signature", "A card that comes with a hero: one or two of them are in your deck.", "R6"),
    Term("spell", "Happens once when a hero of its colour casts it.", "R36"),
    Term("creep", "A fighter in the combat row.", "R46"),
    Term("improvement", "Stays in a support slot with its effect and cannot be damaged.", "R47"),
    Term("item", "Bought with gold and equipped to a hero for 1 mana; a hero carries two.", "R120"),
    Term("Consumable", "An item that needs no hero and is used up.", "J53"),
    Term("rune", "Appears by Day between the lanes; a hero in a combat row claims it for 1 mana.", "J43"),
    Term("Enhancement", "A spell that stays on a unit until it dies or is purged.", "R123"),
    Term("Melee Creep", "The 1/1 creep that comes by itself in every round.", "R18"),
    Term("Mega", "A Melee Creep with 2 more attack and health: by Night, or when the enemy Tower has fallen.", "R24"),
    Term("Summoned", "Made by a card. It never becomes Mega and does not know aggro.", "R84"),
    Term("AB hero", "Ancient's Blessing: lends its colour to all your heroes and gets three points.", "R98"),
    Term("colour", "Red, green, blue or black. A card needs a hero of its colour in the lane.", "J30"),
)
ROUND: Final = (
    Term("Day", "The odd rounds. Two cards are drawn, and from round 3 on there is a rune.", "R69"),
    Term("Night", "The even rounds, until combat is over. One card is drawn, and creeps are Mega.", "R69"),
    Term("deploy", "Put ready heroes on the board, in secret, both players at once.", "J55"),
    Term("initiative", "Who acts first: the first of the two who passed in the round before.", "J13"),
    Term("turn", "From getting the right to act until the other player has it.", "J38"),
    Term("pass", "Do nothing. Two passes in a row, and there is combat.", "R29"),
    Term("Round Start", "Happens after the deploy, before the first action.", "R69"),
    Term("After Combat", "Happens after the deaths of combat and the end of Night.", "R75"),
    Term("Scheme", "Happens when you pass.", "R29"),
    Term("shop", "Opens between the rounds and offers three items of your item deck.", "R112"),
    Term("overflow", "Cards above the 12 of a hand wait here and enter in order.", "R111"),
)
NUMBERS: Final = (
    Term("Mana", "The pool of one player in one lane; it is filled and grows by 1 in every round.", "R88"),
    Term("Gold", "Buys items, and decides a draw. Unused mana becomes gold.", "R81"),
    Term("Bounty", "The gold your opponent gains when this dies.", "R83"),
    Term("attack", "What a unit deals when it strikes.", "J21"),
    Term("Armor", "Reduces each damage that does not pierce. Each damage takes 1 of it for the round.", "R117"),
    Term("health", "What a unit can take. At 0 it dies.", "J39"),
    Term("Move Cooldown", "A hero who has moved does not move again in this round.", "R66"),
    Term("cooldown", "Rounds until an ability or item can be used again.", "J29"),
)
CASTING: Final = (
    Term("Melee", "Reaches its own row and the next one: support row, combat row, enemy support row.", "R38"),
    Term("Cross Lane", "Reaches both lanes. Its mana is paid in the lane of the caster.", "R36"),
    Term("Quickcast", "The same player takes another action at once.", "J38"),
    Term("Active", "Used as an action for 1 mana. The number says after how many rounds it can be used again.", "J29"),
    Term("Passive", "Works all the time while the unit is in play and not Broken.", "R121"),
    Term("Reactive", "A passive ability that answers an event.", "R121"),
    Term("Aura", "Works on others while its source is in play and not Broken.", "J48"),
    Term("Play Effect", "Happens when the card is played from the hand.", "R36"),
    Term("Death Effect", "Happens after the unit has died, not when it is replaced or bounced.", "J7"),
    Term("Choose target", "Sets the combat target of a unit for this round among its adjacent enemies.", "J18"),
    Term("Untargetable", "The opponent cannot choose it. Arrows and effects without a choice still reach it.", "R36"),
)
COMBAT: Final = (
    Term("combat target", "Where a unit's arrow points: the enemy opposite, the core, or a forced target.", "J17"),
    Term("aggro", "A hero who aims at a hero draws the Melee Creeps beside that one.", "R104"),
    Term("pinned", "A hero aimed at by two enemies cannot move to the support row or swap.", "R61"),
    Term("Strike", "Deal damage equal to attack, in one hit.", "J21"),
    Term("Pierce", "All that this unit deals in combat ignores armor.", "J70"),
    Term("Pierce damage", "Ignores armor, and the mana of an Ancient. It still wears armor.", "R118"),
    Term("Siege", "In combat it also damages the enemy core, unless it cannot strike.", "J21"),
    Term("Cleave", "In combat it also damages each adjacent enemy except the one it strikes.", "J22"),
    Term("Retaliate", "A unit that strikes this one takes that much damage.", "J21"),
    Term("Regeneration", "Heals that much in combat, after the damage and before the deaths.", "J60"),
    Term("Decay", "Loses that much health in combat. It is not damage.", "J23"),
    Term("Lifesteal", "Heals as much as its attack after combat, if it lives and has damaged a unit.", "J21"),
    Term("Trample", "Damage that the struck unit did not need to die goes to the enemy core.", "J21"),
    Term("Feeble", "Damage that this unit did not need to die goes to its own core.", "J21"),
    Term("Taunt", "Every adjacent enemy takes the taunting unit as combat target this round.", "J18"),
)
STATUSES: Final = (
    Term("Stun", "For a number of turns: no cast, ability, item, move, rune or strike. It still retaliates.", "R128"),
    Term("Silence", "For a number of turns: no cast and no active ability. Active items still work.", "R130"),
    Term("Disarm", "Does not strike this round. It still retaliates.", "R131"),
    Term("Mute", "This round: no active ability and no active item. Casting is still allowed.", "R132"),
    Term("Root", "Cannot move, be moved or be bounced this round.", "J63"),
    Term("Break", "This round its passive, reactive and aura abilities do not work.", "R133"),
    Term("Death Shield", "Survives the next death with 1 health and loses the shield.", "J25"),
    Term("Rapid Deploy", "After its death this hero is ready in the very next round.", "R44"),
)
DEEDS: Final = (
    Term("Purge", "On an ally: remove what is bad. On an enemy: remove what is good.", "J37"),
    Term("Bounce", "A hero goes to the fountain, healed and ready next round. A creep goes to the hand.", "R44"),
    Term("Slay", "Kill, however much health is left. A Death Shield saves.", "J25"),
    Term("Summon", "Put a creep into play in a legal slot.", "R43"),
    Term("Burn", "The opponent loses mana.", "R88"),
    Term("Heal", "Remove that much damage, up to full health.", "J39"),
    Term("Draw", "From the main deck. From an empty deck nothing is drawn.", "J33"),
    Term("Move", "A move made by an effect costs no more mana and sets no Move Cooldown.", "J67"),
    Term("Destroy improvement", "Remove it. If it was the opponent's, you gain its bounty.", "J9"),
)
GLOSSARY: Final = (*BOARD, *CARDS, *ROUND, *NUMBERS, *CASTING, *COMBAT, *STATUSES, *DEEDS)
