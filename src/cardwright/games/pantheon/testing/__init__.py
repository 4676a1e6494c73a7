"""How scenarios speak about Pantheon."""
