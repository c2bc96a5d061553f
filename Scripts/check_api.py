#!/usr/bin/env python3
"""Compares the public API with that of the last release, and names each breaking change that CHANGELOG.md does not explain.

Usage: check_api.py [REVISION]

REVISION is a tag or a commit; by default, the last tag of a release before the commit that is checked out. A clone without
such a tag has nothing to compare with: then it says so in one line, and succeeds.

It runs `swift package diagnose-api-breaking-changes`, and leaves out what that reports although programs compile as before:

* A function or initializer that has more parameters, with defaults, and was one with fewer.
* A new case of an enumeration that is documented as one that grows.
* A declaration that had the access `package` or was behind `@_spi`: the tool takes those for public ones.

All others have to be in the section Unreleased of CHANGELOG.md, by their names: until 1.0.0, a minor version may change the
API, if that file explains how to adapt a program.
"""

import dataclasses
import io
import pathlib
import re
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGETS = ["Dynamics", "DynamicsTiming", "DynamicsGeometry", "DynamicsRecording", "DynamicsReporting",
           "DynamicsSVG"]
REPORT = re.compile(r"API breakage: (.*)$", re.MULTILINE)
REMOVED = re.compile(r"(?:func|constructor|subscript) (\S+\)) has been (?:removed|renamed to .*)$")
SUBJECT = re.compile(r"(?P<kind>var|let|func|struct|class|enum|protocol|constructor) (?P<path>[\w.]+)(?:\((?P<labels>[^)]*)\))?")
HIDDEN = re.compile(r"\b(?:package|private|fileprivate|internal)\b(?!\()|@_spi\(")
# A property is reported by its accessors, too.
ACCESSOR = re.compile(r"^accessor ([\w.]+)\.(?:Get|Set|Modify|Read)\(\)")
CASE = re.compile(r"enumelement (\S+) has been added as a new enum case$")
DECLARED = re.compile(r"\b(?:func\s+(?P<name>\w+)|(?P<init>init)[?!]?|subscript)\s*(?:<[^>]*>)?\s*\(", re.MULTILINE)
TAG = "[0-9]*.[0-9]*.[0-9]*"
# Their comments say that later versions may add cases.
GROWING = ("DebugMark.Kind", "SnapshotError", "RecordingError", "HistoryError")


@dataclasses.dataclass(frozen=True)
class Function:
    """A declaration as it stands in a source: its name, and its labels with whether each has a default."""
    name: str
    labels: tuple

    def accepts(self, labels):
        """Whether a call with these labels compiles."""
        rest = list(labels)
        for label, has_default in self.labels:
            if rest and rest[0] == label:
                rest.pop(0)
            elif not has_default:
                return False
        return not rest


def functions(source):
    """All functions and initializers of a Swift source."""
    found = []
    for match in DECLARED.finditer(source):
        parameters = split(source, match.end())
        if parameters is not None:
            name = match["name"] or match["init"] or "subscript"
            found.append(Function(name, tuple(label_of(parameter) for parameter in parameters)))
    return found


def split(source, start):
    """The parameters of a list that begins after its bracket; `None` if it does not end."""
    depth, parameter, parameters = 0, "", []
    for character in source[start:]:
        if character in "([{":
            depth += 1
        elif character in ")]}":
            if depth == 0:
                return [*parameters, parameter] if parameter.strip() else parameters
            depth -= 1
        if character == "," and depth == 0:
            parameters.append(parameter)
            parameter = ""
        else:
            parameter += character
    return None


def label_of(parameter):
    names, _, rest = parameter.strip().partition(":")
    words = [word for word in names.split() if not word.startswith("@")]
    return words[0] if words else "_", "=" in rest.replace("==", "")


def is_covered(signature, sources):
    """Whether calls of a function that is reported as removed compile as before.

    signature: such as `SVGStyle.init(title:hold:)`.
    """
    path, _, labels = signature.partition("(")
    owner, _, name = path.rpartition(".")
    wanted = [label for label in labels.rstrip(")").split(":") if label]
    last = owner.rsplit(".", 1)[-1]
    for source in sources:
        if last and not re.search(rf"\b(?:class|struct|enum|protocol|extension)\s+(?:\w+\.)*{last}\b", source):
            continue
        if any(function.name == name and function.accepts(wanted) for function in functions(source)):
            return True
    return False


def was_hidden(report, old_sources):
    """Whether what is reported was not public: each declaration of its name has another access."""
    subject = SUBJECT.match(ACCESSOR.sub(r"var \1", report))
    if not subject:
        return False
    # A constant is reported as a variable.
    kind = {"constructor": "init", "var": "(?:var|let)"}.get(subject["kind"], subject["kind"])
    *owners, name = subject["path"].split(".")
    declared = re.compile(
        rf"^(?P<before>(?:[ \t]*@[^\n]*\n)?[ \t]*[^\n/]*?)(?<![.`])\b{'init' if kind == 'init' else rf'{kind} +{name}'}\b(?=(?P<rest>[^\n]*))",
        re.MULTILINE)
    found = []
    for source in old_sources:
        if owners and not re.search(rf"\b(?:class|struct|enum|protocol|extension)\s+(?:\w+\.)*{owners[-1]}\b", source):
            continue
        for match in declared.finditer(source):
            parameters = split(source, source.find("(", match.end()) + 1) if subject["labels"] is not None else []
            labels = "".join(f"{label_of(parameter)[0]}:" for parameter in parameters or [])
            if subject["labels"] in (None, labels):
                found.append(match["before"])
    return bool(found) and all(HIDDEN.search(before) for before in found)


def is_harmless(report, sources, old_sources):
    if was_hidden(report, old_sources):
        return True
    case, removed = CASE.search(report), REMOVED.search(report)
    if case:
        return case[1].rpartition(".")[0] in GROWING
    return bool(removed) and is_covered(removed[1], sources)


def unexplained(output, sources, changelog, old_sources=()):
    """The reports of breaking changes that are none of the above."""
    section = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    explained = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", section[1] if section else ""))))
    reports = dict.fromkeys(REPORT.findall(output))
    return [report for report in reports if not is_harmless(report, sources, old_sources) and not names(report) & explained]


def names(report):
    """The name of the declaration that a report is about, without those of its owners."""
    subject = re.search(r"[A-Za-z]\w*(?:\.\w+)*(?=[( ]|$)", report.split(" ", 1)[-1])
    return {subject[0].rsplit(".", 1)[-1]} if subject else set()


def last_release():
    result = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0", "--match", TAG, "HEAD"], cwd=ROOT, capture_output=True, text=True,
        check=False)
    return result.stdout.strip() if result.returncode == 0 else None


def sources_at(revision):
    """The texts of all sources of a revision."""
    archive = subprocess.run(
        ["git", "archive", revision, "Sources"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        return [files.extractfile(file).read().decode("utf-8") for file in files if file.name.endswith(".swift")]


def main(arguments):
    revision = arguments[0] if arguments else last_release()
    if not revision:
        print("This clone has no tag of a release: the API was not compared.")
        return 0
    result = subprocess.run(
        ["swift", "package", "diagnose-api-breaking-changes", revision, "--targets", *TARGETS], cwd=ROOT,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    reports = REPORT.findall(result.stdout)
    if result.returncode != 0 and not reports:
        print(result.stdout)
        return result.returncode
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "Sources").rglob("*.swift")]
    found = unexplained(result.stdout, sources, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
                        sources_at(revision))
    for report in found:
        print(f"since {revision}: {report}")
    print(f"{len(reports)} changes of the API since {revision}; {len(found)} break programs and are not in CHANGELOG.md.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
