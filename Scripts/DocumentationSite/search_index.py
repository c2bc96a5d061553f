"""What the search of the site looks through: one entry for each page, and one for each of its headings."""

import collections
import re

import contents

# Of DocC, by the name that a reader sees.
KINDS = {"class": "class", "struct": "structure", "enum": "enumeration", "protocol": "protocol", "article": "article",
         "symbol": "article", "root": "module", "module": "module", "extension": "extension", "typealias": "type alias",
         "init": "initializer", "method": "method", "property": "property", "case": "case", "func": "function",
         "var": "variable", "op": "operator", "subscript": "subscript", "associatedtype": "associated type"}
# They repeat what the types that they are synthesized for say.
SYNTHESIZED = ("-implementations", "/!=(", "/hash(into:)", "/localizeddescription")
# The text of these is searched, too.
READ = {"article", "module", "class", "structure", "enumeration", "protocol"}
# A heading of more pages than these says nothing about any of them.
SHARED = 3


def write(archive):
    index = archive.read("index/index.json")
    entries, sections, seen = [], [], set()
    for root in index["interfaceLanguages"]["swift"]:
        for child in root.get("children", []):
            collect(archive, child, child["title"], entries, sections, seen)
    pages = collections.Counter(title for title, *_ in sections)
    entries += [section for section in sections if pages[section[0]] <= SHARED]
    archive.write("site/search.json", entries)
    return entries


def collect(archive, node, module, entries, sections, seen):
    path = node.get("path")
    if path and path not in seen and not any(part in path for part in SYNTHESIZED):
        seen.add(path)
        page = archive.read(f"data{path}.json")
        if page is not None:
            found = entry(node, module, page)
            entries.append(found)
            sections += [[heading["text"], "section", f"{path}#{heading['anchor']}", "", f"{module} · {found[0]}"]
                         for heading in contents.headings(page)]
    for child in node.get("children", []):
        collect(archive, child, module, entries, sections, seen)


def entry(node, module, page):
    """A list: title, kind, path, summary, module, and for pages of some length their other words."""
    metadata = page["metadata"]
    kind = KINDS.get(node.get("type"), node.get("type", ""))
    if metadata.get("role") in ("article", "collectionGroup"):
        kind = "article"
    parents = [part for part in node["path"].split("/")[3:-1]]
    title = metadata.get("title") or node["title"]
    summary = contents.plain(page.get("abstract", []), page)
    found = [title, kind, node["path"], summary, " · ".join([module, *parents[:1]])]
    words = other_words(page, f"{title} {summary}") if kind in READ else ""
    return found + [words] if words else found


def other_words(page, known):
    known = set(re.findall(r"\w+", known.lower()))
    words = set(re.findall(r"[^\W\d_]\w{2,}", contents.text(page).lower()))
    return " ".join(sorted(words - known))
