"""What a position of threelines is made of."""
