"""The web client in a real browser; a package, so that its tests share one browser and nobody else has it."""
