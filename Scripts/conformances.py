"""Finds optional methods that only a subclass of the class that conforms has.

On iOS they are called. In Swift, where they have defaults, a conforming class uses the default
for itself and for its subclasses, unless it declares the method.
"""

import re
from functools import lru_cache

from protocols import optional_methods
from receivers import refinements
from swift_code import code_of, depth_at, end_of_brackets

TYPE = re.compile(
    r"(?<![.`\w])(?P<kind>class|extension)[ \t\n]+(?!func\b|var\b|let\b|subscript\b)(?P<name>[\w.]+)(?:<[^{}:]*>)?"
    r"[ \t\n]*(?::(?P<bases>[^{}]*?))?(?:\bwhere\b[^{}]*)?\{")
METHOD = re.compile(r"\bfunc[ \t\n]+(?P<name>\w+)[ \t]*[(<]")
# Modifiers before `func` of a method that does not implement the protocol's.
OTHER = re.compile(r"\b(?:override|static|class)\s+(?:(?:@\w+(?:\([^()]*\))?|[a-z]+)\s+)*$")
# The optional methods of UIKit's delegates, by the beginnings of their names.
IN_UIKIT = {
    "UICollisionBehaviorDelegate": {"collisionBehavior"},
    "UIDynamicAnimatorDelegate": {"dynamicAnimatorWillResume", "dynamicAnimatorDidPause"},
}


# The whole program is examined for each of its files.
@lru_cache(maxsize=8)
def bases(program):
    """What each class of a program inherits from and conforms to, in its extensions too."""
    found = {}
    for declaration in TYPE.finditer(code_of(program)):
        names = re.findall(r"[\w.]+", re.sub(r"@\w+", "", declaration["bases"] or ""))
        found.setdefault(last(declaration["name"]), set()).update(map(last, names))
    return found


def last(name):
    return name.split(".")[-1]


def optional_of_protocols(program):
    """The names of optional methods of each protocol that has some, and of those that refine it."""
    methods = {protocol: set(names) for protocol, names in IN_UIKIT.items()}
    for name, names in optional_methods(program).items():
        for protocol in refinements(names, program):
            methods.setdefault(protocol, set()).add(name)
    return methods


def only_in_subclass(text, program):
    """Where methods are declared that are not called, with their names and the class that conforms."""
    methods, parents = optional_of_protocols(program), bases(program)
    code = code_of(text)
    for declaration in TYPE.finditer(code):
        inherited = {}
        for parent in ancestors(last(declaration["name"]), parents):
            for protocol in parents[parent] & methods.keys():
                inherited.update(dict.fromkeys(methods[protocol], parent))
        if not inherited:
            continue
        depth = depth_at(code, declaration.end())
        for method in METHOD.finditer(code, declaration.end(), end_of_brackets(code, declaration.end())):
            if (method["name"] in inherited and depth_at(code, method.start("name")) == depth
                    and not OTHER.search(code[max(0, method.start() - 100):method.start()])):
                yield method.start("name"), method["name"], inherited[method["name"]]


def ancestors(name, parents):
    """The classes of the program that a class inherits from, the nearest first."""
    seen, rest = [], [name]
    while rest:
        for parent in sorted(parents.get(rest.pop(0), ())):
            if parent in parents and parent != name and parent not in seen:
                seen.append(parent)
                rest.append(parent)
    return seen
