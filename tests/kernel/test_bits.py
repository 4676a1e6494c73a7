"""Sets of small numbers in one integer."""

from cardwright.kernel.bits import BIT, members


def test_every_bit_is_a_power_of_two() -> None:
    assert list(BIT) == [2**n for n in range(63)]


def test_the_members_of_a_set_come_in_ascending_order() -> None:
    assert members(BIT[0] | BIT[5] | BIT[62]) == [0, 5, 62]
    assert members(0) == []
