"""What each reader of Cartoverse may see."""
