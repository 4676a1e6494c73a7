"""A heartbeat comes where one side of a connection is silent, and nowhere else."""

import json
from time import monotonic, sleep

from cardwright.server.connections import BEAT
from tests.server.http.live_server import LiveServer
from tests.server.http.test_handshake import opened

PATIENCE = 30.0  # seconds


def test_a_connection_that_carries_messages_needs_no_heartbeat_and_a_silent_one_gets_them(site: LiveServer) -> None:
    with site.program() as program:
        token = program.post("guest?token=1").json()["token"]
    with opened(site, {"Authorization": f"Bearer {token}"}) as socket:
        socket.recv(PATIENCE)  # the greeting
        last = monotonic()
        for number in range(1, 11):  # for as long as two heartbeats
            socket.send(json.dumps({"type": "ping", "id": number}))
            while json.loads(socket.recv(PATIENCE))["id"] != number:
                assert monotonic() - last > BEAT / 2, "only where this machine stood still there was a silence"
            last = monotonic()
            sleep(BEAT / 5)
        for _ in range(2):
            beat = json.loads(socket.recv(PATIENCE))
            assert (beat["type"], beat["id"]) == ("pong", 0)
