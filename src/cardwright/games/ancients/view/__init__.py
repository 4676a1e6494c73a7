"""What a client of Ancients draws, worked out from what a player may see."""
