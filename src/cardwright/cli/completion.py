"""`cardwright completion`: the script that lets a shell complete this command."""

from __future__ import annotations

import click

HOW = {
    "bash": 'eval "$(cardwright completion bash)"   # in ~/.bashrc',
    "zsh": 'eval "$(cardwright completion zsh)"   # in ~/.zshrc, after compinit',
    "fish": "cardwright completion fish | source   # in ~/.config/fish/config.fish",
}


@click.command(epilog="\b\n" + "\n".join(HOW.values()))
@click.argument("shell", type=click.Choice(list(HOW)))
def command(shell: str) -> None:
    """Print the script that lets a shell complete this command."""
    from click.shell_completion import get_completion_class

    from cardwright.cli.commands import cardwright

    kind = get_completion_class(shell)
    if kind is None:
        raise click.ClickException(f"there is no completion for {shell}")
    click.echo(kind(cardwright, {}, "cardwright", "_CARDWRIGHT_COMPLETE").source())
