"""Adds a class constraint and defaults to Objective-C protocols, for Swift.

On iOS they are for classes only, and their methods may be optional. In Swift, an optional method
has a default in an extension, and is called without a check.
"""

import re
from functools import lru_cache
from typing import NamedTuple

import shims
from receivers import is_of_protocol, receiver_start, refinements
from swift_code import code_of, conditions, depth_at, end_of_brackets, end_of_line_behind, replace_code

ATTRIBUTE = r"@\w+(?:\([^()]*\))?"
PLAIN = re.compile(
    rf"(?<![\w)])(?P<words>(?:(?:{ATTRIBUTE}|public|package|internal|fileprivate|private)[ \t\n]+)+)"
    r"(?P<protocol>protocol[ \t\n]+\w+)[ \t\n]*\{")
PROTOCOL = re.compile(
    rf"(?:\b(?P<access>public|package)[ \t\n]+)?(?:{ATTRIBUTE}[ \t\n]+)*"
    r"(?<![.`\w])protocol[ \t\n]+(?P<name>\w+)(?P<bases>[^{}]*)\{")
MEMBER = re.compile(r"(?:@objc(?:\([^()]*\))?[ \t\n]+)?\boptional[ \t\n]+(?=(?:[\w@][\w()]*[ \t\n]+)*(?:func|var|subscript|init)\b)")
METHOD = re.compile(r"(?:@objc[ \t\n]+)?func[ \t\n]+(?P<name>\w+)[ \t]*\(")
# A method that returns nothing or an optional: its default returns nothing or nil.
RESULT = re.compile(
    r"(?:[ \t]+(?:async|throws|rethrows)\b)*(?:[ \t]*->[ \t]*(?:(?P<optional>(?:(?!->)[^\n;{}])+\?)|Void|\(\)))?"
    r"[ \t]*(?=\n|;|\}|$)")

# Text that may precede a call whose result is discarded.
DISCARDED = re.compile(r"(?:\b_[ \t]*=[ \t]*)?(?:\b(?:try[?!]?|await)[ \t]+)*$")
# Tokens at the end of a line that do not end the statement.
CONTINUED = re.compile(r"(?:[=,(\[]|\s[-+*/%&|<>?!^~:.]+|\b(?:return|throw|as|is|if|guard|while|switch|case|try|await))$")
# Before the braces of a function, a property or a closure whose result may be `nil`, or of an if that is a value.
ANSWER = re.compile(
    r"(?:(?:->|:)[^{}\n]*\?(?:[ \t]*=)?(?:[ \t\n]*\{[ \t\n]*get)?|\b(?:map|flatMap|compactMap)[ \t]*\(?"
    r"|(?:=|\breturn)[ \t]*(?:if|switch)\b[^\n]*)$")


class Optional(NamedTuple):
    """An optional method: where it begins with `optional`, where with `func`, and where it ends."""

    begin: int
    method: int
    end: int
    name: str
    returns: bool


def protocols(text):
    """The protocols of the text's top level, with where their bodies end."""
    code = code_of(text)
    for protocol in PROTOCOL.finditer(code):
        if depth_at(code, protocol.start()) == 0:
            yield protocol, end_of_brackets(code, protocol.end())


def optionals(text, protocol, end):
    """The optional methods of a protocol that can have defaults."""
    code = code_of(text)
    for member in MEMBER.finditer(code, protocol.end(), end):
        method = METHOD.match(code, member.end())
        if not method or conditions(code, method.start()) != conditions(code, protocol.start()):
            continue
        result = RESULT.match(code, end_of_brackets(code, method.end(), "()") + 1)
        if result:
            # A comment after a method does not belong to it.
            method_end = len(code[:result.end()].rstrip())
            yield Optional(member.start(), method.start(), method_end, method["name"],
                           result["optional"] is not None)


# The whole program is examined for each of its files.
@lru_cache(maxsize=8)
def optional_methods(text):
    """The names of the methods that get defaults, with the names of their protocols."""
    methods = {}
    for protocol, end in protocols(text):
        for method in optionals(text, protocol, end):
            methods.setdefault(method.name, {}).setdefault(protocol["name"], method.returns)
    return methods


def optional_members(text):
    """Where optional members are that have no clear default."""
    code = code_of(text)
    for protocol in PROTOCOL.finditer(code):
        for member in MEMBER.finditer(code, protocol.end(), end_of_brackets(code, protocol.end())):
            yield member.start()


def constrain(text):
    """The text with a class constraint where @objc stands for one."""

    def constrained(match):
        words = re.sub(r"@objc\b(\([^()]*\))?[ \t\n]+", "", match["words"])
        return match[0] if words == match["words"] else f"{words}{match['protocol']}: AnyObject {{"

    return replace_code(PLAIN, constrained, text)


