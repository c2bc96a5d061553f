"""Checks the site that `make docs` makes of an archive, with a small archive and the real landing page."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import fragments

ROOT = fragments.ROOT
SITE = ROOT / "Scripts/DocumentationSite"
sys.path.insert(0, str(SITE))

import archive as archives  # noqa: E402
import build  # noqa: E402
import navigation  # noqa: E402
import pictures  # noqa: E402
import shell  # noqa: E402


def text(words):
    return [{"type": "text", "text": words}]


def image(name):
    return {"type": "paragraph", "inlineContent": [{"type": "image", "identifier": name}]}


def page(title, role, abstract, *content):
    sections = [{"kind": "declarations"}] if role == "symbol" else []
    sections += [{"kind": "mentions"}, {"kind": "content", "content": list(content)}] if content else []
    return {"metadata": {"title": title, "role": role}, "abstract": text(abstract), "references": {},
            "primaryContentSections": sections}


def node(path, title, kind, *children):
    return {"path": f"/documentation/{path}", "title": title, "type": kind, "children": list(children)}


PAGES = {
    "dynamics": page("Dynamics", "collection", "Make items fall."),
    "dynamics/snapbehavior": page(
        "SnapBehavior", "symbol", "Pulls one item to a point, like a damped spring.",
        {"type": "paragraph", "inlineContent": text("Use it.")}, image("snap")),
    "dynamics/snapbehavior/description": page("description", "symbol", "A text with the strengths of the items."),
    "dynamics/fieldbehavior": page("FieldBehavior", "symbol", "A field of force."),
    "dynamics/fieldbehavior/springfield()": page("springField()", "symbol", "Pulls items to the center."),
    "dynamics/firstfall": page("First fall", "article", "A ball.", {"type": "heading"}, image("first-fall"), image("hand")),
    "dynamicstiming": page("DynamicsTiming", "collection", "Frames."),
    "dynamicstiming/spring": page("Spring", "symbol", "A damped spring."),
    "dynamicstiming/spring/description": page("description", "symbol", "The description of the spring."),
    "dynamicstiming/springs": page("Springs and decays", "article", "Animate any value."),
}
TREE = [
    node("dynamicstiming", "DynamicsTiming", "module",
         node("dynamicstiming/spring", "Spring", "struct",
              node("dynamicstiming/spring/description", "var description: String", "property")),
         node("dynamicstiming/springs", "Springs and decays", "symbol")),
    node("dynamics", "Dynamics", "module",
         node("dynamics/snapbehavior", "SnapBehavior", "class",
              node("dynamics/snapbehavior/description", "var description: String", "property")),
         node("dynamics/fieldbehavior", "FieldBehavior", "class",
              node("dynamics/fieldbehavior/springfield()", "class func springField() -> Self", "method")),
         node("dynamics/firstfall", "First fall", "article")),
]


def make_archive(folder):
    """What DocC writes of two modules, in the order in which it writes them."""
    folder = pathlib.Path(folder)
    for name, contents in PAGES.items():
        file = folder / f"data/documentation/{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(contents), encoding="utf-8")
        html = folder / "documentation" / name / "index.html"
        html.parent.mkdir(parents=True, exist_ok=True)
        html.write_text("<html><head></head><body></body></html>", encoding="utf-8")
    (folder / "index.html").write_text("<html><head></head></html>", encoding="utf-8")
    (folder / "index").mkdir()
    root = {"title": "swift-dynamics", "path": "/documentation", "type": "module", "children": TREE}
    (folder / "index/index.json").write_text(json.dumps({"interfaceLanguages": {"swift": [root]}}), encoding="utf-8")
    names = ["Dynamics", "DynamicsTiming"]
    collection = {
        "topicSections": [{"identifiers": [f"doc://{name}/documentation/{name}" for name in reversed(names)]}],
        "references": {f"doc://{name}/documentation/{name}": {"title": name} for name in names}}
    (folder / "data/documentation.json").write_text(json.dumps(collection), encoding="utf-8")
    for name in ["Dynamics/collision.svg"]:
        (folder / "images" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "images" / name).touch()
    (folder / "play").mkdir()
    for name in ["snap", "first-fall"]:
        (folder / f"play/{name}.html").touch()
    return archives.Archive(folder)


class Site(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.archive = make_archive(folder.name)
        build.build(folder.name)

    def data(self, name):
        return self.archive.read(f"data/documentation/{name}.json")

    def test_the_sidebar_has_one_tree_that_begins_with_dynamics(self):
        root, = self.archive.read("index/index.json")["interfaceLanguages"]["swift"]
        self.assertEqual([module["title"] for module in root["children"]], ["Dynamics", "DynamicsTiming"])
        modules = [module for module in [root, *root["children"]] if module["type"] == "module"]
        self.assertEqual(modules, [root], "DocC would show only the tree of a page's own module")

    def test_modules_are_listed_in_order_with_the_pictures_that_exist(self):
        collection = self.archive.read("data/documentation.json")
        self.assertEqual(
            [identifier.split("/")[-1] for identifier in collection["topicSections"][0]["identifiers"]],
            ["Dynamics", "DynamicsTiming"])
        cards = {reference["title"]: reference.get("images") for reference in collection["references"].values()
                 if "title" in reference}
        self.assertEqual(cards["Dynamics"][0]["identifier"], "Dynamics/collision.svg")
        self.assertIsNone(cards["DynamicsTiming"])

    def test_a_picture_stands_above_the_declaration_with_a_link_to_its_player(self):
        sections = self.data("dynamics/snapbehavior")["primaryContentSections"]
        self.assertEqual([section["kind"] for section in sections], ["content", "declarations", "mentions", "content"])
        picture, link = sections[0]["content"]
        self.assertEqual(picture, image("snap"))
        reference = self.data("dynamics/snapbehavior")["references"][link["inlineContent"][0]["identifier"]]
        self.assertEqual(reference["url"], "/play/snap.html")
        self.assertEqual(len(sections[3]["content"]), 1, "it is not there twice")

    def test_an_article_keeps_its_order_and_only_pictures_with_players_get_links(self):
        section, = [section for section in self.data("dynamics/firstfall")["primaryContentSections"]
                    if section["kind"] == "content"]
        kinds = [block["type"] for block in section["content"]]
        self.assertEqual(kinds, ["heading", "paragraph", "paragraph", "paragraph"])
        self.assertEqual(section["content"][3], image("hand"))

    def test_all_pages_but_the_landing_page_are_dressed_once(self):
        shell.dress(self.archive)
        for file in self.archive.folder.rglob("index.html"):
            expected = 0 if file.parent == self.archive.folder else 1
            self.assertEqual(file.read_text(encoding="utf-8").count(shell.HEAD), expected, file)

    def test_a_module_that_nobody_has_placed_comes_last(self):
        names = sorted(["Zoo", "Apple", "DynamicsReporting", "Dynamics"], key=navigation.place)
        self.assertEqual(names, ["Dynamics", "DynamicsReporting", "Apple", "Zoo"])

    def test_a_page_without_a_picture_is_not_changed(self):
        self.assertEqual(self.data("dynamics/fieldbehavior"), PAGES["dynamics/fieldbehavior"])
        self.assertFalse(pictures.link_players(PAGES["dynamicstiming/spring"], {"snap"}))


class Landing(unittest.TestCase):
    def setUp(self):
        with tempfile.TemporaryDirectory() as folder:
            self.page = shell.write_landing_page(archives.Archive(folder), ROOT / "README.md")

    def test_it_shows_the_first_program_of_the_readme(self):
        self.assertIn("animator.addBehavior(GravityBehavior(items: [box]))", self.page)
        self.assertNotIn("{{", self.page)

    def test_its_pictures_exist(self):
        found = re.findall(r'src="images/(\w+)/([\w-]+\.svg)"', self.page)
        self.assertGreater(len(found), 10)
        for module, name in found:
            self.assertTrue((ROOT / f"Sources/{module}/{module}.docc/Resources/{name}").exists(), name)

    def test_its_links_lead_to_pages_that_exist(self):
        pages = {f"{page.parts[page.parts.index('Sources') + 1]}/{page.stem}".lower()
                 for page in (ROOT / "Sources").glob("*/*.docc/**/*.md")}
        links = set(re.findall(r'href="documentation/([\w/]+)"', self.page))
        self.assertGreater(len(links), 10)
        for link in links:
            self.assertIn(link if "/" in link else f"{link}/{link}", pages)


@unittest.skipUnless(shutil.which("chromium"), "make test installs Chromium")
class Search(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        archive = make_archive(self.folder / "archive")
        build.build(archive.folder)
        self.entries = archive.read("site/search.json")

    def found(self, query):
        script = (SITE / "Assets/search.js").read_text(encoding="utf-8").replace("export function", "function")
        page = self.folder / "page.html"
        page.write_text(
            f"<pre id=found></pre><script>{script}\nfound.textContent = JSON.stringify("
            f"search({json.dumps(self.entries)}, {json.dumps(query)}).map((entry) => entry[2]))</script>",
            encoding="utf-8")
        shown = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={self.folder}/profile",
             "--dump-dom", page.as_uri()], capture_output=True, text=True, check=True, timeout=600).stdout
        answer = re.search(r'<pre id="found">(.*?)</pre>', shown)[1].replace("&gt;", ">").replace("&lt;", "<")
        return [path.removeprefix("/documentation/") for path in json.loads(answer)]

    def test_spring_finds_types_and_pages_before_members(self):
        found = self.found("spring")
        self.assertEqual(
            found[:4], ["dynamicstiming/spring", "dynamicstiming/springs", "dynamics/snapbehavior",
                        "dynamics/fieldbehavior/springfield()"])
        self.assertNotIn("dynamics/snapbehavior/description", found)

    def test_all_words_are_needed(self):
        self.assertEqual(self.found("item point"), ["dynamics/snapbehavior"])
        self.assertEqual(self.found("spring nowhere"), [])
        self.assertEqual(self.found(" "), [])


if __name__ == "__main__":
    unittest.main()
