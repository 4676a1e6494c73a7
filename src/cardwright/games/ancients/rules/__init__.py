"""What happens in Ancients: rounds, deploys, actions, combat, gold."""
