#!/usr/bin/env python3
"""Builds and runs the package that README.md shows, as it stands there, with each of its examples.

Only the dependency's address is replaced, by this folder. Each example is the main file of the
program; what it prints has to end with what the README shows beneath it.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / ".build-readme"
# An example that waits for ever is wrong, too.
PATIENCE = 120


def main():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(swift|console)\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    (manifest,) = [text for kind, text in blocks if "swift-tools-version" in text]
    local, count = re.subn(
        r'\.package\(url: "[^"]*/swift-dynamics", from: "[0-9.]+"\)',
        f'.package(name: "swift-dynamics", path: "{ROOT}")', manifest)
    require(count == 1, "the manifest names swift-dynamics by its address and version")
    examples = [
        (text, shown) for (_, text), (kind, shown) in zip(blocks, blocks[1:])
        if text.startswith("// Sources/") and kind == "console"
    ]
    require(len(examples) == 2, "two examples stand in the README, each with what it prints")
    ends = set()
    for text, shown in examples:
        file, source = text.split("\n", 1)
        ends.add(run(local, file.removeprefix("// "), source, shown))
    require(len(ends) == 1, f"all examples end in the same bits, and not in {ends}")


def run(manifest, file, source, shown):
    """Builds and runs the program with one main file, and returns its last line."""
    command, *expected = shown.rstrip("\n").split("\n")
    require(command.startswith("$ swift run"), "an example is run by `swift run`")
    sources = PACKAGE / "Sources"
    for old in sources.rglob("*.swift"):
        old.unlink()
    path = PACKAGE / file
    path.parent.mkdir(parents=True, exist_ok=True)
    (PACKAGE / "Package.swift").write_text(manifest, encoding="utf-8")
    path.write_text(source, encoding="utf-8")
    subprocess.run(["swift", "build", "--quiet"], cwd=PACKAGE, check=True)
    result = subprocess.run(
        ["swift", "run", "--skip-build"], cwd=PACKAGE, check=True, timeout=PATIENCE,
        stdout=subprocess.PIPE, encoding="utf-8")
    printed = result.stdout.rstrip("\n").split("\n")
    # An ellipsis stands for more digits.
    patterns = [re.escape(line).replace("…", "[0-9]*") for line in expected]
    require(re.fullmatch("\n".join(patterns), "\n".join(printed[-len(expected):])),
            f"{file} prints {expected}, and not {printed[-3:]}")
    print(f"README.md, {file}: {printed[-1]}")
    return printed[-1]


def require(condition, what):
    if not condition:
        sys.exit(f"README.md: expected that {what}")


main()
