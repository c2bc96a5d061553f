"""Pages show their picture first, and link to the page that plays it, and to the one with sliders; players link back."""

import html

import shell

PLAYER = "▶ Play it: step by step, slower, with X-ray"
SLIDERS = "▶ Touch it: with sliders"
# The headings of the page with sliders, by pictures.
TOUCHED = {"springs": "spring", "decays": "decay", "dragged-sheet": "drag", "snap": "snap", "attachment": "attachment",
           "push": "push"}


def arrange(archive):
    players = archive.players()
    homes = {}
    for path in archive.pages():
        page = archive.read(path)
        if page is None:
            continue
        is_first = move_picture_up(page)
        linked = link_players(page, players)
        for name in linked:
            homes.setdefault(name, (path.removeprefix("data").removesuffix(".json"), page["metadata"]["title"]))
        if is_first or linked:
            archive.write(path, page)
    for name, (address, title) in homes.items():
        if name in players:
            dress(archive.folder / f"play/{name}.html", address, title)


def dress(player, address, title):
    """Gives a player the style and the bar of the site, and a link to the page with its picture."""
    text = player.read_text(encoding="utf-8")
    if shell.BAR in text:
        return
    back = f'<nav class="site-back"><a href="{address}">← {html.escape(title, quote=False)}</a></nav>'
    text = text.replace("</head>", shell.PLAYER_STYLE + "</head>", 1)
    text = text.replace("<body>", f"<body>{shell.BAR}{back}", 1)
    player.write_text(text, encoding="utf-8")


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
    """Adds links below each picture that has a player or sliders, and returns the names of those pictures."""
    linked = []
    for section in page.get("primaryContentSections", []):
        content = section.get("content")
        for block in list(content or []):
            if not is_picture(block):
                continue
            name = block["inlineContent"][0]["identifier"]
            found = links(name, players)
            if not found:
                continue
            inline = [{"type": "reference", "identifier": link["identifier"], "isActive": True} for link in found]
            content.insert(content.index(block) + 1, {"type": "paragraph", "inlineContent": inline})
            page.setdefault("references", {}).update((link["identifier"], link) for link in found)
            linked.append(name)
    return linked


def links(name, players):
    """The links of a picture, as references of DocC."""
    found = [(PLAYER, f"/play/{name}.html")] if name in players else []
    if name in TOUCHED:
        found.append((SLIDERS, f"/touch.html#{TOUCHED[name]}"))
    return [{"type": "link", "identifier": f"site:{url}", "title": title,
             "titleInlineContent": [{"type": "text", "text": title}], "url": url} for title, url in found]
