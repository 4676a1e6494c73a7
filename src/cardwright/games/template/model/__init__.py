"""What a position of Magpies is made of."""
