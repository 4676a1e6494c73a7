"""Who is online: known at every node, and forgotten with a node that says nothing any more."""

from cardwright.server.tables.who_is_online import BELIEVED, WhoIsOnline


def test_players_at_other_nodes_are_online_as_long_as_those_say_so() -> None:
    now = [100.0]
    online = WhoIsOnline(lambda: {"ann"}, lambda: now[0])
    online.hear("elsewhere", ["bob", "ann"])
    online.hear("far away", ["cem"])
    assert online.players() == {"ann", "bob", "cem"}
    now[0] += BELIEVED - 1
    online.hear("far away", ["dan"])
    now[0] += 2
    assert online.players() == {"ann", "dan"}
    assert online.has("dan")
    assert not online.has("bob")
