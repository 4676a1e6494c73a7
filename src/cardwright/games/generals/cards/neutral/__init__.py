"""The neutral cards, one module for each set."""
