#if GTK
  import CGTK
  public import Dynamics

  /// The debug view of an animator as a GTK widget, in front of the items of a container.
  ///
  /// ```swift
  /// let overlay = OverlayWidget(animator, in: container)
  /// overlay.behavior.layers = [.outlines, .contacts, .attachments]
  /// ```
  ///
  /// It shows the parts of a `DebugOverlayBehavior`, in the colors of recordings, and draws itself again after
  /// each step. It receives no events, and changes no motion. Setting ``isVisible`` to `false` hides it; then it costs
  /// nothing.
  ///
  /// The container keeps the widget. Release the overlay to remove it.
  @MainActor
  public final class OverlayWidget {
    /// The debug view that is drawn, whose layers may be changed.
    public let behavior = DebugOverlayBehavior()

    private let container: WidgetContainer
    private weak var animator: DynamicAnimator?
    private let area: UnsafeMutablePointer<GtkWidget>

    /// Shows the debug view of an animator over a container.
    ///
    /// - Parameters:
    ///   - animator: The animator to look at; its coordinates must be those of the container.
    ///   - container: The container that is covered.
    public init(_ animator: DynamicAnimator, in container: WidgetContainer) {
      self.container = container
      self.animator = animator
      area = gtk_drawing_area_new()
      gtk_widget_set_can_target(area, gboolean(0))
      container.cover(with: area)
      gtk_drawing_area_set_draw_func(
        UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self),
        { _, context, _, _, data in
          MainActor.assumeIsolated {
            Unmanaged<OverlayWidget>.fromOpaque(data!).takeUnretainedValue().draw(on: context!)
          }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
      animator.addBehavior(behavior)
      animator.addStepObserver(self)
    }

    isolated deinit {
      gtk_drawing_area_set_draw_func(
        UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self), nil, nil, nil)
      container.uncover(area)
      behavior.dynamicAnimator?.removeBehavior(behavior)
    }

    /// Whether the debug view is shown; `true` by default.
    public var isVisible = true {
      didSet {
        guard isVisible != oldValue else { return }
        gtk_widget_set_visible(area, gboolean(isVisible ? 1 : 0))
        if isVisible { animator?.addBehavior(behavior) } else { animator?.removeBehavior(behavior) }
      }
    }

    /// Draws the debug view again; needed only after a change of ``behavior`` while nothing moves.
    public func redraw() { gtk_widget_queue_draw(area) }

    private func draw(on context: OpaquePointer) {
      let pen = OverlayPen(context)
      for item in behavior.items { pen.draw(item) }
      for boundary in behavior.boundaries { pen.draw(boundary) }
      for mark in behavior.marks { pen.draw(mark) }
    }
  }

  extension OverlayWidget: @MainActor StepObserver {
    package func animatorDidStep() { redraw() }
    package func animatorDidRestore() { redraw() }
  }
#endif
