"""What the cards of Cartoverse can say."""
