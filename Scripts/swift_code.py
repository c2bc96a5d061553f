"""Tells Swift code from strings and comments, whose words and braces do not count."""

import re
from functools import lru_cache

START = re.compile(r'//|/\*|#+/|#*"""|#*"|[()]')
IN_COMMENT = re.compile(r"/\*|\*/")
CONDITION = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b", re.MULTILINE)


# Every pass over a file and every look at the whole program asks for the same texts.
@lru_cache(maxsize=64)
def code_of(text):
    """The text, with blanks for strings and comments, character by character.

    What is interpolated into a string is code.
    """
    pieces, place = [], 0
    for begin, end, _ in hidden(text):
        pieces += [text[place:begin], re.sub(r"[^\n]", " ", text[begin:end])]
        place = end
    return "".join(pieces) + text[place:]


@lru_cache(maxsize=64)
def comments(text):
    """Where the comments begin and end."""
    return [(begin, end) for begin, end, is_comment in hidden(text) if is_comment]


def hidden(text):
    """Where strings and comments begin and end, and whether each is a comment."""
    found = []
    scan(text, 0, found, in_interpolation=False)
    return found


def scan(text, place, found, in_interpolation):
    """Finds strings and comments; the result is where the text or the interpolation ends."""
    depth = 1
    while start := START.search(text, place):
        place = start.end()
        if start[0] in "()":
            depth += 1 if start[0] == "(" else -1
            if in_interpolation and depth == 0:
                return start.start()
        elif start[0] in ("//", "/*"):
            place = line_end(text, place) if start[0] == "//" else end_of_comment(text, place)
            found.append((start.start(), place, True))
        elif start[0].endswith("/"):
            place = end_of_regex(text, start)
            found.append((start.start(), place, False))
        else:
            place = scan_string(text, start, found)
    return len(text)


def line_end(text, place):
    """Where the line ends: its line feed, or the end of the text."""
    end = text.find("\n", place)
    return len(text) if end < 0 else end


def end_of_comment(text, place):
    depth = 1
    while depth and (mark := IN_COMMENT.search(text, place)):
        depth += 1 if mark[0] == "/*" else -1
        place = mark.end()
    return len(text) if depth else place


def end_of_regex(text, opening):
    end = text.find("/" + "#" * (len(opening[0]) - 1), opening.end())
    return opening.end() if end < 0 else end + len(opening[0])


def scan_string(text, opening, found):
    """Finds the parts of a string between interpolations; the result is where the string ends."""
    quotes = opening[0].lstrip("#")
    hashes = opening[0][:-len(quotes)]
    # A string that is not multi-line ends with its line at the latest.
    ends = re.escape(quotes + hashes) + ("" if len(quotes) == 3 else r"|\n")
    mark_of = re.compile(rf"(?P<end>{ends})|\\{hashes}(?:(?P<interpolation>\()|(?=[\s\S]))")
    begin, place = opening.start(), opening.end()
    while mark := mark_of.search(text, place):
        if mark["end"]:
            end = mark.start() if mark["end"] == "\n" else mark.end()
            found.append((begin, end, False))
            return end
        if mark["interpolation"]:
            found.append((begin, mark.end(), False))
            begin = place = scan(text, mark.end(), found, in_interpolation=True)
        else:
            # The character behind a backslash does not end the string.
            place = mark.end() + 1
    found.append((begin, len(text), False))
    return len(text)


def replace_code(pattern, replacement, text):
    """The text with replacements for what begins in code, and not in a string or a comment."""
    code = code_of(text)

    def replaced(match):
        first = match.end() - len(match[0].lstrip())
        if code[first].isspace():
            return match[0]
        return replacement(match) if callable(replacement) else match.expand(replacement)

    return pattern.sub(replaced, text)


def end_of_brackets(code, start, brackets="{}"):
    """Where the bracket is closed that stands before the start."""
    depth = 1
    for mark in re.compile(f"[{re.escape(brackets)}]").finditer(code, start):
        depth += 1 if mark[0] == brackets[0] else -1
        if depth == 0:
            return mark.start()
    return len(code)


def depth_at(code, place):
    """How many braces are open."""
    return code.count("{", 0, place) - code.count("}", 0, place)


def end_of_line_behind(text, place):
    """Behind the line feed, where only a comment follows on the line; the place itself otherwise."""
    end = line_end(text, place)
    if code_of(text)[place:end].strip() or any(begin < end < close for begin, close in comments(text)):
        return place
    return min(end + 1, len(text))


def conditions(code, place):
    """Where the branches of `#if` begin that a place is in."""
    branches = []
    for mark in CONDITION.finditer(code, 0, place):
        if mark[1] != "if" and branches:
            branches.pop()
        if mark[1] != "endif":
            branches.append(mark.start())
    return branches
