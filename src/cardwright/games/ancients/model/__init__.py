"""What a position of Ancients is made of."""
