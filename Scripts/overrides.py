"""Moves overrides from extensions into their classes.

An extension may override what its class inherits from Objective-C, which is all of UIKit on iOS, and
nothing on Linux.
"""

import re
from typing import NamedTuple

from swift_code import code_of

WORD = r"(?:public|open|internal|fileprivate|private|final|class|static|@\w+(?:\([^()\n]*\))?)"
OVERRIDE = re.compile(rf"(?:^|(?<=[{{;]))[ \t]*(?:{WORD}[ \t\n]+)*override\b", re.MULTILINE)
EXTENSION = re.compile(r"^[ \t]*(?:\w+[ \t]+)*extension[ \t]+(?P<name>\w+(?:\.\w+)*)(?P<rest>[^{]*)\{", re.MULTILINE)
CONDITION = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b", re.MULTILINE)
COMMENTS_ABOVE = re.compile(r"(?:^[ \t]*//[^\n]*\n)+\Z", re.MULTILINE)


class Override(NamedTuple):
    """An override in an extension: the class's name, and where it begins and ends."""

    name: str
    begin: int
    end: int
    # Whether the extension is only for some of the class's types.
    is_constrained: bool


def end_of_braces(code, start):
    """Where the brace is closed that stands before the start."""
    depth = 1
    for place in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return place
    return len(code)


def overrides(text):
    """The overrides in extensions."""
    code = code_of(text)
    for extension in EXTENSION.finditer(code):
        end = end_of_braces(code, extension.end())
        for member in OVERRIDE.finditer(code, extension.end(), end):
            if code.count("{", extension.end(), member.start()) != code.count(
                    "}", extension.end(), member.start()):
                continue
            above = COMMENTS_ABOVE.search(text[:member.start()])
            begin = above.start() if above else member.start()
            yield Override(
                extension["name"], begin, end_of_member(code, body_start(code, member.end())),
                re.search(r"\bwhere\b", extension["rest"]) is not None)


def body_start(code, place):
    """Where a member's body begins: behind the first brace that is not in its parameters."""
    depth = 0
    for place in range(place, len(code)):
        depth += {"(": 1, ")": -1}.get(code[place], 0)
        if depth == 0 and code[place] == "{":
            return place + 1
    return len(code)


def end_of_member(code, start):
    """Where the line ends on which the braces of a member do, or these, if more follows."""
    end = end_of_braces(code, start) + 1
    line_end = code.find("\n", end)
    line_end = len(code) if line_end < 0 else line_end + 1
    return end if code[end:line_end].strip() else line_end


def conditions(code, place):
    """Where the branches of `#if` begin that a place is in."""
    branches = []
    for mark in CONDITION.finditer(code, 0, place):
        if mark[1] != "if" and branches:
            branches.pop()
        if mark[1] != "endif":
            branches.append(mark.start())
    return branches


def class_end(text, name):
    """Where the class's closing brace is; None if the class is not in the text."""
    code = code_of(text)
    declaration = re.search(rf"\bclass[ \t]+{re.escape(name)}\b[^{{]*\{{", code)
    return end_of_braces(code, declaration.end()) if declaration else None


def is_movable(text, override):
    """Whether the class is in the text, and built whenever the override is, and the other way."""
    end = class_end(text, override.name)
    if end is None or override.is_constrained:
        return False
    code = code_of(text)
    return conditions(code, end) == conditions(code, override.begin)


def move_overrides(text):
    """The text with the overrides of its own classes in their bodies."""
    moved = {}
    movable = [override for override in overrides(text) if is_movable(text, override)]
    for name, begin, end, _ in reversed(movable):
        moved.setdefault(name, []).insert(0, text[begin:end].strip("\n") + "\n")
        text = text[:begin] + text[end:]
    for name, members in moved.items():
        end = class_end(text, name)
        line = text.rfind("\n", 0, end) + 1
        place = line if not text[line:end].strip() else end
        text = text[:place] + "\n" + "\n".join(members) + text[place:]
    return text
