import DynamicsReporting
import UIKit

@testable import DynamicsPrograms

/// A call of members of the shims that take numbers, with values that are drawn from a source.
struct ShimCall: Sendable {
  /// The symbols, as the compiler's symbol graph names them.
  let symbols: [String]
  let body: @MainActor @Sendable (ValueSource) -> Void

  /// - Parameter members: Members of one type, or functions for no type, separated by spaces.
  init(
    _ type: String, _ members: String, body: @escaping @MainActor @Sendable (ValueSource) -> Void
  ) {
    symbols = members.split(separator: " ").map { type.isEmpty ? "\($0)" : "\(type).\($0)" }
    self.body = body
  }

  static let all = graphics + layers + views + constraints + gestures + scrolling + dynamics

  /// Makes a call with values of a seed.
  ///
  /// - Returns: What was found wrong.
  @MainActor func faults(seed: UInt64, isExtreme: Bool) -> [String] {
    let source = ValueSource()
    source.begin(seed: seed, isExtreme: isExtreme)
    // The handler belongs to this task and is called on it.
    nonisolated(unsafe) let handling = source
    DynamicsDiagnostics.withHandler({ handling.note($0) }) { body(source) }
    return source.takeFaults().map { "\($0), after \(symbols[0]), which drew \(source.drawn)" }
  }
}

@MainActor extension ValueSource {
  func view() -> UIView { UIView(frame: rect()) }

  /// A visible window with some views in it.
  func shimWindow() -> (window: UIWindow, view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.isHidden = false
    let (outer, inner) = (view(), view())
    window.addSubview(outer)
    outer.addSubview(inner)
    return (window, inner)
  }

  func indexPath() -> IndexPath { IndexPath(item: integer(0...4), section: integer(0...2)) }

  func look(at view: UIView) {
    take(view.frame, view.bounds, view.center, view.transform, view.alpha)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
