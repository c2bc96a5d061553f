"""Pages show their picture first, and link to the page that plays it, and to the one with sliders."""

PLAYER = "▶ Play it: step by step, slower, with X-ray"
SLIDERS = "▶ Touch it: with sliders"
# The headings of the page with sliders, by pictures.
TOUCHED = {"springs": "spring", "decays": "decay", "dragged-sheet": "drag", "snap": "snap", "attachment": "attachment",
           "push": "push"}


def arrange(archive):
    players = archive.players()
    for path in archive.pages():
        page = archive.read(path)
        if page is None or not move_picture_up(page) | link_players(page, players):
            continue
        archive.write(path, page)


def move_picture_up(page):
    """Moves the first picture of a symbol's page above its declaration, and returns whether there is one.

    An article shows its picture where it stands.
    """
    sections = page.get("primaryContentSections", [])
    if not any(section["kind"] == "declarations" for section in sections):
        return False
    for section in sections:
        if section["kind"] != "content":
            continue
        for block in section["content"]:
            if is_picture(block):
                section["content"].remove(block)
                sections.insert(0, {"kind": "content", "content": [block]})
                return True
    return False


def is_picture(block):
    content = block.get("inlineContent", [])
    return block.get("type") == "paragraph" and len(content) == 1 and content[0]["type"] == "image"


def link_players(page, players):
    """Adds links below each picture that has a player or sliders, and returns whether there is one."""
    linked = False
    for section in page.get("primaryContentSections", []):
        content = section.get("content")
        for block in list(content or []):
            found = links(block["inlineContent"][0]["identifier"], players) if is_picture(block) else []
            if not found:
                continue
            inline = [{"type": "reference", "identifier": link["identifier"], "isActive": True} for link in found]
            content.insert(content.index(block) + 1, {"type": "paragraph", "inlineContent": inline})
            page.setdefault("references", {}).update((link["identifier"], link) for link in found)
            linked = True
    return linked


def links(name, players):
    """The links of a picture, as references of DocC."""
    found = [(PLAYER, f"/play/{name}.html")] if name in players else []
    if name in TOUCHED:
        found.append((SLIDERS, f"/touch.html#{TOUCHED[name]}"))
    return [{"type": "link", "identifier": f"site:{url}", "title": title,
             "titleInlineContent": [{"type": "text", "text": title}], "url": url} for title, url in found]
