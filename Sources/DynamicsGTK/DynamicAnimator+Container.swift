#if GTK
  public import Dynamics

  extension DynamicAnimator {
    /// Makes an animator for the widgets of a container, with its frames and bounds.
    @MainActor
    public convenience init(in container: WidgetContainer) {
      self.init(referenceView: container, frameSource: container.frameSource)
      container.add(self)
    }
  }
#endif
