/// Linux has no selectors.
@available(*, unavailable, message: "Linux has no selectors: pass a closure")
public struct Selector {}
