"""What each reader of threelines may see."""
