"""What bots look at in threelines."""
