"""The cards of threelines."""
