"""What the cards of Magpies can say."""
