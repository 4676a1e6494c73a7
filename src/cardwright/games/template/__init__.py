"""Magpies: a small game that uses everything the kernel offers. Copy this folder to begin a game of your own."""
