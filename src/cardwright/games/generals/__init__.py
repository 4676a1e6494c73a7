"""Generals: tactics with cards on nine by five squares."""
