"""Checks that the pages which list all behaviors, formats and tutorials list them all."""

import re
import unittest

import fragments

ROOT = fragments.ROOT
CATALOG = ROOT / "Sources/Dynamics/Dynamics.docc"
RECORDING = ROOT / "Sources/DynamicsRecording"


def text(path):
    return path.read_text(encoding="utf-8")


class Lists(unittest.TestCase):
    def check(self, names, page):
        self.assertGreater(len(names), 5, "names were found")
        shown = set(re.findall(r"\w+", text(page)))
        self.assertEqual(sorted(set(names) - shown), [], f"{page.name} has all of them")

    def test_behaviors(self):
        sources = "".join(text(file) for file in (ROOT / "Sources/Dynamics").rglob("*.swift"))
        names = re.findall(r"^(?:open|public final|public) class (\w+Behavior)\b", sources, re.MULTILINE)
        self.check(names, CATALOG / "Dynamics.md")
        self.check(names, ROOT / "README.md")
        for name in names:
            self.assertTrue((CATALOG / f"Behaviors/{name}.md").exists(), f"{name} has a page")

    def test_formats(self):
        sources = "".join(text(file) for file in (RECORDING / "Formats").rglob("*.swift"))
        names = re.findall(r"public static (?:var|let|func) (\w+).*?RecordingFormat", sources)
        self.check(names, RECORDING / "DynamicsRecording.docc/RecordingMotion.md")

    def test_recipes(self):
        pages = sorted((CATALOG / "Recipes").glob("*.md"))
        names = [page.stem for page in pages]
        self.assertEqual(names, sorted(file.stem for file in (ROOT / "Tests/Gallery/Recipes").glob("*.swift")))
        self.check(names, CATALOG / "Guides/Recipes.md")
        for page in map(text, pages):
            recipe, = re.findall(r"^```swift\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
            self.assertLessEqual(recipe.count("\n"), 60, recipe)
            thumbnail, = re.findall(r'@PageImage\(purpose: card, source: "([\w-]+)"\)', page)
            self.assertIn(f"]({thumbnail})", page)
            self.assertIn("## Numbers to change\n\n| to change | |", page)

    def test_pages(self):
        pages = [page.stem for folder in ["Tutorials", "Guides"] for page in (CATALOG / folder).glob("*.md")]
        self.check(pages, CATALOG / "Dynamics.md")
        self.check(pages, ROOT / "README.md")


if __name__ == "__main__":
    unittest.main()
