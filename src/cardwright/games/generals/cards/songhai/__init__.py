"""The Songhai cards, one module for each set."""
