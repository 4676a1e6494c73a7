"""Many simulated players at once, to see how much a server can take; as light as possible, to measure the server."""

from cardwright.load.measurements import Measurements, Percentiles
from cardwright.load.own_server import OwnServer, own_server
from cardwright.load.run import Wishes, run_load

__all__ = ["Measurements", "OwnServer", "Percentiles", "Wishes", "own_server", "run_load"]
