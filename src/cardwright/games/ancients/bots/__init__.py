"""What bots look at in Ancients."""
