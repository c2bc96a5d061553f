internal import CoreGraphics
internal import DynamicsTiming

/// One run of a view animation, as the layers that were changed in it know it.
///
/// Changes made while one is ``current`` are shown little by little, as its progress goes from 0 to
/// 1.
package final class LayerTransition: @unchecked Sendable {
  // Layers and the clock that moves them belong to one thread; only the binding is a task's.

  /// What changes of layers made now are shown by; `nil` shows them at once.
  @TaskLocal package static var current: LayerTransition?

  /// Makes changes that are shown by this.
  package func record(_ changes: () -> Void) {
    isRecording = true
    Self.$current.withValue(self, operation: changes)
    isRecording = false
  }

  /// Whether the changes are being made: tasks begun by them inherit ``current``, and go on later.
  private(set) var isRecording = false

  /// Says how much of the way is shown, from 0 to 1, and beyond where it overshoots.
  package var progress: () -> Double = { 0 }

  /// Whether everything is shown where it belongs.
  package var isOver = false

  /// Called when the last of the layers' motions was taken away.
  package var onRemoval: (() -> Void)?

  private var motions = 0

  /// Makes a transition that has not begun.
  package init() {}

  func motionBegan(of layer: CALayer) {
    motions += 1
    layers.append(WeakLayer(layer: layer))
  }

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  private var layers: [WeakLayer] = []

  /// Whether any layer is left whose changes are shown by this, and by no later one.
  package var movesLayers: Bool { layers.contains { $0.layer?.isMoved(by: self) ?? false } }

  func motionWasRemoved() {
    motions -= 1
    if motions == 0, !isOver { onRemoval?() }
  }
}

/// A property of a layer on its way from what was shown before to what the layer has now.
struct LayerMotion<Value: Interpolatable>: AnyLayerMotion {
  let start: Value
  let transition: LayerTransition

  /// What is shown on the way to `end`.
  func value(to end: Value) -> Value {
    if transition.isOver { return end }
    return .interpolate(from: start, to: end, progress: transition.progress())
  }
}

protocol AnyLayerMotion {
  var transition: LayerTransition { get }
}

/// A color that may be none, on its way.
struct LayerColor: Interpolatable {
  let color: CGColor?

  /// A color between two; none is a clear one.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self {
    guard progress != 0, progress != 1, let visible = start.color ?? end.color else {
      return progress == 0 ? start : end
    }
    let clear = visible.copy(alpha: 0)
    guard let from = (start.color ?? clear)?.components, let to = (end.color ?? clear)?.components
    else { return end }
    func part(_ index: Int) -> CGFloat {
      .interpolate(from: from[index], to: to[index], progress: progress)
    }
    return Self(color: CGColor(red: part(0), green: part(1), blue: part(2), alpha: part(3)))
  }
}
