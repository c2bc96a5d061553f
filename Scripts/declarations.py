"""Finds the names that Swift text declares."""

import re
from functools import lru_cache

from swift_code import code_of, end_of_brackets

TYPE = re.compile(r"(?<![.\w])(?:class|struct|enum|protocol|actor|typealias|associatedtype)[ \t\n]+(?!func\b|var\b|let\b|subscript\b)(\w+)")
MEMBER = re.compile(r"(?<![.\w])(?:func|var|let)[ \t\n]+`?(\w+)")
CASES = re.compile(r"(?<![.\w])case[ \t\n]+(?![.]|let\b|var\b|is\b)([^:\n;{}]+)")
# As much as is read of a list of parameters.
LONGEST = 2000
FUNCTION = re.compile(r"(?<![.\w])(?:func[ \t\n]+[^\s({]+|init|subscript)[ \t\n]*[?!]?(?:<[^<>()]*>)?[ \t\n]*\(")
PARAMETER = re.compile(r"(?:^|[,(])\s*(?:@\w+\s+)*(\w+)(?:\s+(\w+))?\s*:")


@lru_cache(maxsize=16)
def types(text):
    """The names of the types that a text declares."""
    return frozenset(TYPE.findall(code_of(text)))


@lru_cache(maxsize=16)
def members(text):
    """The names of functions, variables, parameters and cases."""
    code = code_of(text)
    names = set(MEMBER.findall(code))
    for cases in CASES.findall(code):
        names.update(re.findall(r"(?:^|,)\s*`?(\w+)", re.sub(r"\([^()]*\)", "", cases)))
    for parameters in parameter_lists(code):
        names.update(label or outer for outer, label in PARAMETER.findall(parameters))
    return frozenset(names)


def parameter_lists(code, pattern=FUNCTION):
    for function in pattern.finditer(code):
        end = min(function.end() + LONGEST, len(code))
        yield code[function.end():end_of_brackets(code[:end], function.end(), "()")]


@lru_cache(maxsize=256)
def initializer_labels(text):
    """The labels of the initializers that a text declares: the first of a call is one of them."""
    code = code_of(text)
    lists = parameter_lists(code, re.compile(r"(?<![.\w])init[?!]?(?:<[^<>()]*>)?[ \t\n]*\("))
    return frozenset(label for parameters in lists for label, _ in PARAMETER.findall(parameters))


@lru_cache(maxsize=16)
def members_without_override(text):
    """The names of functions and variables that do not override others."""
    code = code_of(text)
    return frozenset(
        found[1] for found in MEMBER.finditer(code)
        if not re.search(r"\boverride\b[^\n{};]*$", code[max(0, found.start() - 100):found.start()]))
