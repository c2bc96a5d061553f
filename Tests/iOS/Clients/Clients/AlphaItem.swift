import UIKit

/// Lets dynamics fade a view: how far the item is turned is how transparent the view is.
class AlphaItem: NSObject, UIDynamicItem {

  private weak var view: UIView?

  init(view: UIView) {
    self.view = view
  }

  var center: CGPoint = CGPoint(x: 50, y: 50)

  var bounds: CGRect { return CGRect(x: 0, y: 0, width: 100, height: 100) }

  var transform: CGAffineTransform = .identity {
    didSet {
      let angle = abs(atan2(transform.b, transform.a))
      view?.alpha = 1 - angle / CGFloat.pi
    }
  }
}

/// A single number that dynamics animates, as the y coordinate of an item.
final class DynamicNumber: NSObject, UIDynamicItem {

  var onChange: ((CGFloat) -> Void)?

  private(set) var value: CGFloat = 0

  var center: CGPoint {
    get { return CGPoint(x: 0, y: value) }
    set {
      value = newValue.y
      onChange?(value)
    }
  }
  let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
  var transform = CGAffineTransform.identity
}
