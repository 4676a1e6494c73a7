"""What each reader of Pantheon may see."""
