internal import Foundation

/// The comment at the top of a CSS file, and the rules that all elements share.
struct CSSHead {
  let recording: Recording
  let style: CSSStyle
  let names: WebNames
  let length: CSSLength
  /// In seconds.
  let delay: TimeInterval
  let hasMarks: Bool

  var text: String {
    let (item, mark) = (names("item"), names("mark"))
    let (left, top) = recording.elementOffset(length)
    return """
      /*
      Recorded motion: \(recording.summary.cssComment). \(use)
        <div class="\(item) \(item)-0"></div>\(hasMarks ? markUse : "")
      An element's class has its size; its margins put its center where it is moved to.
      \(playing)To repeat it, add .\(item),.\(mark){animation-iteration-count:infinite}.
      */
      .\(item),.\(mark){position:absolute;left:\(left);top:\(top);box-sizing:border-box;\
      animation:\(recording.duration.decimal(4))s linear\
      \(delay == 0 ? "" : " \(delay.decimal(4))s") both}
      .\(mark){width:\(length(1));height:2px;margin:-1px 0 0;transform-origin:0 50%}
      \(boxRule)\(playRules)\(style.reducedMotion.rule(".\(item),.\(mark)"))

      """
  }

  private var use: String {
    let (width, height) = (recording.bounds.width.decimal(2), recording.bounds.height.decimal(2))
    switch style.units {
    case .points:
      return """
        Lengths in px, times in s.
        Use it with elements in a box of \(width) x \(height) px that has a position:
          <div style="position:relative;overflow:hidden;width:\(width)px;height:\(height)px">
        """
    case .container:
      return """
        Lengths in parts of a box, times in s.
        Use it with elements in a box of any width:
          <div class="\(names("stage"))">
        """
    }
  }

  private var markUse: String {
    """

      <div class="\(names("mark")) \(names("mark"))-0"></div>
    Marks are lines, one pixel long and scaled to their length: give them a background.
    """
  }

  /// Whether a class pauses the motion; without a prefix, it could be another one of the page.
  private var pausesByClass: Bool { !names.start.isEmpty || style.start == .onClass }

  private var playing: String {
    let holder = "while the box, or an element around it, has the class"
    var text = ""
    if style.start == .onClass { text += "It plays \(holder) \(names("playing")).\n" }
    if pausesByClass { text += "It pauses \(holder) \(names("paused")).\n" }
    return text
  }

  private var boxRule: String {
    guard style.units == .container else { return "" }
    let size = recording.bounds.size
    return """
      .\(names("stage")){position:relative;overflow:hidden;width:100%;container-type:inline-size;\
      aspect-ratio:\(max(size.width, 1).decimal(2))/\(max(size.height, 1).decimal(2))}

      """
  }

  private var playRules: String {
    let (item, mark, playing) = (names("item"), names("mark"), names("playing"))
    var rules = ""
    if style.start == .onClass {
      rules += """
        .\(item):not(.\(playing) *),.\(mark):not(.\(playing) *){animation-name:none!important}

        """
    }
    if pausesByClass {
      let paused = names("paused")
      rules += ".\(paused) .\(item),.\(paused) .\(mark){animation-play-state:paused}\n"
    }
    return rules
  }
}
