"""Writes the names that UIKit has since Swift 3 in place of those of Swift 2.

A delegate's method of Swift 2 builds, since all methods have defaults, and is never called. Calls do not build.
"""

import re
from functools import lru_cache

import declarations
from compiled import compiled
from swift_code import code_of, end_of_brackets, replace_code, top_level_commas

# Methods that UIKit calls; a program declares them.
CALLED_BY_UIKIT = """
    collisionBehavior(_:beganContactForItem:withItem:atPoint:) collisionBehavior(_:beganContactFor:with:at:)
    collisionBehavior(_:endedContactForItem:withItem:) collisionBehavior(_:endedContactFor:with:)
    collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:) collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:endedContactForItem:withBoundaryIdentifier:) collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    dynamicAnimatorDidPause(_:) dynamicAnimatorDidPause(_:)
    dynamicAnimatorWillResume(_:) dynamicAnimatorWillResume(_:)
    willMoveToAnimator(_:) willMove(to:)
    gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin(_:)
    gestureRecognizer(_:shouldReceiveTouch:) gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    scrollViewDidScroll(_:) scrollViewDidScroll(_:)
    scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging(_:)
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    numberOfSectionsInCollectionView(_:) numberOfSections(in:)
    collectionView(_:numberOfItemsInSection:) collectionView(_:numberOfItemsInSection:)
    collectionView(_:cellForItemAtIndexPath:) collectionView(_:cellForItemAt:)
    collectionView(_:didSelectItemAtIndexPath:) collectionView(_:didSelectItemAt:)
    collectionView(_:layout:sizeForItemAtIndexPath:) collectionView(_:layout:sizeForItemAt:)
    viewWillAppear(_:) viewWillAppear(_:)
    viewDidAppear(_:) viewDidAppear(_:)
    viewWillDisappear(_:) viewWillDisappear(_:)
    viewDidDisappear(_:) viewDidDisappear(_:)
    touchesBegan(_:withEvent:) touchesBegan(_:with:)
    touchesMoved(_:withEvent:) touchesMoved(_:with:)
    touchesEnded(_:withEvent:) touchesEnded(_:with:)
    touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
    drawRect(_:) draw(_:)
    pointInside(_:withEvent:) point(inside:with:)
    hitTest(_:withEvent:) hitTest(_:with:)
    prepareLayout() prepare()
    layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
    layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
    shouldInvalidateLayoutForBoundsChange(_:) shouldInvalidateLayout(forBoundsChange:)
    targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:) targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    """
# Methods and functions that a program calls.
CALLED = """
    layoutAttributesForCellAtIndexPath(_:) layoutAttributesForCell(at:)
    addBoundaryWithIdentifier(_:forPath:) addBoundary(withIdentifier:for:)
    addBoundaryWithIdentifier(_:fromPoint:toPoint:) addBoundary(withIdentifier:from:to:)
    removeBoundaryWithIdentifier(_:) removeBoundary(withIdentifier:)
    boundaryWithIdentifier(_:) boundary(withIdentifier:)
    setTranslatesReferenceBoundsIntoBoundaryWithInsets(_:) setTranslatesReferenceBoundsIntoBoundary(with:)
    updateItemUsingCurrentState(_:) updateItem(usingCurrentState:)
    itemsInRect(_:) items(in:)
    addLinearVelocity(_:forItem:) addLinearVelocity(_:for:)
    addAngularVelocity(_:forItem:) addAngularVelocity(_:for:)
    linearVelocityForItem(_:) linearVelocity(for:)
    angularVelocityForItem(_:) angularVelocity(for:)
    setTargetOffsetFromCenter(_:forItem:) setTargetOffsetFromCenter(_:for:)
    UISnapBehavior(item:snapToPoint:) UISnapBehavior(item:snapTo:)
    UIAttachmentBehavior(item:attachedToItem:) UIAttachmentBehavior(item:attachedTo:)
    UIAttachmentBehavior(item:offsetFromCenter:attachedToItem:offsetFromCenter:) UIAttachmentBehavior(item:offsetFromCenter:attachedTo:offsetFromCenter:)
    locationInView(_:) location(in:)
    translationInView(_:) translation(in:)
    velocityInView(_:) velocity(in:)
    locationOfTouch(_:inView:) location(ofTouch:in:)
    setTranslation(_:inView:) setTranslation(_:in:)
    animateWithDuration(_:) animate(withDuration:)
    convertPoint(_:toView:) convert(_:to:)
    convertPoint(_:fromView:) convert(_:from:)
    convertRect(_:toView:) convert(_:to:)
    convertRect(_:fromView:) convert(_:from:)
    insertSubview(_:atIndex:) insertSubview(_:at:)
    moveToPoint(_:) move(to:)
    addLineToPoint(_:) addLine(to:)
    addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
    addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    colorWithAlphaComponent(_:) withAlphaComponent(_:)
    presentViewController(_:animated:completion:) present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    addChildViewController(_:) addChild(_:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    addToRunLoop(_:forMode:) add(to:forMode:)
    NSIndexPath(forItem:inSection:) IndexPath(item:section:)
    CGRectMake(_:_:_:_:) CGRect(x:y:width:height:)
    CGPointMake(_:_:) CGPoint(x:y:)
    CGSizeMake(_:_:) CGSize(width:height:)
    CGVectorMake(_:_:) CGVector(dx:dy:)
    CGAffineTransformMakeRotation(_:) CGAffineTransform(rotationAngle:)
    CGAffineTransformMakeScale(_:_:) CGAffineTransform(scaleX:y:)
    CGAffineTransformMakeTranslation(_:_:) CGAffineTransform(translationX:y:)
    """
