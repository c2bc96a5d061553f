#if !GTK
  /// GTK's part of the package is not compiled.
  @available(
    *, unavailable,
    message:
      "enable the trait GTK where you depend on swift-dynamics: .package(url: …, traits: [\"GTK\"])"
  )
  public struct WidgetContainer {
    /// Not available, as the type.
    public init() {}
  }
#endif
