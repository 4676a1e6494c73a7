"""What happens in Cartoverse."""
