"""The sheet every report is written on: one file that needs nothing else."""

from __future__ import annotations

from html import escape
from pathlib import Path


def sheet(title: str, *parts: str) -> str:
    style = Path(__file__).with_name("report.css").read_text("utf-8")
    body = "\n".join(part for part in parts if part)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
