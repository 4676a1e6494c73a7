"""What happens in threelines."""
