"""What can go wrong is said in a sentence."""

from cardwright.kernel.errors import BadInput, CardwrightError, IllegalAction, UnknownName, unknown


def test_a_near_miss_is_answered_with_what_was_meant() -> None:
    assert str(unknown("game", "threeline", ["template", "threelines"])) == (
        'there is no game "threeline"; did you mean threelines?'
    )


def test_few_names_are_listed() -> None:
    assert str(unknown("variant", "zzz", ["standard", "rowdy"])) == (
        'there is no variant "zzz"; there are: standard, rowdy'
    )
    assert str(unknown("variant", "zzz", [])) == 'there is no variant "zzz"; there are none'


def test_many_names_are_counted() -> None:
    names = [f"card {number}" for number in range(50)]
    assert str(unknown("card", "zzz", names)).endswith("50 are known, from card 0 to card 49")


def test_everything_raised_on_purpose_has_one_root() -> None:
    assert issubclass(UnknownName, BadInput)
    assert issubclass(BadInput, CardwrightError)
    assert issubclass(IllegalAction, CardwrightError)
