"""Leaves out application and scene delegates, types of SwiftUI and previews: Linux has none of them.

Nearly every app has a delegate of each kind. `#if !os(Linux)` goes around the whole file if nothing else is in
it, and around these types otherwise; then also around the import of SwiftUI.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from compiled import compiled
from frameworks import IMPORT
from swift_code import code_of, depth_at, end_of_brackets, end_of_line_behind

ROLES = {
    "UIApplicationDelegate": "application delegate", "UISceneDelegate": "scene delegate",
    "UIWindowSceneDelegate": "scene delegate", "App": "application", "UIApplication": "application"}
# Protocols of SwiftUI, in files that import it.
OF_SWIFTUI = {
    "View", "ViewModifier", "Scene", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "Shape",
    "ButtonStyle", "App"}
SWIFTUI_ROLE = "type of SwiftUI"
SWIFTUI = re.compile(r"^[ \t]*import[ \t]+SwiftUI[ \t]*$\n?", re.MULTILINE)
PREVIEW = re.compile(r"^[ \t]*#Preview\b[ \t]*(?P<arguments>\()?", re.MULTILINE)
TYPE = re.compile(
    r"(?<![.`\w])(?P<kind>class|struct|enum|actor|extension)[ \t\n]+(?!func\b|var\b)(?P<name>\w+)(?P<bases>[^{}]*)\{")
WORDS = re.compile(
    r"(?:(?:@\w+(?:\([^()\n]*\))?|\b(?:public|open|internal|fileprivate|private|final))[ \t\n]+)+$")
# The most characters read before a type.
LONGEST = 400
TOP_LEVEL_CALL = re.compile(r"^[ \t]*(?:_[ \t]*=[ \t]*)?UIApplicationMain[ \t]*\(", re.MULTILINE)


class Part(NamedTuple):
    """What is left out: where it begins and ends, and what it is."""

    begin: int
    end: int
    name: str
    role: str


@lru_cache(maxsize=8)
def delegates(program):
    """The roles of the program's types that are delegates of applications and scenes."""
    roles = {}
    code = code_of(program)
    for found in TYPE.finditer(code):
        for base in re.findall(r"\w+", found["bases"]):
            # The program's own `App` is a different type.
            if base in ROLES and (base != "App" or "@main" in words_before(code, found)):
                roles[found["name"]] = ROLES[base]
    if SWIFTUI.search(code):
        own = {name for name in re.findall(r"\bprotocol[ \t\n]+(\w+)", code)}
        for found in TYPE.finditer(code):
            words = found["bases"] + (found["name"] if found["kind"] == "extension" else "")
            if (OF_SWIFTUI - own) & set(re.findall(r"\w+", words)):
                roles.setdefault(found["name"], SWIFTUI_ROLE)
    return roles


def parts(text, program):
    """The parts of a text that are left out, in the order of the text."""
    return sorted(unordered_parts(text, program))


def unordered_parts(text, program):
    roles = delegates(program)
    code = compiled(text)
    for found in TYPE.finditer(code):
        if found["name"] in roles and depth_at(code, found.start("kind")) == 0:
            end = end_of_brackets(code, found.end())
            begin = found.start() - len(words_before(code, found))
            yield Part(begin, end_of_line_behind(text, end + 1), found["name"], roles[found["name"]])
    for preview in PREVIEW.finditer(code):
        if depth_at(code, preview.start()) == 0:
            begin = end_of_brackets(code, preview.end(), "()") + 1 if preview["arguments"] else preview.end()
            if body := re.compile(r"[ \t\n]*\{").match(code, begin):
                end = end_of_brackets(code, body.end())
                yield Part(preview.start(), end_of_line_behind(text, end + 1), "#Preview", "preview")
    for call in TOP_LEVEL_CALL.finditer(code):
        if depth_at(code, call.start()) == 0:
            end = end_of_brackets(code, call.end(), "()")
            yield Part(call.start(), end_of_line_behind(text, end + 1), "UIApplicationMain", "start of the application")


def words_before(code, found):
    """The attributes and modifiers of a type."""
    words = WORDS.search(code[max(0, found.start() - LONGEST):found.start()])
    return words[0] if words else ""


def leave_out(text, program):
    """The text with conditions around what is left out."""
    found = parts(text, program)
    if not found:
        return text
    if any(part.role in (SWIFTUI_ROLE, "preview") for part in found) and "canImport(SwiftUI)" not in text:
        imports = SWIFTUI.search(compiled(text))
        if imports:
            found = sorted([*found, Part(imports.start(), imports.end(), "SwiftUI", "SwiftUI")])
    rest = text
    for part in reversed(found):
        rest = rest[:part.begin] + rest[part.end:]
    if not IMPORT.sub("", code_of(rest)).strip():
        return wrapped(text, found[0].role)
    for part in reversed(found):
        line = text.rfind("\n", 0, part.begin) + 1
        is_alone = not text[line:part.begin].strip()
        begin = line if is_alone else part.begin
        text = text[:begin] + ("" if is_alone else "\n") + wrapped(text[begin:part.end], part.role) + text[part.end:]
    return text


def wrapped(text, role):
    return f"#if !os(Linux)  // {role}\n{text}" + ("" if text.endswith("\n") else "\n") + "#endif\n"


def uses(code, program):
    """Where a program uses types that are left out, with advice."""
    roles = delegates(program)
    for found in re.finditer(r"(?<![\w`])[A-Z]\w*", code):
        if found[0] in roles:
            yield found.start(), f"{found[0]}: the {roles[found[0]]} is left out; {advice(roles[found[0]])}"


def advice(role):
    """What to do where a type that is left out is used."""
    if role == SWIFTUI_ROLE:
        return "leave out what shows it, or make a UIView in its place"
    return "hold in another type what this needs"
