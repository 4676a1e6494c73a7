"""What needs PyTorch runs in an environment of its own: make test-train."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_ppo.py"]
