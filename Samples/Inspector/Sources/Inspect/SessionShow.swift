import Dynamics
@_spi(Samples) import DynamicsInspector

/// A session on the page, which moves when somebody goes on from it.
@MainActor
final class SessionShow {
  static var current: SessionShow?

  private let inspector: Inspector
  private let animator: DynamicAnimator
  private var frames: SharedFrameSource?

  init(_ session: Session, named name: String, port: UInt16) async throws {
    inspector = try await Inspector(port: port)
    animator = try inspector.show(session, named: name)
    frames = SharedFrameSource { [weak self] frame in self?.advance(by: frame.duration) }
  }

  private func advance(by seconds: Double) {
    guard inspector.isWatched(animator), !animator.isPaused else { return }
    animator.advance(by: seconds)
  }
}
