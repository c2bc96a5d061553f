"""Adds the site's style and its search to every page of the archive, and the landing page."""

import html
import pathlib
import re
import shutil

ASSETS = pathlib.Path(__file__).resolve().parent / "Assets"
HEAD = ('<link rel="stylesheet" href="/site/site.css"><script type="module" src="/site/site.js"></script>')


def dress(archive):
    """Links the style and the script in the heads of all pages; once, however often it is called."""
    for file in archive.folder.rglob("index.html"):
        if file.parent == archive.folder:
            continue
        text = file.read_text(encoding="utf-8")
        if HEAD not in text:
            file.write_text(text.replace("</head>", HEAD + "</head>", 1), encoding="utf-8")
    # The search of the site replaces it.
    archive.write("theme-settings.json", {"features": {"docs": {"quickNavigation": {"enable": False}}}})


def copy_assets(archive):
    (archive.folder / "site").mkdir(exist_ok=True)
    for name in ("site.css", "site.js", "search.js"):
        shutil.copy(ASSETS / name, archive.folder / "site" / name)


def write_landing_page(archive, readme):
    """Writes the page at `/`, with the first program of the README."""
    page = (ASSETS / "landing.html").read_text(encoding="utf-8")
    program = first_program(readme.read_text(encoding="utf-8"))
    page = page.replace("{{program}}", html.escape(program))
    (archive.folder / "index.html").write_text(page, encoding="utf-8")
    return page


def first_program(readme):
    """The first fragment that is a file of a program, without its first line, which names the file."""
    return re.search(r"^```swift\n// Sources/\w+/main\.swift\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)[1]
