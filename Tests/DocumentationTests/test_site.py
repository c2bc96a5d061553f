"""Checks the site that `make docs` makes of an archive, with a small archive, the real landing page and the one to touch."""

import functools
import html
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest

import fragments

ROOT = fragments.ROOT
SITE = ROOT / "Scripts/DocumentationSite"
sys.path.insert(0, str(SITE))

import archive as archives  # noqa: E402
import build  # noqa: E402
import navigation  # noqa: E402
import pages  # noqa: E402
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
    "dynamics/toaststack": page(
        "Toast stack", "article", "Messages stack up.",
        {"type": "codeListing", "syntax": "swift", "code": ["swipe(1)"]},
        {"type": "heading", "level": 2, "anchor": "Throw-one-out", "text": "Throw one out"}),
    "dynamics/newtonscradle": page("Newton's cradle", "article", "Five balls."),
    "dynamics/firstfall": page("First fall", "article", "A ball.", {"type": "heading", "text": "Start", "anchor": "Start"}, image("first-fall"), image("hand")),
    "dynamicstiming": page("DynamicsTiming", "collection", "Frames."),
    "dynamicstiming/spring": page("Spring", "symbol", "A damped spring."),
    "dynamicstiming/unit": page("newtonMeters", "symbol", "Newton meters."),
    "dynamicstiming/spring/description": page("description", "symbol", "The description of the spring."),
    "dynamicstiming/springs": page("Springs and decays", "article", "Animate any value."),
}
TREE = [
    node("dynamicstiming", "DynamicsTiming", "module",
         node("dynamicstiming/spring", "Spring", "struct",
              node("dynamicstiming/spring/description", "var description: String", "property")),
         node("dynamicstiming/unit", "newtonMeters", "case"),
         node("dynamicstiming/springs", "Springs and decays", "symbol")),
    node("dynamics", "Dynamics", "module",
         node("dynamics/snapbehavior", "SnapBehavior", "class",
              node("dynamics/snapbehavior/description", "var description: String", "property")),
         node("dynamics/fieldbehavior", "FieldBehavior", "class",
              node("dynamics/fieldbehavior/springfield()", "class func springField() -> Self", "method")),
         node("dynamics/firstfall", "First fall", "article"), node("dynamics/toaststack", "Toast stack", "article"),
         node("dynamics/newtonscradle", "Newton's cradle", "article")),
]
# Summaries of other pages, as DocC writes them: one with a link to a page that this one does not list.
PAGES["dynamics"]["references"] = {
    "doc://a": {"identifier": "doc://a", "title": "A", "abstract": [{"type": "reference", "identifier": "doc://b"}]}}
PAGES["dynamics/fieldbehavior"]["references"] = {"doc://b": {"identifier": "doc://b", "title": "B"}}
PAGES["dynamics/fieldbehavior"]["abstract"].append({"type": "reference", "identifier": "doc://b"})


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
        (folder / f"play/{name}.html").write_text(
            f"<html><head><title>{name}</title></head>\n<body>\n<main></main></body></html>", encoding="utf-8")
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
        self.assertEqual(len(link["inlineContent"]), 2, "to the player, and to sliders")
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

    def test_a_player_looks_like_the_site_and_leads_back_to_its_page(self):
        for name, address, title in [("snap", "snapbehavior", "SnapBehavior"), ("first-fall", "firstfall", "First fall")]:
            player = self.archive.folder / f"play/{name}.html"
            written = player.read_text(encoding="utf-8")
            self.assertIn(f'<a href="/documentation/dynamics/{address}">← {title}</a>', written)
            self.assertLess(written.index("/site/player.css"), written.index("</head>"))
            self.assertLess(written.index('class="site-bar"'), written.index("<main>"))
            pictures.dress(player, "elsewhere", "again")
            self.assertEqual(player.read_text(encoding="utf-8"), written, "it is dressed once")
        self.assertTrue((self.archive.folder / "site/player.css").exists())

    def test_all_pages_but_the_landing_page_are_dressed_once(self):
        shell.dress(self.archive, shell.footer(ROOT))
        for file in self.archive.folder.rglob("index.html"):
            expected = 0 if file.parent == self.archive.folder else 1
            written = file.read_text(encoding="utf-8")
            self.assertEqual(written.count(shell.HEAD), expected, file)
            self.assertEqual(written.count('class="site-footer"'), 1, file)

    def test_a_module_that_nobody_has_placed_comes_last(self):
        names = sorted(["Zoo", "Apple", "DynamicsReporting", "Dynamics"], key=navigation.place)
        self.assertEqual(names, ["Dynamics", "DynamicsReporting", "Apple", "Zoo"])

    def test_a_page_without_a_picture_is_not_changed(self):
        self.assertEqual(self.data("dynamics/fieldbehavior"), PAGES["dynamics/fieldbehavior"])
        self.assertFalse(pictures.link_players(PAGES["dynamicstiming/spring"], {"snap"}))


    def test_summaries_keep_their_links(self):
        self.assertEqual(self.data("dynamics")["references"]["doc://b"]["title"], "B")
        summaries = {entry[0]: entry[3] for entry in self.archive.read("site/search.json")}
        self.assertEqual(summaries["FieldBehavior"], "A field of force.B")

    def test_pictures_lead_to_the_sliders_of_what_they_show(self):
        touch = (SITE / "Assets/touch.html").read_text(encoding="utf-8")
        for name, heading in pictures.TOUCHED.items():
            self.assertTrue(list((ROOT / "Sources").glob(f"*/*.docc/Resources/{name}.svg")), name)
            self.assertIn(f'<h2 id="{heading}">', touch)
            self.assertEqual(pictures.links(name, set())[0]["url"], f"/touch.html#{heading}")
        grids = (ROOT / "Tests/Gallery/Grids/Grids.swift").read_text(encoding="utf-8")
        self.assertEqual(re.findall(r'data-source="(\w+)"', touch), re.findall(r'^    name: "(\w+)"', grids, re.MULTILINE))


