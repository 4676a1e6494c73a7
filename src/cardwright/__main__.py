"""The command `cardwright`, as python -m cardwright."""

from cardwright.cli import main

if __name__ == "__main__":
    main(prog_name="cardwright")