def give_defaults(text):
    """The text with defaults, in extensions behind the protocols."""
    for protocol, end in reversed(list(protocols(text))):
        defaults = ""
        access = f"{protocol['access']} " if protocol["access"] else ""
        place = end_of_line_behind(text, end + 1)
        is_on_line = place > end + 1
        before, behind = text[:place], text[place:]
        for method in reversed(list(optionals(text, protocol, end))):
            declaration = text[method.method:method.end].removeprefix("@objc").lstrip()
            defaults = f"  {access}{declaration} {{{' nil ' if method.returns else ''}}}\n{defaults}"
            before = before[:method.begin] + before[method.method:]
        if defaults:
            gap, last = ("\n", "\n") if is_on_line and before.endswith("\n") else ("\n\n", "")
            text = f"{before}{gap}extension {protocol['name']} {{\n{defaults}}}{last}{behind}"
    return text


def call_plainly(text, program):
    """The text with calls of optional methods that do not ask whether these are there."""
    for call, kind in reversed(list(calls(text, program))):
        if kind == "certain":
            text = text[:call.end(1)] + text[call.end():]
    return text


def call_uikit_plainly(text, program):
    """The text with calls of methods of UIKit's delegates that do not ask whether these are there."""
    own = optional_methods(program).keys() | set(re.findall(r"\b(?:var|let)[ \t\n]+(\w+)", code_of(program)))
    names = "|".join(sorted(shims.protocol_methods() - own))
    return replace_code(re.compile(rf"\.(?P<name>{names})\?(?=\()"), r".\g<name>", text) if names else text


def calls(text, program):
    """The calls by names of optional methods that ask whether these are there, and of what kind each is.

    "certain": on the protocol's type. "uncertain": perhaps. "asked": what depends on the answer.
    """
    methods = optional_methods(program)
    if not methods:
        return
    code = code_of(text)
    names = "|".join(sorted(methods))
    for call in re.finditer(rf"[ \t\n]*\.({names})\b(?:[?!](?=[ \t]*[({{])|(?=[ \t]*(?:[!=]=|[,{{)])))", code):
        wanted = refinements(methods[call[1]], program)
        is_known = is_of_protocol(wanted, code, call.start(), program)
        if call.end() == call.end(1):
            if is_known:
                yield call, "asked"
        elif is_known is None:
            yield call, "uncertain"
        elif is_known:
            yield call, "asked" if is_answer_used(code, call, any(methods[call[1]].values())) else "certain"


def is_answer_used(code, call, returns):
    """Whether something may depend on the answer of a method that returns nothing: whether it was there."""
    return not returns and not is_statement(code, receiver_start(code, call.start()), end_of_call(code, call.end()))


def end_of_call(code, place):
    """Where a call ends: behind its arguments and closures."""
    while opening := re.compile(r"[ \t]*([({])").match(code, place):
        place = end_of_brackets(code, opening.end(), "()" if opening[1] == "(" else "{}") + 1
    return place


def is_statement(code, begin, end):
    """Whether an expression is a statement of its own, whose value nothing uses."""
    before = DISCARDED.sub("", code[:begin])
    line = re.split(r"[\n;{}]", before)[-1]
    if open_bracket(before) in ("(", "[") or not re.match(r"[ \t]*(?:[\n;}]|$)", code[end:]):
        return False
    if re.match(r"\s*(?:[!=]=|\?|:|&&|\|\||\.)", code[end:]):
        return False
    if line.strip():
        # A statement begins after `case .a:` or `{ [weak self] in`.
        return bool(re.fullmatch(r"\s*(?:case\b[^?]*:|default:|.*\bin)\s*", line)) and not is_result(before, code[end:])
    return not CONTINUED.search(before.rstrip()) and not is_result(before, code[end:])


def is_result(before, behind):
    """Whether a statement stands alone in braces that return whether a method was there."""
    body = re.search(r"\{(?P<head>[^{}\n;]*\bin\b)?\s*$", before)
    if not body or not re.match(r"\s*\}", behind):
        return False
    return bool(ANSWER.search(before[:body.start()].rstrip()) or ANSWER.search((body["head"] or "")[:-2].rstrip())
                or re.match(r"\s*\}[ \t]*\(", behind))


def open_bracket(code):
    """The innermost bracket that is open at the end of the code."""
    depth = 0
    for mark in reversed(re.findall(r"[()\[\]{}]", code)):
        depth += 1 if mark in ")]}" else -1
        if depth < 0:
            return mark
    return None
