"""Pantheon: Demons, Gods and Humans, two to six heroes at one table."""
