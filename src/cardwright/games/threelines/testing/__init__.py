"""How scenarios speak about threelines."""
