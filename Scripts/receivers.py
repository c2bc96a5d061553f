"""Finds whether a method is called on a value of a protocol's type, according to the declarations.

A name has a protocol's type if all its declarations do: those of the type around the call,
otherwise those of the file, otherwise those of the program.
"""

import re
from functools import lru_cache

from swift_code import code_of, end_of_brackets

BASES = re.compile(r"\bprotocol[ \t\n]+(\w+)[ \t\n]*:([^{}]*)\{")
CAST = re.compile(r"\([^()]*\bas[?!]?[ \t\n]+(?P<type>[\w.& ]+)\)[?!]*[ \t\n]*$")
RECEIVER = re.compile(r"(?P<path>(?:[\w$]+[?!]*[ \t\n]*\.[ \t\n]*)*)(?P<name>[\w$]+)[?!]*[ \t\n]*$")
TYPE_BODY = re.compile(r"\b(?:class|struct|enum|actor|extension)[ \t\n]+(?!func\b|var\b|let\b|subscript\b)\w[^{};]*\{")
# The most characters read of a receiver or a type.
LONGEST = 400


def refinements(names, program):
    """The protocols by these names, and those that refine one of them."""
    names = set(names)
    bases = [(name, set(re.findall(r"\w+", others))) for name, others in BASES.findall(code_of(program))]
    while added := {name for name, others in bases if others & names} - names:
        names |= added
    return names


# Many calls in a program use the same few names.
@lru_cache(maxsize=256)
def declared_types(name, code):
    """The texts of the types that variables and parameters of a name are declared with.

    None stands for a declaration that does not say its type; one that takes the type of another
    value by the same name counts as that one does.
    """
    types = []
    name = re.escape(name)
    for found in re.finditer(rf"(?<![\w.?]){name}[ \t\n]*:[ \t\n]*(?=[\[(@]|(?:any|some|inout)\b|[A-Z])", code):
        types.append(re.split(r"[={},;\n]|\)(?![?!)])", code[found.end():found.end() + LONGEST], maxsplit=1)[0])
    for found in re.finditer(rf"\b(?:let|var)[ \t\n]+{name}[ \t\n]*=[ \t\n]*(?P<value>[^\n;{{]*)", code):
        cast = re.search(r"\bas[?!]?[ \t]+([\w.&]+)", found["value"])
        same = re.match(rf"(?:self[?!]?\.)?{name}\b(?![ \t]*[.(\[?!])", found["value"])
        if not same:
            types.append(cast[1] if cast else None)
    # A closure's parameter, an element in a loop, a part of a tuple.
    if re.search(rf"(?<![\w.]){name}(?:[ \t]*,[ \t\w]+)*[ \t]+in\b|\b(?:let|var)[ \t]*\([^()]*\b{name}\b", code):
        types.append(None)
    return types


def is_among(type_text, names):
    """Whether a type is one of the protocols, optional or not; None where it is not said."""
    if type_text is None:
        return None
    plain = re.sub(r"\b(?:any|some|inout|weak)\b|[?!() \t]", "", type_text)
    return bool({part.split(".")[-1] for part in plain.split("&")} & names)


def type_around(code, place):
    """The body of the innermost type that a place is in."""
    bodies = ((body.end(), end_of_brackets(code, body.end())) for body in TYPE_BODY.finditer(code, 0, place))
    return next((code[begin:end] for begin, end in reversed(list(bodies)) if end >= place), "")


def receiver_start(code, place):
    """Where the value begins that a method is called on; the place itself if that is not clear."""
    start = max(0, place - LONGEST)
    receiver = CAST.search(code[start:place]) or RECEIVER.search(code[start:place])
    return start + receiver.start() if receiver else place


def is_of_protocol(names, code, place, program):
    """Whether what ends before a place in code is of one of the protocols; None if not certain."""
    start = max(0, place - LONGEST)
    if cast := CAST.search(code[start:place]):
        return is_among(cast["type"], names)
    receiver = RECEIVER.search(code[start:place])
    if not receiver or code[:start + receiver.start()].rstrip().endswith("."):
        return None
    if receiver["name"] in ("self", "super"):
        return False
    path = re.sub(r"[?!\s]", "", receiver["path"])
    own = type_around(code, place) if path in ("", "self.") else ""
    for where in (own, code, code_of(program)):
        answers = {is_among(type_text, names) for type_text in declared_types(receiver["name"], where)}
        if answers:
            return answers.pop() if len(answers) == 1 else None
    return None
