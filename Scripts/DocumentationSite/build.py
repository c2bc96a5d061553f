#!/usr/bin/env python3
"""Makes a site of a documentation archive: a landing page, players, pictures first, one sidebar, a search.

Usage: build.py ARCHIVE

DocC has written the archive, and `gallery --players ARCHIVE/play` the players.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import archive as archives  # noqa: E402
import contents  # noqa: E402
import navigation  # noqa: E402
import pages  # noqa: E402
import pictures  # noqa: E402
import search_index  # noqa: E402
import shell  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARDS = {
    "Dynamics": "Dynamics/collision.svg", "DynamicsRecording": "DynamicsRecording/blocks.svg",
    "DynamicsSVG": "DynamicsSVG/baked-logo.svg",
    "DynamicsTiming": "DynamicsTiming/springs.svg", "DynamicsGeometry": "Dynamics/tumbling.svg",
    "DynamicsReporting": "Dynamics/debug-overlay.svg", "DynamicsGTK": "Dynamics/drag.svg",
    "DynamicsTesting": "Dynamics/landing.svg", "DynamicsInspector": "Dynamics/toast-stack.svg",
    "DynamicsPictures": "DynamicsRecording/blocks.svg",
}


def build(folder):
    archive = archives.Archive(folder)
    shell.copy_assets(archive)
    navigation.arrange(archive)
    navigation.arrange_collection(archive, CARDS)
    contents.complete_abstracts(archive)
    pictures.arrange(archive)
    search_index.write(archive)
    shell.dress(archive, shell.footer(ROOT))
    pages.write(archive, ROOT)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    build(sys.argv[1])
