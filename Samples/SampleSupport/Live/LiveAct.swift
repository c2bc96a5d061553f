@_spi(Samples) package import DynamicsRecording

/// An animated picture for a terminal.
package protocol LiveAct {
  var framesPerSecond: Double { get }
  /// Whether the picture changes only with a key or the size of the terminal.
  var isStill: Bool { get }
  /// The text below the picture, before the keys: facts, separated by " · ", the most important
  /// ones first.
  var status: String { get }
  /// Keys and their functions, such as "space pause", the most important ones first; the show adds
  /// "q quit".
  var keyHelp: [String] { get }
  /// Whether the act needs the mouse. The default is `false`.
  var wantsMouse: Bool { get }
  /// The colors of the picture. By default, each color becomes the nearest one that the terminal has.
  var palette: Palette { get }
  /// Whether the act may also paint on a larger canvas, for terminals that show pixels; text is
  /// taken from the canvas of cells. The default is `false`.
  var hasFinePicture: Bool { get }
  /// The smallest picture with anything to recognize, in cells. On a smaller one, the show asks the
  /// user to enlarge the terminal. The default is 1 × 1.
  var minimumSize: (columns: Int, rows: Int) { get }

  /// Notes the size of the picture, in cells, before the first frame and after each change.
  ///
  /// The default does nothing.
  mutating func resize(columns: Int, rows: Int)
  /// Advances the picture by the measured length of a frame, in seconds.
  mutating func advance(by seconds: Double)
  mutating func press(_ key: Key)
  /// Draws the upper rows of a canvas; the others are for text.
  func paint(on canvas: inout TerminalCanvas, rows: Int)
}

extension LiveAct {
  package var wantsMouse: Bool { false }
  package var palette: Palette { Palette() }
  package var hasFinePicture: Bool { false }
  package var minimumSize: (columns: Int, rows: Int) { (1, 1) }
  package mutating func resize(columns: Int, rows: Int) {}
}
