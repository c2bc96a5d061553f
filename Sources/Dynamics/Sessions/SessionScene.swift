internal import DynamicsEngine

/// A step of a session as an animator, with behaviors of the same kinds and items that stand for those of the program.
struct SessionScene {
  let animator: DynamicAnimator
  private let manifest: Manifest

  /// - Throws: ``SnapshotError`` for words that no animator writes.
  init(_ words: [UInt64], _ kinds: [BehaviorKind]) throws(SnapshotError) {
    let animator = DynamicAnimator(referenceView: nil, frameSource: nil)
    animator.simulation.sharesItems = true
    do {
      manifest = try DynamicsDiagnostics.silencing {
        try Self.restore(words, kinds, in: animator)
      }
    } catch {
      // Also where the kinds are not those of the states.
      throw .corrupt
    }
    self.animator = animator
  }

  private static func restore(
    _ words: [UInt64], _ kinds: [BehaviorKind], in animator: DynamicAnimator
  ) throws -> Manifest {
    var restoration = try Restoration.begin(words, of: animator)
    guard restoration.manifest.behaviors.count == kinds.count else {
      throw SnapshotError.corrupt
    }
    restoration.manifest.itemObjects = restoration.manifest.items.map { _ in .placeholder }
    let manifest = restoration.manifest
    restoration.manifest.behaviorObjects = try kinds.indices.map { place in
      let items = manifest.members(of: place).map(\.item)
      guard let behavior = kinds[place].makeBehavior(items) else { throw SnapshotError.corrupt }
      return behavior
    }
    restoration.isWithoutProgram = true
    try restoration.readBehaviors()
    let found = restoration.manifest
    withExtendedLifetime(restoration.apply()) {}
    return found
  }

  /// The behaviors, and the names of their classes in the program.
  var behaviors: [(behavior: DynamicBehavior, className: String, parent: Int?)] {
    zip(manifest.behaviorObjects, manifest.behaviors).map { ($0, $1.className, $1.parent) }
  }

  /// The names of the classes of items, by the serial numbers of their bodies.
  var classNames: [BodyID: String] {
    Dictionary(
      uniqueKeysWithValues: manifest.items.compactMap { item in
        item.body.map { ($0, item.className) }
      })
  }
}

extension Session {
  /// A step as an animator of its own, for views that draw animators.
  package func animator(at step: Int, _ reader: inout SessionReader) throws -> DynamicAnimator {
    try scene(at: step, &reader.reader).animator
  }

  /// Reads steps one after another.
  package var reader: SessionReader { SessionReader(reader: SessionLog.Reader(log)) }

  func scene(
    at place: Int, _ reader: inout SessionLog.Reader
  ) throws(SnapshotError) -> SessionScene {
    try SessionScene(reader.words(at: place), log.kinds[log.entries[place].kinds])
  }
}

/// Reads the steps of a session, fastest in order.
package struct SessionReader {
  fileprivate var reader: SessionLog.Reader
}
