"""The words of Pantheon in a sentence or two; RULES.md has the whole of it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.text.glossary import Term

KEYWORDS: Final = (
    Term("Taunt", "Opponents cannot attack anything without Taunt on this player's field.", "R53"),
    Term("Stealth", "Cannot be attacked until it declares an attack. It does not protect from effects.", "R54"),
    Term("Ready", "Not used yet. Your cards become Ready again at the start of your turn.", "R52"),
    Term("Exhausted", "Used and turned on its side: it cannot attack, pay or be Exhausted again.", "R51"),
)
CARDS: Final = (
    Term("hero", "You. A hero has Health, a faction and one effect; at 0 Health you are out.", "R3"),
    Term("unit", "A fighter on your field. It protects your hero and can attack on the turn it is played.", "R15"),
    Term("spell", "Happens once, in any Turn Phase or as a reaction. It lies in the discard pile at once.", "R37"),
    Term("field card", "Stays on your field with its effect. It cannot be attacked and protects nobody.", "P48"),
    Term("Mana", "A card that pays 1. Place one a turn from your hand; what you do not spend stays Ready.", "R10"),
    Term("faction", "Demon, God, Human or Neutral. Effects speak of it; it forbids nothing.", "P8"),
    Term("cost", "The mana you Exhaust to play or cast the card. Nothing makes it less than 1.", "R7"),
    Term("power", "A unit's only number: what it deals and what it can take. At 0 it is destroyed.", "R24"),
    Term("Health", "What a hero has left. It never rises above the printed number.", "R3"),
    Term("deck", "One deck for all players. When it is empty, the discard pile is shuffled and takes its place.", "P4"),
    Term("discard pile", "One open pile for all players. Units of all players can be summoned from it.", "R14"),
    Term("hand", "Secret. At the end of your turn you discard down to 7 cards.", "R41"),
)
TURN: Final = (
    Term("Mulligan", "At the start of your turn you may discard up to 2 cards and draw as many.", "R31"),
    Term("Start of turn", "Happens in every Start of Turn of its player. Nobody can react.", "R33"),
    Term("Turn Phase", "Place Mana, play, cast, activate and attack, in any order, as often as you can.", "R34"),
    Term("End of turn", "Happens in every End of Turn of its player. Nobody can react.", "R40"),
    Term("Each end of turn", "Happens at the end of every player's turn.", "P43"),
    Term("this turn", "Until the current turn ends, no matter whose it is.", "P27"),
    Term("play", "Put a unit or field card from your hand on your field and pay its cost.", "R15"),
    Term("cast", "Use a spell from your hand and pay its cost.", "R37"),
    Term("Activate", "Use an effect of a card in play, in your own Turn Phase while nothing is under way.", "R38"),
    Term("Activate (any turn)", "Can be used in every Turn Phase, and as a reaction.", "R44"),
)
FIGHTING: Final = (
    Term("attack", "A Ready unit attacks a unit or a hero of an opponent. Afterwards it is Exhausted.", "R17"),
    Term("attack a hero", "Only while its player has no units and has finished a turn.", "R22"),
    Term("combat", "Each of the two loses the other's power for the turn, at the same time.", "P26"),
    Term("damage", "A unit loses that much power this turn, a hero that much Health.", "P28"),
    Term("lose Health", "The same for a hero, but it is not damage.", "P28"),
    Term("destroyed", "Killed by lost power or by an effect, and put in the discard pile.", "R12"),
    Term("eliminated", "Out of the game: all the player's cards go to the discard pile.", "P46"),
    Term("truce", "The units named cannot attack you or your units until your next turn.", "R39"),
)
EFFECTS: Final = (
    Term("target", "Chosen when the card is used. If it is gone by then, that part does nothing.", "P40"),
    Term("friendly", "Yours.", "R32"),
    Term("enemy", "Of any other player.", "R19"),
    Term("On play", "Happens when the card is played from the hand, after reactions to it.", "P38"),
    Term("When destroyed", "Happens when the card has reached the discard pile; sacrificing does not count.", "P16"),
    Term("Sacrifice", "Put a card of your own from the field into the discard pile. It is not destroyed.", "P16"),
    Term("Summon", "Put a unit from the discard pile on your field, Ready. Its On play does not happen.", "P18"),
    Term("Return", "Put into a hand. From the field this is neither destroying nor sacrificing.", "R16"),
    Term("discard", "Put from the hand into the discard pile.", "R12"),
)
REACTIONS: Final = (
    Term("reaction", "Answer what another player does with a spell or an any-turn effect, clockwise.", "R47"),
    Term("chain", "Everything announced that has yet to happen. The last link happens first.", "R48"),
    Term("link", "One part of the chain: a card played, a spell, an effect or an attack.", "R48"),
    Term("pass", "Do not react. When everybody has passed, the chain happens.", "P34"),
    Term("Negate", "The link does nothing when its turn comes. Costs are not given back.", "P39"),
)
GLOSSARY: Final = (*KEYWORDS, *CARDS, *TURN, *FIGHTING, *EFFECTS, *REACTIONS)
