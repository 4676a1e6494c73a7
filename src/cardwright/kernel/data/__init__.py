"""Positions and matches as data: JSON, checks, recordings."""
