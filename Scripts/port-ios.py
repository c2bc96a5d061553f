#!/usr/bin/env python3
"""Edits Swift files written for iOS so that they build with the UIKitShims product on Linux.

    Scripts/port-ios.py Sources/MyApp            edit all Swift files in a folder, in place
    Scripts/port-ios.py --check Sources/MyApp    only say what would change

What Linux Swift does not have (Objective-C attributes, selectors, outlets) is replaced where that
can be done line by line. What cannot is listed with its place; then the exit code is 1.
"""

import argparse
import pathlib
import re
import sys
from functools import partial

from overrides import move_overrides, overrides
from protocols import call_plainly, constrain, give_defaults, optional_methods
from swift_code import code_of, replace_code

ATTRIBUTES = re.compile(r"@(objcMembers|IBDesignable|IBInspectable|GKInspectable|NSManaged)\b[ \t]*")
OBJC = re.compile(r"@objc\b(\([^)]*\))?[ \t]*(dynamic[ \t]+)?(?=\S)")
OBJC_LINE = re.compile(r"^[ \t]*@objc\b(\([^)]*\))?[ \t]*\n", re.MULTILINE)
# The animator's private switches that show fields and boundaries: nothing is drawn.
DEBUG = re.compile(
    r"^[ \t]*[\w.]+[!?]?\.setValue\([^()\n]*,\s*forKey:\s*\"debug\w*\"\)[ \t]*(//[^\n]*)?\n",
    re.MULTILINE)
OUTLET = re.compile(
    r"@IBOutlet\s+((?:(?:private|fileprivate|internal|public|open)(?:\(set\))?\s+)*)(?:weak\s+)?")
ACTION = re.compile(r"@IBAction\s+")
SELECTOR = r"#selector\(\s*(?:\w+\.)*(?P<name>\w+)(?P<labels>\(\w+:\))?\s*\)"
TARGET = r"(?P<target>(?!nil\b)[\w.]+[!?]?)"
RECOGNIZER = re.compile(
    r"(?P<type>UI\w*GestureRecognizer)(?:\.init)?\(\s*target:\s*" + TARGET + r"\s*,\s*action:\s*" + SELECTOR
    + r"\s*\)")
DISPLAY_LINK = re.compile(
    r"CADisplayLink(?:\.init)?\(\s*target:\s*" + TARGET + r"\s*,\s*selector:\s*" + SELECTOR + r"\s*\)")
TIMER = re.compile(
    r"Timer(?P<make>\.scheduledTimer)?\(\s*timeInterval:\s*(?P<interval>(?:[^,()]|\([^()]*\))+?)\s*,\s*target:\s*"
    + TARGET + r"\s*,\s*selector:\s*" + SELECTOR
    + r"\s*,\s*userInfo:\s*nil\s*,\s*repeats:\s*(?P<repeats>\w+)\s*\)")
ADD_TARGET = re.compile(
    r"(?<!func )\baddTarget\(\s*" + TARGET + r"\s*,\s*action:\s*" + SELECTOR
    + r"\s*(?:,\s*for:\s*(?P<event>[^)]+?)\s*)?\)")
NOTIFICATION = re.compile(
    r"\.addObserver\(\s*" + TARGET + r"\s*,\s*selector:\s*" + SELECTOR
    + r"\s*,\s*name:\s*(?P<name_of>[^,]+?)\s*,\s*object:\s*(?P<object>[\w.]+)\s*\)")
DEFAULTS = r"(\bUserDefaults\.standard|\b\w*[dD]efaults)"
DEFAULTS_SET = re.compile(DEFAULTS + r"\.setValue\((?=[^)]*forKey:)")
DEFAULTS_GET = re.compile(DEFAULTS + r"\.value\((?=forKey:)")
OBJECT = r"(?P<object>\b\w+(?:[!?]?\.\w+)*[!?]?)"
KEY = r"forKey(?:Path)?:\s*\"(?P<key>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\"\s*\)"
KEY_SET = re.compile(
    OBJECT + r"\.setValue\(\s*(?P<value>(?:[^,()]|\([^()]*\))+?)\s*,\s*" + KEY)
KEY_GET = re.compile(OBJECT + r"\.value\(\s*" + KEY)
PERFORM = re.compile(
    r"(?<![\w.])(?:self\.)?perform\(\s*" + SELECTOR
    + r"\s*,\s*with:\s*nil\s*,\s*afterDelay:\s*(?P<delay>[^()\n]+?)\s*\)")

