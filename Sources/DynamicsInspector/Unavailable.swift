#if !Inspector
  /// A placeholder without the trait Inspector: this part of the package is not compiled.
  @available(
    *, unavailable,
    message:
      "enable the trait Inspector where you depend on swift-dynamics: .package(url: …, traits: [\"Inspector\"])"
  )
  public struct Inspector {
    /// Unavailable, like the type.
    public init() {}
  }
#endif
