"""What bots look at in Pantheon."""
