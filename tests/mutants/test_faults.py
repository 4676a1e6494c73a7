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
