"""What the cards of Pantheon can say."""
