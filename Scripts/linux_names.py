#!/usr/bin/env python3
"""The names in Swift's libraries on Linux: the standard library, Foundation and Dispatch.

They are read from linux_names.txt, which this file writes when it is called, from the toolchain's symbol graphs.
"""

import json
import pathlib
import re
import subprocess
import tempfile
import textwrap
from functools import lru_cache

LIST = pathlib.Path(__file__).with_name("linux_names.txt")
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Dispatch", "FoundationEssentials",
           "FoundationInternationalization", "Foundation"]
WIDTH = 120


@lru_cache(maxsize=1)
def linux_names():
    """The names of types, members and functions, without labels."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def names_in(graph):
    """The names in a symbol graph, without labels."""
    for symbol in graph["symbols"]:
        name = symbol["names"]["title"].split("(")[0].split(".")[-1]
        if re.match(r"[A-Za-z]\w", name):
            yield name


def main():
    target = json.loads(subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    names = set()
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder,
                 "-target", target["target"]["triple"], "-resource-dir", target["paths"]["runtimeResourcePath"]],
                check=True)
        for file in pathlib.Path(folder).glob("*.json"):
            names.update(names_in(json.loads(file.read_text(encoding="utf-8"))))
    LIST.write_text(textwrap.fill(" ".join(sorted(names)), WIDTH) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
