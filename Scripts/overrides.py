"""Moves overrides from extensions into their classes.

On iOS an extension may override what its class inherits from Objective-C, which includes all of
UIKit. On Linux an extension may not override anything.
"""

import re
from typing import NamedTuple

from swift_code import code_of, comments, conditions, depth_at, end_of_brackets, end_of_line_behind

ACCESS = r"(?:public|package|open|internal|fileprivate|private)"
WORD = (rf"(?:{ACCESS}|final|class|static|convenience|required|dynamic|nonisolated"
        r"|@\w+(?:\([^()\n]*\))?)")
OVERRIDE = re.compile(
    rf"(?:^|(?<=[{{;]))[ \t]*(?P<words>(?:{WORD}[ \t\n]+)*)(?P<override>override\b)"
    rf"(?P<more>(?:[ \t\n]+{WORD})*)", re.MULTILINE)
# An override needs at least internal access; less does not compile on iOS either.
EXTENSION = re.compile(
    r"(?:\b(?P<access>public|package)[ \t\n]+)?(?<![.`\w])extension[ \t\n]+(?P<name>\w+(?:\.\w+)*)(?P<rest>[^{}]*)\{")


class Override(NamedTuple):
    """An override in an extension: its class, where it begins and ends, and its text in the class."""

    name: str
    begin: int
    end: int
    moved: str
    # Whether the extension applies only to some types of the generic class.
    is_constrained: bool


def overrides(text):
    """The overrides in extensions."""
    code = code_of(text)
    for extension in EXTENSION.finditer(code):
        end = end_of_brackets(code, extension.end())
        for member in OVERRIDE.finditer(code, extension.end(), end):
            if depth_at(code, member.start()) != depth_at(code, extension.end()):
                continue
            begin = beginning(text, member)
            body_end = end_of_brackets(code, body_start(code, member.end())) + 1
            separator = re.compile(r"[ \t]*;|").match(code, body_end).end()
            end_of_member = end_of_line_behind(text, separator)
            needs_access = extension["access"] and not re.search(
                rf"\b{ACCESS}\b(?!\()", member["words"] + member["more"])
            moved = (text[begin:member.start("override")]
                     + (f"{extension['access']} " if needs_access else "")
                     + text[member.start("override"):body_end] + text[separator:end_of_member])
            yield Override(
                extension["name"], begin, end_of_member, moved,
                re.search(r"\bwhere\b|<", extension["rest"]) is not None)


def beginning(text, member):
    """Where a member begins, with the comments above that are about it."""
    code = code_of(text)
    begin = member.end() - len(code[member.start():member.end()].lstrip())
    for start, end in reversed([span for span in comments(text) if span[1] <= begin]):
        is_alone_on_line = not code[text.rfind("\n", 0, start) + 1:start].strip()
        line_feeds = text.count("\n", end, begin)
        is_about_member = line_feeds <= is_alone_on_line or (
            is_alone_on_line and re.match(r"///|/\*\*(?!/)", text[start:]))
        if text[end:begin].strip() or not is_about_member:
            break
        begin = start
    return len(text[:begin].rstrip(" \t"))


def body_start(code, place):
    """Where a member's body begins: behind the first brace that is not in its parameters."""
    depth = 0
    for place in range(place, len(code)):
        depth += {"(": 1, ")": -1}.get(code[place], 0)
        if depth == 0 and code[place] == "{":
            return place + 1
    return len(code)


def class_end(text, name):
    """Where the class's closing brace is; None if no class of the file's top level has the name."""
    code = code_of(text)
    for declaration in re.finditer(rf"\bclass[ \t\n]+{re.escape(name)}\b[^{{}}]*\{{", code):
        if depth_at(code, declaration.start()) == 0:
            return end_of_brackets(code, declaration.end())
    return None


def is_movable(text, override):
    """Whether the class is in the text, and is compiled exactly when the override is."""
    end = class_end(text, override.name)
    if end is None or override.is_constrained:
        return False
    code = code_of(text)
    return conditions(code, end) == conditions(code, override.begin)


def move_overrides(text):
    """The text with the overrides of its own classes in their bodies."""
    moved = {}
    movable = [override for override in overrides(text) if is_movable(text, override)]
    for override in reversed(movable):
        moved.setdefault(override.name, []).insert(0, override.moved.strip("\n") + "\n")
        text = text[:override.begin] + text[override.end:]
    for name, members in moved.items():
        end = class_end(text, name)
        line = text.rfind("\n", 0, end) + 1
        place = line if not text[line:end].strip() else end
        text = text[:place] + "\n" + "\n".join(members) + text[place:]
    return text
