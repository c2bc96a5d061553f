"""Checks that everything that names the version of the package names the same one."""

import re
import unittest

import fragments

# The one place where it is set.
SOURCE = "Samples/SampleSupport/CommandLine/CommandConfiguration+Sample.swift"


def text(path):
    return (fragments.ROOT / path).read_text(encoding="utf-8")


class Release(unittest.TestCase):
    def setUp(self):
        self.version = re.search(r'packageVersion = "([^"]+)"', text(SOURCE))[1]

    def test_the_changelog_has_the_version_on_top(self):
        sections = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", text("CHANGELOG.md"), re.MULTILINE)
        released = [section for section in sections if section[0] != "Unreleased"]
        self.assertEqual(released[0][0], self.version)
        self.assertTrue(all(date for _, date in released), "each release has a date")

    def test_pages_name_the_version(self):
        found = 0
        for page in fragments.pages():
            for version in re.findall(r'\bfrom: "(\d[^"]*)"', page.read_text(encoding="utf-8")):
                with self.subTest(page=page.name):
                    self.assertEqual(version, self.version)
                found += 1
        self.assertGreater(found, 1, "the README and others show how to depend on a release")


if __name__ == "__main__":
    unittest.main()
