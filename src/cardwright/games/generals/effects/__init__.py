"""What the cards of generals can say."""
