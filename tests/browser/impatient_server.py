"""Players who have gone are soon replaced here, or lose: `python -m tests.browser.impatient_server FOLDER`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.serve_command import Server, environment

GRACE: Final = 2.0  # seconds; no option of the command makes them others
HOST: Final = "127.0.0.1"


@contextmanager
def impatient_server(folder: Path) -> Iterator[Server]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.browser.impatient_server", str(folder)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield Server(process, folder)
    finally:
        process.kill()
        process.wait()


def main(folder: Path) -> None:
    from cardwright.server.address import address, listen
    from cardwright.server.folder import own
    from cardwright.server.listening import serve
    from cardwright.server.logs import start_logging
    from cardwright.server.settings import from_environment

    settings = from_environment(dict(os.environ), data=folder, limited=False, thinkers=1, grace=GRACE, away=GRACE)
    start_logging("error")
    with own(settings.data), listen(HOST, 0) as door:
        serve(settings, door, lambda: print(f"It is at {address(HOST, door)}", flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
