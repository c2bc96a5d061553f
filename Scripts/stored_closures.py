"""Makes stored properties lazy whose values have closures that hold `self`.

On iOS such a value may name `self` as the target of a selector. In a closure, `self` does not exist until all
properties are set.
"""

import re

from swift_code import code_of

STORED = re.compile(
    r"(?P<words>(?:(?:private|fileprivate|internal|public|package|open|final)(?:\(set\))?[ \t]+)*)"
    r"(?P<kind>let|var)[ \t]+(?P<name>\w+)[ \t]*(?::[^={}\n]+)?=[ \t]*")
BEFORE = re.compile(r"\b(?:lazy|static|class|weak|unowned)[ \t\n]+$")
CLASS = re.compile(r"\b(?:class|actor)[ \t\n]+(?!func\b|var\b|let\b)\w+[^{}]*$")
HOLDS_SELF = re.compile(r"\[weak self\]")


def make_lazy(text):
    """The text with `lazy var` for the stored properties of classes whose values hold `self`."""
    code = code_of(text)
    for found in reversed(list(STORED.finditer(code))):
        end = end_of_value(code, found.end())
        if HOLDS_SELF.search(code, found.end(), end) and is_stored_in_class(code, found):
            text = text[:found.start("kind")] + "lazy var" + text[found.end("kind"):]
    return text


def end_of_value(code, place):
    """Where the value of a property ends: with its line, or with the brackets that are open there."""
    depth = 0
    for mark in re.compile(r"[()\[\]{}\n;]").finditer(code, place):
        depth += 0 if mark[0] in "\n;" else 1 if mark[0] in "([{" else -1
        if depth < 0 or depth == 0 and mark[0] in "\n;":
            return mark.start()
    return len(code)


def is_stored_in_class(code, found):
    """Whether a declaration is directly in the body of a class, and neither lazy nor of the type."""
    if BEFORE.search(code[max(0, found.start() - 40):found.start()]):
        return False
    depth = 0
    for mark in reversed(list(re.finditer(r"[{}]", code[:found.start()]))):
        depth += 1 if mark[0] == "}" else -1
        if depth < 0:
            return bool(CLASS.search(code[max(0, mark.start() - 400):mark.start()]))
    return False
