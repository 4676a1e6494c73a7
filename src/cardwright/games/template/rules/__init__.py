"""What happens in Magpies."""
