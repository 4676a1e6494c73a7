"""Cartoverse: shards and mana, two rows of creatures, chains of bursts, and traps."""
