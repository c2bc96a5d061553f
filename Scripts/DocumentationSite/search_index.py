"""What the search of the site looks through: one entry for each page."""

# Of DocC, by the name that a reader sees.
KINDS = {"class": "class", "struct": "structure", "enum": "enumeration", "protocol": "protocol", "article": "article",
         "symbol": "article", "root": "module", "module": "module", "extension": "extension", "typealias": "type alias",
         "init": "initializer", "method": "method", "property": "property", "case": "case", "func": "function",
         "var": "variable", "op": "operator", "subscript": "subscript", "associatedtype": "associated type"}
# They repeat what the types that they are synthesized for say.
SYNTHESIZED = ("-implementations", "/!=(", "/hash(into:)", "/localizeddescription")


def write(archive):
    index = archive.read("index/index.json")
    entries, seen = [], set()
    for root in index["interfaceLanguages"]["swift"]:
        for child in root.get("children", []):
            collect(archive, child, child["title"], entries, seen)
    archive.write("site/search.json", entries)
    return entries


def collect(archive, node, module, entries, seen):
    path = node.get("path")
    if path and path not in seen and not any(part in path for part in SYNTHESIZED):
        seen.add(path)
        page = archive.read(f"data{path}.json")
        if page is not None:
            entries.append(entry(node, module, page))
    for child in node.get("children", []):
        collect(archive, child, module, entries, seen)


def entry(node, module, page):
    """A list: title, kind, path, summary, module."""
    metadata = page["metadata"]
    kind = KINDS.get(node.get("type"), node.get("type", ""))
    if metadata.get("role") in ("article", "collectionGroup"):
        kind = "article"
    parents = [part for part in node["path"].split("/")[3:-1]]
    title = metadata.get("title") or node["title"]
    return [title, kind, node["path"], plain(page.get("abstract", [])), " · ".join([module, *parents[:1]])]


def plain(content):
    return "".join(part.get("text") or part.get("code") or "" for part in content)
