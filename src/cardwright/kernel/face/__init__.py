"""What a game says, word by word: about itself, in text, and to the loop that runs it.

Each module is one step of a line of classes that ends in ``Game`` (kernel/game.py). What is abstract a game must
provide; everything else it may.
"""
