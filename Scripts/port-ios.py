#!/usr/bin/env python3
"""Edits Swift files written for iOS so that they build with the UIKitShims product on Linux.

    Scripts/port-ios.py Sources/MyApp            edit all Swift files of a folder, in place
    Scripts/port-ios.py --check Sources/MyApp    list the files that would change, and edit nothing

Name all files of the program in one run: the script looks up methods and protocols across files.
It replaces what Swift on Linux does not have, such as Objective-C attributes, selectors and
outlets, writes present names for those of Swift 2, and leaves out application and scene delegates,
types of SwiftUI and previews. What it cannot replace it lists on
standard error, as FILE:LINE: what to do by hand.

exit codes:
  0   done, and nothing is left to do by hand; with --check, nothing would change either
  1   something is left to do by hand, without which the program does not build or does something
      else; or a file cannot be read or written; or, with --check, something would change
  64  wrong usage
"""

import argparse
import pathlib
import re
import signal
import sys
from functools import partial

import applications
import declarations
import shims
from compiled import compiled
from conformances import only_in_subclass
from debug_switches import DEBUG_KEY, remove_debug_switches
from foundation_imports import PART, import_foundation
from frameworks import own_modules, unknown_imports
from missing_names import missing_names, unknown_members
from old_spellings import never_called, use_present_names
from one_clock import off_clock, use_clock
from overrides import move_overrides, overrides
from protocols import call_plainly, call_uikit_plainly, calls, constrain, give_defaults, optional_members
from statements import by_statement
from stored_closures import make_lazy
from swift_code import code_of, end_of_brackets, replace_code

ATTRIBUTE = r"@(?:objcMembers|IBDesignable|IBInspectable|GKInspectable|NSManaged)\b"
ATTRIBUTES = re.compile(ATTRIBUTE + r"[ \t]*")
OBJC = re.compile(r"@objc\b(?:\([^)]*\))?[ \t]*(?:dynamic[ \t]+)?")
ATTRIBUTE_LINE = re.compile(
    rf"^[ \t]*(?:(?:{ATTRIBUTE}|@objc\b(?:\([^)]*\))?)[ \t]*)+\n", re.MULTILINE)
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
BAR_BUTTON = re.compile(
    r"(?P<begin>UIBarButtonItem(?:\.init)?\((?:[^()]|\([^()]*\))*?)\s*,\s*target:\s*(?:" + TARGET + r"\s*,\s*action:\s*"
    + SELECTOR + r"|nil\s*,\s*action:\s*nil)\s*\)")
NOTIFICATION = re.compile(
    r"\.addObserver\(\s*" + TARGET + r"\s*,\s*selector:\s*" + SELECTOR
    + r"\s*,\s*name:\s*(?P<name_of>[^,]+?)\s*,\s*object:\s*(?P<object>[\w.]+)\s*\)")
# The program's own recognizers have their own initializers.
OWN_RECOGNIZER = re.compile(r"(?<![\w.])(?!UI)[A-Z]\w*(?:\.init)?\(\s*target:[^()]*,\s*action:\s*(?P<place>#selector\()")
DESCRIPTION = re.compile(
    r"(?<![\w.])(?:NSCoder\.string\(for:[ \t]*|NSStringFrom(?:CG(?:Rect|Point|Size|Vector|AffineTransform)|UI(?:EdgeInsets|Offset))\()")
CLASS_OF_TYPE = re.compile(r"\b(?P<type>[A-Z]\w*(?:\.[A-Z]\w*)*)\.classForCoder\(\)")
CLASS_OF_SELF = re.compile(r"(?<![\w.])self\.classForCoder\b(?!\()")
DEFAULTS = r"(\bUserDefaults\.standard|\b\w*[dD]efaults)"
DEFAULTS_SET = re.compile(DEFAULTS + r"\.setValue\((?=[^)]*forKey:)")
DEFAULTS_GET = re.compile(DEFAULTS + r"\.value\((?=forKey:)")
# Only from its first name: from each name, the time would be quadratic in the length of the chain.
OBJECT = r"(?P<object>(?<!\w\.)(?<!\w[!?]\.)\b\w+(?:[!?]?\.\w+)*[!?]?)"
KEY = rf"forKey(?:Path)?:\s*\"(?!{DEBUG_KEY})(?P<key>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\"\s*\)"
KEY_SET = re.compile(
    OBJECT + r"\.setValue\(\s*(?P<value>(?:[^,()]|\([^()]*\))+?)\s*,\s*" + KEY)
