"""The words of generals in a sentence or two; RULES.md has the whole of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.text.glossary import Term

KEYWORDS: Final = (
    Term("Airdrop", "Can be summoned on any free square of the board.", "R110"),
    Term(
        "Backstab", "Deals that much more damage from directly behind its target, which does not strike back.", "R111"
    ),
    Term("Blast", "Attacks along its row or column at any distance and hits every enemy up to the edge.", "R115"),
    Term("Blood Surge", "Happens each time you cast your bloodbound spell.", "R121"),
    Term("Bond", "Happens on arrival if another minion of its tribe is on the board, friend or enemy.", "R122"),
    Term(
        "Build", "Comes as a Building with 10 health, which becomes the minion after that many of your turns.", "R124"
    ),
    Term("Celerity", "Moves twice and attacks twice a turn.", "R130"),
    Term("Deathwatch", "Happens whenever a minion dies, friend or enemy, or this one itself.", "R132"),
    Term("Dying Wish", "Happens when the minion dies.", "R145"),
    Term("Ephemeral", "Vanishes at the end of the turn, without dying.", "R148"),
    Term("Flying", "Moves to any free square of the board.", "R149"),
    Term("Forcefield", "Cancels the first damage it takes each turn, on either player's turn.", "R150"),
    Term("Frenzy", "Whenever it attacks, it hits all other enemies around it as well.", "R154"),
    Term("Grow", "Gains that much attack and health at the start of each of its owner's turns.", "R158"),
    Term("Infiltrate", "Counts while it stands on the enemy's starting side, the four columns over there.", "R161"),
    Term("Intensify", "Is multiplied by how often you have put this card into play this game.", "R163"),
    Term(
        "Invulnerable",
        "Cannot die, and nothing affects it: it cannot be targeted, hurt, healed, strengthened or moved by anything.",
        "R166",
    ),
    Term("Opening Gambit", "Happens when the minion is played from the hand.", "R168"),
    Term("Provoke", "Enemies next to it cannot move and can attack nothing else.", "R171"),
    Term("Ranged", "Attacks and strikes back at any distance.", "R174"),
    Term("Rebirth", "Leaves an Egg when it dies, which hatches into it again when a full turn has passed.", "R178"),
    Term("Rush", "Can move and attack on the turn it arrives.", "R183"),
    Term(
        "Sentinel", "Comes hidden as a 3/3 Watchful Sentinel. It turns into itself when its condition occurs.", "R184"
    ),
    Term(
        "Stunned",
        "Can neither move nor attack until the next turn of the player who stunned it. It still strikes back.",
        "R190",
    ),
    Term(
        "Summon Dervish", "Summons a 2/2 Wind Dervish nearby at the start of its owner's turn, for that turn.", "R193"
    ),
    Term(
        "Trial",
        "Waits locked in the hand until its trial is met: till then it can be neither played nor replaced.",
        "R199",
    ),
    Term("Wall", "Cannot move. A dispel removes it.", "R205"),
    Term("Zeal", "Counts while the minion is next to your general.", "R206"),
)
TRIBES: Final = (
    Term("Arcanyst", "A tribe without rules of its own; cards speak of it.", "R224"),
    Term(
        "Battle Pet", "Takes no orders: at the start of its owner's turn it attacks or hunts the nearest enemy.", "R207"
    ),
    Term("Dervish", "A tribe without rules of its own; cards speak of it.", "R224"),
    Term("Golem", "A tribe without rules of its own; cards speak of it.", "R224"),
    Term(
        "Mech",
        "The tribe of MECHAZ0R!, whose parts bring it nearer, most of them by 20 %. At 100 % you may place it.",
        "R217",
    ),
    Term("Structure", "Can neither move nor attack.", "R221"),
    Term("Vespyr", "A tribe without rules of its own; cards speak of it.", "R224"),
)
TILES: Final = (
    Term("Mana Spring", "The first unit to stop here gives its owner 1 mana for this turn. It works once.", "R227"),
    Term("Shadow Creep", "Deals 1 damage to an enemy on it at the end of its owner's turn.", "R230"),
    Term("Hallowed Ground", "Heals a friend on it by 1 at the end of its owner's turn.", "R231"),
    Term(
        "Exhuming Sand", "When its owner plays a minion, a 2/2 Iron Dervish appears here if the square is free.", "R232"
    ),
    Term("Primal Flourish", "A minion of its owner has Grow +2/+2 while it stands here.", "R233"),
)
TERMS: Final = (
    Term("general", "Your leader on the board. Kill the other general and you win.", "R1"),
    Term("minion", "A unit summoned from the hand on a free square next to any of your units.", "R70"),
    Term("unit", "A general or a minion on the board.", "R2"),
    Term("token", "A minion that no deck can hold; effects make it.", "R13"),
    Term("spell", "Happens at once, then goes to the graveyard.", "R79"),
    Term("artifact", "Is carried by your general, at most 3 at a time.", "R72"),
    Term("durability", "Each time your general takes damage, each artifact loses 1 of 3. At 0 it is lost.", "R75"),
    Term(
        "bloodbound spell",
        "Your general's own spell for 1 mana. It is ready every other turn from your third, and each at full capacity.",
        "R88",
    ),
    Term("mana", "Pays for cards. It is filled up each turn and grows by 1 a turn, up to 9; the rest is lost.", "R29"),
    Term("ready", "May move, and then attack.", "R41"),
    Term("exhausted", "Can neither move nor attack until its owner's next turn. New minions arrive exhausted.", "R41"),
    Term("move", "Up to 2 squares along a row or column, or 1 diagonally. Nobody can be walked through.", "R46"),
    Term("attack", "Deals the unit's attack as damage to an enemy on one of the eight squares around it.", "R52"),
    Term(
        "strike back", "A unit that survives an attack deals its own attack to the attacker, if it can reach it.", "R56"
    ),
    Term("nearby", "The eight squares around, diagonals included.", "R8"),
    Term("in front", "The next square of the row, on the side the unit looks to; behind is the other side.", "R7"),
    Term("mulligan", "Before the first turn you may exchange any cards of your hand, once.", "R23"),
    Term("replace", "Once a turn you may change a card of your hand for another one of your deck, for nothing.", "R98"),
    Term(
        "draw",
        "You draw 1 card when your turn ends. With a full hand it is lost.",
        "R93",
    ),
    Term("empty deck", "Each draw from an empty deck deals 2 damage to your general.", "R96"),
    Term("graveyard", "Your minions that died, the spells you have cast, the artifacts you have lost.", "R14"),
    Term("dispel", "Takes away a unit's abilities and all that was put on it, and a tile from its square.", "R135"),
    Term("heal", "Takes damage off a unit, never more than there is.", "R160"),
    Term("transform", "Another unit takes its place, without damage. Nothing has died.", "R195"),
    Term("reactivate", "The unit is ready again, with its move and its attack.", "R177"),
    Term("Egg", "A 0/1 minion that hatches into the minion inside. One that dies is gone for good.", "R178"),
    Term("Building", "A Structure with 10 health that counts down to the minion inside.", "R124"),
    Term("Watchful Sentinel", "A hidden minion; only its owner knows which one.", "R184"),
    Term("Destiny", "Happens when a Trial card is played from the hand, and lasts to the end of the game.", "R203"),
)
GLOSSARY: Final = (*KEYWORDS, *TRIBES, *TILES, *TERMS)
