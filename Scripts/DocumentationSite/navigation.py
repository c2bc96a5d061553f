"""The sidebar: all modules in one tree, the one that programs import first on top."""

ORDER = ["Dynamics", "DynamicsRecording", "DynamicsSVG", "DynamicsTesting", "DynamicsTiming", "DynamicsGeometry", "DynamicsGTK",
         "DynamicsInspector", "DynamicsPictures", "DynamicsReporting"]


def place(title):
    """Where a module comes; those that nobody has placed come last."""
    return (ORDER.index(title) if title in ORDER else len(ORDER), title)


def arrange(archive):
    index = archive.read("index/index.json")
    for roots in index["interfaceLanguages"].values():
        for root in roots:
            modules = root.get("children", [])
            modules.sort(key=lambda module: place(module["title"]))
            for module in modules:
                # A page of a module would show the tree of that module only.
                module["type"] = "root"
    archive.write("index/index.json", index)


def arrange_collection(archive, cards):
    """Puts the modules of the page that lists them in order, each with a picture.

    cards: names of pictures by module.
    """
    page = archive.read("data/documentation.json")
    for section in page["topicSections"]:
        section["identifiers"].sort(key=lambda identifier: place(identifier.rsplit("/", 1)[-1]))
    pictures = {}
    for reference in page["references"].values():
        picture = cards.get(reference.get("title"))
        if picture and (archive.folder / "images" / picture).exists():
            reference["images"] = [{"type": "card", "identifier": picture}]
            pictures[picture] = image(picture)
    page["references"].update(pictures)
    archive.write("data/documentation.json", page)


def image(path):
    return {"type": "image", "identifier": path, "alt": "",
            "variants": [{"url": f"/images/{path}", "traits": ["1x"]}]}
