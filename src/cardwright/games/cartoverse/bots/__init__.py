"""What bots look at in Cartoverse."""
