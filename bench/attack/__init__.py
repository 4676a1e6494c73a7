"""One guest on one address attacks a server in every way we know, while others play: do they notice?"""
