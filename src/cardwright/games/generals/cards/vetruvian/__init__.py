"""The Vetruvian cards, one module for each set."""
