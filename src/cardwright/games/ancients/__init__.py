"""Ancients: two lanes, five heroes a side, Towers and the Ancients behind them, by day and by night."""
