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

ATTRIBUTES = re.compile(r"@(objcMembers|IBDesignable|IBInspectable|GKInspectable|NSManaged)\b[ \t]*")
OBJC = re.compile(r"@objc\b(\([^)]*\))?[ \t]*(dynamic[ \t]+)?(?=\S)")
OBJC_LINE = re.compile(r"^[ \t]*@objc\b(\([^)]*\))?[ \t]*\n", re.MULTILINE)
OUTLET = re.compile(r"@IBOutlet[ \t]+((?:private|fileprivate|internal|public|open)[ \t]+)?(?:weak[ \t]+)?")
ACTION = re.compile(r"@IBAction[ \t]+")
SELECTOR = r"#selector\(\s*(?:self\.|[A-Z]\w*\.)?(?P<name>\w+)(?P<labels>\(\w+:\))?\s*\)"
RECOGNIZER = re.compile(
    r"(?P<type>UI\w*GestureRecognizer)\(\s*target:\s*self\s*,\s*action:\s*" + SELECTOR + r"\s*\)")
DISPLAY_LINK = re.compile(
    r"CADisplayLink\(\s*target:\s*self\s*,\s*selector:\s*" + SELECTOR + r"\s*\)")
TIMER = re.compile(
    r"Timer(?P<make>\.scheduledTimer)?\(\s*timeInterval:\s*(?P<interval>[^,]+?)\s*,\s*target:\s*self\s*,"
    r"\s*selector:\s*" + SELECTOR + r"\s*,\s*userInfo:\s*nil\s*,\s*repeats:\s*(?P<repeats>\w+)\s*\)")
ADD_TARGET = re.compile(
    r"\.addTarget\(\s*self\s*,\s*action:\s*" + SELECTOR + r"\s*,\s*for:\s*(?P<event>[^)]+?)\s*\)")

REGISTER = re.compile(
    r"\.register\(\s*(?P<type>[A-Z][\w.]*)\.self\s*,"
    r"\s*forCellWithReuseIdentifier:\s*(?P<identifier>\"[^\"\n]*\"|[\w.]+(?:\([^()\n]*\))?)\s*\)")

LEFTOVERS = [
    (re.compile(r"#selector\("), "a selector: pass a closure instead"),
    (re.compile(r"\bSelector\("), "a selector: pass a closure instead"),
    (re.compile(r"\boptional func\b"), "an optional method: give it a default in an extension"),
    (re.compile(r"#keyPath\("), "a key path string: use a Swift key path"),
    (re.compile(r"\bsetValue\([^)]*forKey(Path)?:"), "key-value coding: set the property"),
    (re.compile(r"\bvalue\(forKey(Path)?:"), "key-value coding: read the property"),
    (re.compile(r"\baddObserver\([^)]*forKeyPath:"), "key-value observing: use didSet or a delegate"),
    (re.compile(r"\.register\((?!\s*forCellWithReuseIdentifier:).*\bforCellWithReuseIdentifier:"),
     "a cell made from its class: register(forCellWithReuseIdentifier:) with a closure that makes it"),
    (re.compile(r"\bUIStoryboard\b|\bUINib\b|\bloadNibNamed\b"), "a storyboard or nib: build the view in code"),
    (re.compile(r"\bimport (SwiftUI|SpriteKit|SceneKit|CoreMotion|Combine)\b"), "a framework that Linux does not have"),
]


def call(name, labels):
    """The call of a method by its selector: with the sender, and its label, if it takes one."""
    if not labels:
        return f"self?.{name}()"
    label = labels[1:-2]
    return f"self?.{name}({'' if label == '_' else label + ': '}sender)"


def sender(labels):
    return "sender" if labels else "_"


def replace_recognizer(match):
    labels = match["labels"]
    body = call(match["name"], labels)
    return f"{match['type']}(handler: {{ [weak self] {sender(labels)} in {body} }})"


def replace_display_link(match):
    labels = match["labels"]
    body = call(match["name"], labels)
    return f"CADisplayLink(handler: {{ [weak self] {sender(labels)} in {body} }})"


def replace_timer(match):
    labels = match["labels"]
    make = match["make"] or ""
    body = call(match["name"], labels)
    return (f"Timer{make}({'withTimeInterval' if make else 'timeInterval'}: {match['interval']}, "
            f"repeats: {match['repeats']}, block: {{ [weak self] {sender(labels)} in {body} }})")


def replace_target(match):
    body = call(match["name"], match["labels"])
    return f".addHandler(for: {match['event']}) {{ [weak self] {sender(match['labels'])} in {body} }}"


def replace_registration(match):
    identifier = match["identifier"]
    return f".register(forCellWithReuseIdentifier: {identifier}) {{ {match['type']}(frame: $0) }}"


def port(text):
    """The text as it builds on Linux."""
    text = OBJC_LINE.sub("", text)
    text = OUTLET.sub(lambda match: match[1] or "", text)
    text = ACTION.sub("", text)
    text = ATTRIBUTES.sub("", text)
    text = OBJC.sub("", text)
    for pattern, replacement in [
            (RECOGNIZER, replace_recognizer), (DISPLAY_LINK, replace_display_link),
            (TIMER, replace_timer), (ADD_TARGET, replace_target), (REGISTER, replace_registration)]:
        text = pattern.sub(replacement, text)
    return text


def leftovers(text):
    """What is left for a person to change, as line numbers and words."""
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        for pattern, advice in LEFTOVERS:
            if pattern.search(code):
                yield number, advice


def swift_files(path):
    if path.is_dir():
        return sorted(path.rglob("*.swift"))
    return [path]


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
    for file in [file for path in arguments.paths for file in swift_files(path)]:
        before = file.read_text(encoding="utf-8")
        after = port(before)
        if after != before:
            print(f"{file}: {'would change' if arguments.check else 'changed'}")
            if not arguments.check:
                file.write_text(after, encoding="utf-8")
        for number, advice in leftovers(after):
            is_done = False
            print(f"{file}:{number}: {advice}", file=sys.stderr)
    return 0 if is_done else 1


if __name__ == "__main__":
    sys.exit(main())
