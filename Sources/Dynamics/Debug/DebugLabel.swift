public import Foundation

/// The name of a behavior in the debug view, with its properties; see ``DebugOverlayBehavior/labels``.
public struct DebugLabel: Hashable, Codable, Sendable {
  /// The class of the behavior, and its properties: `SnapBehavior: snapPoint: (150, 200) pt, damping: 0.8`.
  public var text: String

  /// The middle of the first mark of the behavior, in points.
  public var position: CGPoint

  /// Makes a label at a point.
  public init(_ text: String, at position: CGPoint) {
    self.text = text
    self.position = position
  }
}

extension DebugOverlayBehavior {
  /// A label for each behavior that has ``marks``, in the order of these.
  ///
  /// It has those of the behavior's ``DynamicBehavior/properties`` that can be set and do not have their defaults.
  ///
  /// - Complexity: O(*n*), where *n* is the number of marks, items and behaviors in the animator.
  public var labels: [DebugLabel] {
    guard let dynamicAnimator else { return [] }
    let marks = dynamicAnimator.debugMarks(of: self)
    let first = Dictionary(marks.map { ($0.id.behavior, $0.mark) }) { first, _ in first }
    return dynamicAnimator.plan.all.compactMap { behavior in
      guard behavior !== self, let mark = first[behavior.number] else { return nil }
      return DebugLabel(behavior.label, at: mark.start + (mark.end - mark.start) * 0.5)
    }
  }
}

extension DynamicBehavior {
  fileprivate var label: String {
    let changed = properties.filter {
      $0.isSettable && $0.value != .none && $0.value != $0.defaultValue
    }
    return "\(type(of: self))"
      + (changed.isEmpty ? "" : ": " + changed.map(\.description).joined(separator: ", "))
  }
}
