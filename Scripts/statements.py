"""Gathers the advice about one statement."""

import re

# An advice that begins with a name of the program, as "UIStackView: use …".
NAMED = re.compile(r"(?P<names>[\w.]+(?:\([\w:]*\))?): (?P<advice>.+)")
# The most names in one line.
MOST = 4


def by_statement(code, found):
    """For each statement, the first place where something is found in it, and all advice in one line."""
    groups = {}
    for (place, advice), begin in beginnings(code, sorted(found)):
        groups.setdefault(begin, []).append((place, advice))
    for group in groups.values():
        yield group[0][0], one_line([advice for _, advice in group])


def beginnings(code, found):
    """What is found, by place, with the beginning of the line on which its statement begins."""
    open_brackets = []
    marks = re.finditer(r"[()\[\]{}]", code)
    mark = next(marks, None)
    for place, advice in found:
        while mark and mark.start() < place:
            if mark[0] in "([{":
                open_brackets.append(mark)
            elif open_brackets:
                open_brackets.pop()
            mark = next(marks, None)
        first = place
        # A statement in a closure is one of its own; arguments and elements are of the statement around them.
        for bracket in reversed(open_brackets):
            if bracket[0] == "{":
                break
            first = bracket.start()
        yield (place, advice), line_of_chain(code, first)


def line_of_chain(code, place):
    """Where the line begins, or the first line of a chain of calls of which each has its line."""
    begin = code.rfind("\n", 0, place) + 1
    while begin > 0 and re.match(r"[ \t]*\.\w", code[begin:begin + 200]):
        begin = code.rfind("\n", 0, begin - 1) + 1
    return begin


def one_line(advice):
    """The different pieces of advice in one line, each after the names that it is about."""
    names = {}
    for part in dict.fromkeys(advice):
        named = NAMED.fullmatch(part)
        of = names.setdefault(named["advice"] if named else part, [])
        if named and named["names"] not in of:
            of.append(named["names"])
    return "; ".join(
        (", ".join(of[:MOST]) + (", …" if len(of) > MOST else "") + ": " if of else "") + text
        for text, of in names.items())
