"""Adds the site's style, its search and its footer to every page of the archive."""

import html
import pathlib
import re
import shutil

ASSETS = pathlib.Path(__file__).resolve().parent / "Assets"
STYLE = '<link rel="stylesheet" href="/site/site.css">'
HEAD = STYLE + '<script type="module" src="/site/site.js"></script>'
PLAYER_STYLE = STYLE + '<link rel="stylesheet" href="/site/player.css">'
# Of all pages that DocC does not write.
BAR = ('<header class="site-bar"><b><a href="/">swift-dynamics</a></b>'
       '<a class="extra" href="/documentation/dynamics/firstfall">Tutorials</a>'
       '<a class="extra" href="/documentation/dynamics/recipes">Recipes</a>'
       '<a class="extra" href="/touch.html">Touch</a><a href="/documentation/dynamics">Reference</a></header>')


def dress(archive, foot):
    """Links the style and the script in the heads of all pages of DocC, and adds the footer; once, however often it is
    called."""
    for file in archive.folder.rglob("index.html"):
        if file.parent == archive.folder:
            continue
        text = file.read_text(encoding="utf-8")
        if HEAD not in text:
            text = text.replace("</head>", HEAD + "</head>", 1).replace("</body>", foot + "</body>", 1)
            file.write_text(text, encoding="utf-8")
    # The search of the site replaces it.
    archive.write("theme-settings.json", {"features": {"docs": {"quickNavigation": {"enable": False}}}})


def copy_assets(archive):
    (archive.folder / "site").mkdir(exist_ok=True)
    for file in [*ASSETS.glob("*.css"), *ASSETS.glob("*.js")]:
        shutil.copy(file, archive.folder / "site" / file.name)


def footer(root):
    """The footer of all pages: the version, from the changelog, and where the source is, from the README."""
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    release = re.search(r"^## \[(\d[^\]]*)\]", changes, re.MULTILINE)[1]
    unreleased = re.search(r"^## \[Unreleased\]\n(.*?)^## ", changes, re.MULTILINE | re.DOTALL)
    version = f"after version {release}" if unreleased and unreleased[1].strip() else f"version {release}"
    readme = (root / "README.md").read_text(encoding="utf-8")
    repository = html.escape(re.search(r'\.package\(url: "([^"]+)"', readme)[1])
    return (f'<footer class="site-footer"><span>swift-dynamics, {version}</span>'
            f'<a href="/documentation">Documentation</a> <a href="/touch.html">Touch</a> '
            f'<a href="{repository}">Repository</a></footer>')
