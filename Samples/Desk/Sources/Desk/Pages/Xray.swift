import DynamicsGTK

/// The debug views of all stages that an animator moves.
@MainActor
final class Xray {
  private let overlays: [OverlayWidget]

  init(of pages: [any Page]) {
    overlays = pages.flatMap(\.stages).compactMap { stage in
      (stage as? any AnimatedStage).map { OverlayWidget($0.animator, in: $0.container) }
    }
    show()
  }

  var isVisible = false {
    didSet { show() }
  }

  private func show() {
    for overlay in overlays { overlay.isVisible = isVisible }
  }
}
