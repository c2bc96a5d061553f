"""Compiles all Swift code that the documentation shows, against the modules that `swift test` has built."""

import collections
import functools
import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import fragments

ROOT = fragments.ROOT
LIBRARIES = ["Dynamics", "DynamicsGeometry", "DynamicsRecording", "DynamicsReporting", "DynamicsSVG",
             "DynamicsTesting", "DynamicsTiming"]
ERROR = re.compile(r"^(.*?):(\d+):\d+: error: (.*)$", re.MULTILINE)


@functools.cache
def options():
    """What the compiler needs to find the package's modules and the macros of Swift Testing."""
    built = output(["swift", "build", "--show-bin-path"]).strip()
    resources = json.loads(output(["swiftc", "-print-target-info"]))["paths"]["runtimeResourcePath"]
    return ["-swift-version", "6", "-I", f"{built}/Modules", "-I", str(ROOT / "Sources/CChipmunk"),
            "-I", str(ROOT / "Sources/CContactKernel/include"),
            "-plugin-path", f"{resources}/host/plugins/testing",
            # As the package manager does: `import Testing` beside Foundation brings in more.
            "-Xfrontend", "-enable-cross-import-overlays"]


def output(command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def errors(files, module="Fragments", modules=None):
    """What the compiler says about files of one module: a list of (page, line, message).

    files: pairs of a name and a text.
    modules: a folder of modules that may be imported, to which this one is added.
    """
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, text in files:
            path = pathlib.Path(folder) / name
            path.write_text(text, encoding="utf-8")
            paths.append(str(path))
        library = [] if any(name == "main.swift" for name, _ in files) else ["-parse-as-library"]
        kept = ["-I", modules, "-emit-module", "-emit-module-path", f"{modules}/{module}.swiftmodule", "-enable-testing"]
        action = kept if modules else ["-typecheck"]
        result = subprocess.run(
            ["swiftc", *action, "-module-name", module, *options(), *library, *paths],
            cwd=ROOT, capture_output=True, text=True, check=False)
    found = [(page, int(line), message) for page, line, message in ERROR.findall(result.stderr)]
    if result.returncode != 0 and not found:
        found = [("the compiler", 0, result.stderr)]
    return found


def modules_of(file):
    """What a reader of a page in a catalog, or of a source file, has imported."""
    parts = file.relative_to(ROOT).parts
    if parts[0] != "Sources" or parts[1] not in LIBRARIES:
        return []
    # The others are not products: Dynamics exports them.
    return ["Dynamics", parts[1]] if parts[1] in ["DynamicsRecording", "DynamicsSVG", "DynamicsTesting"] else ["Dynamics"]


class Fragments(unittest.TestCase):
    maxDiff = None

    def test_fragments_of_pages_compile(self):
        files = []
        for number, page in enumerate(fragments.pages()):
            text = fragments.page_file(fragments.of_page(page), modules_of(page))
            files.append((f"page{number}.swift", text))
        self.check(errors(files))

    def test_fragments_of_doc_comments_compile(self):
        files = []
        for library in LIBRARIES:
            for number, source in enumerate(sorted((ROOT / "Sources" / library).rglob("*.swift"))):
                if found := fragments.of_comments(source):
                    files.append((f"{library}{number}.swift", fragments.comment_file(found, modules_of(source))))
        self.assertGreater(len(files), 20, "doc comments have fragments")
        self.check(errors(files))

    def test_programs_on_pages_compile(self):
        for page in fragments.pages():
            with tempfile.TemporaryDirectory() as modules:
                for name, files in fragments.programs(fragments.of_page(page)):
                    with self.subTest(page=page.name, program=name):
                        texts = [(pathlib.Path(path).name, fragment.whole) for path, fragment in files.items()]
                        self.check(errors(texts, name, modules))

    def test_what_does_not_compile_is_found_with_its_page_and_line(self):
        text = "# A page\n\n```swift\nimport Dynamics\n\nlet box = BasicItme()\n```\n"
        page = fragments.page_file(fragments.of_text(pathlib.Path("Page.md"), text), [])
        self.assertIn(("Page.md", 6, "cannot find 'BasicItme' in scope"), errors([("page.swift", page)]))

    def check(self, found):
        by_page = collections.defaultdict(list)
        for page, line, message in dict.fromkeys(found):
            by_page[page].append(f"{page}:{line}: {message}")
        for page, messages in by_page.items():
            with self.subTest(page=page):
                self.fail("\n".join(messages))


if __name__ == "__main__":
    unittest.main()
