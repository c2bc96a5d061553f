#!/usr/bin/env python3
"""Tests the targets that have changed since the branch began, and runs the quick checks, in about five minutes.

Changed are the files of commits since the merge base with main, or since the last push on main itself, of the working
tree, and new ones. A changed target is tested by the test target of its name; if there is none, by those that depend on
it. Not tested are targets that depend on a changed one: make test does that.

An argument is the revision to compare with instead.
"""

import functools
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    files = changed_files(sys.argv[1:])
    names = test_targets(targets_of(files))
    # SwiftPM then builds no other tests.
    os.environ["TEST_TARGETS"] = " ".join(names)
    suites = ["root"] if names else []
    if any(file.startswith("Samples/") and file.endswith(".swift") and not file.startswith(("Samples/Desk/", "Samples/Film/", "Samples/Inspector/")) for file in files):
        suites.append("samples")
    if any(file.startswith(("Scripts/", "Tests/PortScriptTests/")) for file in files):
        suites += ["port-script", "missing-names"]
    # The tests of pages that compile nothing.
    classes = ["-k", "Commands", "-k", "Scripts", "-k", "Lists", "-k", "Release"]
    steps = [["make", "--silent", "lint"],
             ["python3", "-B", "-m", "unittest", "discover", "Tests/DocumentationTests", *classes]]
    if suites:
        steps.append(["Scripts/test", *suites])
    tested = names + [suite for suite in suites if suite != "root"]
    print(f"{len(files)} changed files; tests: {', '.join(tested) or 'none'}")
    failed = [step for step in steps if not succeeds(step)]
    print("\n".join(f"failed: {' '.join(step)}" for step in failed) or "passed; make test runs all tests")
    return 1 if failed else 0


def succeeds(step):
    print("==", " ".join(step), flush=True)
    return subprocess.run(step, cwd=ROOT, check=False).returncode == 0


def git(*arguments):
    result = subprocess.run(["git", *arguments], cwd=ROOT, check=False, capture_output=True, text=True)
    return result.stdout.split("\0" if "-z" in arguments else None) if result.returncode == 0 else []


def changed_files(revisions):
    if not git("rev-parse", "HEAD"):
        sys.exit("check: this folder is no clone of git, so nothing says what has changed; run make test")
    for revision in revisions:
        if not git("rev-parse", "--verify", f"{revision}^{{commit}}"):
            sys.exit(f"check: {revision} is no revision of this clone")
    base = revisions[0] if revisions else branch_base()
    files = git("diff", "--name-only", "-z", base) + git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted({file for file in files if file})


def branch_base():
    bases = [git("merge-base", "HEAD", branch) for branch in ["main", "origin/main", "@{upstream}"]]
    # On main, its own branch is no base: what was pushed is.
    head = git("rev-parse", "HEAD")
    return next((base[0] for base in bases if base and base != head), "HEAD")


@functools.cache
def manifest():
    result = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return json.loads(result.stdout)["targets"]


def folder(target):
    parent = "Tests" if target["type"] == "test" else "Sources"
    return target.get("path") or f"{parent}/{target['name']}"


def dependencies(target):
    """The names of the targets of this package that a target depends on directly."""
    return {(item.get("byName") or item.get("target") or [None])[0] for item in target["dependencies"]}


def targets_of(files):
    """The targets of the manifest with a changed file other than documentation."""
    sources = [file for file in files if not file.endswith(".md") and ".docc/" not in file]
    return [target for target in manifest() if any(file.startswith(folder(target) + "/") for file in sources)]


def test_targets(changed):
    tests = {target["name"]: target for target in manifest() if target["type"] == "test"}
    found = set()
    for target in changed:
        name = target["name"]
        if name in tests:
            found.add(name)
        elif f"{name}Tests" in tests:
            found.add(f"{name}Tests")
        else:
            found.update(test for test in tests if name in dependencies(tests[test]))
    return sorted(found)


if __name__ == "__main__":
    sys.exit(main())
