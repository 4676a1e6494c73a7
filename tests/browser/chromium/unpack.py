"""Unpacks the Chromium of an npm package: the program, libraries that a bare Linux lacks, fonts, software drawing."""

import io
import shutil
import sys
import tarfile
from pathlib import Path

import brotli


def unpack(folder: Path) -> None:
    packed = folder / "package/node_modules/@sparticuz/chromium/bin"
    for name in ("al2023", "fonts", "swiftshader"):
        with tarfile.open(fileobj=io.BytesIO(plain(packed / f"{name}.tar.br"))) as archive:
            archive.extractall(folder)
    (folder / "chromium").write_bytes(plain(packed / "chromium.br"))
    (folder / "chromium").chmod(0o755)
    (folder / "fonts.conf").write_text(fonts(folder))
    shutil.rmtree(folder / "package")


def plain(file: Path) -> bytes:
    found: bytes = brotli.decompress(file.read_bytes())
    return found


def fonts(folder: Path) -> str:
    """The package's own list names a folder that is not there, and without a font no page has any text."""
    return f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/fontcache</cachedir></fontconfig>
"""


if __name__ == "__main__":
    unpack(Path(sys.argv[1]).resolve())
