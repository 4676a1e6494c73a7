"""The interface keeps every promise of its description, whatever is sent."""

from tests.server.http.fuzzing import Fuzzer, listening
from tests.server.http.live_server import LiveServer
from tests.server.http.scrambling import Scrambler

EXAMPLES = 4  # for each operation, of the right form and of wrong ones; bench/fuzz_http.py sends many more
SCRAMBLED = 1_000


def test_whatever_is_sent_the_answer_is_as_described_and_nothing_fails(each_site: LiveServer) -> None:
    with listening() as complaints:
        fuzzer = Fuzzer(each_site)
        requests = fuzzer.run(EXAMPLES)
        fuzzer.newcomers()
        statuses = Scrambler(each_site, fuzzer.tokens, fuzzer.known).run(SCRAMBLED)
    assert complaints == []
    assert "cardwright_unexpected_errors_total 0.0" in each_site.node.metrics.text().decode()
    operations = {operation for operation, _ in requests.statuses}
    assert len(operations) > 25
    assert requests.requests > 2 * len(operations)
    assert {200, 400, 401, 404, 405, 409, 415} <= set(statuses)
