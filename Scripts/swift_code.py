"""Tells code from strings and comments, whose words and braces do not count."""

import re
from functools import lru_cache

OPENING = r'#*"""|#*"'
START = re.compile(rf"//|/\*|{OPENING}")
IN_COMMENT = re.compile(r"/\*|\*/")
IN_INTERPOLATION = re.compile(rf"[()]|{OPENING}")


# The whole program is asked about for each of its files.
@lru_cache(maxsize=64)
def code_of(text):
    """The text with blanks for what is in strings and comments, character by character."""
    pieces = []
    place = 0
    while start := START.search(text, place):
        end = end_of(text, start)
        pieces += [text[place:start.start()], re.sub(r"[^\n]", " ", text[start.start():end])]
        place = end
    return "".join(pieces) + text[place:]


def replace_code(pattern, replacement, text):
    """The text with replacements for what begins in code, and not in a string or a comment."""
    code = code_of(text)

    def replaced(match):
        first = match.end() - len(match[0].lstrip())
        if code[first].isspace():
            return match[0]
        return replacement(match) if callable(replacement) else match.expand(replacement)

    return pattern.sub(replaced, text)


def end_of(text, start):
    """Where the string or comment ends that starts so."""
    if start[0] == "//":
        end = text.find("\n", start.end())
        return len(text) if end < 0 else end
    if start[0] == "/*":
        return end_of_comment(text, start.end())
    return end_of_string(text, start)


def end_of_comment(text, place):
    depth = 1
    while depth and (mark := IN_COMMENT.search(text, place)):
        depth += 1 if mark[0] == "/*" else -1
        place = mark.end()
    return len(text) if depth else place


def end_of_string(text, opening):
    quotes = opening[0].lstrip("#")
    hashes = opening[0][:-len(quotes)]
    # Without three quotes it ends with its line at the latest.
    ends = re.escape(quotes + hashes) + ("" if len(quotes) == 3 else r"|\n")
    mark_of = re.compile(rf"(?P<end>{ends})|\\{hashes}(?:(?P<interpolation>\()|[\s\S])")
    place = opening.end()
    while mark := mark_of.search(text, place):
        if mark["end"]:
            return mark.start() if mark["end"] == "\n" else mark.end()
        place = end_of_interpolation(text, mark.end()) if mark["interpolation"] else mark.end()
    return len(text)


def end_of_interpolation(text, place):
    depth = 1
    while depth and (mark := IN_INTERPOLATION.search(text, place)):
        depth += {"(": 1, ")": -1}.get(mark[0], 0)
        place = mark.end() if mark[0] in "()" else end_of_string(text, mark)
    return len(text) if depth else place