KEY_GET = re.compile(OBJECT + r"\.value\(\s*" + KEY)
PERFORM = re.compile(
    r"(?<![\w.])(?:(?P<receiver>\w+(?:[!?]?\.\w+)*[!?]?)\.)?perform\(\s*" + SELECTOR
    + r"\s*,\s*with:\s*(?P<given>(?:[^,()]|\([^()]*\))+?)\s*,\s*afterDelay:\s*(?P<delay>(?:[^()\n]|\([^()\n]*\))+?)\s*\)")

# A string, a name, or a call.
NAME = r"(?:\"[^\"\n]*\"|[\w.]+(?:\([^()\n]*\))?)"
REGISTER = re.compile(
    r"\bregister\(\s*(?P<type>[A-Z][\w.]*)\.self\s*,"
    r"\s*(?P<place>(?:forCellWithReuseIdentifier|forSupplementaryViewOfKind)"
    r":\s*" + NAME + r"(?:\s*,\s*withReuseIdentifier:\s*" + NAME + r")?)\s*\)")

ONLY_IOS = re.compile(r"#if os\(iOS\)")
DRAWING = re.compile(
    r"\boverride[ \t\n]+(?:\w+[ \t\n]+)*func[ \t\n]+(?P<place>draw(?:Text|Layer)?)[ \t]*\([^{}]*\)[ \t\n]*\{")
LEFTOVERS = [
    (OWN_RECOGNIZER, "a recognizer of the program's own: make it with init(), then addHandler { … }"),
    (re.compile(r"#selector\("), "a selector: pass a closure instead"),
    (re.compile(r"\bNSCoder\.(?:cg\w+|ui\w+)\(for:"), "a value read from a string: read its numbers"),
    (re.compile(r"\b(?P<name>Selector)\b"), "a selector: pass a closure instead"),
    (re.compile(r"#keyPath\("), "a key path string: use a Swift key path"),
    (re.compile(r"\bsetValue\([^)]*forKey(Path)?:"), "key-value coding: set the property"),
    (re.compile(r"\bvalue\(forKey(Path)?:"), "key-value coding: read the property"),
    (re.compile(r"\baddObserver\([^)]*forKeyPath:"), "key-value observing: use didSet or a delegate"),
    (re.compile(r"\bremoveObserver\([^)]*forKeyPath:"), "key-value observing: use didSet or a delegate"),
    (re.compile(r"\bremoveTarget\("), "a target: it is a closure now, which stays; let the closure ask whether to act"),
    (re.compile(r"\.register\((?!\s*for\w+:).*\bfor(Cell|Supplementary)\w+:"),
     "a view made from its class: register(for…:) with a closure that makes it"),
    (re.compile(r"\.observe\(\s*\\\."), "key-value observing: use didSet or a delegate"),
    (re.compile(r"\bNS(HashTable|MapTable|PointerArray)\b"), "a weak collection: keep weak references"),
    (re.compile(r"\bobjc_[gs]etAssociatedObject\b"), "an associated object: keep it in a property"),
    (re.compile(r"@IBSegueAction\b"), "a storyboard: make the controller in code and present it"),
    (re.compile(r"\bNSPredicate\(format:"), "a predicate's format: use a closure, NSPredicate(block:)"),
    (re.compile(r"\bUIApplication\.shared\.open\("), "no other programs here: remove it"),
    (re.compile(r"\bUIApplication\.shared\.delegate\b"), "no application delegate here: hold in another type what this needs"),
    (re.compile(r"\b\w*[lL]ayer[!?]?\.transform\b"), "layers are flat here: use setAffineTransform(_:)"),
    (re.compile(r"\.draw\((?:at|in|with):"), "nothing is drawn here: remove it"),
    (re.compile(r"\.(?P<name>add)\([^\n]*, forKey:"), "no Core Animation here: use UIView.animate, or a behavior"),
]


