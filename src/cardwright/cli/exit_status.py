"""How a command ends: its exit status, and one line about what went wrong."""

from __future__ import annotations

from typing import Final

import click

from cardwright.cli.commands import cardwright

DONE: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130
NEED_THE_SERVER: Final = ("admin", "backup", "load", "restore", "serve")


def outcome(arguments: list[str], prog_name: str) -> int:
    """Run a command and say how it went."""
    try:
        status = cardwright.main(arguments, prog_name, standalone_mode=False)
    except click.ClickException as problem:
        return refuse(sentence(problem), problem.exit_code)
    except click.Abort as left:
        return DONE if isinstance(left.__cause__, EOFError) else INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as problem:
        return refuse(f"{problem.filename or 'the system'}: {problem.strerror}")
    except ModuleNotFoundError as missing:
        return refuse(what_to_install(arguments[0], missing))
    except Exception as problem:
        return expected(problem)
    return status if isinstance(status, int) else DONE


def expected(problem: Exception) -> int:
    """Errors that the package raises on purpose become one line; anything else is a bug and shows its traceback."""
    from cardwright.kernel.errors import CardwrightError

    if not isinstance(problem, CardwrightError):
        raise problem
    return refuse(str(problem))


def what_to_install(command: str, missing: ModuleNotFoundError) -> str:
    """A plain installation is without the packages that only some commands need."""
    if command not in NEED_THE_SERVER or str(missing.name).startswith("cardwright"):
        raise missing
    return f"cardwright {command} needs the server parts: pip install 'cardwright[server]'"


def sentence(problem: click.ClickException) -> str:
    """What is wrong with the command line, and where to read on."""
    message = problem.format_message().rstrip(".")
    if isinstance(problem, click.UsageError) and problem.ctx is not None:
        return f"{message[:1].lower()}{message[1:]}; see {problem.ctx.command_path} --help"
    return message


def refuse(message: str, status: int = WRONG) -> int:
    click.echo(f"error: {' '.join(message.split())}", err=True)
    return status
