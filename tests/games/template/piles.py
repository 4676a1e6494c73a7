"""Who may see the cards of Magpies (R2, R18); the contract suite relies on it."""

SEEN = {
    **{"deck": "nobody", "discard": "everybody", "table": "everybody", "charms": "everybody"},
    **{"hand": "owner", "looking": "owner"},
}
