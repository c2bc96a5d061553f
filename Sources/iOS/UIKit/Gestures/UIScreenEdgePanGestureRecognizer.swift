/// A recognizer of drags from an edge of the screen; see Apple's
/// `UIScreenEdgePanGestureRecognizer`.
///
/// A test sends it drags, as to any pan recognizer; they may begin anywhere.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Makes a recognizer with a closure, called for each state that is sent; not in UIKit.
  public convenience init(handler: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The edges from which drags begin; stored without effect.
  open var edges: UIRectEdge = []
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All four edges.
  public static let all = Self(rawValue: 15)
}
