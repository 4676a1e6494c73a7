"""The HTTP interface: one file for each thing one can ask about, and the way from a request to its answer."""
