"""Generals in words: sentences, notation, glossary, lesson."""
