"""Finds the Swift code in pages and doc comments, and makes Swift files of it for the compiler.

The fragments of a page are compiled in order within a function on the main actor that may throw and
wait. Each sees what the ones before it declare, and may declare it again. What a page needs and does
not show is in an HTML comment: "<!-- setup" within that function, "<!-- setup file" outside. A
fragment that begins with "// Sources/NAME/FILE.swift" is a file of a program.
"""

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]

BLOCK = re.compile(
    r"^(?P<indent> *)```swift\n(?P<shown>.*?)^ *```$"
    r"|^<!-- setup\n(?P<hidden>.*?)^-->$|^<!-- setup file\n(?P<outside>.*?)^-->$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"^ *///(?: |$)(.*)$")
PROGRAM = re.compile(r"// ((?:Sources|Tests)/([\w-]+)/[\w/+-]+\.swift)$")
MANIFEST = "// swift-tools-version"
IMPORT = re.compile(r"^(?:@testable |public |internal )?import .*$", re.MULTILINE)
# What a function cannot contain.
EXTENSION = re.compile(r"^extension .*?^}$", re.MULTILINE | re.DOTALL)
TEST = re.compile(r"^(?:@MainActor )?@(?:Test|Suite)\b.*?^}$", re.MULTILINE | re.DOTALL)
# What a function that may wait cannot call.
RUN_LOOP = "RunLoop.main.run"

# What fragments in doc comments may use without declaring it.
PRELUDE = """
  animator: DynamicAnimator, box: BasicItem, ball: BasicItem, card: BasicItem, items: [BasicItem],
  path: BezierPath, recording: Recording, file: URL
"""


@dataclasses.dataclass(frozen=True)
class Fragment:
    page: pathlib.Path
    line: int
    text: str
    at_file_scope: bool = False

    @property
    def program(self):
        """The program's name and the file's, if the fragment is a file of a program."""
        found = PROGRAM.match(self.text.split("\n", 1)[0])
        return (found[2], found[1]) if found else None

    @property
    def imports(self):
        return IMPORT.findall(self.text)

    @property
    def outside(self):
        """What the fragment has for the file."""
        if self.at_file_scope:
            return self.placed(IMPORT.sub("", self.text))
        return self.matches(EXTENSION)

    @property
    def tests(self):
        return "" if self.at_file_scope else self.matches(TEST)

    @property
    def inside(self):
        """What the fragment has for the function."""
        if self.at_file_scope:
            return ""
        rest = self.text
        for pattern in [EXTENSION, TEST, IMPORT]:
            rest = pattern.sub(lambda found: "\n" * found[0].count("\n"), rest)
        code = self.placed(rest)
        return f"let _: () throws -> Void = {{\n{code}}}\n" if RUN_LOOP in rest else code

    def matches(self, pattern):
        return "".join(
            self.placed(found[0] + "\n", self.text.count("\n", 0, found.start())) for found in pattern.finditer(self.text))

    @property
    def whole(self):
        return self.placed(self.text)

    def placed(self, text, offset=0):
        """The text, placed so that the compiler names the page and its lines."""
        return f'#sourceLocation(file: "{self.page}", line: {self.line + offset})\n{text}#sourceLocation()\n'


def pages():
    """All Markdown files that may have Swift code."""
    places = ["*.md", "Documentation/*.md", "Sources/**/*.md", "Samples/**/*.md"]
    found = [page for place in places for page in ROOT.glob(place)]
    # Packages below this one keep there what they have fetched.
    return sorted(page for page in found if ".build" not in page.relative_to(ROOT).parts)


def of_page(page):
    """The fragments of a page in order, with those that it does not show."""
    return of_text(page, page.read_text(encoding="utf-8"))


def of_text(page, text):
    found = []
    for block in BLOCK.finditer(text):
        kind = block.lastgroup
        line = text.count("\n", 0, block.start(kind)) + 1
        indent = len(block["indent"] or "")
        code = "".join(line[indent:] if line.strip() else "\n" for line in block[kind].splitlines(keepends=True))
        if not code.startswith(MANIFEST):
            found.append(Fragment(page, line, code, at_file_scope=kind == "outside"))
    return found


def of_comments(source):
    """The fragments in the doc comments of a Swift file."""
    comments = map(COMMENT.match, source.read_text(encoding="utf-8").splitlines())
    return of_text(source, "".join((comment[1] if comment else "") + "\n" for comment in comments))


def page_file(fragments, modules):
    """A Swift file with all fragments of a page that are not files of programs."""
    fragments = [fragment for fragment in fragments if not fragment.program]
    imports = {f"import {module}" for module in modules}.union(*(fragment.imports for fragment in fragments))
    scopes = "do {\n".join(fragment.inside for fragment in fragments) + "}\n" * (len(fragments) - 1)
    outside = "".join(fragment.outside for fragment in fragments)
    tests = "".join(fragment.tests for fragment in fragments)
    return (
        "\n".join(sorted(imports)) + f"\n{outside}private struct Tests {{\n{tests}}}\n" + function("page", "", scopes))


def comment_file(fragments, modules):
    """A Swift file with fragments of doc comments, each in a function that has what the prelude declares."""
    imports = sorted({*modules, "Dynamics", "DynamicsRecording", "Foundation"})
    return "".join(f"import {module}\n" for module in imports) + "".join(
        fragment.outside + function(f"comment{number}", PRELUDE, fragment.inside)
        for number, fragment in enumerate(fragments))


def function(name, parameters, body):
    return f"@MainActor private func {name}({parameters}) async throws {{\n{body}}}\n"


def programs(fragments):
    """The programs that a page shows: pairs of a name and the files, a dictionary of fragments by path.

    A file that is shown again, or another main file, makes a new version of the program.
    """
    versions, current = [], {}
    for fragment in filter(lambda fragment: fragment.program, fragments):
        name, path = fragment.program
        files = current.setdefault(name, {})
        replaced = [old for old in files if old == path or (is_main(files[old]) and is_main(fragment))]
        if replaced:
            versions.append((name, dict(files)))
            for old in replaced:
                del files[old]
        files[path] = fragment
    return versions + list(current.items())


def is_main(fragment):
    return fragment.program[1].endswith("/main.swift") or "@main" in fragment.text
