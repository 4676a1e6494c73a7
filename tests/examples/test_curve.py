"""The curve of a training run, and the document that shows one."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[2]
SVG: Final = "{http://www.w3.org/2000/svg}"


def test_the_curve_in_the_documents_is_the_one_of_its_figures() -> None:
    figures, picture = ROOT / "docs/ppo.csv", ROOT / "docs/ppo.svg"
    command = [sys.executable, str(ROOT / "examples/curve.py"), str(figures)]
    drawn = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert drawn == picture.read_text("utf-8")
    lines = ElementTree.fromstring(drawn).findall(f"{SVG}path[@fill='none']")
    with figures.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [line.attrib["d"].count("L") + 1 for line in lines] == [len(rows), len(rows)]


def test_the_document_tells_the_figures_of_the_last_row() -> None:
    with (ROOT / "docs/ppo.csv").open(newline="") as file:
        *_, last = csv.DictReader(file)
    told = (ROOT / "docs/learning.md").read_text("utf-8")
    assert f"{int(last['steps']):,} steps" in told
    assert f"{float(last['processor seconds']) / 60:.1f} minutes" in told
