"""What an object holds, whether its class is compiled or not."""


def attributes(value: object) -> list[str]:
    """The names of all an object holds; a compiled one may have no dictionary, and its class lists them."""
    if hasattr(value, "__dict__"):
        return list(vars(value))
    return [name for name in type(value).__mypyc_attrs__ if name != "__dict__"]  # type: ignore[attr-defined]
