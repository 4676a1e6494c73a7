"""What cards of Ancients can say."""
