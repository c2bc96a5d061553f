#if GTK
  import CGTK
  public import Dynamics
  import DynamicsReporting

  /// A GTK widget that an animator moves, in a ``WidgetContainer``.
  ///
  /// The widget is drawn and receives clicks at its position, at any rotation and scale.
  @MainActor
  public final class WidgetItem: @MainActor DynamicItem {
    let child: UnsafeMutablePointer<GtkWidget>
    weak var container: WidgetContainer?

    /// The `GtkWidget` that the item moves.
    public var widget: OpaquePointer { OpaquePointer(child) }

    /// The center of the widget, in points of its container.
    public var center: CGPoint {
      didSet { if center != oldValue { container?.placeItems() } }
    }

    /// The size of the widget in points; the origin is zero.
    ///
    /// It is the ``requestedSize``, or the widget's natural size, and follows changes of both; with the
    /// ``margin`` around it.
    public private(set) var bounds: CGRect

    /// The size that the widget is to have, without its margin, in points.
    ///
    /// Each side is at least 0 and less than 32768; other sizes are reported and change nothing. The
    /// default is the size with which the widget was added. `nil` means the natural size of the widget. It
    /// gets no smaller than the least size of the widget. Animators follow at once.
    public var requestedSize: CGSize? {
      get { request }
      set {
        if let newValue, !Self.isUsable(newValue) {
          DynamicsDiagnostics.report(
            "the sides of \(newValue) must be at least 0 and less than 32768; nothing changed",
            by: "WidgetItem.requestedSize")
          return
        }
        request = newValue
        followSize()
      }
    }
    private var request: CGSize?

    /// The space that the item keeps around its widget on all four sides, in points.
    ///
    /// From 0 to 16000, rounded to whole points; the default is 0. Other numbers are reported and change nothing.
    /// The margin collides and is not drawn, so that items which lie on each other have space between them:
    /// twice the margin. It is part of ``bounds``. Animators follow at once.
    public var margin: CGFloat = 0 {
      didSet {
        guard margin != oldValue else { return }
        guard (0...16000).contains(margin) else {
          DynamicsDiagnostics.report(
            "a margin must be from 0 to 16000, not \(margin); nothing changed",
            by: "WidgetItem.margin")
          margin = oldValue
          return
        }
        margin.round()
        for set in [
          gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
          gtk_widget_set_margin_bottom,
        ] { set(child, gint(margin)) }
        followSize()
      }
    }

    /// The transform about the center: rotation, scale, shear and translation; the identity by
    /// default.
    public var transform = CGAffineTransform.identity {
      didSet { if transform != oldValue { container?.placeItems() } }
    }

    /// The shape by which the item collides; `.rectangle` by default.
    public var collisionBoundsType = DynamicItemCollisionBoundsType.rectangle

    /// The outline for `DynamicItemCollisionBoundsType.path`, around (0, 0); empty by default.
    public var collisionBoundingPath = BezierPath()

    init(
      _ widget: UnsafeMutablePointer<GtkWidget>, center: CGPoint, size: CGSize?,
      in container: WidgetContainer
    ) {
      child = widget
      self.container = container
      self.center = center
      request = size
      bounds = .zero
      g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(child) }

    /// Whether a widget can have a size.
    static func isUsable(_ size: CGSize) -> Bool {
      let sides: Range<CGFloat> = 0..<32768
      return sides.contains(size.width) && sides.contains(size.height)
    }

    private func followSize() {
      guard measure() else { return }
      container?.itemDidResize(self)
    }

    /// Updates the size from the widget.
    ///
    /// - Returns: Whether it has changed.
    func measure() -> Bool {
      let width = side(
        GTK_ORIENTATION_HORIZONTAL, for: -1, requested: (request?.width).map { $0 + 2 * margin })
      // A widget that wraps its text is higher if it is narrower.
      let height = side(
        GTK_ORIENTATION_VERTICAL, for: gint(width.rounded(.up)),
        requested: (request?.height).map { $0 + 2 * margin })
      let size = CGSize(width: width, height: height)
      guard size != bounds.size else { return false }
      bounds.size = size
      return true
    }

    /// The set or natural length, but at least the minimum of the widget for a length of the other
    /// side.
    private func side(_ orientation: GtkOrientation, for other: gint, requested: CGFloat?)
      -> CGFloat
    {
      var (least, natural): (gint, gint) = (0, 0)
      gtk_widget_measure(child, orientation, other, &least, &natural, nil, nil)
      return max(CGFloat(least), requested ?? CGFloat(natural))
    }

    /// Whether the widget is in a container; other code may have moved it to another parent.
    func isChild(of box: UnsafeMutablePointer<GtkWidget>) -> Bool {
      gtk_widget_get_parent(child) == box
    }

    /// Places the widget at the position of the item.
    func place() {
      guard gtk_widget_should_layout(child) != 0 else { return }
      gtk_widget_allocate(
        child, gint(bounds.width.rounded(.up)), gint(bounds.height.rounded(.up)), -1,
        layoutTransform())
    }

    private func layoutTransform() -> OpaquePointer? {
      var (middle, corner) = (graphene_point_t(), graphene_point_t())
      graphene_point_init(
        &middle, Float(center.x + transform.tx), Float(center.y + transform.ty))
      graphene_point_init(&corner, Float(-bounds.width / 2), Float(-bounds.height / 2))
      let moved = gsk_transform_translate(nil, &middle)
      return gsk_transform_translate(turned(moved), &corner)
    }

    private func turned(_ base: OpaquePointer?) -> OpaquePointer? {
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      // GTK draws a rotation faster than a matrix.
      if abs(a - d) + abs(b + c) + abs(a * d - b * c - 1) < 1e-9 {
        return gsk_transform_rotate(base, Float(atan2(b, a) * 180 / .pi))
      }
      var matrix = graphene_matrix_t()
      graphene_matrix_init_from_2d(&matrix, a, b, c, d, 0, 0)
      return gsk_transform_matrix(base, &matrix)
    }
  }
#endif