class Landing(unittest.TestCase):
    def setUp(self):
        with tempfile.TemporaryDirectory() as folder:
            self.page = pages.write(archives.Archive(folder), ROOT)
            self.touch = (pathlib.Path(folder) / "touch.html").read_text(encoding="utf-8")

    def test_it_shows_the_first_program_of_the_readme_in_color(self):
        self.assertIn('animator.addBehavior(<span class="type">GravityBehavior</span>(items: [box]))', self.page)
        self.assertIn('<span class="keyword">import</span>', self.page)
        self.assertNotIn("{{", self.page + self.touch)

    def test_it_has_all_recipes_which_have_a_page_a_picture_and_a_scene_that_is_played(self):
        recipes = sorted(file.stem for file in (ROOT / "Sources/Dynamics/Dynamics.docc/Recipes").glob("*.md"))
        self.assertGreater(len(recipes), 10)
        cards = re.findall(r'href="/documentation/dynamics/(\w+)"><img src="/images/Dynamics/([\w-]+).svg" alt="" loading',
                           self.page)
        self.assertEqual(sorted(page for page, _ in cards), [name.lower() for name in recipes])
        scenes = {file.stem.lower(): file.read_text(encoding="utf-8")
                  for file in (ROOT / "Tests/Gallery/Recipes").glob("*.swift")}
        for name, picture in cards:
            self.assertIn(f'"{picture}", on: "Recipes/', scenes[name])

    def test_the_footer_has_version_and_repository(self):
        footer = re.search(r"<footer.*</footer>", self.page)[0]
        self.assertRegex(footer, r"swift-dynamics, (after )?version \d+\.\d+\.\d+<")
        self.assertRegex(footer, r'<a href="https://[^"]+">Repository</a>')

    def test_nothing_is_loaded_from_elsewhere(self):
        written = self.page + self.touch + "".join(
            file.read_text(encoding="utf-8") for pattern in ["*.css", "*.js"] for file in (SITE / "Assets").glob(pattern))
        links = re.findall(r'href="https?://[^"]+">Repository', written)
        self.assertEqual(len(re.findall(r"(?:https?:)?//\w+\.\w", written)), len(links))

    def test_its_pictures_exist(self):
        found = re.findall(r'src="/images/(\w+)/([\w-]+\.svg)"', self.page)
        self.assertGreater(len(found), 10)
        for module, name in found:
            self.assertTrue((ROOT / f"Sources/{module}/{module}.docc/Resources/{name}").exists(), name)

    def test_its_links_lead_to_pages_that_exist(self):
        pages = {f"{page.parts[page.parts.index('Sources') + 1]}/{page.stem}".lower()
                 for page in (ROOT / "Sources").glob("*/*.docc/**/*.md")}
        links = set(re.findall(r'href="/documentation/([\w/]+)"', self.page))
        self.assertGreater(len(links), 10)
        for link in links:
            self.assertIn(link if "/" in link else f"{link}/{link}", pages)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


