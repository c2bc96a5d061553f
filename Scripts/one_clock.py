"""Replaces timers and work items that follow real time with those that follow the shims' clock.

Foundation's own cannot be replaced without an edit: overloads of them would not compile beside Foundation.
"""

import re
from functools import lru_cache

import declarations
from compiled import compiled
from frameworks import IMPORT
from swift_code import code_of, end_of_brackets, replace_code, top_level_commas

SHIMS = ("UIKit", "QuartzCore")
TIMER = re.compile(
    r"(?<![\w`])(?P<type>Timer(?:\.scheduledTimer|\.init)?)\(\s*(?:withTimeInterval|timeInterval)\s*:\s*")
# A timer that does nothing, until the program makes another one.
EMPTY_TIMER = re.compile(r"(?<![\w.`])Timer\(\)")
REPEATS = re.compile(r",\s*(?P<word>repeats)\s*:")
BLOCK = re.compile(r",\s*(?P<word>block)\s*:")
WORK_ITEM = re.compile(r"(?<![\w`])DispatchWorkItem\b(?!\s*\(\s*(?:qos|flags)\b)")
WORK_ITEM_OF_DISPATCH = re.compile(
    r"(?<![\w`])(?P<name>DispatchWorkItem)\s*\(\s*(?:qos|flags)\b")
# Blocks that other queues of the main thread run.
MAIN_THREAD = re.compile(r"(?<![\w.`])(?:OperationQueue\.main\.addOperation|RunLoop\.main\.perform)(?=[ \t]*\{)")
# Not supported by the shims' work items; groups and semaphores have these, too.
WAITING = re.compile(r"\b(?P<item>\w+)[!?]?\.(?:notify\(queue:|wait\()")
NAMED_WORK_ITEM = re.compile(r"\b(\w+)\s*[:=]\s*(?:DispatchWorkItem|UIShimWorkItem)\b")
# Calls for which Dispatch needs its own work item.
FOR_DISPATCH = re.compile(
    r"\.(?:sync\(\s*execute|async\(\s*group:[^{}\n]*?\bexecute|asyncAfter\(\s*wallDeadline:[^{}\n]*?\bexecute"
    r"|notify\([^{}\n]*?\b(?:execute|work)|set(?:Event|Cancel|Registration)Handler\(\s*handler)\s*:\s*"
    r"(?:self[!?]?\.)?(?P<item>\w+)")
# On the main queue; on others, real time passes as it should.
TIMER_SOURCE = re.compile(r"(?<![\w`])DispatchSource\.makeTimerSource\([^()\n]*\bqueue\s*:\s*(?:DispatchQueue)?\.main\b")
TIMER_AT_DATE = re.compile(r"(?<![\w`])Timer(?:\.init)?\(\s*fire(?:At)?\s*:")


def use_clock(text, program):
    """The text with timers and work items of the shims' clock; if nothing imports the shims, the text."""
    own = declarations.types(program)
    if not uses_shims(program):
        return text
    if "Timer" not in own:
        text = replace_code(
            EMPTY_TIMER, "Timer(timeInterval: 0, repeating: false, handler: { _ in })", replace_timers(text))
    text = replace_code(MAIN_THREAD, "DispatchQueue.main.async", text)
    if "DispatchWorkItem" not in own and not WORK_ITEM_OF_DISPATCH.search(code_of(program)):
        code = code_of(text)
        for found in reversed(list(WORK_ITEM.finditer(code))):
            text = text[:found.start()] + "UIShimWorkItem" + text[found.end():]
    return text


@lru_cache(maxsize=8)
def uses_shims(program):
    """Whether a file of the program imports the shims."""
    return any(found["module"] in SHIMS for found in IMPORT.finditer(code_of(program)))


def replace_timers(text):
    """The text with `repeating` and `handler` in place of `repeats` and `block`."""
    for found in reversed(list(TIMER.finditer(code_of(text)))):
        # Timers within a timer's block come later in the text, and have been replaced already.
        code = code_of(text)
        end = end_of_brackets(code, found.end(), "()")
        parts = list(top_level_commas(code, found.end(), end))
        repeats = parts and REPEATS.match(code, parts[0])
        if not repeats or len(parts) > 2 or (len(parts) == 1 and not re.match(r"\)[ \t\n]*\{", code[end:end + 20])):
            continue
        if len(parts) == 2:
            block = BLOCK.match(code, parts[1])
            if not block:
                continue
            text = text[:block.start("word")] + "handler" + text[block.end("word"):]
        text = (text[:found.start()] + f"{found['type']}(timeInterval: " + text[found.end():repeats.start("word")]
                + "repeating" + text[repeats.end("word"):])
    return text


def off_clock(text, program):
    """Where timers and work items are that stay Foundation's, with advice."""
    code, own = compiled(text), declarations.types(program)
    if "Timer" not in own:
        for found in TIMER_AT_DATE.finditer(code):
            yield found.start(), "a timer that starts at a date: the clock does not move it; make one with an interval"
    for found in TIMER_SOURCE.finditer(code):
        yield found.start(), (
            "a timer source: the clock does not move it; use Timer.scheduledTimer(timeInterval:repeating:)")
    if "DispatchWorkItem" not in own:
        for found in WORK_ITEM_OF_DISPATCH.finditer(code):
            yield found.start("name"), (
                "a work item with qos or flags: the clock does not move it; make it without them")
        if WORK_ITEM_OF_DISPATCH.search(code_of(program)):
            return
        items = set(NAMED_WORK_ITEM.findall(code_of(program)))
        for found in WAITING.finditer(code):
            if found["item"] in items:
                yield found.start(), "a work item that others wait for: not here; call at its end what is to follow"
        for found in FOR_DISPATCH.finditer(code):
            if found["item"] in items:
                yield found.start(), f"{found['item']}: Dispatch takes no work items of the shims here; pass a closure"
