#if Inspector
  import Dynamics
  import DynamicsEngine
  import DynamicsRecording

  /// The shapes and appearances of the items that an animator has had since somebody watches.
  @MainActor
  final class Appearances {
    private(set) var shapes: [ItemID: CompoundShape] = [:]
    private(set) var appearances: [ItemID: RecordingAppearance] = [:]
    /// Changes when an item has another shape.
    private(set) var version = 0

    /// The most items that are remembered, unless more are there.
    private static let limit = 10_000

    /// Looks at all items.
    ///
    /// - Parameter look: Called once for each item.
    func update(_ items: [DrawnItem], _ look: Recorder.Appearances?) {
      if shapes.count > max(Self.limit, 2 * items.count) { (shapes, appearances) = ([:], [:]) }
      for drawn in items {
        if shapes[drawn.id] != drawn.shape {
          shapes[drawn.id] = drawn.shape
          version += 1
        }
        if appearances[drawn.id] == nil {
          appearances[drawn.id] = look?(drawn.item) ?? .outlined(drawn.id.rawValue)
        }
      }
    }
  }
#endif
