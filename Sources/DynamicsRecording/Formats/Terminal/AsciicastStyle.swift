internal import DynamicsReporting
public import Foundation

/// How ``RecordingFormat/asciicast(style:)`` draws a recording.
///
/// What is out of range is diagnosed when a recording is written, and the default taken.
public struct AsciicastStyle: Hashable, Sendable {
  /// What players show as its title; none by default.
  public var title: String?

  /// The width of the terminal in cells, from 1 to 1000; 80 by default.
  public var columns: Int

  /// The height of the terminal in cells, from 1 to 1000; 24 by default.
  public var rows: Int

  /// How many colors there are; 24 bits by default.
  public var colors: TerminalColors

  /// The color behind everything, opaque whatever its alpha; nearly black by default.
  public var background: RecordingAppearance.Color

  /// Whether boundaries, attachments, contacts and sleep are drawn, too; `false` by default.
  public var showsXray: Bool

  /// How many frames there are in a second of motion, from 0.1 to 240; 30 by default.
  public var framesPerSecond: Double

  /// How long players wait at most where nothing moves, in seconds, more than 0; `nil`, the default, for as
  /// long as it takes.
  public var idleLimit: TimeInterval?

  /// Makes a style; all has a default.
  public init(
    title: String? = nil, columns: Int = 80, rows: Int = 24, colors: TerminalColors = .trueColor,
    background: RecordingAppearance.Color = RecordingAppearance.Color(
      red: 16, green: 19, blue: 26), showsXray: Bool = false, framesPerSecond: Double = 30,
    idleLimit: TimeInterval? = nil
  ) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.colors = colors
    self.background = background
    self.showsXray = showsXray
    self.framesPerSecond = framesPerSecond
    self.idleLimit = idleLimit
  }
}

extension AsciicastStyle {
  /// With what is out of range replaced.
  func accepted() -> AsciicastStyle {
    var style = self
    style.background.alpha = 255
    if !(1...1000).contains(columns) || !(1...1000).contains(rows) {
      DynamicsDiagnostics.report(
        "\(columns) × \(rows) cells are not 1 to 1000 each; there are 80 × 24")
      (style.columns, style.rows) = (80, 24)
    }
    if !(0.1...240).contains(framesPerSecond) {
      DynamicsDiagnostics.report(
        "\(framesPerSecond) frames a second are not from 0.1 to 240; there are 30")
      style.framesPerSecond = 30
    }
    if let idleLimit, !(idleLimit > 0 && idleLimit.isFinite) {
      DynamicsDiagnostics.report("an idle limit of \(idleLimit) s is no limit; there is none")
      style.idleLimit = nil
    }
    return style
  }
}
