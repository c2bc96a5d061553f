"""Separates Swift code from strings and comments."""

import re
from functools import lru_cache

START = re.compile(r'//|/\*|#+/|#*"""|#*"|[()]')
IN_COMMENT = re.compile(r"/\*|\*/")
CONDITION = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b", re.MULTILINE)


# All passes over a file and over the whole program use the same texts.
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
    found, place = [], 0
    # The strings around an interpolation, outermost first. Recursion would be too deep.
    strings = []
    while start := START.search(text, place):
        place = start.end()
        if start[0] == "(":
            if strings:
                strings[-1].depth += 1
        elif start[0] == ")":
            if strings:
                strings[-1].depth -= 1
                if strings[-1].depth == 0:
                    place = scan_string(text, start.start(), strings.pop(), strings, found)
        elif start[0] in ("//", "/*"):
            place = line_end(text, place) if start[0] == "//" else end_of_comment(text, place)
            found.append((start.start(), place, True))
        elif start[0].endswith("/"):
            place = end_of_regex(text, start)
            found.append((start.start(), place, False))
        else:
            place = scan_string(text, start.start(), OpenString(start[0]), strings, found, place)
    return found


class OpenString:
    """A string that is being read: what ends or interpolates it, and the parentheses open in its interpolation."""

    def __init__(self, opening):
        self.marks = marks_of(opening)
        self.depth = 0


@lru_cache(maxsize=64)
def marks_of(opening):
    """Finds what ends a string, or escapes or interpolates something in it."""
    quotes = opening.lstrip("#")
    hashes = opening[:-len(quotes)]
    # A single-line string ends at the end of its line at the latest.
    ends = re.escape(quotes + hashes) + ("" if len(quotes) == 3 else r"|\n")
    return re.compile(rf"(?P<end>{ends})|\\{hashes}(?:(?P<interpolation>\()|(?=[\s\S]))")


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


def scan_string(text, begin, string, strings, found, place=None):
    """Finds a part of a string, up to its end or to an interpolation; the result is where that is."""
    place = begin if place is None else place
    while mark := string.marks.search(text, place):
        if mark["end"]:
            end = mark.start() if mark["end"] == "\n" else mark.end()
            found.append((begin, end, False))
            return end
        if mark["interpolation"]:
            found.append((begin, mark.end(), False))
            string.depth = 1
            strings.append(string)
            return mark.end()
        # The character after a backslash does not end the string.
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


def top_level_commas(code, begin, end):
    """Where the commas are between the arguments of a call."""
    depth = 0
    for mark in re.finditer(r"[()\[\]{},]", code[begin:end]):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(mark[0], 0)
        if mark[0] == "," and depth == 0:
            yield begin + mark.start()


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
