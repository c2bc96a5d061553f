"""Writes the views of a storyboard as Swift: their classes, frames and appearance."""

import re

CLASSES = {
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView", "scrollView": "UIScrollView",
    "collectionView": "UICollectionView", "containerView": "UIView", "control": "UIControl", "stackView": "UIView",
    "visualEffectView": "UIView",
}
RECOGNIZERS = {
    "panGestureRecognizer": "UIPanGestureRecognizer", "tapGestureRecognizer": "UITapGestureRecognizer",
    # Interface Builder spells it so.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
}
AUTORESIZING = {
    "flexibleMinX": "flexibleLeftMargin", "widthSizable": "flexibleWidth", "flexibleMaxX": "flexibleRightMargin",
    "flexibleMinY": "flexibleTopMargin", "heightSizable": "flexibleHeight", "flexibleMaxY": "flexibleBottomMargin",
}
# Attributes of views whose values are numbers, and those that are YES or NO.
NUMBERS = {"alpha": "alpha", "tag": "tag", "numberOfLines": "numberOfLines"}
FLAGS = {"hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled", "clipsSubviews": "clipsToBounds",
         "enabled": "isEnabled"}
ALIGNMENTS = ("left", "center", "right", "justified", "natural")


def identifier(name):
    """Whether a name can be one of Swift."""
    return re.fullmatch(r"[A-Za-z_]\w*", name) is not None


def string(text):
    """A text as a string of Swift."""
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '"' + "".join(escapes.get(character, character) for character in text) + '"'


def numbers(element, *names):
    """The values of attributes that are numbers, 0 for others."""
    values = [element.get(name, "") for name in names]
    return [value if re.fullmatch(r"-?\d+(?:\.\d+)?(?:[eE]-?\d+)?", value) else "0" for value in values]


def color(element):
    """A color as Swift; None if the shims do not have it."""
    if element.get("red"):
        red, green, blue, alpha = numbers(element, "red", "green", "blue", "alpha")
        return f"UIColor(red: {red}, green: {green}, blue: {blue}, alpha: {alpha})"
    if element.get("white"):
        white, alpha = numbers(element, "white", "alpha")
        return f"UIColor(white: {white}, alpha: {alpha})"
    system = element.get("systemColor") or element.get("cocoaTouchSystemColor") or ""
    if re.fullmatch(r"system(?:Red|Orange|Yellow|Green|Teal|Blue|Indigo|Purple|Pink|Gray|Background)Color", system):
        return "UIColor." + system.removesuffix("Color")
    if system in ("whiteColor", "blackColor", "darkTextColor", "lightTextColor"):
        return "UIColor." + ("white" if system in ("whiteColor", "lightTextColor") else "black")
    return None


def geometry(element, name):
    """The frame of a view that exists already."""
    frame = element.find("./rect[@key='frame']")
    if frame is None:
        return []
    x, y, width, height = numbers(frame, "x", "y", "width", "height")
    return [f"{name}.frame = CGRect(x: {x}, y: {y}, width: {width}, height: {height})"]


def properties(element, name):
    """The statements that set the appearance of a view."""
    lines = []
    background = element.find("./color[@key='backgroundColor']")
    if background is not None and color(background):
        lines.append(f"{name}.backgroundColor = {color(background)}")
    mask = element.find("./autoresizingMask")
    if mask is not None:
        options = [option for attribute, option in AUTORESIZING.items() if mask.get(attribute) == "YES"]
        # In UIKit's default, the right and bottom margins are flexible.
        if options and name != "view":
            lines.append(f"{name}.autoresizingMask = [{', '.join('.' + option for option in options)}]")
    for attribute, member in NUMBERS.items():
        value = element.get(attribute)
        if value and re.fullmatch(r"-?\d+(?:\.\d+)?", value):
            lines.append(f"{name}.{member} = {value}")
    for attribute, member in FLAGS.items():
        value = element.get(attribute)
        if value in ("YES", "NO") and (member != "isEnabled" or element.tag in ("button", "control")):
            lines.append(f"{name}.{member} = {'true' if value == 'YES' else 'false'}")
    if element.tag == "label":
        lines += text_of_label(element, name)
    if element.tag == "button":
        state = element.find("./state[@key='normal']")
        title = state.get("title") if state is not None else None
        if title:
            lines.append(f"{name}.setTitle({string(title)}, for: .normal)")
    if element.tag == "imageView" and element.get("image"):
        lines.append(f"{name}.image = UIImage(named: {string(element.get('image'))})")
    return lines


def text_of_label(element, name):
    lines = []
    text = element.get("text")
    if text is None:
        found = element.find("./string[@key='text']")
        text = found.text if found is not None else None
    if text:
        lines.append(f"{name}.text = {string(text)}")
    if element.get("textAlignment") in ALIGNMENTS:
        lines.append(f"{name}.textAlignment = .{element.get('textAlignment')}")
    shade = element.find("./color[@key='textColor']")
    if shade is not None and color(shade):
        lines.append(f"{name}.textColor = {color(shade)}")
    font = element.find("./fontDescription[@key='fontDescription']")
    if font is not None and re.fullmatch(r"\d+(?:\.\d+)?", font.get("pointSize", "")):
        lines.append(f"{name}.font = .systemFont(ofSize: {font.get('pointSize')})")
    return lines
