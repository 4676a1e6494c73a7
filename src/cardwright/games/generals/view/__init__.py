"""What each reader of generals may see."""
