"""What every card game is made of. It knows no game."""
