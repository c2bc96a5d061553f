internal import DynamicsRecording
internal import Foundation

/// An expectation that lasts as long as the block of `withMotion(of:)`.
protocol LastingExpectation: AnyObject {
  func check(_ moment: Moment)

  /// Records a failure if there was a fault.
  ///
  /// - Returns: It, at the moment of the first fault.
  @discardableResult func report() -> Remark?
}

/// The first and the worst fault of an expectation.
struct Faults {
  struct Fault {
    let time: TimeInterval
    /// In points.
    let size: CGFloat
    let text: String
  }

  private(set) var first: Fault?
  private var worst: Fault?

  /// - Parameter text: Where it is, and by how much; only read for the first and for worse faults.
  mutating func record(at time: TimeInterval, by size: CGFloat, _ text: @autoclosure () -> String) {
    if let worst, size <= worst.size { return }
    let fault = Fault(time: time, size: size, text: text())
    if first == nil { first = fault }
    worst = fault
  }

  /// The sentence of a failure; `nil` without a fault.
  var sentence: String? {
    guard let first, let worst else { return nil }
    let sentence = "at \(Text.seconds(first.time)) \(first.text)"
    if worst.time == first.time { return sentence }
    return "\(sentence); at the worst, at \(Text.seconds(worst.time)), \(worst.text)"
  }
}
