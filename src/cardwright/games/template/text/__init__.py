"""Magpies in words: sentences, notation, glossary, lesson."""
