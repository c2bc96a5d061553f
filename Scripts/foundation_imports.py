"""Imports the modules that have parts of Foundation on Linux."""

import re

import declarations
from compiled import compiled
from frameworks import IMPORT
from swift_code import line_end

MODULES = {
    "FoundationXML": re.compile(r"(?<![.\w`])XML(?:Parser|ParserDelegate|Document|Element|Node|DTD)\b"),
    "FoundationNetworking": re.compile(
        r"(?<![.\w`])(?:URL(?:Session\w*|Request|Response|Cache|Credential\w*|Protocol|AuthenticationChallenge)"
        r"|HTTPURLResponse|HTTPCookie\w*|CachedURLResponse)\b"),
    # The replacements of work items and timers.
    "UIKit": re.compile(r"(?<![.\w`])(?:UIShimWorkItem\b|Timer(?:\.\w+)?\(timeInterval:[^{}\n]*\brepeating:)"),
    # Foundation itself has points, sizes and rectangles.
    "CoreGraphics": re.compile(
        r"(?<![.\w`])(?:CG(?!Float\b|Point\b|Size\b|Rect\b|RectEdge\b)[A-Z]\w+|CFTimeInterval)\b"),
}
# Imports that include one of the modules.
EXPORTERS = {"CoreGraphics": {"QuartzCore", "UIKit"}, "UIKit": {"QuartzCore"}}
# Its submodules are one module here, including the one for subclasses of recognizers.
PART = re.compile(r"(?<![.\w])(?P<import>import[ \t]+(?:UIKit|QuartzCore|CoreGraphics|Foundation))\.\w+(?:\.\w+)*")


def import_foundation(text, program):
    """The text with imports of the modules that it needs, behind its first import."""
    own = declarations.types(program)
    for module, names in MODULES.items():
        code = compiled(text)
        imports = list(IMPORT.finditer(code))
        if not imports or {found["module"] for found in imports} & {module, *EXPORTERS.get(module, ())}:
            continue
        if any(found[0] not in own for found in names.finditer(code)):
            place = line_end(text, imports[0].end())
            text = f"{text[:place]}\nimport {module}{text[place:]}"
    return text
