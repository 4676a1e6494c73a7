"""Many players at once, to see how much a server can take: as light as they can be, so that the server is measured."""

from cardwright.load.figures import Figures, Times
from cardwright.load.host import OwnServer, own_server
from cardwright.load.run import Wishes, run_load

__all__ = ["Figures", "OwnServer", "Times", "Wishes", "own_server", "run_load"]
