"""What docs/bots-online.md says can be done, literally."""

import asyncio
import re
from pathlib import Path

import pytest

from cardwright.agents import agent_named
from cardwright.client import play
from tests.client.local_server import local_server

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots-online.md"


def python(url: str) -> str:
    text = DOCUMENT.read_text("utf-8").replace("http://127.0.0.1:8080", url)
    return "".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))


def test_the_python_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            code = compile(python(server.url), DOCUMENT, "exec")
            opponent = asyncio.to_thread(play, server.url, "threelines", agent_named("random"))
            await asyncio.gather(asyncio.to_thread(exec, code, {"__name__": "docs"}), opponent)
            assert server.errors() == []

    asyncio.run(story())
    told = capsys.readouterr().out
    assert re.search(r"^(not )?won$", told, re.MULTILINE)
    assert re.search(r"^\[[01]?\]$", told, re.MULTILINE)
