"""Pantheon in words: sentences, notation, glossary, lesson."""
