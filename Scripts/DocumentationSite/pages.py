"""Writes the pages that DocC does not write: the landing page, and the one with sliders and curves."""

import html
import re

import shell

HEAD = ('<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/site/site.css">'
        '<link rel="stylesheet" href="/site/page.css"><script type="module" src="/site/site.js"></script>'
        '<script type="module" src="/site/touch.js"></script>')
TOKEN = re.compile(
    r'(?P<comment>//.*)|(?P<string>"(?:\\.|[^"\\])*")|(?P<number>\b\d[\d_.]*\b)|(?P<type>\b[A-Z]\w*)'
    r"|(?P<keyword>\b(?:import|let|var|func|for|in|if|else|guard|return|try|await|true|false|nil|self)\b)")


def write(archive, root):
    """Writes both pages, from the README's first program and the recipes of the catalog; returns the landing page."""
    parts = {"head": HEAD, "bar": shell.BAR, "footer": shell.footer(root), "stage": template("stage").strip(),
             "program": colored(first_program((root / "README.md").read_text(encoding="utf-8"))),
             "recipes": "\n".join(recipe_cards(root / "Sources/Dynamics/Dynamics.docc"))}
    pages = {}
    for name, file in [("landing", "index.html"), ("touch", "touch.html")]:
        pages[name] = re.sub(r"{{(\w+)}}", lambda found: parts[found[1]], template(name))
        (archive.folder / file).write_text(pages[name], encoding="utf-8")
    return pages["landing"]


def template(name):
    return (shell.ASSETS / f"{name}.html").read_text(encoding="utf-8")


def first_program(readme):
    """The first fragment that is a file of a program, without its first line, which names the file."""
    return re.search(r"^```swift\n// Sources/\w+/main\.swift\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)[1]


def colored(code):
    """Swift code as HTML, in the colors of DocC."""
    def element(token):
        return f'<span class="{token.lastgroup}">{html.escape(token[0], quote=False)}</span>'
    pieces, end = [], 0
    for token in TOKEN.finditer(code):
        pieces += [html.escape(code[end:token.start()], quote=False), element(token)]
        end = token.end()
    return "".join(pieces) + html.escape(code[end:], quote=False)


def recipe_cards(catalog):
    """A card for each recipe, in the order of their page."""
    for name in re.findall(r"^- <doc:(\w+)>$", (catalog / "Guides/Recipes.md").read_text(encoding="utf-8"), re.MULTILINE):
        page = (catalog / f"Recipes/{name}.md").read_text(encoding="utf-8")
        title, summary = re.match(r"# ([^\n]*)\n\n(.*?)\n\n", page, re.DOTALL).groups()
        picture = re.search(r'@PageImage\(purpose: card, source: "([\w-]+)"', page)[1]
        yield (f'<a class="card" href="/documentation/dynamics/{name.lower()}">'
               f'<img src="/images/Dynamics/{picture}.svg" alt="" loading="lazy">'
               f"<b>{html.escape(title, quote=False)}</b><span>{html.escape(' '.join(summary.split()))}</span></a>")
