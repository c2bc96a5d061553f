internal import DynamicsRecording
internal import Foundation

/// Numbers in failures.
enum Text {
  /// At most two decimals.
  static func number(_ number: Double, decimals: Int = 2) -> String {
    number.isFinite ? number.decimal(decimals) : "\(number)"
  }

  static func points(_ length: CGFloat) -> String { "\(number(length)) pt" }

  /// Steps are shorter than a hundredth of a second.
  static func seconds(_ time: TimeInterval) -> String { "\(number(time, decimals: 3)) s" }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)), \(number(rect.height)))"
  }
}
