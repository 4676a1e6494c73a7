"""What bots of every game are made of."""
