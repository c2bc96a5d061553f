#!/usr/bin/env python3
"""Writes the views, outlets and actions of storyboards and nibs as Swift, for the UIKitShims product on Linux.

    Scripts/port-storyboard.py Main.storyboard                         print the Swift code
    Scripts/port-storyboard.py Main.storyboard --output Sources/MyApp  write Main+Storyboard.swift there

For each controller with a class of its own, the code is an extension with a method `loadStoryboard()`, which makes
the views with the frames of the canvas, sets the outlets and connects the actions. Call it first in `viewDidLoad()`.
Constraints are not written. What is left to do by hand, such as segues, is listed on standard error.

exit codes:
  0   done, and nothing is left to do by hand
  1   something is left to do by hand; or a file cannot be read or written, or is no storyboard
  64  wrong usage
"""

import argparse
import pathlib
import re
import signal
import sys
import xml.etree.ElementTree as ElementTree

from storyboard_views import CLASSES, RECOGNIZERS, geometry, identifier, numbers, properties, string

CONTROLLERS = ("viewController", "collectionViewController")
LEFT_OUT = {
    "tableViewController": "no tables here: use a UICollectionViewController",
    "tabBarController": "no tabs here: use child controllers",
    "splitViewController": "no split views here: use child controllers",
    "navigationController": "make a UINavigationController(rootViewController:) in code",
}


class Scene:
    """The code of one controller."""

    def __init__(self, controller, objects, file, report):
        self.controller = controller
        self.objects = objects
        self.file = file
        self.report = report
        # The Swift name of each object by its id.
        self.names = {controller.get("id"): "self"}
        self.lines = []
        self.actions = []

    def write(self):
        """The lines of the method's body."""
        view = self.view_of_controller()
        if view is not None:
            self.names[view.get("id")] = "view"
            self.lines += geometry(view, "view") + properties(view, "view")
            self.add_subviews(view, "view")
        for recognizer in self.objects:
            if recognizer.tag in RECOGNIZERS:
                self.add_recognizer(recognizer)
        for element in [self.controller, *self.made()]:
            self.connect(element)
        return self.lines + self.actions

    def view_of_controller(self):
        """The view of the controller: its own element, or the outlet `view` of a nib's owner."""
        own = next((child for child in self.controller if child.get("key") == "view"), None)
        if own is not None:
            return own
        outlet = next((link for link in links(self.controller, "outlet") if link.get("property") == "view"), None)
        wanted = outlet.get("destination") if outlet is not None else None
        return next((element for element in self.objects if wanted and element.get("id") == wanted), None)

    def made(self):
        """All elements that have a name by now."""
        return [element for root in self.objects for element in root.iter()
                if element is not self.controller and element.get("id") in self.names]

    def add_subviews(self, parent, name):
        for element in parent.findall("./subviews/*"):
            kind = element.get("customClass") or CLASSES.get(element.tag)
            if not kind or not identifier(kind):
                self.report(f"{element.tag} {element.get('id')}: not in the shims; make another view in its place")
                continue
            own = self.name(element)
            made = f"{kind}(frame: {rectangle(element)})"
            if element.tag == "collectionView":
                made = self.collection(element, own, kind)
            self.lines.append(f"let {own} = {made}")
            self.lines += properties(element, own)
            for cell in element.findall("./cells/*"):
                self.add_cell(cell, own)
            self.add_subviews(element, own)
            self.lines.append(f"{name}.addSubview({own})")

    def collection(self, element, name, kind):
        layout = element.find("./*[@key='collectionViewLayout']")
        made = (layout.get("customClass") if layout is not None else None) or "UICollectionViewFlowLayout"
        made = made if identifier(made) else "UICollectionViewFlowLayout"
        self.lines.append(f"let {name}Layout = {made}()")
        size = layout.find("./size[@key='itemSize']") if layout is not None else None
        if size is not None and layout.tag == "collectionViewFlowLayout":
            width, height = numbers(size, "width", "height")
            self.lines.append(f"{name}Layout.itemSize = CGSize(width: {width}, height: {height})")
        return f"{kind}(frame: {rectangle(element)}, collectionViewLayout: {name}Layout)"

    def add_cell(self, cell, name):
        kind, reuse = cell.get("customClass") or "UICollectionViewCell", cell.get("reuseIdentifier")
        if reuse and identifier(kind):
            self.lines.append(
                f"{name}.register(forCellWithReuseIdentifier: {string(reuse)}) {{ {kind}(frame: $0) }}")
        if cell.findall(".//outlet") or cell.findall(".//subviews/*"):
            self.report(f"cell {reuse or cell.get('id')}: make its views in init(frame:) of {kind}")

    def add_recognizer(self, recognizer):
        views = [element for root in self.objects for element in root.iter()
                 if any(link.get("destination") == recognizer.get("id") and link.get("property") == "gestureRecognizers"
                        for link in links(element, "outletCollection"))]
        views = [element for element in views if element.get("id") in self.names]
        if not views:
            return
        kind = recognizer.get("customClass") or RECOGNIZERS[recognizer.tag]
        name = self.name(recognizer)
        self.lines.append(f"let {name} = {kind}()")
        for element in views:
            self.lines.append(f"{self.names[element.get('id')]}.addGestureRecognizer({name})")

    def name(self, element):
        """A name for a local variable: of its first outlet, or else of its kind."""
        wanted = element.get("id")
        outlets = [link.get("property") for root in self.objects for link in root.iter("outlet")
                   if link.get("destination") == wanted]
        kind = "subview" if element.tag == "view" else element.tag
        base = next((name for name in outlets if name and identifier(name) and name != "view"), kind)
        taken, name, number = {*self.names.values(), "view"}, base, 1
        while name in taken:
            number += 1
            name = f"{base}{number}"
        self.names[wanted] = name
        return name

    def connect(self, element):
        """Writes the outlets and actions of an element."""
        owner = self.names[element.get("id")]
        collections = {}
        for link in links(element, "outlet"):
            target, name = self.names.get(link.get("destination")), link.get("property")
            if name == "view" and owner == "self" or not identifier(name or ""):
                continue
            if target:
                self.lines.append(f"{owner}.{name} = {target}")
            else:
                self.report(f"outlet {name} of {owner}: what it names is not made here; set it in code")
        for link in links(element, "outletCollection"):
            target, name = self.names.get(link.get("destination")), link.get("property")
            if target and name != "gestureRecognizers" and identifier(name or ""):
                collections.setdefault(name, []).append(target)
        for name, targets in collections.items():
            self.lines.append(f"{owner}.{name} = [{', '.join(targets)}]")
        for link in links(element, "action"):
            self.add_action(link, owner)
        for link in links(element, "segue"):
            self.report(f"segue {link.get('identifier') or link.get('id')}: make the next controller in code and show it")

    def add_action(self, link, owner):
        call = call_of(link.get("selector") or "")
        target = self.names.get(link.get("destination"))
        if not call or not target:
            self.report(f"action {link.get('selector')} of {owner}: connect it in code")
            return
        event, held = link.get("eventType"), "[weak self] " if target == "self" else f"[weak {target}] "
        begin = f"{owner}.addHandler" + (f"(for: .{event})" if event else "")
        sender = "sender" if "sender" in call else "_"
        self.actions.append(f"{begin} {{ {held}{sender} in {target}?.{call} }}")


