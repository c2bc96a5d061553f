"""Finds names that a program uses and that neither Linux, the shims nor the program itself have."""

import re
from functools import lru_cache

import declarations
import shims
from conformances import TYPE, ancestors, bases, last
from frameworks import IMPORT, ON_LINUX, is_on_linux
from linux_names import linux_names
from swift_code import code_of, depth_at, end_of_brackets
from uikit_names import APPLE_ONLY, MEMBERS, OF_CONTEXTS, TYPES

FROM_FOUNDATION = {"CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "UIKit"}
# Modules of Linux whose names the script does not know.
UNREAD = {"Dynamics", "DynamicsRecording", "DynamicsSVG", "FoundationNetworking", "FoundationXML", "Glibc", "RegexBuilder", "Testing", "XCTest"}
# Handled more exactly by patterns of calls than by names.
TOLD_ELSEWHERE = {"open", "setValue", "target", "value"}
# Types and functions of iOS, by their prefixes; most of Foundation's are on Linux.
NAME = re.compile(r"(?<![\w#@$`])(?P<name>(?:(?:UI|CA|CF|CG|NS)[A-Z]|k(?:CA|CF|CG|UI)[A-Z])\w*[a-z]\w*)\b")
OF_TYPE = re.compile(
    r"(?<![\w.`])(?:UI[A-Z]\w+\.(?P<inner>[A-Z]\w+)|(?P<type>(?:UI|CA)[A-Z]\w+))\.(?P<member>\w+)")
MADE = re.compile(r"(?<![\w.`])(?P<type>(?:UI|CA)[A-Z]\w+)(?:\.init)?\([ \t\n]*(?P<label>\w+)[ \t]*:")
WORD = re.compile(r"(?<![\w`])(?P<dot>\.?)(?P<name>[a-z]\w+)\b(?P<behind>[ \t]*[:({]?)")
WEIGHT = re.compile(r"\bweight:[ \t\n]*\.(?P<name>\w+)")
OVERRIDE = re.compile(
    r"\boverride[ \t\n]+(?:(?:public|open|internal|class|static|final|dynamic|weak)[ \t\n]+)*(?:func|var)[ \t\n]+(?P<name>\w+)")
# A member that is used; and one that a type uses of itself, or a global one. C's names have no capital letters.
USED = re.compile(r"(?P<of>\b\w+)?(?<![.\d])\.(?P<name>[a-z]\w+)\b")
OF_ITSELF = re.compile(r"(?<![\w.`@#$])(?P<name>[a-z]+[A-Z]\w*)\b(?!:|[ \t]+\w+[ \t]*:)")
# A type, or a function such as those of Core Foundation.
CAPITALIZED = re.compile(r"(?<![\w.`@#$])(?P<name>[A-Z]\w*[a-z]\w*|[NU]SEC_PER_M?SEC)\b")
GENERIC = re.compile(r"[<,][ \t\n]*([A-Z]\w*)[ \t\n]*(?=[:,>])")
# A label of an argument or a tuple, or a further name that `let` or `var` declares.
LABEL = re.compile(r"(?<![.\w])(\w+)[ \t]*:|,[ \t\n]*(\w+)[ \t]*=(?!=)")
DECLARED = re.compile(r"\b(?:func|var|let|case|class|struct|enum|protocol|typealias)[ \t\n]+$")
# Members that each class inherits from Foundation's NSObject or from the language.
OF_EVERY_CLASS = {
    "self", "Self", "Any", "didSet", "willSet", "newValue", "oldValue", "Type", "Protocol", "init", "hash", "isEqual", "description", "debugDescription", "copy", "mutableCopy",
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
        if any(name in names for names in (own, there, functions, FROM_FOUNDATION, linux_names())):
            continue
        if advice := explained.get(name) or advice_by_beginning(name) or APPLE_ONLY.get(name):
            yield found.start(), f"{name}: {decapitalized(advice)}"
        else:
            yield found.start(), f"{name}: not in the shims; remove it or write it in the program"
    for found in OF_TYPE.finditer(code):
        type_name, member = found["type"] or found["inner"], found["member"]
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
        if found["name"] not in shims.members_of("Weight") | own | {"init"}:
            yield found.start("name"), f"UIFont.Weight.{found['name']}: not in the shims: use another weight"


def unknown_members(code, program, own=frozenset()):
    """Members, types and calls that nothing declares, if the names of all modules that are there are known.

    The code may import modules that are not there, which may have the names.
    """
    modules = {found["module"] for found in IMPORT.finditer(code)}
    # Code that imports nothing is a fragment.
    if not modules or any(module in UNREAD or is_on_linux(module) is None and module in own for module in modules):
        return
    missing = [module for module in sorted(modules) if not is_on_linux(module)]
    default = "neither Linux nor the shims have it; remove it or declare it"
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        default = f"neither Linux nor the shims have it; it may be of {' or '.join(missing)}, which {verb} missing"
    types, members = shims.available()
    known = [linux_names(), ON_LINUX, modules, types, members, GENERIC.findall(code), FROM_FOUNDATION, declarations.members(program), declarations.types(program), labels(program),
             OF_EVERY_CLASS, OF_CONTEXTS]
    for pattern in (USED, OF_ITSELF, CAPITALIZED):
        for found in pattern.finditer(code):
            name = found["name"]
            is_of_module = found.groupdict().get("of") in ON_LINUX
            if not is_of_module and not any(name in names for names in known) and not DECLARED.search(
                    code[max(0, found.start() - 20):found.start()]):
                yield found.start("name"), f"{name}: {APPLE_ONLY.get(name, default)}"


@lru_cache(maxsize=8)
def labels(program):
    """The labels of arguments and tuples in a program, and names declared behind others."""
    return frozenset(name for names in LABEL.findall(code_of(program)) for name in names if name)


def is_use(code, found):
    """Whether a word is a member that is used, and not an argument's label or what is declared."""
    if found["dot"]:
        return True
    return not found["behind"].endswith(":") and not DECLARED.search(code[max(0, found.start() - 20):found.start()])


def missing_overrides(code, program):
    """Overrides of what the shims' classes do not have."""
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
        known = set(overridable_in(frozenset(family[1:]), program)).union(*filter(None, inherited))
        depth = depth_at(code, declaration.end())
        for override in OVERRIDE.finditer(code, declaration.end(), end_of_brackets(code, declaration.end())):
            name = override["name"]
            if depth_at(code, override.start()) != depth or name in OF_EVERY_CLASS:
                continue
            if declarations.full_name(code, override.end(), name) not in known:
                advice = MEMBERS.get(name) or explained.get(name) or "its class does not have it in the shims; remove it"
                yield override.start("name"), f"override of {name}: {decapitalized(advice)}"


@lru_cache(maxsize=256)
def overridable_in(classes, program):
    """What classes of a program declare, in their extensions too, without overriding it."""
    code = code_of(program)
    return frozenset(
        name for found in TYPE.finditer(code) if last(found["name"]) in classes
        for name in declarations.overridable(code[found.end():end_of_brackets(code, found.end())]))


def decapitalized(advice):
    return advice[:1].lower() + advice[1:] if not advice[:2].isupper() else advice
