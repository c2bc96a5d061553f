"""Ports whole programs as they are on iOS, which nobody wrote or changed for Linux, and compiles them.

If the script says that nothing is left to do, the program must build. It said so of programs that did not.
"""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

from support import run_script

PROGRAMS = pathlib.Path(__file__).parent / "Programs"
PACKAGE = PROGRAMS.parents[2]
# The lines that are left to do by hand, of the programs that have some.
LEFT = {
    "Breakout": [3, 4, 66, 68, 69, 75, 76, 77, 78, 83, 88, 89],
    "CoinJar": [22, 25],
    "Fireflies": [57],
    "PendulumClock": [56, 58],
    "PullCord": [22, 29, 48],
    "SpringTiles": [13, 21, 78],
    "ThrowableView": [7, 12, 28, 56],
    "TiltCard": [12, 13, 14, 15, 36, 37, 43],
}


class WholePrograms(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.told = {}
        for file in sorted(PROGRAMS.glob("*.swift")):
            copy = cls.folder / file.name
            shutil.copy(file, copy)
            result = run_script(copy)
            lines = [int(line.removeprefix(f"{copy}:").partition(":")[0]) for line in result.stderr.splitlines()]
            cls.told[file.stem] = (result.returncode, sorted(set(lines)))

    def test_there_are_programs_of_both_kinds(self):
        self.assertGreater(len(self.told) - len(LEFT), 3)
        self.assertEqual(set(LEFT) - set(self.told), set())

    def test_what_is_left_is_told(self):
        for name, (code, lines) in self.told.items():
            with self.subTest(name):
                self.assertEqual(lines, LEFT.get(name, []))
                self.assertEqual(code, 1 if name in LEFT else 0)

    def test_what_is_done_builds(self):
        """Also what needs a timer of another kind, as that is not about building."""
        modules = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=PACKAGE, capture_output=True, text=True, check=True
        ).stdout.strip() + "/Modules"
        for name in self.told.keys() - LEFT.keys() | {"Fireflies"}:
            with self.subTest(name):
                compiler = subprocess.run(
                    ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-I", modules,
                     "-I", "Sources/CChipmunk", "-I", "Sources/CContactKernel/include",
                     str(self.folder / f"{name}.swift")],
                    cwd=PACKAGE, capture_output=True, text=True, check=False)
                self.assertEqual(compiler.returncode, 0, compiler.stderr)

    def test_a_second_run_changes_nothing(self):
        for name in self.told:
            with self.subTest(name):
                self.assertEqual(run_script("--check", self.folder / f"{name}.swift").stdout.count("would change"), 0)


if __name__ == "__main__":
    unittest.main()
