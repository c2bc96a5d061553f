"""Gives protocols of Objective-C what they have in Swift: a class constraint, and defaults.

On iOS they are for classes by themselves, and their methods may be optional. In Swift a method that
may be left out is one with a default in an extension, and it is called without asking whether it is
there.
"""

import re
from functools import lru_cache

from overrides import end_of_braces
from swift_code import code_of, replace_code

PLAIN = re.compile(r"@objc[ \t\n]+((?:(?:public|internal|fileprivate|private)[ \t]+)?protocol[ \t]+\w+)[ \t]*\{")
PROTOCOL = re.compile(r"\bprotocol[ \t]+(?P<name>\w+)[^{]*\{")
# A method that returns nothing, or what may be nothing: what its default returns is clear.
OPTIONAL = re.compile(
    r"(?:@objc[ \t]+)?optional[ \t]+(?P<method>func[ \t]+(?P<name>\w+)[ \t]*\((?:[^()]|\([^()]*\))*\)"
    r"(?:[ \t]*->[ \t]*(?P<result>\w+\?))?)[ \t]*(?=\n|;|$)", re.MULTILINE)


# The whole program is asked about for each of its files.
@lru_cache(maxsize=64)
def optional_methods(text):
    """The names of the methods that get defaults."""
    return {match["name"] for match in OPTIONAL.finditer(code_of(text))}


def constrain(text):
    """The text with a class constraint where @objc stands for one."""
    return replace_code(PLAIN, r"\1: AnyObject {", text)


def give_defaults(text):
    """The text with defaults, in extensions behind the protocols."""
    place = 0
    while protocol := PROTOCOL.search(code_of(text), place):
        end = end_of_braces(code_of(text), protocol.end())
        body = text[protocol.end():end]
        # Comments behind a method are not of it.
        methods = list(OPTIONAL.finditer(code_of(text), protocol.end(), end))
        defaults = [f"  {method['method']} {{{' nil ' if method['result'] else ''}}}\n"
                    for method in methods]
        if defaults:
            for method in reversed(methods):
                at = method.start("method") - protocol.end()
                body = body[:method.start() - protocol.end()] + body[at:]
            extension = f"\n\nextension {protocol['name']} {{\n{''.join(defaults)}}}"
            text = text[:protocol.end()] + body + "}" + extension + text[end + 1:]
        place = protocol.end() + len(body)
    return text


def call_plainly(text, names):
    """The text with calls of methods by those names that do not ask whether they are there."""
    if not names:
        return text
    calls = re.compile(rf"\.({'|'.join(sorted(names))})\?\(")
    return replace_code(calls, r".\1(", text)
