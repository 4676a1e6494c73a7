"""Agents of your own, by module and class: ``bots:Spender``, from the current folder or an installed package."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from types import ModuleType

from cardwright.agents.agent import Agent
from cardwright.kernel.errors import BadInput, UnknownName, unknown


def is_own(text: str) -> bool:
    """Whether that names a module and something in it."""
    module, colon, word = text.partition(":")
    return bool(colon) and word.isidentifier() and all(part.isidentifier() for part in module.split("."))


def own_agent(text: str) -> Agent:
    """The agent that a class of this name makes; it goes by the name it was asked for, here and in other processes."""
    module, _, word = text.partition(":")
    made = class_called(word, imported(module))
    if not (isinstance(made, type) and issubclass(made, Agent)):
        raise BadInput(f"{text} is not an agent; derive it from cardwright.agents.Agent")
    try:
        agent = made()
    except Exception as problem:
        raise BadInput(f"{text} cannot be made without arguments: {reason(problem)}") from problem
    agent.name = text
    return agent


def imported(name: str) -> ModuleType:
    here = os.getcwd()
    if here not in sys.path:  # a command that is installed does not look there by itself
        sys.path.insert(0, here)
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name is None or not f"{name}.".startswith(f"{problem.name}."):
            raise BadInput(f"{name} cannot be imported: {reason(problem)}") from problem
        raise UnknownName(f'there is no module "{name}", neither in this folder nor among what is installed') from None
    except Exception as problem:
        raise BadInput(f"{name} cannot be imported: {reason(problem)}") from problem


def class_called(word: str, module: ModuleType) -> object:
    if not hasattr(module, word):
        raise unknown(f"class in {module.__name__}", word, agents_in(module))
    found: object = getattr(module, word)
    return found


def agents_in(module: ModuleType) -> list[str]:
    """The names of the agents that a module makes."""
    made = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Agent)]
    return [each.__name__ for each in made if each.__module__ == module.__name__]


def reason(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
