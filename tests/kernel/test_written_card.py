"""Whole cards written again in the words of the card files, and nothing but those words."""

import ast
from typing import Any

import pytest

from cardwright.games import NAMES, load
from cardwright.kernel.data.card_changes import changed_cards
from cardwright.kernel.data.card_digest import digest_of_cards
from cardwright.kernel.data.written_card import written_card
from cardwright.kernel.errors import BadInput
from tests.mutants.card_faults import evaluated, written_cards

MEPHYT = 'NEUTRAL.minion("Ash Mephyt", "{line}", "{text}", opening_gambit(BringCopies(ITSELF, ANYWHERE, {count})))'


def mephyt(source: str) -> Any:
    cards = changed_cards(load("generals").cards(), {"Ash Mephyt": {"card": source}})
    return cards.all[cards.find("Ash Mephyt")]


def counts_up(call: ast.Call) -> bool:
    """Whether a card file makes a list in a loop, as it does for one card."""
    return any(isinstance(node, ast.comprehension) for node in ast.walk(call))


@pytest.mark.parametrize("name", NAMES)
def test_every_card_written_again_as_its_file_writes_it_is_the_same_card(name: str) -> None:
    cards = load(name).cards()
    known = [one for one in written_cards(name).values() if not counts_up(one.call)]
    assert len(known) > 0.95 * len(cards.all)
    for one in known:
        source = ast.unparse(one.call)
        run = evaluated(name, f"cardwright.games.{name}.cards.{one.module}", source)
        assert digest_of_cards([written_card(one.card, source)]) == digest_of_cards([run])


def test_a_card_can_have_another_program() -> None:
    card = mephyt(MEPHYT.format(line="4 mana 2/2", text="Opening Gambit: Summon 3 copies.", count=3))
    assert (card.mana, card.health, card.text) == (4, 2, "Opening Gambit: Summon 3 copies.")


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("__import__('os').system('true')", 'there is no word "__import__"'),
        ("().__class__", '"().__class__" is not how a card is written'),
        ("NEUTRAL.__init__('a', 'b')", '"NEUTRAL.__init__" is not how a card is written'),
        ("open('/etc/passwd')", 'there is no word "open"'),
        ("import_module('os')", 'there is no word "import_module"'),
        ("[x for x in CARDS]", '"[x for x in CARDS]" is not how a card is written'),
        ("lambda: 1", '"lambda: 1" is not how a card is written'),
        ("10 ** 10 ** 10", '"10 ** 10 ** 10" is not how a card is written'),
        ("NEUTRAL.minion(", "the card cannot be read: '(' was never closed"),
        ("NEUTRAL.minion('Ash Mephyt')", "the card cannot be made:"),
        ("NEUTRAL.minion('Ash Mephyt', '5 manna')", 'Ash Mephyt: "5 manna" is not read; write for example'),
        ("NEUTRAL.minion('Other', '5 mana 2/3')", "a changed card keeps its name and stays a minion"),
        ("NEUTRAL.spell('Ash Mephyt', '5 mana', '')", "a changed card keeps its name and stays a minion"),
        ("NEUTRAL.minion('Ash Mephyt', '5 mana 2/3', '', 12345)", "12345 is neither a text nor a whole number"),
        ("Units(ENEMY)", "that is not a card"),
        ("x" * 5000, "in at most 4000 letters"),
    ],
)
def test_what_is_no_card_is_refused(source: str, problem: str) -> None:
    with pytest.raises(BadInput) as refused:
        mephyt(source)
    assert problem in str(refused.value)
    assert str(refused.value).startswith("Ash Mephyt: ")
