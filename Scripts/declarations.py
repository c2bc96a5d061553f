"""Finds the names that Swift text declares."""

import re
from functools import lru_cache

from swift_code import code_of, end_of_brackets, top_level_commas

TYPE = re.compile(r"(?<![.\w])(?:class|struct|enum|protocol|actor|typealias|associatedtype)[ \t\n]+(?!func\b|var\b|let\b|subscript\b)(\w+)")
MEMBER = re.compile(r"(?<![.\w])(?:func|var|let)[ \t\n]+`?(\w+)")
CASES = re.compile(r"(?<![.\w])case[ \t\n]+(?![.]|let\b|var\b|is\b)([^:\n;{}]+)")
# In closures, loops and patterns of tuples.
NAMES_BEFORE_IN = re.compile(r"(?:\{[ \t\n]*(?:\[[^\[\]]*\][ \t\n]*)?\(?|\bfor[ \t]+\(?)([\w, ]+?)\)?[ \t]+in\b")
TUPLE = re.compile(r"\b(?:let|var)[ \t]*\(([^()]*)\)")
# The most characters read of a parameter list.
LONGEST = 2000
FUNCTION = re.compile(r"(?<![.\w])(?:func[ \t\n]+[^\s({]+|init|subscript)[ \t\n]*[?!]?(?:<[^<>()]*>)?[ \t\n]*\(")
PARAMETER = re.compile(r",?\s*(?:@\w+\s+)*(?P<label>\w+)(?:\s+(?P<name>\w+))?\s*:")


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
    for pattern in (NAMES_BEFORE_IN, TUPLE):
        for words in pattern.findall(code):
            names.update(re.findall(r"\w+", words))
    for found_parameters in parameter_lists(code):
        names.update(found["name"] or found["label"] for found in found_parameters)
    return frozenset(names)


def parameter_lists(code, pattern=FUNCTION):
    """The parameters of each function whose list of them a pattern opens."""
    for function in pattern.finditer(code):
        yield parameters(code, function.end())


def parameters(code, begin):
    """The labels and names of the parameters in a list that begins at a place."""
    end = end_of_brackets(code[:begin + LONGEST], begin, "()")
    found = (PARAMETER.match(code, place, end) for place in [begin, *top_level_commas(code, begin, end)])
    return [parameter for parameter in found if parameter]


@lru_cache(maxsize=256)
def initializer_labels(text):
    """The labels of the initializers that a text declares: the first of a call is one of them."""
    code = code_of(text)
    lists = parameter_lists(code, re.compile(r"(?<![.\w])init[?!]?(?:<[^<>()]*>)?[ \t\n]*\("))
    return frozenset(found["label"] for found_parameters in lists for found in found_parameters)


@lru_cache(maxsize=16)
def overridable(text):
    """The variables and functions, with labels, that a text declares and that override no others."""
    code = code_of(text)
    return frozenset(
        full_name(code, found.end(), found[1]) for found in MEMBER.finditer(code)
        if not re.search(r"\boverride\b[^\n{};]*$", code[max(0, found.start() - 100):found.start()]))


def full_name(code, place, name):
    """The name of what is declared before a place, with labels if it is a function, as `move(_:to:)`."""
    opening = re.compile(r"[ \t\n]*(?:<[^<>()]*>)?[ \t\n]*\(").match(code, place)
    if not opening:
        return name
    return f"{name}({''.join(found['label'] + ':' for found in parameters(code, opening.end()))})"
