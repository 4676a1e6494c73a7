"""Scenarios of Ancients: how they are set up, acted and looked at."""
