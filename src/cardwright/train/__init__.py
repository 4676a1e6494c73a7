"""Training nets that judge positions, by matches of a program against itself (docs/train.md).

``Training`` says what is trained; a ``TrainingRun`` plays, learns and tries, round by round, in a folder. Only
``torch_net``, ``learner`` and ``training_run`` need PyTorch.
"""

from cardwright.train.equal_time import Contest, tried
from cardwright.train.round import Round
from cardwright.train.training import Training

__all__ = ["Round", "Training", "Contest", "tried"]
