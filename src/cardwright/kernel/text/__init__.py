"""What every game says in words: notation, glossary, lesson."""
