#if !GTK
  /// A placeholder without the trait GTK: this part of the package is not compiled.
  @available(
    *, unavailable,
    message:
      "enable the trait GTK where you depend on swift-dynamics: .package(url: …, traits: [\"GTK\"])"
  )
  public struct WidgetContainer {
    /// Unavailable, like the type.
    public init() {}
  }
#endif
