"""The Magmar cards, one module for each set."""
