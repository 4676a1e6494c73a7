"""The nodes of one server: who lives, who owns which table, and how they talk. ``Alone`` is a server of one."""

from cardwright.server.cluster.alone import Alone
from cardwright.server.cluster.cluster import Cluster

__all__ = ["Alone", "Cluster"]
