"""What happens in Pantheon."""
