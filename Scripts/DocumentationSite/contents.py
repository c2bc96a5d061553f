"""The text of a page of an archive."""


def blocks(page):
    """The blocks of a page that are not within others, in order."""
    return [block for section in page.get("primaryContentSections", []) for block in section.get("content") or []]


def headings(page):
    """The headings that have an anchor, but that of the overview."""
    return [block for block in blocks(page)
            if block["type"] == "heading" and block.get("anchor", "Overview") != "Overview"]


def text(page):
    """All text and code of a page, but its title and abstract."""
    return plain(blocks(page), page)


def plain(content, page):
    """The text of any content, with the titles of the pages that it links to."""
    if isinstance(content, list):
        parts = [plain(part, page) for part in content]
        # Blocks and lines of code are apart; parts of a sentence are not.
        is_inline = all(isinstance(part, dict) and part.get("type") in INLINE for part in content)
        return ("" if is_inline else " ").join(parts)
    if not isinstance(content, dict):
        return content if isinstance(content, str) else ""
    if content.get("type") == "reference":
        reference = page.get("references", {}).get(content["identifier"], {})
        return content.get("overridingTitle") or reference.get("title", "")
    return plain([content[key] for key in NESTED if key in content], page)


INLINE = {"text", "codeVoice", "reference", "emphasis", "strong", "link", "image"}
NESTED = ["text", "code", "inlineContent", "content", "items", "rows"]


def complete_abstracts(archive):
    """Lets the summaries of other pages keep their links: DocC leaves out what some of these link to."""
    pages = {path: archive.read(path) for path in archive.pages()}
    known = {}
    for page in pages.values():
        known.update((page or {}).get("references", {}))
    for path, page in pages.items():
        references = (page or {}).get("references", {})
        linked = {part["identifier"] for reference in references.values()
                  for part in reference.get("abstract") or [] if part["type"] == "reference"}
        missing = {name: known[name] for name in sorted(linked - references.keys()) if name in known}
        if missing:
            references.update(missing)
            archive.write(path, page)
