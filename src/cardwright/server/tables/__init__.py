"""The live tables of a node: each one task with an inbox, so that nothing races."""
