"""Threelines: three lines, simultaneous hidden placement, the last avatar standing wins."""
