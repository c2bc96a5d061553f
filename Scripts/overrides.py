"""Moves overrides from extensions into their classes.

An extension may override what its class inherits from Objective-C, which is all of UIKit on iOS, and
nothing on Linux.
"""

import re

WORD = r"(?:public|open|internal|fileprivate|private|final|class|static|@\w+(?:\([^()\n]*\))?)"
OVERRIDE = re.compile(rf"^[ \t]*(?:{WORD}[ \t\n]+)*override\b[^{{}}]*\{{", re.MULTILINE)
EXTENSION = re.compile(r"^[ \t]*(?:\w+[ \t]+)*extension[ \t]+(?P<name>\w+)[^{]*\{", re.MULTILINE)
# Strings and comments, whose braces and words do not count.
WORDS = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
COMMENTS_ABOVE = re.compile(r"(?:^[ \t]*//[^\n]*\n)+\Z", re.MULTILINE)


def code_of(text):
    """The text with blanks for what is in strings and comments, character by character."""
    return WORDS.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def end_of_braces(code, start):
    """Where the brace is closed that stands before the start."""
    depth = 1
    for place in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return place
    return len(code)


def overrides(text):
    """The overrides in extensions: the class's name, where each begins, and where it ends."""
    code = code_of(text)
    for extension in EXTENSION.finditer(code):
        end = end_of_braces(code, extension.end())
        for member in OVERRIDE.finditer(code, extension.end(), end):
            if code.count("{", extension.end(), member.start()) != code.count(
                    "}", extension.end(), member.start()):
                continue
            above = COMMENTS_ABOVE.search(text[:member.start()])
            begin = above.start() if above else member.start()
            closing = end_of_braces(code, member.end())
            line_end = text.find("\n", closing)
            yield extension["name"], begin, len(text) if line_end < 0 else line_end + 1


def class_end(text, name):
    """Where the class's closing brace is; None if the class is not in the text."""
    code = code_of(text)
    declaration = re.search(rf"\bclass[ \t]+{name}\b[^{{]*\{{", code)
    return end_of_braces(code, declaration.end()) if declaration else None


def move_overrides(text):
    """The text with the overrides of its own classes in their bodies."""
    moved = {}
    for name, begin, end in reversed(list(overrides(text))):
        if class_end(text, name) is None:
            continue
        moved.setdefault(name, []).insert(0, text[begin:end])
        text = text[:begin] + text[end:]
    for name, members in moved.items():
        end = class_end(text, name)
        line = text.rfind("\n", 0, end) + 1
        place = line if not text[line:end].strip() else end
        text = text[:place] + "\n" + "\n".join(member.lstrip("\n") for member in members) + text[place:]
    return text