# Functions that are properties now.
PROPERTIES = """
    mainScreen main sharedApplication shared mainRunLoop main mainBundle main defaultCenter default
    standardUserDefaults standard currentDevice current collectionViewContentSize collectionViewContentSize
    intrinsicContentSize intrinsicContentSize prefersStatusBarHidden prefersStatusBarHidden
    """
COLORS = "black blue brown clear cyan darkGray gray green lightGray magenta orange purple red white yellow"
# Types, constants and properties.
WORDS = """
    NSTimer Timer NSRunLoop RunLoop NSNotificationCenter NotificationCenter
    NSUserDefaults UserDefaults NSBundle Bundle CGRectZero CGRect.zero CGPointZero CGPoint.zero CGSizeZero CGSize.zero
    CGAffineTransformIdentity CGAffineTransform.identity NSRunLoopCommonModes RunLoop.Mode.common
    """
# Cases and options, which began with capital letters.
CASES = """
    Possible Began Changed Ended Cancelled Failed Recognized Instantaneous Continuous Ellipse Rectangle Path Items
    Boundaries Everything TouchDown TouchUpInside TouchUpOutside TouchDragInside ValueChanged Normal Highlighted Selected
    Disabled CurveEaseIn CurveEaseOut CurveEaseInOut CurveLinear AllowUserInteraction BeginFromCurrentState Repeat
    Autoreverse Center Left Right ScaleAspectFit ScaleAspectFill ScaleToFill FlexibleWidth FlexibleHeight Vertical
    Horizontal
    """
MAIN_QUEUE = re.compile(r"\bdispatch_async\(\s*dispatch_get_main_queue\(\)\s*(?P<end>\)|,\s*)")
AFTER = re.compile(
    r"\bdispatch_after\(\s*dispatch_time\(\s*DISPATCH_TIME_NOW\s*,\s*Int64\((?P<seconds>[^()]*?)\s*\*\s*"
    r"Double\(NSEC_PER_SEC\)\)\s*\)\s*,\s*dispatch_get_main_queue\(\)\s*(?P<end>\)|,\s*)")
LABEL = re.compile(r"\s*(?P<label>\w+)\s*:(?!:)")
# What UIKit's delegates of motion are called by; another name there is never called.
OF_DELEGATES = re.compile(
    r"\bfunc[ \t\n]+(?P<name>collisionBehavior|dynamicAnimatorDidPause|dynamicAnimatorWillResume)[ \t]*\(")


def pairs(table):
    """The words of a table, two by two."""
    words = table.split()
    return list(zip(words[::2], words[1::2], strict=True))


def parts(name):
    """The base and the labels of `location(ofTouch:in:)`."""
    base, _, labels = name.partition("(")
    return base, labels.rstrip(")").split(":")[:-1]


@lru_cache(maxsize=1)
def names():
    """For each old base name, the old labels, the new base and labels, and whether a program declares it."""
    found = {}
    for table, is_declared in ((CALLED_BY_UIKIT, True), (CALLED, False)):
        for old, new in pairs(table):
            base, labels = parts(old)
            found.setdefault(base, []).append((labels, *parts(new), is_declared))
    return found


def use_present_names(text, program):
    """The text with the present names."""
    own = own_names(program)
    text = replace_code(MAIN_QUEUE, lambda found: "DispatchQueue.main.async" + behind(found, "execute"), text)
    text = replace_code(
        AFTER, lambda found: f"DispatchQueue.main.asyncAfter(deadline: .now() + {found['seconds']}"
        + (")" if found["end"] == ")" else ", execute: "), text)
    text = use_cases(use_words(text, own), own | declarations.members(program))
    for found in reversed(list(re.finditer(r"(?<![\w`])(?P<name>" + "|".join(names()) + r")[ \t]*\(", code_of(text)))):
        if found["name"] not in own:
            text = renamed(text, found)
    return text


