"""Imports what Foundation has on iOS and other modules have on Linux."""

import re

import declarations
from compiled import compiled
from frameworks import IMPORT

MODULES = {
    "FoundationXML": re.compile(r"(?<![.\w`])XML(?:Parser|ParserDelegate|Document|Element|Node|DTD)\b"),
    "FoundationNetworking": re.compile(
        r"(?<![.\w`])(?:URL(?:Session\w*|Request|Response|Cache|Credential\w*|Protocol|AuthenticationChallenge)"
        r"|HTTPURLResponse|HTTPCookie\w*|CachedURLResponse)\b"),
    # Foundation itself has points, sizes and rectangles.
    "CoreGraphics": re.compile(
        r"(?<![.\w`])(?:CG(?!Float\b|Point\b|Size\b|Rect\b|RectEdge\b)[A-Z]\w+|CFTimeInterval)\b"),
}
# What imports one of the modules, too.
EXPORTERS = {"CoreGraphics": {"QuartzCore", "UIKit"}}
# Its parts are one module here; the one for subclasses of recognizers, too.
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
            place = imports[0].end()
            place = text.find("\n", place) + 1 or len(text)
            text = f"{text[:place]}{'' if text[:place].endswith(chr(10)) else chr(10)}import {module}\n{text[place:]}"
    return text
