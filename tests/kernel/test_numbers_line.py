"""The line of numbers on a card: read strictly, and a mistake is answered with an example."""

import pytest

from cardwright.kernel.errors import BadInput
from cardwright.kernel.text.numbers_line import NumbersLine

UNIT = NumbersLine("# mana #/#", "3 mana 4/3, common Golem", (("common", "rare"), ("Golem", "Battle Pet"), ("token",)))
RELIC = NumbersLine("# mana[ +# attack]", "3 mana +2 attack")


def test_every_number_of_the_form_is_read_in_order() -> None:
    assert UNIT.read("Hound", "3 mana 4/12") == ([3, 4, 12], ["", "", ""])


def test_a_part_in_brackets_may_be_left_out_and_counts_as_nothing() -> None:
    assert RELIC.read("Mask", "2 mana +1 attack")[0] == [2, 1]
    assert RELIC.read("Mask", "2 mana")[0] == [2, 0]


def test_words_follow_after_a_comma_each_group_at_most_once() -> None:
    assert UNIT.read("Hound", "3 mana 4/3, rare")[1] == ["rare", "", ""]
    assert UNIT.read("Hound", "3 mana 4/3, Battle Pet token")[1] == ["", "Battle Pet", "token"]
    assert UNIT.read("Hound", "3 mana 4/3, common Golem token")[1] == ["common", "Golem", "token"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "3 man 4/3",
        "3 mana",
        "3 mana 4/3,",
        "3 mana, 4/3",
        "mana 4/3",
        "-3 mana 4/3",
        "3 mana 4/3, scarce",
        "3 mana 4/3, rareGolem",
        "3 mana 4/3, Golem rare",
        "3 mana 4/3, rare rare",
        "3 mana 4/3 rare",
    ],
)
def test_anything_else_is_refused_with_the_name_of_the_card_and_an_example(line: str) -> None:
    with pytest.raises(BadInput) as refusal:
        UNIT.read("Blaze Hound", line)
    assert str(refusal.value) == f'Blaze Hound: "{line}" is not read; write for example "3 mana 4/3, common Golem"'
