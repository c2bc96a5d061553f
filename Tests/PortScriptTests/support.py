"""Loads Scripts/port-ios.py, and checks what it makes of Swift text."""

import importlib.util
import pathlib
import subprocess
import sys
import unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts" / "port-ios.py"
spec = importlib.util.spec_from_file_location("port_ios", SCRIPT)
port_ios = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
sys.path.insert(0, str(SCRIPT.parent))
spec.loader.exec_module(port_ios)


def run_script(*arguments):
    return subprocess.run(
        [sys.executable, str(SCRIPT), *map(str, arguments)], capture_output=True, text=True, check=False)


class PortTest(unittest.TestCase):
    def check(self, before, after):
        self.assertEqual(port_ios.port(before), after)
        self.assertEqual(port_ios.port(after), after, "a second run changes nothing")

    def check_leftovers(self, before, lines):
        """The lines that are left to do by hand once the text is ported."""
        after = port_ios.port(before)
        self.assertEqual([number for number, _ in port_ios.leftovers(after, before)], lines, after)
