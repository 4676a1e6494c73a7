"""How scenarios speak about Cartoverse."""
