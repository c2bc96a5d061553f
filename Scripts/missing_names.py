"""Finds names that a program uses and that neither Linux, the shims nor the program itself have."""

import re

import declarations
import shims
from conformances import TYPE, ancestors, bases, last
from swift_code import depth_at, end_of_brackets
from uikit_names import APPLE_ONLY, MEMBERS, TYPES

FROM_FOUNDATION = {"CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "NSTextCheckingResult", "UIKit"}
# Handled more exactly by patterns of calls than by names.
TOLD_ELSEWHERE = {"open", "setValue", "target", "value"}
# Types and functions of iOS, by their prefixes; most of Foundation's are on Linux.
NAME = re.compile(r"(?<![\w#@$`])(?P<name>(?:UI|CA|CG|NS)[A-Z]\w*[a-z]\w*)\b")
OF_TYPE = re.compile(r"(?<![\w.`])(?P<type>(?:UI|CA)[A-Z]\w+)\.(?P<member>\w+)")
MADE = re.compile(r"(?<![\w.`])(?P<type>(?:UI|CA)[A-Z]\w+)(?:\.init)?\([ \t\n]*(?P<label>\w+)[ \t]*:")
WORD = re.compile(r"(?<![\w`])(?P<dot>\.?)(?P<name>[a-z]\w+)\b(?P<behind>[ \t]*[:({]?)")
WEIGHT = re.compile(r"\bweight:[ \t\n]*\.(?P<name>\w+)")
OVERRIDE = re.compile(
    r"\boverride[ \t\n]+(?:(?:public|open|internal|class|static|final|dynamic|weak)[ \t\n]+)*(?:func|var)[ \t\n]+(?P<name>\w+)")
DECLARED = re.compile(r"\b(?:func|var|let|case|class|struct|enum|protocol|typealias)[ \t\n]+$")
# Members that each class inherits from Foundation's NSObject or from the language.
OF_EVERY_CLASS = {
    "self", "Type", "Protocol", "init", "hash", "isEqual", "description", "debugDescription", "copy", "mutableCopy",
    "hashValue", "superclass", "classForCoder"}


def missing_names(code, program):
    """Where names are used that are missing, with one piece of advice for each."""
    told = {}
    for missing in (missing_types, missing_members, missing_overrides):
        for place, advice in missing(code, program):
            told.setdefault(place, advice)
    yield from told.items()


def missing_types(code, program):
    """Types, functions and what they have of their own."""
    there, functions = shims.available()
    explained, explained_members = shims.missing()
    explained = explained | explained_members
    own = declarations.types(program) | declarations.members(program)
    own_labels = declarations.initializer_labels(program)
    for found in NAME.finditer(code):
        name = found["name"]
        if name in own or name in there or name in functions or name in FROM_FOUNDATION:
            continue
        if advice := explained.get(name) or advice_by_beginning(name) or APPLE_ONLY.get(name):
            yield found.start(), f"{name}: {decapitalized(advice)}"
        elif not name.startswith("NS"):
            yield found.start(), f"{name}: not in the shims; remove it or write it in the program"
    for found in OF_TYPE.finditer(code):
        type_name, member = found["type"], found["member"]
        if type_name in there and type_name not in own and not is_known(member, type_name, own):
            advice = explained.get(member) or MEMBERS.get(member) or "not in the shims; remove it or write an extension"
            yield found.start("member"), f"{type_name}.{member}: {decapitalized(advice)}"
    for found in MADE.finditer(code):
        type_name, label = found["type"], found["label"]
        made = shims.members_of(type_name)
        if made and type_name not in own and f"init({label}:" not in made and label not in own_labels | TOLD_ELSEWHERE:
            yield found.start(), f"{type_name}({label}:): not in the shims; make it in another way"


def is_known(member, type_name, own):
    """Whether a type has a member; for types that are no classes, whether any has."""
    there, members = shims.available()
    members_of = shims.members_of(type_name)
    return member in own or member in OF_EVERY_CLASS or member in (there | members if members_of is None else members_of)


def advice_by_beginning(name):
    return next((advice for beginning, advice in TYPES.items() if name.startswith(beginning)), None)


def missing_members(code, program):
    """Members of UIKit's classes and functions of Apple's Foundation, told by their names alone."""
    _, members = shims.available()
    _, explained = shims.missing()
    advice = {name: text for name, text in (MEMBERS | explained).items() if name not in members | TOLD_ELSEWHERE}
    own = declarations.members(program) | declarations.types(program)
    for found in WORD.finditer(code):
        name = found["name"]
        if name in own:
            continue
        if name in advice and is_use(code, found):
            yield found.start("name"), f"{name}: {decapitalized(advice[name])}"
        elif not found["dot"] and name in APPLE_ONLY and not found["behind"].endswith(":"):
            yield found.start("name"), f"{name}: {decapitalized(APPLE_ONLY[name])}"
    for found in WEIGHT.finditer(code):
        if found["name"] not in shims.members_of("Weight") | own:
            yield found.start("name"), f"UIFont.Weight.{found['name']}: not in the shims: use another weight"


def is_use(code, found):
    """Whether a word is a member that is used, and not an argument's label or what is declared."""
    if found["dot"]:
        return True
    return not found["behind"].endswith(":") and not DECLARED.search(code[max(0, found.start() - 20):found.start()])


def missing_overrides(code, program):
    """Overrides of what the shims' classes do not have."""
    own = declarations.overridable(program)
    parents = bases(program)
    _, explained = shims.missing()
    for declaration in TYPE.finditer(code):
        if declaration["kind"] != "class":
            continue
        family = [last(declaration["name"]), *ancestors(last(declaration["name"]), parents)]
        above = set().union(*(parents.get(name, ()) for name in family)) - set(family)
        inherited = [shims.members_of(name) for name in sorted(above)]
        if not any(members is not None for members in inherited):
            continue
        known = own.union(*filter(None, inherited))
        depth = depth_at(code, declaration.end())
        for override in OVERRIDE.finditer(code, declaration.end(), end_of_brackets(code, declaration.end())):
            name = override["name"]
            if depth_at(code, override.start()) != depth or name in OF_EVERY_CLASS:
                continue
            if declarations.full_name(code, override.end(), name) not in known:
                advice = MEMBERS.get(name) or explained.get(name) or "its class does not have it in the shims; remove it"
                yield override.start("name"), f"override of {name}: {decapitalized(advice)}"


def decapitalized(advice):
    return advice[:1].lower() + advice[1:] if not advice[:2].isupper() else advice
