internal import DynamicsReporting
public import Foundation

/// Options of ``RecordingFormat/asciicast(style:)``.
///
/// Values are checked when a recording is written. An invalid value is replaced by its default.
public struct AsciicastStyle: Hashable, Sendable {
  /// The title that players show; the default is `nil`, which means none.
  public var title: String?

  /// The width of the terminal, in cells, from 1 to 1000; the default is 80.
  public var columns: Int

  /// The height of the terminal, in cells, from 1 to 1000; the default is 24.
  public var rows: Int

  /// The colors of the terminal.
  ///
  /// The default is `.trueColor`, which has 24 bits.
  public var colors: TerminalColors

  /// The background color.
  ///
  /// Its alpha is ignored. The default is nearly black: red 16, green 19, blue 26.
  public var background: RecordingAppearance.Color

  /// Whether boundaries, attachments, contacts and sleep are drawn; the default is `false`.
  public var showsXray: Bool

  /// The number of frames per second, from 0.1 to 240; the default is 30.
  public var framesPerSecond: Double

  /// The longest time in seconds that players wait where nothing moves.
  ///
  /// More than 0; the default is `nil`, which waits as long as the recording does.
  public var idleLimit: TimeInterval?

  /// Makes a style; each option has a default.
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
  func validated() -> AsciicastStyle {
    var style = self
    style.background.alpha = 255
    if !(1...1000).contains(columns) || !(1...1000).contains(rows) {
      DynamicsDiagnostics.report(
        "columns and rows must be from 1 to 1000, not \(columns) × \(rows); 80 × 24 is used")
      (style.columns, style.rows) = (80, 24)
    }
    style.framesPerSecond = DynamicsDiagnostics.checked(
      framesPerSecond, (0.1...240).contains(framesPerSecond), else: 30,
      "framesPerSecond must be from 0.1 to 240, not \(framesPerSecond); 30 is used")
    style.idleLimit = idleLimit.flatMap {
      DynamicsDiagnostics.checked(
        $0, $0 > 0 && $0.isFinite, else: nil,
        "idleLimit must be above 0 s and finite, not \($0) s; no limit is used")
    }
    return style
  }
}
