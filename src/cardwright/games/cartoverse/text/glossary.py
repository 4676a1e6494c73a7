"""The words of Cartoverse in a sentence or two; RULES.md has the whole of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.text.glossary import Term

KEYWORDS: Final = (
    Term("Swift", "Enters ready, so it can attack, block or use its ability at once.", "R54"),
    Term("Vigilant", "Blocking does not exhaust it.", "R50"),
    Term("Elusive", "Its attacks cannot be blocked.", "C22"),
    Term("Warded", "Enemy spells and abilities cannot target it. Areas, attacks and traps still reach it.", "C69"),
    Term("Drain", "The combat damage it deals heals its controller's hero by as much.", "C23"),
)
CARDS: Final = (
    Term("hero", "You. A hero has HP, a faction and abilities; at 0 HP you have lost.", "R5"),
    Term("shard", "Played, it draws a card at once and becomes a mana at the start of your next turn.", "R21"),
    Term("creature", "A fighter in a slot of your Attack or Defense zone. It never moves by itself.", "R44"),
    Term("Cast", "A spell for your own turn, never an answer.", "R57"),
    Term("Burst", "A spell for any turn, also in answer to what the enemy does.", "R58"),
    Term("Row Enchant", "Lies on one zone of either player and affects all creatures in it.", "R59"),
    Term("Column Enchant", "Lies on one of the five columns and affects that slot of all four zones.", "R60"),
    Term("Creature Enchant", "Lies on a creature and leaves play with it.", "R61"),
    Term("Hero Enchant", "Lies beside your hero as long as nothing destroys it.", "R62"),
    Term("trap", "Lies face down until what it names is done. Nobody can answer it.", "R63"),
    Term("token", "A card that no deck can hold and that leaves the game after use.", "C7"),
    Term("faction", "Solar, Verdant, Umbral or Ember. Cards of another faction than your hero's cost HP.", "R38"),
    Term("Neutral", "Of no faction: such cards never cost HP.", "C52"),
    Term("Loyalty", "What a card of another faction costs in HP on top of 1.", "R75"),
    Term("cost", "The mana you pay to play the card.", "R37"),
    Term("ATK", "The damage a creature deals in combat. Below 0 it counts as 0.", "R45"),
    Term("HP", "The damage a creature can take, or what a hero has left.", "R46"),
    Term("job", "What a creature does for a living. Some effects name one.", "R47"),
)
ZONES: Final = (
    Term("Attack zone", "Your five slots in front. Creatures attack from here.", "R32"),
    Term("Defense zone", "Your five slots behind. Ready creatures block from here.", "R33"),
    Term("slot", "The place of one creature. Slot 3 faces the enemy's slot 3.", "C46"),
    Term("column", "The four slots with the same number, two of each player.", "R60"),
    Term("adjacent", "Beside it, before or behind it; across the middle from Attack zone to Attack zone.", "C27"),
    Term("Shard zone", "Shards lie here until the start of your next turn.", "R29"),
    Term("mana zone", "Open. You have as much mana as there are cards in it.", "R30"),
    Term("Trap zone", "Your traps lie here, face down.", "R31"),
    Term("graveyard", "Open. Your destroyed, discarded and used cards lie here.", "R28"),
)
TURN: Final = (
    Term("mulligan", "Before the first turn you may replace up to 3 of your 6 cards.", "R8"),
    Term("mana", "Pays for cards. It is refilled at the start of your turn and usable until then.", "R19"),
    Term("mana gain", "Once a turn: play a shard, or put any card into your mana zone.", "R20"),
    Term("this turn only", "Such mana is spent first; what is left of it is gone at the end of the turn.", "C13"),
    Term("hero action", "Once a turn: draw a card for 1 mana, replace a card, or use an ability.", "R71"),
    Term("cooldown", "How many of your turns have to start before the ability can be used again.", "C51"),
    Term("this turn", "Until the current turn ends, no matter whose it is.", "C57"),
    Term("ready", "Not exhausted. Your creatures become ready at the start of your turn.", "R51"),
    Term("exhausted", "It cannot attack, block or use its ability. Creatures enter exhausted.", "R51"),
)
FIGHTING: Final = (
    Term("attack", "A ready creature of your Attack zone attacks any enemy creature or the enemy hero.", "C19"),
    Term("block", "A ready creature of the Defense zone takes the place of what is attacked.", "C21"),
    Term("combat", "The two creatures deal their ATK to each other at the same time.", "C23"),
    Term("damage", "Stays on a creature until it is healed. A hero loses that much HP.", "C23"),
    Term("lose HP", "The same for a hero, but it is not damage.", "C52"),
    Term("destroyed", "Put into its owner's graveyard, by damage or by an effect.", "C26"),
)
EFFECTS: Final = (
    Term("target", "Chosen when the card is used. If it is gone by then, that part does nothing.", "C42"),
    Term("friendly", "On the side of the player who controls the card.", "R81"),
    Term("enemy", "On the side of the other player.", "R3"),
    Term("Heal", "Takes away that much damage. A hero's HP do not rise above the printed number.", "C2"),
    Term("On play", "Happens when the shard is played, after its draw.", "C71"),
    Term("On summon", "Happens whenever the creature comes into play, from the hand or by an effect.", "C55"),
    Term("On death", "Happens when the creature has been destroyed.", "C44"),
    Term("On attack", "Happens when the attack is declared, before answers to it.", "C38"),
    Term("On block", "Happens when the block is declared, before damage.", "C70"),
    Term("Summon", "Put a creature into play without paying for it. It enters exhausted.", "C68"),
    Term("Return", "Put a card into its owner's hand.", "C68"),
    Term("discard", "Put from the hand into the graveyard.", "C61"),
)
ANSWERS: Final = (
    Term("answer", "A Burst or ability after an enemy attack, spell, ability or end of turn.", "R55"),
    Term("chain", "Everything announced that has yet to happen. The last link happens first.", "R78"),
    Term("link", "One part of the chain: a spell, an ability, an attack or the end of the turn.", "C33"),
    Term("pass", "Do not answer. When nobody answers any more, the chain happens.", "C39"),
    Term("Negate", "The link does nothing when its turn comes. Costs are not given back.", "C42"),
)
GLOSSARY: Final = (*KEYWORDS, *CARDS, *ZONES, *TURN, *FIGHTING, *EFFECTS, *ANSWERS)
