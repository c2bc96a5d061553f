public import CoreGraphics
public import Foundation

/// Where an element of a collection view is; see Apple's `UICollectionViewLayoutAttributes`.
///
/// An animator can move it, as any item.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Makes attributes of nothing yet.
  public required override init() { super.init() }

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a header, a footer or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// Which element it is.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What sort of element it is.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  /// The kind of a supplementary view; `nil` for cells.
  open internal(set) var representedElementKind: String?

  /// The middle of the element in the collection view's coordinates.
  open var center = CGPoint.zero

  /// The element's size in points.
  open var size = CGSize.zero

  /// The element in its own coordinates; the origin is (0, 0).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The upright box around the element in the collection view's coordinates.
  ///
  /// Setting it sets center and size.
  open var frame: CGRect {
    get {
      CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// How the element is turned and scaled about its center.
  open var transform = CGAffineTransform.identity

  /// How opaque the element is, 0…1; 1 by default.
  open var alpha: CGFloat = 1

  /// Who lies over whom; 0 by default.
  open var zIndex = 0

  /// Whether the element is not shown; `false` by default.
  open var isHidden = false

  /// The shape by which the element collides; `.rectangle` unless a subclass says otherwise.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `.path`; empty unless a subclass says otherwise.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// A copy of the same class; subclasses add what is theirs.
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

  /// Whether another is of the same element and says the same of it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return key == other.key && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// Hashes which element it is.
  open override var hash: Int { indexPath.hashValue }
}

// Apart from the class, which belongs to no actor: else copying would need one.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
