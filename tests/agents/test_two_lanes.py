"""Bots in Ancients: they see the combat coming, in both lanes, and shop and deploy with sense."""

import pytest

from cardwright.agents import agent_named
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.named import Level
from cardwright.games.ancients.bots.aftermath import aftermath
from cardwright.games.ancients.bots.worth import Outlook, edge
from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.state import BETWEEN, DEPLOY, Position
from cardwright.kernel.chance import dice
from cardwright.kernel.options import changed
from tests.agents.whole_games import against_chance

JUDGE = evaluation_of("ancients")
AGENTS = ["greedy", "search:12it", "search:80it"]
P1, P2 = range(2)
HEROES = """
L1.P1.combat: 3 Brakka Ironvow [1]
L2.P1.support: 2 Tolgar Pitmaster [2]
L1.P2.support: 2 Uldo the Breaker [6]
L2.P2.combat: 3 Sereth Warcaller [7]
P1.ab: 1
P2.ab: 6
"""


def at(*lines: str, heroes: str = HEROES, **options: object) -> Position:
    """A position; a line that is given stands for the usual one."""
    usual = dict(line.split(": ", 1) for line in heroes.strip().splitlines())
    usual |= dict(line.split(": ", 1) for line in lines)
    text = "\n".join(f"{key}: {value}" for key, value in usual.items())
    return GAME.read_position(text, changed(GAME.options()(), options))


def choice(s: Position, agent: str, seed: int = 1) -> str:
    """What an agent does, as it would be typed."""
    seat = int(s.next_seat())
    actions = GAME.legal(s, seat)
    action = agent_named(agent).choose(GAME, GAME.mask(s, seat), seat, actions, seed)
    assert action in actions
    return GAME.action_text(s, seat, action)


def thoughts(s: Position, seat: int = P1) -> list[str]:
    """What is worth a thought, as it would be typed."""
    return [GAME.action_text(s, seat, action) for action in JUDGE.sensible(s, seat, GAME.legal(s, seat))]


def chance(s: Position) -> float:
    return JUDGE.judge(GAME, s, dice(1))[P1]


# What a position is worth.


@pytest.mark.parametrize(
    "better",
    [
        "L1.P2: tower 30 ancient 90 mana 3/3",
        "L1.P2: ancient 90 mana 3/3",
        "L2.P1: tower 61 ancient 90 mana 3/3",
        "L1.P1.combat: 3 Brakka Ironvow [1]; 4 Causeway Guard [20]",
        "L2.P2.combat: 3 Sereth Warcaller [7] damage 3",
        "L2.P1.support: 2 Tolgar Pitmaster [2]; 4 Drill Yard [20]",
        "P1.hand: Skullbell",
        "P1.hand: Notched Blade",
        "L1.P1.combat: 3 Brakka Ironvow [1] carries i01/0",
    ],
)
def test_more_is_better(better: str) -> None:
    assert chance(at(better)) > chance(at())


def test_gold_is_worth_something_while_there_is_something_to_buy() -> None:
    shop = "P1.items: Notched Blade"
    gain = chance(at("P1.gold: 9", shop)) - chance(at(shop))
    assert gain > 3 * (chance(at("P1.gold: 9")) - chance(at())) > 0


def test_the_less_is_left_of_an_ancient_the_more_a_point_is_worth() -> None:
    found = [edge(at(f"L1.P2: ancient {left} mana 3/3")) for left in (90, 60, 30)]
    assert found[2] - found[1] > found[1] - found[0] > 0


def test_with_the_sides_changed_the_chances_are_changed() -> None:
    other = "\n".join(
        ("L1.P2.combat: 3 Brakka Ironvow [1]", "L2.P2.support: 2 Tolgar Pitmaster [2]")
        + ("L1.P1.support: 2 Uldo the Breaker [6]", "L2.P1.combat: 3 Sereth Warcaller [7]", "P2.ab: 1", "P1.ab: 6")
    )
    assert JUDGE.chances(at(heroes=other))[P2] == pytest.approx(JUDGE.chances(at())[P1])


def test_the_coming_combat_is_seen() -> None:
    s = at("L1.P2: ancient 4 mana 0/3")
    assert s.result is None
    assert aftermath(s).result == (P1,)
    assert chance(s) > 0.98


def test_nothing_is_worse_than_a_lost_combat() -> None:
    lost = at("L2.P1: ancient 4 mana 0/3")
    ruined = at("L1.P1: ancient 1 mana 0/3", "L2.P1: ancient 1 mana 9/9", "P2.hand: Skullbell, Skullbell, Mend Bark")
    assert aftermath(ruined).result is None
    assert edge(lost) < edge(ruined) < 0


def test_a_decided_position_is_worth_its_result() -> None:
    s = at()
    for result, worth in (((P1,), [1, 0]), ((P2,), [0, 1]), ((), [0.5, 0.5])):
        s.result = result
        assert [Outlook().worth(s, seat) for seat in (P1, P2)] == worth


