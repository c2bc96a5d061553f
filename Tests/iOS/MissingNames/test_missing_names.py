"""Checks that names which the shims do not have fail to compile with a message that helps."""

import pathlib
import re
import subprocess
import unittest

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent.parent
PROGRAM = HERE / "Missing.swift"
SHIMS = PACKAGE / "Sources" / "iOS"
MOST_LINES = 7_800
ENTRY = re.compile(r"\bpublic (?:class )?(?:typealias|protocol|func|var) (\w+)")
ERROR = re.compile(r"^[^ ]*Missing\.swift:(\d+):\d+: error: (.*)$", re.MULTILINE)


def errors():
    """What the compiler says of the program: pairs of line and message."""
    modules = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=PACKAGE, capture_output=True, text=True, check=True
    ).stdout.strip() + "/Modules"
    compiler = subprocess.run(
        ["swiftc", "-typecheck", "-I", modules, "-I", "Sources/CChipmunk", "-I",
         "Sources/CContactKernel/include", str(PROGRAM)],
        cwd=PACKAGE, capture_output=True, text=True, check=False)
    return [(int(line), message) for line, message in ERROR.findall(compiler.stderr)]


class MissingNames(unittest.TestCase):
    def test_the_compiler_says_what_to_use_instead(self):
        found = errors()
        lines = PROGRAM.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            _, mark, words = line.partition("// says: ")
            messages = [message for place, message in found if place == number]
            with self.subTest(line=number, code=line.strip()):
                if mark:
                    self.assertTrue(any(words in message for message in messages), messages)
                for message in messages:
                    self.assertIn("unavailable: ", message)

    def test_each_entry_is_met(self):
        """Entries without a line above were not tested."""
        entries = {
            name for file in SHIMS.rglob("Missing*.swift") for name in ENTRY.findall(file.read_text(encoding="utf-8"))}
        self.assertGreater(len(entries), 50)
        lines = PROGRAM.read_text(encoding="utf-8").splitlines()
        met = {word for line in lines if "// says: " in line for word in re.findall(r"\w+", line.partition("//")[0])}
        self.assertEqual(sorted(entries - met), [])

    def test_the_shims_stay_small(self):
        lines = sum(len(file.read_bytes().splitlines()) for file in SHIMS.rglob("*.swift"))
        self.assertLessEqual(lines, MOST_LINES, "remove a name for each new one; see Sources/iOS/README.md")


if __name__ == "__main__":
    unittest.main()
