"""How the values of options are written in the table of a RULES.md."""


def shown(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def others(option: dict[str, object]) -> str:
    if "least" in option:
        return f"{option['least']} to {option['most']}"
    choices = option.get("choices", (True, False))
    assert isinstance(choices, tuple)
    return ", ".join(shown(choice) for choice in choices if choice != option["value"])
