public import Foundation
internal import Synchronization

/// A picture without pixels; see Apple's `UIImage`.
///
/// There are no asset catalogs here: of the images that are asked for by name, those are found that
/// the program provided by ``provide(_:named:)``.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points; (0, 0) for an empty image.
  public let size: CGSize

  /// Makes an empty image.
  public override convenience init() { self.init(size: .zero) }

  /// Makes an image of a size in points.
  ///
  /// Not in UIKit: for tests of what is laid out by an image's size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes an image like the one provided under a name; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let size = Self.provided.withLock({ $0[name] }) else { return nil }
    self.init(size: size)
  }

  /// Makes an image like the one provided under a symbol's name; `nil` if there is none.
  public convenience init?(systemName name: String) { self.init(named: name) }

  /// Makes an image like the one provided under a name, which does not move.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }

  /// Has an image found by its name from now on; `nil` has it found no more.
  ///
  /// Not in UIKit: in place of an asset catalog, for what is laid out by an image's size.
  public class func provide(_ image: UIImage?, named name: String) {
    let size = image?.size
    provided.withLock { $0[name] = size }
  }

  private static let provided = Mutex<[String: CGSize]>([:])
}