# A string, a name, or a call.
NAME = r"(?:\"[^\"\n]*\"|[\w.]+(?:\([^()\n]*\))?)"
REGISTER = re.compile(
    r"\bregister\(\s*(?P<type>[A-Z][\w.]*)\.self\s*,"
    r"\s*(?P<place>(?:forCellWithReuseIdentifier|forDecorationViewOfKind|forSupplementaryViewOfKind)"
    r":\s*" + NAME + r"(?:\s*,\s*withReuseIdentifier:\s*" + NAME + r")?)\s*\)")
BAR_BUTTON = re.compile(
    r"(?P<make>UIBarButtonItem\((?:\s*\w+:\s*[^,\n]+?\s*,)+)\s*target:\s*" + TARGET
    + r"\s*,\s*action:\s*" + SELECTOR + r"\s*\)")

LEFTOVERS = [
    (re.compile(r"#selector\("), "a selector: pass a closure instead"),
    (re.compile(r"\bSelector\b"), "a selector: pass a closure instead"),
    (re.compile(r"\boptional[ \t]+(?:func|var)\b|\boptional[ \t]*$"),
     "an optional member: give it a default in an extension"),
    (re.compile(r"#keyPath\("), "a key path string: use a Swift key path"),
    (re.compile(r"\bsetValue\([^)]*forKey(Path)?:"), "key-value coding: set the property"),
    (re.compile(r"\bvalue\(forKey(Path)?:"), "key-value coding: read the property"),
    (re.compile(r"\baddObserver\([^)]*forKeyPath:"), "key-value observing: use didSet or a delegate"),
    (re.compile(r"\.register\((?!\s*for\w+:).*\bfor(Cell|Supplementary|Decoration)\w+:"),
     "a view made from its class: register(for…:) with a closure that makes it"),
    (re.compile(r"\.observe\(\s*\\\."), "key-value observing: use didSet or a delegate"),
    (re.compile(r"\bNS(HashTable|MapTable|PointerArray)\b"), "a weak collection: keep weak references"),
    (re.compile(r"#if os\(iOS\)"), "code for iOS only: add || os(Linux) where it is to run here"),
    (re.compile(r"\bobjc_[gs]etAssociatedObject\b"), "an associated object: keep it in a property"),
    (re.compile(r"\bUIStoryboard\b|\bUINib\b|\bloadNibNamed\b"), "a storyboard or nib: build the view in code"),
    (re.compile(r"\bimport (SwiftUI|SpriteKit|SceneKit|CoreMotion|Combine)\b"), "a framework that Linux does not have"),
]


class Methods:
    """Where the methods of a program are, to tell what those need that a selector names alone."""

    def __init__(self, text, elsewhere=""):
        self.text = text
        self.elsewhere = elsewhere

    def labels(self, match):
        """The label that a selector's method takes, as in `(sender:)`; None for no argument."""
        if match["labels"]:
            return match["labels"]
        declaration = re.compile(rf"\bfunc[ \t]+{match['name']}[ \t]*\(\s*(?P<label>\w+)?")
        here = list(declaration.finditer(self.text))
        # Of several of one name, the class's own is the nearest.
        nearest = min(here, key=lambda found: abs(found.start() - match.start()), default=None)
        found = nearest or declaration.search(self.elsewhere)
        return f"({found['label']}:)" if found and found["label"] else None

    def handler(self, match):
        """What a closure holds and is given, and what it does: `[weak self] sender in …`."""
        labels = self.labels(match)
        target = match.groupdict().get("target") or "self"
        held, name = ("self", "self") if target == "self" else (f"target = {target.rstrip('!?')}", "target")
        sender, argument = ("_", "")
        if labels:
            label = labels[1:-2]
            sender, argument = "sender", "sender" if label == "_" else f"{label}: sender"
        return f"[weak {held}] {sender} in {name}?.{match['name']}({argument})"


def replace_recognizer(methods, match):
    return f"{match['type']}(handler: {{ {methods.handler(match)} }})"


def replace_display_link(methods, match):
    return f"CADisplayLink(handler: {{ {methods.handler(match)} }})"


def replace_timer(methods, match):
    return (f"Timer{match['make'] or ''}(timeInterval: {match['interval']}, "
            f"repeating: {match['repeats']}, handler: {{ {methods.handler(match)} }})")


