"""The nodes of one server: who lives, who owns which table, and how they talk. ``SingleNode`` is a server of one."""

from cardwright.server.cluster.cluster import Cluster
from cardwright.server.cluster.single_node import SingleNode

__all__ = ["SingleNode", "Cluster"]
