"""What a position of generals is made of."""
