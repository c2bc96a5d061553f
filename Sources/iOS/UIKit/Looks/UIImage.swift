public import Foundation
internal import Synchronization

/// An image without pixels; see Apple's `UIImage`.
///
/// There are no asset catalogs here. An image can be found by name if the program passed it to
/// ``provide(_:named:)``.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points; (0, 0) for an empty image.
  public let size: CGSize

  /// Makes an empty image.
  public override convenience init() { self.init(size: .zero) }

  /// Makes an image with a size, in points.
  ///
  /// Not in UIKit: for tests in which the layout depends on the size of an image.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a copy of the image provided under a name; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let size = Self.provided.withLock({ $0[name] }) else { return nil }
    self.init(size: size)
  }

  /// Makes a copy of the image of an image literal; an empty one if none is provided.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: Self.provided.withLock { $0[name] } ?? .zero)
  }

  /// Makes a copy of the image provided under a symbol's name; `nil` if there is none.
  public convenience init?(systemName name: String) { self.init(named: name) }

  /// Returns a copy of the image provided under a name; it is not animated.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }

  /// Provides an image under a name; `nil` removes it.
  ///
  /// Not in UIKit: it replaces an asset catalog, for layouts that depend on the size of an image.
  public class func provide(_ image: UIImage?, named name: String) {
    let size = image?.size
    provided.withLock { $0[name] = size }
  }

  private static let provided = Mutex<[String: CGSize]>([:])
}
