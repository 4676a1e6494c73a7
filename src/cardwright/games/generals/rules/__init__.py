"""What happens in generals."""
