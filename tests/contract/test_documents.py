"""What the documents for newcomers name exists, under that name."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
TEMPLATE = "cardwright.games.template"
MODULES = {"turn": "rules.turn", "steps": "effects.steps", "card": "model.card", "game": "game"}
MADE_ON_THE_WAY = ("lanterns", "<game>")  # by people who follow the documents


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.name))
def test_every_file_and_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    files = re.findall(r"`((?:src|tests|docs)/[^` ]+)`", text)
    links = [f"docs/{link}" for link in re.findall(r"\]\(([^)#:]+\.md)\)", text)]
    named = [path for path in files + links if not any(word in path for word in MADE_ON_THE_WAY)]
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_document_is_on_the_map() -> None:
    listed = re.findall(r"\]\(([^)]+\.md)\)", (ROOT / "docs" / "index.md").read_text("utf-8"))
    assert sorted(listed) == sorted(document.name for document in DOCUMENTS if document.name != "index.md")


def test_what_the_template_is_said_to_show_is_there() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    table = text[text.index("## A larger game") : text.index("## Rules that compile")]
    named = re.findall(r"`(turn|steps|game|card)\.(\w+)`", table)
    assert len(named) > 8
    for module, name in named:
        holder = import_module(f"{TEMPLATE}.{MODULES[module]}")
        assert hasattr(holder.GAME if module == "game" else holder, name), f"{module}.{name}"
