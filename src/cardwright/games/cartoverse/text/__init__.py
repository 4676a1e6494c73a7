"""Cartoverse in words: its notation, its actions and its events."""
