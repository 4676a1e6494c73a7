"""How scenarios speak about a game."""
