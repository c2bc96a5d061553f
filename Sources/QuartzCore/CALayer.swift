public import Foundation

/// What a view has to do with drawing, as far as programs set it; nothing is drawn.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Makes a layer.
  public override init() { super.init() }

  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// The width of the border in points; 0 by default.
  open var borderWidth: CGFloat = 0
  /// Whether what lies outside is cut off; `false` by default.
  open var masksToBounds = false
  /// How dark the shadow is, 0…1; 0 by default.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls, in points; 3 up by default, as in Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Who lies over whom; 0 by default.
  open var zPosition: CGFloat = 0
}
