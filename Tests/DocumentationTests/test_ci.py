"""Checks that CI runs the commands that pages give to a reader, or that .ci/not-run says why not; and its scripts."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import fragments

ROOT = fragments.ROOT
CI = ROOT / ".ci"
PAGES = [*(ROOT / name for name in ["README.md", "CONTRIBUTING.md", "Samples/README.md"]),
         *sorted((ROOT / "Documentation").glob("*.md")), *sorted((ROOT / "Tests/Sanitizers").glob("*.md")),
         *sorted((ROOT / "Sources").glob("**/*.md")), ROOT / "Dockerfile"]
# Commands in a clone of this package; other commands of pages belong to packages of readers.
CLONE = {"README.md", "CONTRIBUTING.md", "Dockerfile", "Performance.md", "Timing.md"}
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")


def text(path):
    return path.read_text(encoding="utf-8")


def without_comment(line):
    return re.split(r"(?:^|\s)#\s", line)[0].strip()


def targets_of(command):
    """The targets of a command that is one of make: make gallery docs has two."""
    words = command.split()
    return [word for word in words[1:] if re.fullmatch("[a-z]+", word)] if words[:1] == ["make"] else []


def shell_lines(page):
    """The lines of shell blocks, or of the comment of the Dockerfile."""
    if page.name == "Dockerfile":
        return [line.strip("# ") for line in text(page).split("\n") if line.startswith("#   ")]
    return [without_comment(line) for block in SHELL.findall(text(page)) for line in block.split("\n")]


def commands(page):
    """The lines of shell blocks, and the code within sentences."""
    return shell_lines(page) + CODE.findall(SHELL.sub("", text(page)))


def ci_lines():
    return [without_comment(line) for name in ["run", "nightly"] for line in text(CI / name).split("\n")]


def excused():
    """The commands of .ci/not-run, with the rest of their lines."""
    lines = [line for line in text(CI / "not-run").split("\n") if line and not line.startswith("#")]
    return {command: rest for command, _, rest in (line.partition("  ") for line in lines)}


def ci_targets():
    found = set()
    for line in ci_lines():
        for command in re.findall(r"\bmake [a-z][a-z ]*", line):
            found.update(targets_of(command))
    return found


class Commands(unittest.TestCase):
    def test_ci_runs_the_targets_that_pages_name(self):
        declared = set(re.findall(r"^([a-z]+):", text(ROOT / "Makefile"), re.MULTILINE))
        self.assertLessEqual(ci_targets(), declared, "CI runs targets of the Makefile")
        named = {(target, page.name) for page in PAGES for command in commands(page) for target in targets_of(command)}
        self.assertGreater(len({target for target, _ in named}), 20, "targets were found")
        covered = ci_targets() | {target for command in excused() for target in targets_of(command)}
        for target, page in sorted(named):
            self.assertIn(target, declared, f"{page} names make {target}")
            self.assertIn(target, covered, f"{page} names make {target}: add it to .ci/run, .ci/nightly or .ci/not-run")

    def test_ci_runs_the_other_commands_of_a_clone(self):
        found = {(command, page.name) for page in PAGES if page.name in CLONE for command in shell_lines(page)
                 if re.match("swift |python3 |docker ", command)}
        self.assertGreater(len(found), 3, "commands were found")
        ran = "\n".join(ci_lines())
        for command, page in sorted(found):
            self.assertTrue(command in ran or command in excused(),
                            f"{page} names {command}: add it to .ci/run, .ci/nightly or .ci/not-run")

    def test_what_is_not_run_has_a_date_and_a_reason(self):
        self.assertGreater(len(excused()), 0)
        for command, rest in excused().items():
            self.assertRegex(rest, r"^(never|\d{4}-\d\d-\d\d)  \S.{10,}", command)
            for target in targets_of(command):
                self.assertNotIn(target, ci_targets(), f"make {target} is run")


LOG = """\
◇ Test run started.
◇ Test good() started.
✔ Test good() passed after 0.001 seconds.
◇ Test known() started.
━ Test known() recorded a known issue at Known.swift:1:2: Expectation failed: 1 == 2
↳ it is known
━ Test known() passed after 0.001 seconds with 1 known issue.
◇ Test "many are skipped, with arguments" started.
◇ Test case passing 1 argument seed → 2 to "many are skipped, with arguments" started.
✔ Test "many are skipped, with arguments" with 2 test cases passed after 0.001 seconds.
➜ Test off() skipped: "no terminal"
◇ Test bad(kind:) started.
✘ Test bad(kind:) recorded an issue with 1 argument kind → 3 at Bad.swift:3:4: Expectation failed: 3 == 4
↳ a message
✘ Test bad(kind:) failed after 0.001 seconds with 1 issue.
◇ Test lost() started.
/a/Old.swift:7: error: OldTests.testOld : XCTAssertEqual failed
✘ Test run with 4 tests in 1 suite failed after 0.1 seconds with 2 issues (including 1 known issue).
"""
FAILURES = """\
✘ Test bad(kind:) recorded an issue with 1 argument kind → 3 at Bad.swift:3:4: Expectation failed: 3 == 4
↳ a message
/a/Old.swift:7: error: OldTests.testOld : XCTAssertEqual failed
Test lost() did not end
"""


class Scripts(unittest.TestCase):
    """The scripts of make test and of CI, in a copy of their folders with programs that only pretend."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in [".ci", "Scripts"]:
            shutil.copytree(ROOT / name, self.root / name)
        self.write("log", LOG)

    def write(self, name, source):
        file = self.root / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(source, encoding="utf-8")
        file.chmod(0o755)

    def run_script(self, *command):
        environment = os.environ | {"PATH": f"{self.root}/bin:{os.environ['PATH']}"}
        result = subprocess.run([self.root / command[0], *command[1:]], cwd=self.root, env=environment, check=False, capture_output=True, text=True)
        return result.returncode, result.stdout

    def test_failures_have_their_messages_and_known_issues_are_none(self):
        result = subprocess.run(
            [ROOT / "Scripts/failures", self.root / "log"], check=True, capture_output=True, text=True)
        self.assertEqual(result.stdout, FAILURES)

    def test_all_suites_run_though_the_first_one_fails(self):
        self.write("bin/swift", """#!/bin/sh
            case $* in
              *Samples*) echo '✔ Test run with 5 tests in 2 suites passed after 0.1 seconds.' ;;
              *) cat log; exit 1 ;;
            esac
            """)
        self.write("bin/python3", "#!/bin/sh\necho 'Ran 7 tests in 0.1s'\n")
        status, output = self.run_script("Scripts/test")
        self.assertEqual(status, 1)
        self.assertIn(FAILURES, output)
        self.assertNotIn("known()", output)
        self.assertIn("✔ Test run with 5 tests in 2 suites passed", output)
        self.assertEqual(output.count("Ran 7 tests"), 3)
        self.assertRegex(output, r"root: FAILED in \d+ s; the whole log is .build/test-logs/root.log")
        self.assertEqual((self.root / ".build/test-logs/root.log").read_text(encoding="utf-8"), LOG)

    def test_all_suites_pass(self):
        self.write("bin/swift", "#!/bin/sh\necho '✘ Test run with 5 tests passed after 0.1 seconds with 2 known issues.'\n")
        self.write("bin/python3", "#!/bin/sh\necho 'Ran 7 tests in 0.1s'\n")
        status, output = self.run_script("Scripts/test")
        self.assertEqual(status, 0)
        self.assertIn("✔ Test run with 5 tests passed after 0.1 seconds with 2 known issues.", output)
        self.assertNotIn("✘", output)
        self.assertEqual(self.run_script("Scripts/test", "samples")[1].count("passed in"), 1)
        self.assertEqual(self.run_script("Scripts/test", "nothing"), (64, ""))

    def test_all_parts_run_and_the_table_says_which_failed(self):
        self.write("parts", """#!/usr/bin/env bash
            set -euo pipefail
            . .ci/parts
            begin 5
            part bad 'cat log; false; echo on' &
            part good 'together true "echo 2 programs: 0 failed"'
            wait
            part worse 'together "exit 3" true'
            limit=0
            part late 'echo late'
            end
            """)
        status, output = self.run_script("parts")
        self.assertEqual(status, 1)
        self.assertIn(FAILURES, output)
        self.assertIn("2 programs: 0 failed\n", output)
        table = output[output.index("part "):]
        self.assertRegex(table, r"bad +FAILED with 1 +\d+ +\d+  .build/ci-logs/bad.log\n")
        self.assertRegex(table, r"good +passed +\d+ +\d+\n")
        self.assertRegex(table, r"worse +FAILED with 1 +\d+ +\d+  .build/ci-logs/worse.log\n")
        self.assertRegex(table, r"late +NOT RUN: no time left")
        self.assertRegex(table, r"all +FAILED")

    def test_a_changed_file_is_reported_and_restored(self):
        self.write("pages/page", "as it was\n")
        for command, status in [("true", 0), ("echo new >pages/page", 1), ("echo new >pages/other", 1), ("false", 1)]:
            result = subprocess.run(
                [self.root / ".ci/unchanged", command, "pages"], cwd=self.root, check=False, capture_output=True, text=True)
            self.assertEqual(result.returncode, status, command)
            self.assertEqual([file.name for file in (self.root / "pages").iterdir()], ["page"])
            self.assertEqual((self.root / "pages/page").read_text(encoding="utf-8"), "as it was\n")


if __name__ == "__main__":
    unittest.main()
