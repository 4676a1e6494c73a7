"""The numbers of the network that judges positions (see worth.py), fitted to matches of bots against each other."""

from __future__ import annotations

from typing import Final, final


@final
class Trait:
    """What one more of something does.

    most   more than this is not counted
    plain  what it adds to the worth of a side
    own    what it adds to each unit of the side that has it
    foes   and to each unit of the other side
    """

    def __init__(self, most: int, plain: int, own: tuple[int, ...], foes: tuple[int, ...]) -> None:
        self.most = most
        self.plain = plain
        self.own = own
        self.foes = foes


SCALE: Final = 1000.0  # numbers are this many times what they mean
MOST_DECK: Final = 12.0  # cards in the deck that are counted
# By unit: what it begins with, what each card in the deck adds, and what it is worth in the end.
BASE: Final = (126, 3810, 427, -587, 283, 1715, -337, 94, 1051)
DECK: Final = (-10, 243, 3, -24, -11, 100, 25, 65, -83)
WORTH: Final = [-0.58605, 0.27215, -1.70532, 0.70461, -0.88015, 0.05579, -0.88709, 0.47467, -0.36488]
TRAITS: Final = [
    # lines without a card
    Trait(3, -109, (247, -128, -295, -185, 476, 74, 694, 212, 115), (-92, 25, -170, -710, -60, 3, -458, -440, 719)),
    # cards that face nobody
    Trait(3, 166, (-243, 70, 367, -1336, -599, 75, -1722, -81, 529), (85, -176, 353, -213, 325, -49, -621, 816, -68)),
    # their attack
    Trait(27, 19, (57, 35, -255, 103, 127, -4, 103, 100, -146), (-175, -32, 19, -67, 82, 2, 45, -127, 36)),
    # what is left of their defence
    Trait(33, 98, (-3, 102, -31, -3, 35, 88, 52, 41, -17), (-99, -118, 15, 44, -68, -75, -18, 77, 29)),
    # those the other side can beat
    Trait(
        3, 637, (-361, 587, 378, -2674, 339, 640, 1530, -138, -554), (166, -548, -486, -156, -65, -542, -25, -770, 682)
    ),
    # those it can strike down at once
    Trait(3, 126, (28, -103, 61, 688, 95, -310, 308, 217, 44), (203, 169, -251, 55, 295, 119, -10, 160, 289)),
    # duels won
    Trait(
        3, -154, (-618, -144, 281, -579, -577, -273, -293, -562, -39), (320, 290, -182, -134, 147, 301, -30, 255, -467)
    ),
    # attack of the winners
    Trait(27, 22, (23, 87, -184, 45, 79, 95, -57, 131, -97), (-291, -38, 92, 13, -39, -60, -17, 89, 82)),
    # defence they keep
    Trait(33, 57, (17, 54, -30, 10, 36, 102, -17, 9, -39), (-106, -53, 61, 40, -97, -105, -20, 165, 163)),
    # duels that destroy both
    Trait(3, -40, (-400, 181, -184, -160, -5, 30, -78, 0, 167), (-315, 110, -104, -319, -92, -8, 15, -66, 47)),
    # attack of those that lose their duel
    Trait(27, 1, (26, 2, -20, -117, 96, 19, 15, -181, 10), (-54, 16, -49, -65, 38, 6, 62, -36, -29)),
    # those that strike down the card opposite at once
    Trait(3, 22, (192, 107, -82, -348, 111, 165, 179, -36, 226), (145, 24, 73, -30, 269, 55, 96, -687, 6)),
    # cards held
    Trait(4, -71, (194, 13, -7, -152, 421, -28, 181, -59, 197), (-476, 97, 10, -31, 57, 128, -301, 79, 104)),
    # their attack
    Trait(36, 58, (-52, 71, -52, 22, 19, 88, -33, 40, -56), (55, -62, 59, 17, -2, -66, 80, -71, 36)),
    # their defence
    Trait(44, 13, (-9, 18, -14, 6, -1, 24, -10, 13, -12), (8, -11, 21, -3, 5, -22, 24, -37, -8)),
    # their cost
    Trait(20, -117, (38, -98, 124, 0, -66, -105, 23, -40, 83), (54, 135, -132, -9, -1, 98, -57, 19, -183)),
    # those that can be paid
    Trait(4, 68, (-30, 64, 323, 371, -781, 68, -241, 109, -297), (-82, -55, -129, 292, 634, -51, 671, 42, 249)),
    # their attack
    Trait(36, -49, (27, -33, -62, -65, 99, -43, 46, -20, -7), (124, 52, 26, -24, -145, 37, -128, 41, -21)),
    # their defence
    Trait(44, 4, (6, 5, -21, -18, 36, 13, -4, 1, -16), (-49, -7, 8, -22, -7, -3, -40, -4, -43)),
    # health
    Trait(20, 20, (-82, 7, 13, 49, -87, -11, -36, -19, -40), (4, -9, 39, -20, 4, -13, 2, 23, 10)),
    # the last eight of it
    Trait(8, 126, (27, 100, 43, -4, -59, 77, -58, -33, -122), (75, -131, 22, 283, 30, -80, -58, 8, 40)),
    # the last four
    Trait(4, 114, (14, 59, 0, 12, 2, 39, 39, -2, 10), (33, -5, 80, 304, -150, 131, -108, -26, -51)),
    # mana
    Trait(
        10, 225, (71, 284, -308, -33, -116, 359, -36, -78, -181), (-137, -254, 366, 126, -240, -311, -128, 188, -147)
    ),
    # the last two of it
    Trait(2, -11, (-88, 22, 61, 2, 45, 251, 107, -41, 297), (519, 121, 24, -333, -161, -22, 80, 109, 158)),
    # damage threatened, in tenths of the other's health
    Trait(10, 30, (-43, 0, -45, 225, 73, -46, 196, 67, -51), (-8, 15, -17, 24, -44, 66, -45, -57, 61)),
    # whether that is deadly
    Trait(
        1, 1471, (297, 1562, 251, 168, 167, 1431, 351, 247, -339), (252, -1448, -1142, 207, -96, -1471, -218, 541, 1634)
    ),
    # best attack that can be paid
    Trait(9, 58, (-68, 116, 211, -2, -6, 87, 34, 51, 1), (107, -51, 16, -116, -37, -72, 239, -72, 56)),
    # best defence
    Trait(11, 29, (-19, 35, 69, 16, -16, 7, 12, 15, 11), (-1, -7, 3, -83, -18, -24, 76, 9, 0)),
    # cheapest card
    Trait(6, -218, (107, -174, -87, 74, 264, -171, -8, 98, 66), (181, 248, -45, 60, -45, 316, 0, -233, 140)),
    # damage in three rounds if nothing is placed
    Trait(20, -14, (-12, 9, -1, 66, -7, 27, 52, -17, 37), (15, 37, 12, 12, -10, 2, -12, 11, 33)),
    # in five rounds
    Trait(20, -2, (3, -4, 17, 16, -5, 5, -1, -2, 19), (7, 14, 5, -10, -14, -2, 5, -19, 26)),
    # whether that of three rounds is deadly
    Trait(1, -64, (8, -56, -40, 214, -38, -29, -5, 3, 186), (93, 130, 9, 25, 79, 59, -8, 144, -17)),
]
