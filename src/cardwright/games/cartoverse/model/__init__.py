"""What a duel of Cartoverse is made of."""
