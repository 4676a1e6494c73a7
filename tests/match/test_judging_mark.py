"""The mark of an analysis changes with what judges, and with nothing else."""

from pathlib import Path

from cardwright.match.analysis import judging_mark
from cardwright.match.analysis.judging_mark import judging_files, said_in


def test_each_game_has_its_own_mark() -> None:
    assert judging_mark("threelines") == judging_mark("threelines")
    assert judging_mark("threelines") != judging_mark("generals")


def test_comments_do_not_change_it_and_numbers_do(tmp_path: Path) -> None:
    said = []
    for text in ("FEW = 4\n", '"""Few."""\n\nFEW = 4  # worlds\n', "FEW = 5\n"):
        (tmp_path / "judging.py").write_text(text)
        said.append(said_in(tmp_path / "judging.py"))
    assert said[0] == said[1] != said[2]


def test_the_search_the_evaluations_and_the_judgement_belong_to_it() -> None:
    names = {file.name for file in judging_files()}
    assert {"search.py", "generals.py", "judgement.py", "upshot.py"} <= names