def links(element, kind):
    return element.findall(f"./connections/{kind}")


def call_of(selector):
    """The call of a selector, as Swift imports it: `go:` is `go(sender)`, `goWithSender:` `go(sender: sender)`."""
    if re.fullmatch(r"[A-Za-z_]\w*", selector):
        return f"{selector}()"
    labeled = re.fullmatch(r"([A-Za-z_]\w*?)With([A-Z]\w*):", selector)
    if labeled:
        return f"{labeled[1]}({labeled[2][0].lower()}{labeled[2][1:]}: sender)"
    plain = re.fullmatch(r"([A-Za-z_]\w*):", selector)
    return f"{plain[1]}(sender)" if plain else None


def rectangle(element):
    frame = element.find("./rect[@key='frame']")
    if frame is None:
        return ".zero"
    x, y, width, height = numbers(frame, "x", "y", "width", "height")
    return f"CGRect(x: {x}, y: {y}, width: {width}, height: {height})"


def code_of(file, text, report):
    """The Swift code of a storyboard or a nib."""
    document = ElementTree.fromstring(text)
    parts = [f"import UIKit\n\n// The views of {file.name}, as port-storyboard.py wrote them.\n"]
    groups = [scene.find("./objects") for scene in document.iter("scene")] or [document.find("./objects")]
    for objects in groups:
        for controller in [] if objects is None else objects:
            if controller.tag in LEFT_OUT:
                report(f"{controller.tag} {controller.get('id')}: {LEFT_OUT[controller.tag]}")
            is_owner = controller.get("placeholderIdentifier") == "IBFilesOwner"
            kind = controller.get("customClass")
            if controller.tag not in CONTROLLERS and not is_owner:
                continue
            if not kind or not identifier(kind) or kind == "NSObject":
                continue
            lines = Scene(controller, list(objects), file, report).write()
            body = "".join(f"    {line}\n" for line in lines)
            parts.append(
                f"\nextension {kind} {{\n  /// Makes the views of {file.name}, and connects their outlets and actions.\n"
                f"  func loadStoryboard() {{\n{body}  }}\n}}\n")
    if len(parts) == 1:
        report("no controller with a class of its own; nothing is written")
        return None
    return "".join(parts)


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong with the usage."""

    def error(self, message):
        self.exit(64, f"{self.prog}: {message}; see {self.prog} --help\n")


def main():
    summary, _, details = __doc__.partition("\n\n")
    parser = Parser(description=summary, epilog=details, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE", help="a storyboard or a nib (.xib)")
    parser.add_argument("--output", type=pathlib.Path, metavar="FOLDER", help="write NAME+Storyboard.swift there")
    arguments = parser.parse_args()
    is_done = True
    for file in arguments.files:
        told = []
        try:
            code = code_of(file, file.read_text(encoding="utf-8"), told.append)
            if code and arguments.output:
                swift = arguments.output / f"{file.stem}+Storyboard.swift"
                swift.write_text(code, encoding="utf-8")
                print(f"{swift}: written")
            elif code:
                print(code, end="")
        except (ElementTree.ParseError, UnicodeDecodeError):
            told.append("no storyboard or nib in XML; open it in Xcode and save it")
        except OSError as error:
            told.append(f"{error.strerror}; check the name and the permissions of {error.filename}")
        for message in told:
            print(f"{file}: {message}", file=sys.stderr)
        is_done = is_done and not told
    return 0 if is_done else 1


if __name__ == "__main__":
    # Ends silently when the reader of a pipe has ended, like other tools.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
