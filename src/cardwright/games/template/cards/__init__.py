"""The cards of Magpies."""
