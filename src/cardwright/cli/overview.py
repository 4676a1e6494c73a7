"""What the command line offers, on one screen, without loading anything."""

from __future__ import annotations

from typing import Final

# Each command with the first sentence of its own help.
COMMANDS: Final = {
    "play": "Play a game in the terminal, against a bot or each other.",
    "watch": "Watch bots play.",
    "games": "List the games.",
    "cards": "List the cards of a game.",
    "decks": "List the decks that come with a game, or check one of your own.",
    "options": "List the options and variants of a game.",
    "replay": "Step through a recorded match, or check it.",
    "analyse": "Find the turning points and mistakes of a recorded match.",
    "verify": "Check the shuffle and the course of a match played online.",
    "check": "Run scenario files and report what differs.",
    "simulate": "Let agents play many games and report the statistics.",
    "compare": "Tell what a change does to the win rate, by playing every game twice.",
    "balance": "Propose changes of numbers that bring decks into a range of win rates.",
    "tournament": "Let agents, or decks, play each other and rate them.",
    "train": "Teach a net to judge the positions of a game, by matches of a program against itself.",
    "serve": "Run a server where people play each other and bots.",
    "admin": "Ban, mute, delete or export players; appoint moderators; reopen stopped matches.",
    "backup": "Save everything a server keeps in one file, while it runs.",
    "restore": "Put a backup into a data folder, for a server to continue from.",
    "bench": "Measure how fast the rules run.",
    "load": "See how much a server can take.",
    "completion": "Print the script that lets a shell complete this command.",
}


def overview() -> str:
    width = max(len(name) for name in COMMANDS)
    commands = "\n".join(f"  {name:<{width}}  {summary}" for name, summary in COMMANDS.items())
    return f"""\
Usage: cardwright COMMAND [OPTIONS]

Card battle games with exact rules: play them, watch bots, test a change, run
millions of games. To begin: cardwright play

Commands:
{commands}

Options:
  --version   Show the version and how the rules run.
  -h, --help  Show this, or the help of a command."""
