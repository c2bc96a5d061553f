"""Reads from the package which of iOS's names it has, and its messages about missing ones."""

import pathlib
import re
from functools import lru_cache

from declarations import full_name, parameters
from swift_code import code_of, end_of_brackets

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"
FOLDERS = ("iOS", "DynamicsGeometry")
# Files with types of the core that have other names in UIKit.
FILES = ("Dynamics/Behaviors/CollisionBehavior.swift", "Dynamics/Behaviors/PushBehavior.swift", "Dynamics/Items/DynamicItem.swift")
UNAVAILABLE = re.compile(r'@available\(\*,\s*unavailable,\s*message:\s*"(?P<advice>[^"\n]*)"\)\s*')
# Its dynamic members stand for all missing members.
STAND_IN = "NotOnLinux.swift"
PUBLIC = re.compile(
    r"\b(?:public|open)\b(?:[ \t\n]+(?:(?:internal|private|fileprivate)\(set\)|(?:static|class|final|override|weak|convenience"
    r"|required|nonisolated|mutating|lazy)\b))*[ \t\n]+(?P<kind>class|struct|enum|protocol|typealias|func|var|let)"
    r"[ \t\n]+(?!func\b|var\b)`?(?P<name>\w+)")
PROTOCOL = re.compile(r"\bpublic[ \t\n]+protocol\b[^{}]*\{")
INITIALIZER = re.compile(r"\bpublic[ \t\n]+(?:(?:convenience|required|override|nonisolated)[ \t\n]+)*init[?!]?[ \t\n]*\(")
TYPE = re.compile(
    r"(?<![.`\w])(?P<kind>class|struct|enum|extension)[ \t\n]+(?!func\b|var\b|let\b|subscript\b)(?P<name>[\w.]+)(?P<bases>[^{}]*)\{")
CASES = re.compile(r"(?m)^[ \t]*case[ \t]+(?!let\b)([^:\n.]+)$")
TYPE_KINDS = ("class", "struct", "enum", "protocol", "typealias")
DECLARATION = re.compile(
    r"(?:@\w+(?:\([^()]*\))?\s+)*(?:(?:public|open|convenience|static|class|override|nonisolated)\s+)*"
    r"(?P<kind>typealias|protocol|struct|class|enum|func|var|let|init|extension)\b\s*(?P<name>\w+)?")


@lru_cache(maxsize=1)
def sources():
    """The texts of the modules that iOS programs import."""
    files = sorted(file for folder in FOLDERS for file in (SOURCES / folder).rglob("*.swift")
                   if file.name != STAND_IN)
    files += [SOURCES / file for file in FILES if files]
    return [file.read_text(encoding="utf-8") for file in files]


@lru_cache(maxsize=1)
def missing():
    """What is declared as unavailable: advice by name, of types and of members."""
    found_types, found_members = {}, {}
    for text in sources():
        for _, kind, name, advice in unavailable(text):
            names = found_types if kind in TYPE_KINDS else found_members
            if name:
                names.setdefault(name, advice)
    return found_types, found_members


def unavailable(text):
    """What is unavailable in a text: where it ends, and its kind, name and advice."""
    code = code_of(text)
    for mark in UNAVAILABLE.finditer(text):
        if code[mark.start()].isspace():
            continue
        declaration = DECLARATION.match(text, mark.end())
        if declaration["kind"] != "extension":
            yield mark.start(), declaration["kind"], declaration["name"], mark["advice"]
            continue
        begin = code.index("{", declaration.end()) + 1
        body = text[begin:end_of_brackets(code, begin)]
        for member in re.finditer(r"\b(?P<kind>func|var)\s+(?P<name>\w+)", code_of(body)):
            yield mark.start(), member["kind"], member["name"], mark["advice"]


@lru_cache(maxsize=1)
def available():
    """The names of types and of members that there are."""
    found_types, found_members = set(), set()
    for text in sources():
        code = code_of(without_unavailable(text))
        for found in PUBLIC.finditer(code):
            (found_types if found["kind"] in TYPE_KINDS else found_members).add(found["name"])
        for protocol in PROTOCOL.finditer(code):
            body = code[protocol.end():end_of_brackets(code, protocol.end())]
            found_members.update(re.findall(r"\b(?:func|var)\s+(\w+)", body))
        found_members.update(cases(code))
    return frozenset(found_types), frozenset(found_members)


@lru_cache(maxsize=1)
def protocol_methods():
    """The names of the methods of protocols, most of which are optional on iOS, and none here."""
    codes = [code_of(without_unavailable(text)) for text in sources()]
    return frozenset(
        name for code in codes for protocol in PROTOCOL.finditer(code)
        for name in re.findall(r"\bfunc\s+(\w+)", code[protocol.end():end_of_brackets(code, protocol.end())]))


@lru_cache(maxsize=1)
def declared():
    """What each type has, in its body and in extensions, and what it inherits from or conforms to."""
    found, parents = {}, {}
    for text in sources():
        code = code_of(without_unavailable(text))
        for declaration in TYPE.finditer(code):
            name = declaration["name"].split(".")[-1]
            if declaration["kind"] != "extension":
                parents[name] = re.findall(r"[A-Z]\w*", declaration["bases"])
            body = code[declaration.end():end_of_brackets(code, declaration.end())]
            found.setdefault(name, set()).update(names_in(body))
    return found, parents


def names_in(body):
    """The public names in a body: of functions with labels, and without; of initializers, as `init(frame:`."""
    for member in PUBLIC.finditer(body):
        yield member["name"]
        if member["kind"] == "func":
            yield full_name(body, member.end(), member["name"])
    for initializer in INITIALIZER.finditer(body):
        yield from (f"init({found['label']}:" for found in parameters(body, initializer.end()))
    yield from cases(body)


def cases(code):
    for names in CASES.findall(code):
        yield from re.findall(r"(?:^|,)\s*`?(\w+)", re.sub(r"\([^()]*\)", "", names))


def members_of(name):
    """What a type of the shims has and inherits; None if it is none."""
    members, parents = declared()
    if name not in parents:
        return None
    return members[name].union(*(members_of(parent) or () for parent in parents[name]))


def without_unavailable(text):
    """The text with blanks for what is unavailable."""
    code = code_of(text)
    for mark in reversed([mark for mark in UNAVAILABLE.finditer(text) if not code[mark.start()].isspace()]):
        declaration = DECLARATION.match(text, mark.end())
        end = declaration.end()
        brace = re.compile(r"[^{}\n]*\{").match(code, end)
        if declaration["kind"] in ("extension", "protocol") and brace:
            end = end_of_brackets(code, brace.end())
        text = text[:mark.start()] + " " * (end - mark.start()) + text[end:]
    return text
