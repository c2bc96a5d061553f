#!/usr/bin/env python3
"""Builds the programs that README.md and the pages of the documentation show, as they stand there.

All are targets of one package, so that what they depend on is built once: README.md's own package, with a
target for each further program as the manifest on its page declares it, or as README.md's does. Only the
dependency's address is replaced, by this folder.

A program is complete files, whose first line is their name, up to a console block that begins with `$ swift run` or
`$ swift test`. It is run, and has to end with the lines of that block. A program without one is interactive, and
only built. A file of the same name begins another program.

An argument is the folder of the package, which is .build-programs by default.
"""

import functools
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build-programs"
# Shared with other packages that depend on this one, so that this one is compiled once.
BUILD = ["--scratch-path", str(ROOT / ".build-consumers"), "--disable-build-manifest-caching"]
README = ROOT / "README.md"
PAGES = [README, *sorted(ROOT.glob("Sources/*/*.docc/**/*.md"))]
# A program that waits for ever is wrong, too.
PATIENCE = 600


class Program:
    """Files that are built together."""

    def __init__(self, page):
        self.page = page
        self.files = {}
        self.command = None
        self.expected = []
        # What its targets are called here, by their names on the page.
        self.names = {}

    def __str__(self):
        return f"{self.page.stem}, {list(self.files)[-1]}"


def main():
    manifests, programs = {}, []
    for page in PAGES:
        manifests[page], more = read(page)
        # A file that nothing runs, on a page without a manifest, is an example that other tests compile.
        programs += [program for program in more if manifests[page] or program.command]
    files = package(manifests, programs)
    remove_sources(but=files)
    write(files)
    subprocess.run(["swift", "build", *BUILD, "--build-tests", "--quiet"], cwd=PACKAGE, check=True)
    ends = {program: run(program) for program in programs if program.command}
    readme = [end for program, end in ends.items() if program.page == README]
    require(len(readme) == 2, README, "there are two examples, each with what it prints")
    require(len(set(readme)) == 1, README, f"both examples end in the same bits, and not in {readme}")


def package(manifests, programs):
    """Names all targets, and returns the files of the one package that has them."""
    own = localized(README, manifests[README])
    declared = targets(README, own)
    declarations, files, taken = [], {}, set()
    for program in programs:
        manifest = manifests[program.page] or manifests[README]
        described = targets(program.page, localized(program.page, manifest))
        name_targets(program, described, taken)
        for name, new in program.names.items():
            if program.page != README or new not in declared:
                declarations.append(declaration(program, new, described[name]))
        for path, source in program.files.items():
            folder, name, rest = path.split("/", 2)
            files[PACKAGE / folder / program.names[name] / rest] = source
    files[PACKAGE / "Package.swift"] = f"{own}\npackage.targets += [\n{''.join(declarations)}]\n"
    return files


def read(page):
    """Returns the page's manifest, if it has one, and its programs."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(swift|console)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    manifest, programs, open_program = None, [], None
    for kind, body in blocks:
        file = re.match(r"// ((?:Sources|Tests)/[^/\s]+/\S+)\n", body)
        if kind == "swift" and body.startswith("// swift-tools-version"):
            require(manifest is None, page, "one manifest is on the page")
            manifest = body
        elif kind == "swift" and file:
            if open_program is None or file[1] in open_program.files:
                open_program = Program(page)
                programs.append(open_program)
            open_program.files[file[1]] = body
        elif kind == "console" and open_program and re.match(r"\$ swift (run|test)\b", body):
            open_program.command, *open_program.expected = body.rstrip("\n").split("\n")
            open_program = None
    return manifest, programs


def localized(page, manifest):
    """The manifest, with this folder as its dependency."""
    local, count = re.subn(
        r'\.package\(url: "[^"]*/swift-dynamics", branch: "main"\)',
        f'.package(name: "swift-dynamics", path: "{ROOT}")', manifest)
    require(count == 1, page, "the manifest names swift-dynamics by its address and branch")
    return local


@functools.cache
def targets(page, manifest):
    """What SwiftPM makes of a manifest: its targets by name."""
    folder = PACKAGE / "Manifests" / page.stem
    write({folder / "Package.swift": manifest})
    result = subprocess.run(
        ["swift", "package", "dump-package"], cwd=folder, check=True, stdout=subprocess.PIPE)
    return {target["name"]: target for target in json.loads(result.stdout)["targets"]}


def name_targets(program, described, taken):
    """Names the program's targets as its page does, with a number where several pages use a name."""
    for path in program.files:
        name = path.split("/")[1]
        require(name in described, program.page, f"the manifest has the target {name}")
        if name in program.names:
            continue
        number, new = 1, name
        while new in taken:
            number += 1
            new = f"{name}{number}"
        require(new == name or described[name]["type"] == "executable", program.page,
                f"no other page has a module {name}, which is imported by its name")
        taken.add(new)
        program.names[name] = new


def declaration(program, name, target):
    """The line of a manifest that declares a target as the page's manifest does."""
    kind = {"executable": ".executableTarget", "regular": ".target", "test": ".testTarget"}[target["type"]]
    dependencies = []
    for dependency in target["dependencies"]:
        if "product" in dependency:
            product, package = dependency["product"][:2]
            dependencies.append(f'.product(name: "{product}", package: "{package}")')
        else:
            dependencies.append(f'"{program.names[dependency["byName"][0]]}"')
    return f'  {kind}(name: "{name}", dependencies: [{", ".join(dependencies)}]),\n'


def write(files):
    """Writes what has changed: what is written is built again."""
    for path, text in files.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def remove_sources(but):
    """Removes what an earlier run has written and no program has any more."""
    for folder in ["Sources", "Tests"]:
        for old in (PACKAGE / folder).rglob("*.swift"):
            if old not in but:
                old.unlink()


def run(program):
    """Runs a program that was built, compares what it prints, and returns its last line."""
    name = list(program.names.values())[-1]
    if program.command.startswith("$ swift run"):
        command = ["swift", "run", *BUILD, "--skip-build", name]
    else:
        command = ["swift", "test", *BUILD, "--skip-build", "--filter", rf"^{name}\."]
    result = subprocess.run(
        command, cwd=PACKAGE, timeout=PATIENCE, stdout=subprocess.PIPE, encoding="utf-8")
    # What a terminal shows of it.
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", result.stdout)
    printed = [line.rstrip() for line in text.rstrip().split("\n")]
    require(result.returncode == 0, program, f"the program succeeds, which printed {printed[-10:]}")
    # An ellipsis stands for a number, or for more digits of one.
    patterns = [re.escape(line).replace("…", "[0-9.]*") for line in program.expected]
    last = printed[-len(program.expected):]
    require(re.fullmatch("\n".join(patterns), "\n".join(last)), program,
            "it prints\n" + "\n".join(program.expected) + "\nand not\n" + "\n".join(last))
    print(f"{program}: {last[-1]}")
    return last[-1]


def require(condition, where, what):
    if not condition:
        sys.exit(f"{where}: expected that {what}")


main()
