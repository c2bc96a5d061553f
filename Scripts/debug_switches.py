"""Removes the statements that turn on an animator's drawing of its fields and boundaries.

They set a private key, as in `animator.setValue(true, forKey: "debugEnabled")`. Nothing is drawn here.
"""

import re

from swift_code import code_of

DEBUG_KEY = r"debug\w*\""
SWITCH = re.compile(
    r"(?P<before>^[ \t]*|[{;][ \t]*|(?P<label>\b(?:case\b[^\n{};]*|default[ \t]*):[ \t]*))"
    r"(?P<call>(?:\([^()\n]*\)|[\w.]+)[!?]?(?:\.\w+[!?]?)*\.setValue\([^()\n]*,\s*forKey:\s*\"" + DEBUG_KEY + r"\))"
    r"(?P<behind>[ \t]*;[ \t]*)?(?P<rest>[ \t]*(?://[^\n]*)?(?:\n|\Z))?(?P<brace>[ \t]*\})?", re.MULTILINE)


def remove_debug_switches(text):
    """The text without the statements, with `break` where one was all that a case had."""
    place = len(text)
    while found := last_switch(text, place):
        place = found.start()
        text = text[:found.start()] + what_stays(text, found) + text[found.end():]
    return text


def last_switch(text, place):
    code = code_of(text)
    switches = [found for found in SWITCH.finditer(text, 0, place)
                if not code[found.start("call")].isspace()]
    return switches[-1] if switches else None


def what_stays(text, found):
    """What replaces a statement: nothing, `break`, or what else is on its line."""
    code = code_of(text)
    before, rest, brace = found["before"], found["rest"] or "", found["brace"] or ""
    behind = brace or code[found.end():]
    is_case_start = code[:found.start("call")].rstrip().endswith(":")
    if is_case_start and re.match(r"\s*(?:\}|case\b|default\b|@unknown\b|#e)", behind):
        return f"{before}break{rest}{brace}"
    if found["rest"] is not None and before.strip(" \t") == "":
        return brace
    return before + rest + brace
