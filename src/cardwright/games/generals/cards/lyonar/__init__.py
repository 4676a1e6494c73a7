"""The Lyonar cards, one module for each set."""
