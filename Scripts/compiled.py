"""Finds the code of a file that Linux compiles: outside of strings, comments and `#if` branches for other systems."""

import re
from functools import lru_cache

from frameworks import is_on_linux
from swift_code import CONDITION, code_of, line_end

PART = re.compile(r"\b(?:(?P<kind>\w+)\s*\(\s*(?P<argument>[\w.]*)[^()]*\)|(?P<flag>\w+))")
# The value of a part of a condition whose own parts are True, False or Unknown.
RULES = [
    (re.compile(r"\(([TFU])\)"), lambda part: part[1]),
    (re.compile(r"!([TFU])"), lambda part: {"T": "F", "F": "T", "U": "U"}[part[1]]),
    (re.compile(r"(?<!!)([TFU])&&([TFU])"), lambda part: min(part[1] + part[2], key="FUT".index)),
    (re.compile(r"(?<![!&])([TFU])\|\|([TFU])(?!&&)"), lambda part: max(part[1] + part[2], key="FUT".index)),
]


@lru_cache(maxsize=64)
def compiled(text):
    """The text with blanks for all that Linux does not compile, character by character."""
    code = code_of(text)
    pieces, place = [], 0
    # For each `#if` around the place: whether a branch has been taken, and whether this one is compiled.
    branches = []
    for mark in CONDITION.finditer(code):
        end = line_end(code, mark.end())
        if all(is_active for _, is_active in branches):
            pieces.append(code[place:mark.start()])
        else:
            pieces.append(blanks(code[place:mark.start()]))
        pieces.append(blanks(code[mark.start():end]))
        place = end
        enter(branches, mark[1], code[mark.end():end])
    rest = code[place:]
    return "".join(pieces) + (rest if all(is_active for _, is_active in branches) else blanks(rest))


def enter(branches, directive, condition):
    """Goes on from `#if`, `#elseif`, `#else` or `#endif` to what is behind it."""
    was_taken = False
    if directive != "if" and branches:
        was_taken, _ = branches.pop()
    if directive == "endif":
        return
    value = "T" if directive == "else" else value_on_linux(condition)
    branches.append((was_taken or value == "T", not was_taken and value != "F"))


def value_on_linux(condition):
    """Whether a condition is True, False or Unknown."""
    value = re.sub(r"\s", "", PART.sub(value_of_part, condition))
    before = None
    while value != before:
        before = value
        for pattern, result in RULES:
            value = pattern.sub(result, value)
    return value if value in ("T", "F") else "U"


def value_of_part(match):
    """What is always true or false on Linux; everything else, as DEBUG, may be either."""
    if match["kind"] == "canImport":
        return {True: "T", False: "F", None: "U"}[is_on_linux(match["argument"])]
    if match["kind"] in ("os", "targetEnvironment"):
        return "T" if match["argument"] == "Linux" else "F"
    return {"true": "T", "false": "F"}.get(match["flag"], "U")


def blanks(code):
    return re.sub(r"[^\n]", " ", code)