class Methods:
    """Where the methods of a program are, to tell what those need that a selector names alone."""

    def __init__(self, text, elsewhere=""):
        self.text = code_of(text)
        self.elsewhere = code_of(elsewhere)

    def labels(self, match):
        """The label that a selector's method takes, as in `(sender:)`; None for no argument."""
        if match["labels"]:
            return match["labels"]
        declaration = re.compile(rf"\bfunc[ \t]+{match['name']}[ \t]*\(\s*(?P<label>\w+)?")
        here = list(declaration.finditer(self.text))
        # Of several with one name, the class's own is the nearest.
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


def replace_bar_button(methods, match):
    return match["begin"] + (f", handler: {{ {methods.handler(match)} }})" if match["name"] else ")")


def replace_display_link(methods, match):
    return f"CADisplayLink(handler: {{ {methods.handler(match)} }})"


def replace_timer(methods, match):
    return (f"Timer{match['make'] or ''}(timeInterval: {match['interval']}, "
            f"repeating: {match['repeats']}, handler: {{ {methods.handler(match)} }})")


def replace_target(methods, match):
    event = f"(for: {match['event']})" if match["event"] else ""
    return f"addHandler{event} {{ {methods.handler(match)} }}"


def replace_notification(methods, match):
    return (f".addObserver({match['target']}, forName: {match['name_of']}, object: {match['object']}) "
            f"{{ {methods.handler(match)} }}")


def replace_perform(methods, match):
    labels, receiver = methods.labels(match), match["receiver"] or "self"
    # A method with an argument is given it, even if that is nil; one without is not.
    argument = ""
    if labels:
        argument = match["given"] if labels == "(_:)" else f"{labels[1:-1]} {match['given']}"
    held, name = ("self", "self") if receiver == "self" else (f"target = {receiver.rstrip('!?')}", "target")
    return (f"DispatchQueue.main.asyncAfter(deadline: .now() + {match['delay']}) "
            f"{{ [weak {held}] in {name}?.{match['name']}({argument}) }}")


def replace_registration(_, match):
    return f"register({match['place']}) {{ {match['type']}(frame: $0) }}"


def port(text, program=""):
    """The text as it builds on Linux; the program is all files, this one too if there are others."""
    program = program or text
    text = use_present_names(text, program)
    text = give_defaults(constrain(call_uikit_plainly(call_plainly(text, program), program)))
    text = use_clock(remove_debug_switches(text), program)
    for pattern, replacement in [
            (ATTRIBUTE_LINE, ""), (OUTLET, lambda match: match[1] or ""), (ACTION, ""),
            (DEFAULTS_SET, r"\1.set("), (DEFAULTS_GET, r"\1.object("),
            (KEY_SET, r"\g<object>.\g<key> = \g<value>"), (KEY_GET, r"\g<object>.\g<key>"),
            (CLASS_OF_TYPE, r"\g<type>.self"), (CLASS_OF_SELF, "type(of: self)"),
            (ATTRIBUTES, ""), (OBJC, ""), (PART, r"\g<import>"), (DESCRIPTION, "String(describing: ")]:
        text = replace_code(pattern, replacement, text)
    for pattern, replacement in [
            (RECOGNIZER, replace_recognizer), (DISPLAY_LINK, replace_display_link),
            (BAR_BUTTON, replace_bar_button),
            (TIMER, replace_timer), (ADD_TARGET, replace_target), (PERFORM, replace_perform),
            (NOTIFICATION, replace_notification), (REGISTER, replace_registration)]:
        text = replace_code(pattern, partial(replacement, Methods(text, program)), text)
    text = make_lazy(text)
    return applications.leave_out(import_foundation(move_overrides(text), program), program)


