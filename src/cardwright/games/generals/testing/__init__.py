"""How scenarios speak about generals."""