def replace_target(methods, match):
    event = f"(for: {match['event']})" if match["event"] else ""
    return f"addHandler{event} {{ {methods.handler(match)} }}"


def replace_notification(methods, match):
    return (f".addObserver(forName: {match['name_of']}, object: {match['object']}) "
            f"{{ {methods.handler(match)} }}")


def replace_perform(methods, match):
    if methods.labels(match):
        return match[0]
    return (f"DispatchQueue.main.asyncAfter(deadline: .now() + {match['delay']}) "
            f"{{ [weak self] in self?.{match['name']}() }}")


def replace_registration(_, match):
    return f"register({match['place']}) {{ {match['type']}(frame: $0) }}"


def replace_bar_button(methods, match):
    return f"{match['make']} handler: {{ {methods.handler(match)} }})"


def port(text, elsewhere=""):
    """The text as it builds on Linux; elsewhere is what else the program consists of."""
    methods = optional_methods(text) | optional_methods(elsewhere)
    text = call_plainly(give_defaults(constrain(text)), methods)
    for pattern, replacement in [
            (OBJC_LINE, ""), (DEBUG, ""), (OUTLET, lambda match: match[1] or ""), (ACTION, ""),
            (DEFAULTS_SET, r"\1.set("), (DEFAULTS_GET, r"\1.object("),
            (KEY_SET, r"\g<object>.\g<key> = \g<value>"), (KEY_GET, r"\g<object>.\g<key>"),
            (ATTRIBUTES, ""), (OBJC, "")]:
        text = replace_code(pattern, replacement, text)
    for pattern, replacement in [
            (RECOGNIZER, replace_recognizer), (DISPLAY_LINK, replace_display_link),
            (TIMER, replace_timer), (ADD_TARGET, replace_target), (PERFORM, replace_perform),
            (NOTIFICATION, replace_notification),
            (REGISTER, replace_registration), (BAR_BUTTON, replace_bar_button)]:
        text = replace_code(pattern, partial(replacement, Methods(text, elsewhere)), text)
    return move_overrides(text)


def leftovers(text):
    """What is left for a person to change, as line numbers and words."""
    # Lines as Swift counts them: not those of str.splitlines().
    for number, (line, code) in enumerate(
            zip(text.split("\n"), code_of(text).split("\n")), 1):
        for pattern, advice in LEFTOVERS:
            if any(not code[found.start()].isspace() for found in pattern.finditer(line)):
                yield number, advice
    for name, begin, *_ in overrides(text):
        yield (text.count("\n", 0, begin) + 1,
               f"an override in an extension: move it into {name}, or into a subclass")


def swift_files(path):
    """The Swift files in a folder; not those that tools keep in hidden ones, as `.build`."""
    if not path.is_dir():
        return [path]
    return sorted(
        file for file in path.rglob("*.swift") if file.is_file()
        and not any(part.startswith(".") for part in file.relative_to(path).parts))


def read(file):
    """The text of a file with line feeds alone, and how its lines end."""
    text = file.read_bytes().decode("utf-8")
    return text.replace("\r\n", "\n"), "\r\n" if "\r\n" in text else "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=pathlib.Path, help="Swift files, or folders of them")
    parser.add_argument("--check", action="store_true", help="only say what would change")
    arguments = parser.parse_args()
    is_done = True
    for path in arguments.paths:
        if not path.exists():
            print(f"{path}: there is no such file or folder; name a Swift file", file=sys.stderr)
            return 1
    texts, line_ends = {}, {}
    for file in (file for path in arguments.paths for file in swift_files(path)):
        try:
            texts[file], line_ends[file] = read(file)
        except UnicodeDecodeError:
            is_done = False
            print(f"{file}: not UTF-8, which Swift requires; left as it is", file=sys.stderr)
    program = "\n".join(texts.values())
    for file, before in texts.items():
        after = port(before, program)
        if after != before:
            print(f"{file}: {'would change' if arguments.check else 'changed'}")
            if not arguments.check:
                file.write_bytes(after.replace("\n", line_ends[file]).encode("utf-8"))
        for number, advice in leftovers(after):
            is_done = False
            print(f"{file}:{number}: {advice}", file=sys.stderr)
    return 0 if is_done else 1


if __name__ == "__main__":
    sys.exit(main())
