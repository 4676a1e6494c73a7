"""Positions and actions as rows of small numbers, for programs that learn.

Nothing else imports this room, for it needs librt (``pip install cardwright[env]``).
"""
