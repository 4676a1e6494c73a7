"""What each reader of Magpies may see."""
