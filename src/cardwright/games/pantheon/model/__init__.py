"""What a position of Pantheon is made of."""
