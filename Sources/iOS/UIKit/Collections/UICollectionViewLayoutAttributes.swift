public import CoreGraphics
internal import DynamicsGeometry
public import Foundation

/// The position and appearance of an element of a collection view; see Apple's
/// `UICollectionViewLayoutAttributes`.
///
/// An animator can move it like any other item.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Makes attributes without an element.
  public required override init() { super.init() }

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view, such as a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  /// The kind of a supplementary view; `nil` for cells.
  open internal(set) var representedElementKind: String?

  /// The center of the element in the collection view, in points.
  open var center = CGPoint.zero

  /// The size of the element, in points.
  open var size = CGSize.zero

  /// The bounds of the element in its own coordinates; the origin is (0, 0).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The bounding box of the element in the collection view, in points.
  ///
  /// Setting it sets the center and the size.
  open var frame: CGRect {
    get {
      AnchoredBox(position: center, bounds: bounds, transform: transform).frame
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The transform about the center.
  open var transform = CGAffineTransform.identity

  /// The opacity, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1

  /// The position on the z axis, which decides the stacking; 0 by default.
  open var zIndex = 0

  /// Whether the element is hidden; `false` by default.
  open var isHidden = false

  /// The shape by which the element collides; `.rectangle`, unless a subclass overrides it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `.path`; empty, unless a subclass overrides it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Returns a copy of the same class; subclasses copy their own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether an object has the same element and the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// Hashes the index path.
  open override var hash: Int { indexPath.hashValue }
}

// The conformance is an extension because it belongs to the main actor. Otherwise the whole class
// would, and copying would require it.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