def leftovers(text, program="", modules=frozenset()):
    """What is left to do by hand in a ported text, as line numbers and advice, once for each statement.

    The program is all files as they were before: it says which methods were optional. The modules are its own.
    """
    program = program or text
    code = compiled(text)
    own = declarations.types(program) | declarations.members(program)
    by_place = {found.start(): "code for iOS only: add || os(Linux) where it is to run here"
                for found in in_code(ONLY_IOS, text, code_of(text))}
    for pattern, advice in LEFTOVERS:
        for found in in_code(pattern, text, code):
            names = found.groupdict()
            if names.get("name") not in own:
                by_place.setdefault(found.start("place" if "place" in names else 0), advice)
    found = set(by_place.items())
    for part in [
            by_hand(text, program), unknown_imports(text, code, modules), missing_names(code, program),
            applications.uses(code, program), off_clock(text, program)]:
        found.update(part)
    found = set(without_drawing(found, code))
    told = {line_of(text, place) for place, _ in found}
    # What is unknown may be so because of what is missing on its line.
    perhaps = set(re.findall(r"\bcanImport\((\w+)", text))
    unknown = {(place, advice) for place, advice in unknown_members(code, program, modules | perhaps)
               if line_of(text, place) not in told}
    return sorted((line_of(text, place), advice)
                  for place, advice in by_statement(code, found | set(without_drawing(unknown, code))))


def without_drawing(found, code):
    """What is found, with one piece of advice for each method that draws."""
    bodies = [(method.start("place"), end_of_brackets(code, method.end())) for method in DRAWING.finditer(code)]
    for place, advice in found:
        for begin, end in bodies:
            if begin <= place < end:
                place, advice = begin, "a method that draws, with what is not here: nothing is drawn, so remove it"
        yield place, advice


def line_of(text, place):
    return text.count("\n", 0, place) + 1


def in_code(pattern, text, code):
    """What begins in code; a string may be a part of it."""
    return [found for found in pattern.finditer(text) if not code[found.start()].isspace()]


def by_hand(text, program):
    """Where Objective-C's rules for protocols and extensions matter in another way than the script can edit."""
    for place in optional_members(text):
        yield place, "an optional member: give it a default in an extension"
    for call, kind in calls(text, program):
        if kind == "uncertain":
            yield call.start(1), f"{call[1]}?(…): if this calls the optional method of that name, remove the ?"
        else:
            yield call.start(1), f"whether {call[1]} is there: it always is now, so ask in another way"
    yield from never_called(text)
    for place, name, base in only_in_subclass(text, program):
        yield place, f"{name}: never called here; declare it in {base} too, and override it"
    for override in overrides(text):
        yield override.begin, f"an override in an extension: move it into {override.name}, or into a subclass"


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


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong with the usage."""

    def error(self, message):
        self.exit(64, f"{self.prog}: {message}; see {self.prog} --help\n")


def report(place, message):
    print(f"{place}: {message}", file=sys.stderr)


def main():
    summary, _, details = __doc__.partition("\n\n")
    parser = Parser(
        description=summary, epilog=details, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=pathlib.Path, metavar="PATH",
                        help="a Swift file, or a folder of them")
    parser.add_argument("--check", action="store_true",
                        help="list the files that would change, and edit nothing")
    arguments = parser.parse_args()
    for path in arguments.paths:
        if not path.exists():
            report(path, "no such file or folder; name a Swift file or a folder of them")
            return 1
    if not shims.sources():
        report(shims.SOURCES, "no shims here; call the script in its package, and not a copy of it")
        return 1
    is_done = True
    texts, line_ends = {}, {}
    for file in (file for path in arguments.paths for file in swift_files(path)):
        try:
            texts[file], line_ends[file] = read(file)
        except UnicodeDecodeError:
            is_done = False
            report(file, "not UTF-8, which Swift requires; convert it and run again")
        except OSError as error:
            is_done = False
            report(file, f"cannot be read ({error.strerror}); check its permissions")
    program = "\n".join(texts.values())
    modules = own_modules(arguments.paths)
    for file, before in texts.items():
        after = port(before, program)
        if after != before:
            is_done = is_done and not arguments.check
            print(f"{file}: {'would change' if arguments.check else 'changed'}")
            if not arguments.check:
                try:
                    file.write_bytes(after.replace("\n", line_ends[file]).encode("utf-8"))
                except OSError as error:
                    is_done = False
                    report(file, f"cannot be written ({error.strerror}); check its permissions")
        for name, role in dict.fromkeys((part.name, part.role) for part in applications.parts(before, program)):
            print(f"{file}: left out: {name}, the {role}")
        for number, advice in leftovers(after, program, modules):
            is_done = False
            report(f"{file}:{number}", advice)
    return 0 if is_done else 1


if __name__ == "__main__":
    # Ends silently when the reader of a pipe has ended, like other tools.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