def test_looking_ahead_changes_nothing() -> None:
    for s in (at(), at("phase: deploy", "P1.fountain: Orrum Hillfather [3] ready 1")):
        before = GAME.digest(s)
        JUDGE.chances(s)
        assert GAME.digest(s) == before


def test_heroes_with_a_secret_place_are_judged_where_they_will_stand() -> None:
    two = "P1.fountain: Orrum Hillfather [3] ready 1; Sereth Warcaller [4] ready 1"
    s = at("phase: deploy", two)
    assert aftermath(s) is s
    GAME.apply(s, P1, GAME.read_action(s, P1, "deploy #3 > L1.P1.combat.2"))
    assert s.phase == DEPLOY
    after = aftermath(s)
    assert after.phase == BETWEEN
    assert after.board[1] is not None
    assert after.side(0, P2).tower == 60 - 4 - 3


# What is worth a thought.


def test_the_dearest_item_that_can_be_paid_is_bought() -> None:
    offers = ("phase: shop", "P1.shopping: yes", "P1.offers: Notched Blade, Needle of Glass, Crown of Two Roads")
    for gold, bought in ((30, "buy Crown of Two Roads"), (13, "buy Needle of Glass"), (3, "close")):
        assert thoughts(at(*offers, f"P1.gold: {gold}")) == [bought]


def test_other_offers_are_asked_for_once_there_is_gold_to_spare() -> None:
    offers = ("phase: shop", "P1.shopping: yes", "P1.offers: Crown of Two Roads", "P1.items: Notched Blade")
    assert thoughts(at(*offers, "P1.gold: 9")) == ["reroll"]
    assert thoughts(at(*offers, "P1.gold: 5")) == ["close"]


def test_nothing_is_bought_that_nobody_could_carry() -> None:
    hand = ", ".join(["Notched Blade"] * 10)
    shop = ("phase: shop", "P1.shopping: yes", "P1.offers: Moss Charm", "P1.gold: 20", f"P1.hand: {hand}")
    assert thoughts(at(*shop)) == ["close"]


def test_of_several_casters_the_cheapest_is_enough() -> None:
    s = at("L1.P1.support: 4 Tolgar Pitmaster [2]", "L2.P1.support: -", "P1.hand: Iron Temper")
    plays = [text for text in thoughts(s) if text.startswith("play")]
    assert plays
    assert all("by L1.P1.support.4" in text for text in plays)


def test_nothing_is_placed_on_top_of_an_own_unit() -> None:
    s = at("P1.hand: Causeway Guard")
    played = [text for text in thoughts(s) if text.startswith("play")]
    assert played
    assert not [text for text in played if text.endswith("L1.P1.combat.3")]


def test_heroes_are_deployed_in_their_order_onto_free_places() -> None:
    s = at("phase: deploy", "P1.fountain: Orrum Hillfather [3] ready 1; Sereth Warcaller [4] ready 1")
    found = thoughts(s)
    assert all(text.startswith("deploy #3") for text in found)
    assert "deploy #3 > L1.P1.combat.3" not in found
    assert "deploy #3 > L1.P1.combat.2" in found


def test_passing_is_always_one_of_the_choices() -> None:
    assert "pass" in thoughts(at("P1.hand: Skullbell"))


# What bots do.


@pytest.mark.parametrize("agent", AGENTS)
def test_a_win_by_a_card_is_found(agent: str) -> None:
    s = at("L1.P2: ancient 5 mana 0/3", "L1.P1: tower 60 ancient 90 mana 4/4", "P1.hand: Crush the Rampart, Mend Bark")
    assert choice(s, agent).startswith("play Crush the Rampart")


@pytest.mark.parametrize("agent", AGENTS)
def test_a_deadly_blow_is_blocked(agent: str) -> None:
    s = at("L2.P1: ancient 3 mana 2/3", "P1.hand: Causeway Guard")
    before = aftermath(s).result
    assert before == (P2,)
    GAME.apply(s, P1, GAME.read_action(s, P1, choice(s, agent)))
    assert aftermath(s).result is None


@pytest.mark.parametrize("agent", AGENTS)
def test_a_hero_is_deployed_where_the_enemy_would_break_through(agent: str) -> None:
    s = at("phase: deploy", "L2.P1: ancient 4 mana 0/3", "P1.fountain: Orrum Hillfather [3] ready 1")
    assert choice(s, agent) == "deploy #3 > L2.P1.combat.3"


@pytest.mark.parametrize(("agent", "games"), [("greedy", 2), ("search:4it", 1)])
def test_a_bot_never_stalls_a_table(agent: str, games: int) -> None:
    assert all(against_chance(GAME, agent, seed).result is not None for seed in range(games))


@pytest.mark.parametrize("game", ["pantheon", "cartoverse", "ancients"])
def test_beginners_play_against_somebody_who_overlooks_things(game: str) -> None:
    easy = agent_named("easy")
    assert isinstance(easy, Level)
    assert easy.player(game).name == "careless"
