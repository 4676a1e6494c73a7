"""Who may see the cards of threelines (T30); the contract suite relies on it."""

SEEN = {"deck": "nobody", "discard": "everybody", "hand": "owner", "lines": "everybody"}
