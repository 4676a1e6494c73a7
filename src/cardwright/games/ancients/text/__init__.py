"""Ancients in text: actions, events, positions, the glossary, the lesson."""
