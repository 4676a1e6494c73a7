"""Threelines in words: sentences, notation, glossary, lesson."""
