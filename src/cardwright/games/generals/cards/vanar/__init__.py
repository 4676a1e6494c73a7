"""The Vanar cards, one module for each set."""