@lru_cache(maxsize=8)
def own_names(program):
    """What the program itself declares, other than what UIKit calls or what it overrides."""
    called = {base for base, entries in names().items() if any(entry[-1] for entry in entries)}
    return frozenset(
        name.partition("(")[0] for name in declarations.overridable(program)
        if name.partition("(")[0] not in called) | declarations.types(program)


def behind(found, label):
    return "" if found["end"] == ")" else f"({label}: "


def use_words(text, own):
    """The text with the present names of types, constants, properties and colors."""
    for old, new in pairs(WORDS):
        if old not in own:
            text = replace_code(re.compile(rf"(?<![\w.`]){old}\b(?!\()|(?<![\w.`]){old}(?=\()"), new, text)
    for old, new in pairs(PROPERTIES) + [(f"{color}Color", color) for color in COLORS.split()]:
        if old in own:
            continue
        # A declaration that overrides, then calls.
        text = replace_code(
            re.compile(rf"\bfunc[ \t]+{old}\(\)[ \t]*->[ \t]*(?P<type>\w+)"), rf"var {new}: \g<type>", text)
        text = replace_code(re.compile(rf"\.{old}\(\)"), f".{new}", text)
    return text


def use_cases(text, own):
    """The text with the present names of cases and options."""
    for old in CASES.split():
        if old not in own:
            new = old[0].lower() + old[1:]
            text = replace_code(
                re.compile(rf"(?P<of>(?<![\w)\]?!>`])|\bUI\w+(?:\.[A-Z]\w+)?)\.{old}\b(?![.(<])"), rf"\g<of>.{new}", text)
    return text


def renamed(text, found):
    """The text with the present name of what a call or a declaration names; the text if that has none."""
    code = code_of(text)
    end = end_of_brackets(code, found.end(), "()")
    places = [found.end(), *(comma + 1 for comma in top_level_commas(code, found.end(), end))]
    is_empty = not code[found.end():end].strip()
    is_declared = re.search(r"\bfunc[ \t\n]+$", code[max(0, found.start() - 20):found.start()])
    # A label may stand before a string, which is no code.
    labels = [] if is_empty else [
        label_of(code, place, bool(is_declared), place == found.end()) for place in places]
    for old, base, new, is_of_uikit in names()[found["name"]]:
        shared = min(len(old), len(labels))
        if [label for _, label in labels[:shared]] != old[:shared] or (is_declared and (
                not is_of_uikit or len(labels) != len(old))) or (len(old) > 0) == is_empty:
            continue
        if base == found["name"] and not is_declared:
            # It has the same name, and in a call the same labels or old ones.
            if old == new:
                continue
            if labels[:shared] and [label for _, label in labels[:shared]] == new[:shared]:
                continue
        for place, (match, _), label in reversed(list(zip(places, labels, new))):
            text = relabeled(text, place, match, label, is_declared)
        return text[:found.start("name")] + base + text[found.end("name"):]
    return text


def label_of(code, place, is_declared, is_first):
    """The match of a label, or of a parameter's words, and the label, `_` for none."""
    if not is_declared:
        match = LABEL.match(code, place)
        # In `a ? b : c`, nothing is a label, and `b` does not come first.
        return match, match["label"] if match else "_"
    match = declarations.PARAMETER.match(code, place)
    if not match:
        return None, "?"
    return match, "_" if is_first and not match["name"] else match["label"]


def relabeled(text, place, match, label, is_declared):
    """The text with another label before an argument or a parameter."""
    if is_declared:
        name = match["name"] or match["label"]
        begin, end = match.start("label"), match.end("name") if match["name"] else match.end("label")
        words = name if label == name else f"{label} {name}"
        text = text[:begin] + words + text[end:]
        type_begin = begin + len(words)
        return text[:type_begin] + re.sub(r"^(\s*:\s*)NSIndexPath\b", r"\1IndexPath", text[type_begin:])
    begin = place + len(text[place:]) - len(text[place:].lstrip())
    end = match.end() + (text[match.end():match.end() + 1] == " ") if match else begin
    return text[:begin] + ("" if label == "_" else f"{label}: ") + text[end:]


def never_called(text):
    """Where methods are declared that look like a delegate's, and are called by nothing, with advice."""
    known = {new for _, new in pairs(CALLED_BY_UIKIT)}
    code = compiled(text)
    for found in OF_DELEGATES.finditer(code):
        name = declarations.full_name(code, found.end("name"), found["name"])
        if name not in known:
            choices = sorted(new for new in known if new.startswith(found["name"] + "("))
            yield found.start("name"), f"{name}: never called; its name is {' or '.join(choices)}"
