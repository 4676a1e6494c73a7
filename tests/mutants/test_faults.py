"""The faults are real ones, one at a time, and taken back."""

import ast

from tests.mutants.faults import faults

SOURCE = '''
def pay(mana: int, cost: int = 1) -> int:
    """What is left."""
    if cost > mana:
        raise ValueError("too dear")
    return mana - cost
'''


def test_every_small_way_to_break_a_function_is_tried() -> None:
    assert [fault.label for fault in faults(SOURCE)] == [
        "pay: def (mana: int, cost: int=1) -> def (mana: int, cost: int=2)",
        "pay: def (mana: int, cost: int=1) -> def (mana: int, cost: int=0)",
        "pay: if cost > mana -> if True",
        "pay: if cost > mana -> if False",
        "pay: if cost > mana -> if cost >= mana",
        "pay: if cost > mana -> if cost <= mana",
        "pay: raise ValueError('too dear') -> pass",
        "pay: raise ValueError('too dear') -> raise ValueError('too dear~')",
        "pay: return mana - cost -> return mana - cost + 1",
        "pay: return mana - cost -> return mana + cost",
    ]


def test_every_fault_is_another_program_that_compiles() -> None:
    programs = [ast.unparse(fault.tree) for fault in faults(SOURCE) if compile(fault.tree, "broken", "exec")]
    assert len(set(programs)) == len(programs) == 10
    assert ast.unparse(ast.parse(SOURCE)) not in programs


def test_a_fault_is_taken_back_before_the_next_one() -> None:
    trees = [fault.tree for fault in faults(SOURCE)]
    assert ast.unparse(trees[0]) == ast.unparse(ast.parse(SOURCE))


def test_what_never_runs_is_not_broken() -> None:
    source = """
if TYPE_CHECKING:
    from game import Position

class Step:
    def run(self) -> None:
        raise NotImplementedError
"""
    assert list(faults(source)) == []


def made_of(line: str) -> list[str]:
    source = f"def f(s, bits, bit):\n    {line}"
    return [fault.label.partition(" -> ")[2] for fault in faults(source)]


def test_a_question_for_a_bit_is_broken_in_ways_that_differ() -> None:
    assert made_of("if bits & bit != 0: go()") == ["if True", "if False", "if bits & bit == 0", "pass"]
    assert made_of("if s and bits & bit != 0: go()") == [
        "if True",
        "if False",
        "if s or bits & bit != 0",
        "if bits & bit != 0",
        "if s",
        "if s and bits & bit == 0",
        "pass",
    ]
    assert not any("bits | bit" in fault for fault in made_of("if s and (t or bits & bit != 0): go()"))
    assert made_of("go(bits & bit != 0)") == ["pass", "go(bits & bit == 0)", "go(bits | bit != 0)"]


def test_telling_where_nobody_listens_is_no_fault() -> None:
    assert made_of("if s.telling: go()") == ["if False", "pass"]
    assert made_of("s.telling = False") == []


def test_returning_nothing_instead_of_nothing_is_no_fault() -> None:
    source = "def f(s) -> list[int]:\n    if s: return []\n    return s.found"
    assert [fault.label for fault in faults(source) if "return" in fault.label] == ["f: return s.found -> return []"]


def test_what_the_type_checker_refuses_is_not_tried() -> None:
    assert "if unit.gone" not in made_of("if unit is None or unit.gone: go()")
    assert "if unit is None" in made_of("if unit is None or unit.gone: go()")
    assert "if gone" in made_of("if unit is None or gone: go()")
