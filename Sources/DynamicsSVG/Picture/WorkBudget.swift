/// Counts the work of drawing a file, and ends it where `<use>` or style rules multiply it.
///
/// A unit is about the time in which a byte of an attribute is read.
struct WorkBudget {
  private var rest: Int
  private var elements = 0

  /// - Parameter units: The most units of work.
  init(_ units: Int = SVGLimits.work) { rest = units }

  /// Counts units of work.
  mutating func spend(_ units: Int) throws(SVGError) {
    rest -= units
    guard rest >= 0 else {
      throw SVGError(
        .tooLarge, "the file takes too long to draw, with all its uses and style rules")
    }
  }

  /// Counts a look at an element, also at one that draws nothing.
  mutating func visit(_ element: Element) throws(SVGError) {
    var units = 50 + element.children.count
    for value in element.attributes.values { units += value.utf8.count }
    // Its classes stay in memory, as a list of words.
    units += 4 * (element.attributes["class"]?.utf8.count ?? 0)
    try spend(units)
  }

  /// Counts an element that begins at one place, with its properties.
  mutating func begin() throws(SVGError) {
    elements += 1
    guard elements <= SVGLimits.elements else {
      throw SVGError(.tooLarge, "the file draws more than \(SVGLimits.elements) elements")
    }
  }
}