@unittest.skipUnless(shutil.which("chromium"), "make test installs Chromium")
class InChromium(unittest.TestCase):
    """A small site on a server, and a page on it that runs scripts."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        make_archive(self.folder / "site")
        build.build(self.folder / "site")
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Quiet, directory=self.folder / "site"))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.address = f"http://127.0.0.1:{server.server_port}"

    def result(self, script):
        """The value that a module script returns, as JSON. `frame(path)` loads a page as wide as a phone."""
        (self.folder / "site/test.html").write_text("""<pre id=result></pre><script type=module>
            const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
            function frame(path) {
              const frame = Object.assign(document.createElement("iframe"), { src: path, width: 360, height: 2000 });
              document.body.append(frame);
              return new Promise((done) => frame.onload = () => done(frame.contentWindow));
            }
            const run = async () => { %s };
            run().catch(String).then((value) => result.textContent = JSON.stringify(value));
            </script>""" % script, encoding="utf-8")
        shown = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={self.folder}/profile",
             "--virtual-time-budget=20000", "--dump-dom", f"{self.address}/test.html"],
            capture_output=True, text=True, check=True, timeout=600).stdout
        return json.loads(html.unescape(re.search(r'<pre id="result">(.*?)</pre>', shown)[1]))


class Touch(InChromium):
    def test_a_phone_need_not_be_scrolled_sideways(self):
        for path in ["/", "/touch.html"]:
            widths = self.result(f"""
                const page = await frame("{path}");
                await wait(1);
                return [page.innerWidth, page.document.documentElement.scrollWidth,
                  page.document.querySelectorAll("pre .type").length];""")
            self.assertEqual(widths[:2], [360, 360], path)
            self.assertGreater(widths[2], 2, "the script has written code")

    def test_a_card_is_thrown_and_stays_within_the_limits(self):
        places = self.result("""
            const page = await frame("/"), card = page.document.querySelector(".thing"), places = [];
            // In virtual time, frames come only now and then.
            page.requestAnimationFrame = (draw) => page.setTimeout(draw, 16);
            await wait(6);
            for (const key of ["ArrowLeft", "ArrowRight"]) {
              card.dispatchEvent(new page.KeyboardEvent("keydown", { key }));
              await wait(6);
              places.push(new page.DOMMatrix(page.getComputedStyle(card).transform).e);
              new page.MutationObserver(() => places.push(card.style.transform)).observe(card, { attributes: true });
            }
            return places;""")
        limit = 40 + 84 / 2
        self.assertEqual(places[0], limit)
        self.assertEqual(places[-1], 360 - 2 * 16 - 2 - limit, "within the margins of the page and the lines of the field")
        self.assertGreater(len(set(places)), 10, "it does not jump")

    def test_sliders_choose_a_recording(self):
        grid = {"sliders": [{"name": name, "unit": "Hz", "values": [1, 2], "start": 0} for name in ["frequency", "damping"]],
                "code": "snap.frequency = {0}; snap.damping = {1}", "width": 300, "height": 200, "isRound": False,
                "item": [44, 44], "framesPerSecond": 30, "runs": [[[10, 20, 0], [30, 40, 0]], [[50, 60, 0], [70, 80, 0]]]}
        (self.folder / "site/play/grids").mkdir()
        (self.folder / "site/play/grids/snap.json").write_text(json.dumps(grid), encoding="utf-8")
        found = self.result("""
            const page = await frame("/touch.html");
            await wait(1);
            const snap = page.document.querySelector("[data-source=snap]"), [first] = snap.querySelectorAll("input");
            first.value = 1;
            first.dispatchEvent(new page.Event("input"));
            return [snap.querySelector(".trail").getAttribute("d"), snap.querySelector("code").textContent,
              page.document.querySelectorAll("[data-touch=grid]").length];""")
        self.assertEqual(found, ["M50 60", "snap.frequency = 2; snap.damping = 1", 1], "without recordings, nothing is shown")

    def test_numbers_are_those_of_swift(self):
        table = (ROOT / "Tests/DocumentationTests/motion-numbers.json").read_text(encoding="utf-8")
        found = self.result(f"""
            const motion = await import("/site/motion.js"), table = {table};
            const make = {{
              spring: (row) => motion.springCourse(row, row.from, row.to, row.velocity),
              decay: (row) => motion.decayCourse(row.deceleration, row.from, row.velocity),
              throw: (row) => motion.throwCourse(row.deceleration, row, [row.lower, row.upper], row.from, row.velocity),
            }};
            return table.rows.map((row) => {{
              if (row.kind === "feel") return [motion.dampingFraction(row.bounce)];
              if (row.kind === "band") return [...row.distances.map((distance) => motion.stretched(row, distance)),
                ...row.stretches.map((stretch) => motion.unstretched(row, stretch))];
              const course = make[row.kind](row);
              return [course.duration, ...table.times.map(course.value), ...table.times.map(course.velocity)];
            }});""")
        rows = json.loads(table)["rows"]
        self.assertGreater(len(rows), 20)
        for row, numbers in zip(rows, found, strict=True):
            expected = [*([row["duration"]] if "duration" in row else []), *row["values"],
                        *row.get("velocities", row.get("fingers", []))]
            for number, other in zip(numbers, expected, strict=True):
                self.assertLessEqual(abs(number - other), 1e-9 * max(1, abs(other)), row)


class Search(InChromium):
    def found(self, query):
        paths = self.result(f"""
            const {{ search }} = await import("/site/search.js");
            const entries = await (await fetch("/site/search.json")).json();
            return search(entries, {json.dumps(query)}).map((entry) => entry[2]);""")
        return [path.removeprefix("/documentation/") for path in paths]

    def test_headings_and_the_words_of_pages_are_found(self):
        self.assertEqual(self.found("toast"), ["dynamics/toaststack"])
        self.assertEqual(self.found("swipe"), ["dynamics/toaststack"])
        self.assertEqual(self.found("throw"), ["dynamics/toaststack#Throw-one-out", "dynamics/toaststack"])
        self.assertEqual(self.found("newton")[:2], ["dynamics/newtonscradle", "dynamicstiming/unit"])

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
