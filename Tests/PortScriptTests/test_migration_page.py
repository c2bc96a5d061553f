"""The page on migration shows one program: its edits are those of the script, and its test is one that runs."""

import pathlib
import re
import unittest

from support import port_ios

PACKAGE = pathlib.Path(__file__).parents[2]
PAGE = PACKAGE / "Sources" / "Dynamics" / "Dynamics.docc" / "Guides" / "MigratingFromIOS.md"
# The package whose tests `make consumers` runs.
PROGRAM = PACKAGE / "Tests" / "Consumers" / "WithShims"


class MigrationPage(unittest.TestCase):
    def setUp(self):
        self.blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)

    def test_its_edits_are_those_of_the_script(self):
        lines = [body for kind, body in self.blocks if kind == "diff"][0].splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        self.assertEqual(port_ios.port(before), after)
        self.assertEqual(port_ios.leftovers(after, before), [])
        controller = PROGRAM / "Sources" / "Pendulum" / "PendulumController.swift"
        self.assertEqual(after, controller.read_text(encoding="utf-8"))

    def test_its_test_is_one_that_runs(self):
        tests = (PROGRAM / "Tests" / "PendulumTests" / "PendulumTests.swift").read_text(encoding="utf-8")
        self.assertIn(("", tests), self.blocks)
        for name in re.findall(r"@Test func (\w+)", tests):
            self.assertTrue(any(f"Test {name}() passed" in body for _, body in self.blocks), name)


if __name__ == "__main__":
    unittest.main()
