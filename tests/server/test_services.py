"""The throw-away servers of the tests leave nothing behind."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.services import Postgres, copied, postgres_programs

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("service", ["Postgres", "Nats"])
def test_a_service_ends_with_the_process_that_started_it(service: str) -> None:
    program = (
        f"from tests.services import {service}; s = {service}(); print(s.process.pid, s.folder, flush=True); input()"
    )
    starter = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert starter.stdout
    pid, folder = starter.stdout.readline().split()
    process = psutil.Process(int(pid))
    starter.kill()
    starter.communicate()
    process.wait(30)
    subprocess.run(["rm", "-r", folder], check=True)


def test_a_service_is_thrown_away_with_its_folder() -> None:
    postgres = Postgres()
    assert postgres.folder.exists()
    postgres.throw_away()
    assert not postgres.folder.exists()


def test_programs_that_others_cannot_reach_run_from_a_copy(tmp_path: Path) -> None:
    programs = copied(postgres_programs(), tmp_path)
    told = subprocess.run([programs / "postgres", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("postgres (PostgreSQL) ")
    assert os.stat(programs).st_mode & 0o005 == 0o005
