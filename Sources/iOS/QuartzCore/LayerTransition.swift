internal import CoreGraphics
internal import DynamicsTiming

/// The part of a view animation that its layers use.
///
/// Changes that are made while a transition is ``current`` are shown gradually, as its progress
/// goes from 0 to 1.
package final class LayerTransition: @unchecked Sendable {
  // Layers and their clock belong to one thread; only the task-local value belongs to a task.

  /// The transition that animates changes of layers made now; `nil` shows them at once.
  @TaskLocal package static var current: LayerTransition?

  /// Makes changes that this transition animates.
  package func record(_ changes: () -> Void) {
    isRecording = true
    Self.$current.withValue(self, operation: changes)
    isRecording = false
  }

  /// Whether changes are being recorded; tasks that begin in the closure inherit ``current``, and
  /// run later.
  private(set) var isRecording = false

  /// Returns the progress, usually from 0 to 1, and outside that range where it overshoots.
  package var progress: () -> Double = { 0 }

  /// Whether the animation has ended.
  package var isOver = false

  /// Called when the last animated layer property was removed.
  package var onRemoval: (() -> Void)?

  private var motions = 0

  /// Makes a transition that has not started.
  package init() {}

  func motionBegan(of layer: any MovingLayer) {
    motions += 1
    layers.append(WeakLayer(layer: layer))
  }

  private struct WeakLayer { weak var layer: (any MovingLayer)? }

  private var layers: [WeakLayer] = []

  /// Whether this transition still animates any layer, with no later one replacing it.
  package var movesLayers: Bool { layers.contains { $0.layer?.isMoved(by: self) ?? false } }

  /// Ends the motion of all layers of transitions, with the values that are shown.
  package static func stop(_ transitions: [LayerTransition]) {
    // A layer that is set may resize its sublayers: all are read first, and sublayers set last.
    let layers = transitions.flatMap(\.layers).compactMap(\.layer).sorted { $0.depth < $1.depth }
    for keepShown in layers.map({ $0.shown(by: transitions) }) { keepShown() }
  }

  func motionWasRemoved() {
    motions -= 1
    if motions == 0, !isOver { onRemoval?() }
  }
}

/// A layer that transitions move.
protocol MovingLayer: AnyObject {
  /// Whether a transition animates any property of the layer.
  func isMoved(by transition: LayerTransition) -> Bool
  /// The number of layers that it is in.
  var depth: Int { get }
  /// Returns a closure that sets the properties that transitions animate to the values shown now.
  func shown(by transitions: [LayerTransition]) -> () -> Void
}

/// An animated property of a layer.
struct LayerMotion<Value: ChangingEnd>: AnyLayerMotion {
  /// The value shown when the animation began, and the value that its closure has set.
  let start, end: Value
  let transition: LayerTransition

  /// The value that is shown while the property has a value, set by the animation or after it.
  func shown(for value: Value) -> Value {
    if transition.isOver { return value }
    return Value.interpolate(from: start, to: end, progress: transition.progress())
      .following(value, from: end)
  }
}

protocol AnyLayerMotion {
  var transition: LayerTransition { get }
}

/// An optional color that can be interpolated.
struct LayerColor: ChangingEnd {
  let color: CGColor?

  /// Interpolates between two colors; `nil` counts as a clear color.
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
