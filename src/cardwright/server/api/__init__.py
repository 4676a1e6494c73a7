"""The HTTP interface: one file for each subject, and the way from a request to its answer."""
