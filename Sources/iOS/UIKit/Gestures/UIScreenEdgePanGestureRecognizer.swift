/// Looks for a finger that drags from an edge; see Apple's `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Makes a recognizer that calls nobody.
  public override init() { super.init() }

  /// Makes a recognizer that calls a closure whenever its state is sent.
  ///
  /// Not in UIKit.
  public convenience init(handler: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The edges to drag from; kept, and none by default.
  open var edges: UIRectEdge = []
}

/// Edges of a rectangle, in the bits of UIKit.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = Self(rawValue: 1)
  /// The left.
  public static let left = Self(rawValue: 2)
  /// The bottom.
  public static let bottom = Self(rawValue: 4)
  /// The right.
  public static let right = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .left, .bottom, .right]
}
