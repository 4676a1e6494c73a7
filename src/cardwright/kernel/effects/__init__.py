"""What cards of every game can say: who, where, how much, when, for how long, and how effects are put together."""
