"""The package that people install holds the web client."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

from cardwright.server.settings import OWN_SITE

ROOT = Path(__file__).parents[2]


def test_a_wheel_holds_the_built_client_and_nothing_of_its_making(tmp_path: Path) -> None:
    assert (OWN_SITE / "index.html").is_file(), "the web client is not built: make site"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        page = wheel.read("cardwright/site/index.html").decode()
    for asset in re.findall(r'(?:src|href)="/([^"]+)"', page):
        assert f"cardwright/site/{asset}" in names
    assert "cardwright/site/index.html.br" in names
    assert [name for name in names if name.endswith((".ts", ".svelte")) or "node_modules" in name] == []
