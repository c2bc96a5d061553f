public import Observation

/// Views that read the value, its velocity or its state are told when these change, by `withObservationTracking` or
/// by a toolkit that uses it.
///
/// All of them count as one: whoever has read `isDragged` is also told of a new value.
extension DraggableValue: Observable {}

/// The observers of a draggable value, of which the first read of a property makes it an observable one.
///
/// It is an object of its own because key paths of a generic type would be made again for each access.
final class DragObservation: Observable {
  private let registrar = ObservationRegistrar()

  /// All that can be observed.
  private var state: Void { () }

  func access() { registrar.access(self, keyPath: \.state) }

  func willChange() { registrar.willSet(self, keyPath: \.state) }

  func didChange() { registrar.didSet(self, keyPath: \.state) }
}
