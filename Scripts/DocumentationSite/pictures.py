"""Pages show their picture first, and link to the page that plays it, or to the curve that follows sliders."""

PLAYER = "▶ Play it: step by step, slower, with X-ray"
# The headings of the page to touch, by pictures that it replaces.
CURVES = {"springs": "spring", "decays": "decay", "dragged-sheet": "drag"}


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
    """Adds a link below each picture that has a player or a curve, and returns whether there is one."""
    linked = False
    for section in page.get("primaryContentSections", []):
        content = section.get("content")
        for block in list(content or []):
            if not is_picture(block):
                continue
            name = block["inlineContent"][0]["identifier"]
            if name not in players and name not in CURVES:
                continue
            identifier = f"player:{name}"
            link = {"type": "reference", "identifier": identifier, "isActive": True}
            content.insert(content.index(block) + 1, {"type": "paragraph", "inlineContent": [link]})
            page.setdefault("references", {})[identifier] = reference(identifier, name)
            linked = True
    return linked


def reference(identifier, name):
    title = "▶ Touch it: with sliders" if name in CURVES else PLAYER
    url = f"/touch.html#{CURVES[name]}" if name in CURVES else f"/play/{name}.html"
    return {"type": "link", "identifier": identifier, "title": title,
            "titleInlineContent": [{"type": "text", "text": title}], "url": url}
