#if GTK
  import CGTK
  public import Dynamics
  import DynamicsReporting

  /// A GTK widget in which animators move other widgets.
  ///
  /// Its allocation is the reference bounds, so walls follow when the window is resized.
  ///
  /// ```swift
  /// let container = WidgetContainer()
  /// gtk_window_set_child(window, UnsafeMutablePointer(container.widget))
  /// let button = container.add(gtk_button_new_with_label("Hello"), at: CGPoint(x: 200, y: 50))
  ///
  /// let collision = CollisionBehavior(items: [button])
  /// collision.translatesReferenceBoundsIntoBoundary = true
  /// let animator = DynamicAnimator(in: container)
  /// animator.addBehavior(GravityBehavior(items: [button]))
  /// animator.addBehavior(collision)
  /// ```
  ///
  /// A container keeps its widget and its items alive, and the items keep their widgets. GTK does
  /// not keep the container alive. Release it, and the animators that use it, when the window
  /// closes. After that, its widget is empty.
  @MainActor
  public final class WidgetContainer: @MainActor ReferenceView {
    let box: UnsafeMutablePointer<GtkWidget>
    private var animators: [WeakAnimator] = []
    private var notificationCallback: guint = 0
    private var isResized = false
    private var resizedItems: [WidgetItem] = []
    /// Widgets that cover the container, in front of all items.
    private var covers: [UnsafeMutablePointer<GtkWidget>] = []

    /// The area of the container in points; zero until GTK has laid it out.
    public private(set) var bounds = CGRect.zero

    /// The frames of the container, for animators and timed animations.
    public let frameSource: WidgetFrameSource

    /// The items, from the back to the front.
    public private(set) var items: [WidgetItem] = []

    /// Called in the frame after the container was resized; `nil` by default.
    public var onResize: (() -> Void)?

    /// Makes an empty container; call `gtk_init` before.
    public init() {
      box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      frameSource = WidgetFrameSource(box)
      gtk_widget_set_layout_manager(box, Self.makeLayout())
      gtk_widget_set_hexpand(box, gboolean(1))
      gtk_widget_set_vexpand(box, gboolean(1))
      gtk_widget_set_overflow(box, GTK_OVERFLOW_HIDDEN)
      setOwner(Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
      setOwner(nil)
      if notificationCallback != 0 { gtk_widget_remove_tick_callback(box, notificationCallback) }
      for item in items where item.isChild(of: box) { gtk_widget_unparent(item.child) }
      covers.forEach(gtk_widget_unparent)
    }

    /// The `GtkWidget` to add to a window or to another widget.
    public var widget: OpaquePointer { OpaquePointer(box) }

    /// Adds a widget in front of the others.
    ///
    /// A widget that already has a parent is reported; its item then moves nothing.
    ///
    /// - Parameters:
    ///   - widget: A `GtkWidget`. Any pointer to it is accepted.
    ///   - center: The center of the widget, in points of the container.
    ///   - size: The size in points, at least 0 and less than 32768. The default is `nil`, which
    ///     means the natural size of the widget, and follows its changes. It is also used instead
    ///     of an invalid size, which is reported.
    @discardableResult
    public func add(
      _ widget: UnsafeMutableRawPointer, at center: CGPoint, size: CGSize? = nil
    ) -> WidgetItem {
      let child = widget.assumingMemoryBound(to: GtkWidget.self)
      let item = WidgetItem(child, center: center, size: size.flatMap(Self.usable), in: self)
      guard gtk_widget_get_parent(child) == nil else {
        DynamicsDiagnostics.report("the widget already has a parent; it is not added")
        return item
      }
      gtk_widget_insert_before(child, box, covers.first)
      _ = item.measure()
      items.append(item)
      return item
    }

    private static func usable(_ size: CGSize) -> CGSize? {
      guard WidgetItem.isUsable(size) else {
        DynamicsDiagnostics.report(
          "the sides of \(size) must be at least 0 and less than 32768; the natural size is used",
          by: "WidgetContainer.add(_:at:size:)")
        return nil
      }
      return size
    }

    /// Removes a widget; remove its item from all behaviors as well.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items in the container.
    public func remove(_ item: WidgetItem) {
      guard let index = items.firstIndex(where: { $0 === item }) else { return }
      items.remove(at: index)
      item.container = nil
      if item.isChild(of: box) { gtk_widget_unparent(item.child) }
    }

    /// Moves an item in front of all others.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items in the container.
    public func bringToFront(_ item: WidgetItem) {
      guard let index = items.firstIndex(where: { $0 === item }), item !== items.last,
        item.isChild(of: box)
      else { return }
      items.append(items.remove(at: index))
      gtk_widget_insert_before(item.child, box, covers.first)
    }

    /// Returns the frontmost item at a point of the container; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items in the container.
    public func item(at point: CGPoint) -> WidgetItem? {
      guard let picked = picked(at: point) else { return nil }
      return items.first { gtk_widget_is_ancestor(picked, $0.child) != 0 || picked == $0.child }
    }

    func picked(at point: CGPoint) -> UnsafeMutablePointer<GtkWidget>? {
      gtk_widget_pick(box, point.x, point.y, GTK_PICK_DEFAULT)
    }

    func add(_ animator: DynamicAnimator) {
      animators.removeAll { $0.animator == nil }
      animators.append(WeakAnimator(animator: animator))
    }

    /// Tells animators of an item whose size has changed outside of a layout.
    func itemDidResize(_ item: WidgetItem) {
      gtk_widget_queue_resize(box)
      for animator in animators.compactMap(\.animator) { animator.follow(item) }
    }

    func cover(with widget: UnsafeMutablePointer<GtkWidget>) {
      gtk_widget_insert_before(widget, box, nil)
      covers.append(widget)
    }

    func uncover(_ widget: UnsafeMutablePointer<GtkWidget>) {
      guard let index = covers.firstIndex(of: widget) else { return }
      covers.remove(at: index)
      gtk_widget_unparent(widget)
    }

    /// Requests a layout after an item moved.
    func placeItems() { gtk_widget_queue_allocate(box) }

    // MARK: Layout

    private static func makeLayout() -> UnsafeMutablePointer<GtkLayoutManager>? {
      gtk_custom_layout_new(
        nil,
        { box, orientation, _, minimum, natural, _, _ in
          // The container takes all available space. GTK requires that a child is measured before
          // it is placed.
          minimum?.pointee = 0
          natural?.pointee = 0
        },
        { box, width, height, _ in
          MainActor.assumeIsolated {
            WidgetContainer.owner(of: box!)?.layOut(width: width, height: height)
          }
        })
    }

    private func layOut(width: gint, height: gint) {
      let size = CGSize(width: CGFloat(width), height: CGFloat(height))
      if size != bounds.size { isResized = true }
      bounds.size = size
      for item in items where item.isChild(of: box) {
        if item.measure() { resizedItems.append(item) }
        item.place()
      }
      for cover in covers { Self.place(cover, width, height) }
      if isResized || !resizedItems.isEmpty { notifyAnimators() }
    }

    /// Places a widget over the whole container, which GTK allows only after it was measured.
    private static func place(
      _ widget: UnsafeMutablePointer<GtkWidget>, _ width: gint, _ height: gint
    ) {
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(widget, width, height, -1, nil)
    }

    /// Notifies animators in the next frame, since nothing may change during layout.
    private func notifyAnimators() {
      guard notificationCallback == 0 else { return }
      notificationCallback = gtk_widget_add_tick_callback(
        box,
        { box, _, _ in
          MainActor.assumeIsolated { WidgetContainer.owner(of: box!)?.sizesDidChange() }
          return gboolean(0)
        }, nil, nil)
    }

    private func sizesDidChange() {
      notificationCallback = 0
      let (resized, isResized) = (resizedItems, isResized)
      (resizedItems, self.isResized) = ([], false)
      for animator in animators.compactMap(\.animator) {
        animator.followReferenceBounds()
        resized.forEach(animator.follow)
      }
      if isResized { onResize?() }
    }

    // MARK: Callbacks of GTK

    private static let ownerKey = "swift-dynamics-container"

    private func setOwner(_ owner: gpointer?) {
      g_object_set_data(
        UnsafeMutableRawPointer(box).assumingMemoryBound(to: GObject.self), Self.ownerKey, owner)
    }

    private static func owner(of box: UnsafeMutablePointer<GtkWidget>) -> WidgetContainer? {
      let object = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, ownerKey).map {
        Unmanaged.fromOpaque($0).takeUnretainedValue()
      }
    }
  }

  extension DynamicAnimator {
    /// Takes over the size of an item that it has.
    @MainActor fileprivate func follow(_ item: WidgetItem) {
      if items.contains(where: { $0 === item }) { updateItem(usingCurrentState: item) }
    }
  }

  private struct WeakAnimator {
    weak var animator: DynamicAnimator?
  }
#endif
