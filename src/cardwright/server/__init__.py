"""The server: accounts, a lobby, live tables over WebSocket, storage; one node or many.

It hosts every game through the public interface of ``kernel.Game`` alone. ``node`` is one process with all its parts,
``app`` puts it on the network, ``tables`` runs the matches.
"""
