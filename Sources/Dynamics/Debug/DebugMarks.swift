internal import Foundation

/// Which mark of one moment is the same as which of another.
package struct DebugMarkID: Hashable {
  /// The joining number of the behavior.
  let behavior: Int
  let kind: DebugMark.Kind
  /// Which of its marks of this kind.
  let index: Int
}

/// What an overlay shows, and how.
struct DebugView {
  var layers: DebugLayers
  /// Seconds for which contacts and impulses are shown.
  var fadeDuration: TimeInterval = 0.5
  /// In points.
  var fieldSpacing: CGFloat = 40

  /// What recordings have without an overlay.
  static let attachments = DebugView(layers: .attachments)

  /// How strong something is that happened at a time and fades; 0 when it is over or yet to come.
  func strength(at now: TimeInterval, since time: TimeInterval) -> CGFloat {
    let age = now - time
    // What rounding leaves over is over, too; a time may be rounded to a little more than now.
    guard age > -1e-9, age < fadeDuration - 1e-9 else { return 0 }
    return min(1 - age / fadeDuration, 1)
  }
}

/// Marks of one moment, as behaviors add them.
struct DebugMarks {
  let view: DebugView
  /// The reference bounds, in points; `nil` without.
  let bounds: CGRect?
  /// ``DynamicAnimator/elapsedTime``.
  let now: TimeInterval
  /// Where fields are shown: the bounds, or a box around the items without; `nil` when nothing is there.
  let area: CGRect?
  private(set) var all: [(id: DebugMarkID, mark: DebugMark)] = []

  init(_ view: DebugView, _ simulation: Simulation) {
    self.view = view
    bounds = simulation.referenceBounds?.standardized
    now = simulation.clock.elapsedTime
    area = view.layers.contains(.fields) ? bounds ?? simulation.boxOfItems : nil
  }

  func show(_ layer: DebugLayers) -> Bool { view.layers.contains(layer) }

  /// How strong something is that happened at a time and fades.
  func strength(since time: TimeInterval) -> CGFloat { view.strength(at: now, since: time) }

  /// - Parameters:
  ///   - behavior: Its joining number.
  ///   - index: Which one of this kind it is among the behavior's, at every moment.
  mutating func add(_ mark: DebugMark, of behavior: Int, index: Int = 0) {
    let id = DebugMarkID(behavior: behavior, kind: mark.kind, index: index)
    guard Limits.isPlace(mark.start), Limits.isPlace(mark.end) else { return }
    all.append((id, mark))
  }
}

extension Simulation {
  /// A box around the centers of all items, and some of what surrounds them.
  fileprivate var boxOfItems: CGRect? {
    let box = items.bodies.reduce(CGRect.null) {
      $0.union(CGRect(origin: world.position(of: $1), size: .zero))
    }
    return box.isNull ? nil : box.insetBy(dx: -100, dy: -100)
  }
}
