"""The Abyssian cards, one module for each set."""
