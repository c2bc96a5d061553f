import Dynamics
import DynamicsRecording
import Foundation

extension Call {
  /// Values that are stored in files, compared and sorted.
  nonisolated(unsafe) static let values: [Call] = [
    stored("AttachmentMotor", encodes: true) { $0.motor() },
    stored("BoundaryID", encodes: true) { BoundaryID($0.name()) },
    stored("CGAffineTransform", encodes: true) { $0.transform() },
    stored("CGVector", encodes: true) { $0.vector() },
    stored("ContactEvent") { s in s.contact() },
    stored("ContactStrength") { s in s.contact()?.strength },
    stored("ContactEvent.Other") { s in
      ContactEvent.Other.boundary(s.optional(BoundaryID(s.name())))
    },
    stored("DebugBoundary") { s in s.overlay().boundaries.first },
    stored("DebugItem") { s in s.overlay().items.first },
    stored("DebugLabel") { s in DebugLabel(s.word("rod"), at: s.point()) },
    stored("DebugMark") { s in DebugMark(.rod, from: s.point(), to: s.point()) },
    stored("DynamicAnimator.Snapshot", encodes: true) { $0.snapshot() },
    stored("EdgeInsets") { $0.insets() },
    stored("FixedStepClock") { $0.clock() },
    stored("FloatRange", encodes: true) { $0.floatRange() },
    stored("Frame") { $0.frame() },
    stored("ItemID") { s in s.animator().snapshot().itemIDs.first },
    stored("Offset") { $0.offset() },
    stored("Recording", encodes: true) { $0.recording() },
    stored("Recording.Boundary") { s in s.recording().boundaries.first },
    stored("Recording.Contact") { s in s.recording().contacts.first },
    stored("Recording.Contact.Other") { s in Recording.Contact.Other.item(index: s.integer()) },
    stored("Recording.Item", encodes: true) { s in s.recording().items.first },
    stored("Recording.Keyframe") { Recording.Keyframe(time: $0.seconds(), pose: $0.pose()) },
    stored("Recording.Mark", encodes: true) { s in s.recording().marks.first },
    stored("Recording.MarkKeyframe") { s in s.recording().marks.first?.keyframes.first },
    stored("Recording.Pose") { $0.pose() },
    stored("Recording.Shape") { s in Recording.Shape(s.list(0...3) { s.part() }) },
    stored("Recording.Shape.Outline") { $0.outline() },
    stored("Recording.Shape.Part") { $0.part() },
    stored("Recording.Stacking") { s in s.recording().stackings.first },
    stored("RecordingAppearance") { $0.appearance() },
    stored("RecordingAppearance.Color") { $0.color() },
    stored("RecordingAppearance.Figure") { $0.figure() },
    stored("RecordingAppearance.Figure.Curve") { $0.figure().curves.first },
    stored("RecordingAppearance.Figure.Image") { $0.image() },
    stored("RecordingAppearance.Figure.Text") { $0.lineOfText() },
    stored("Region", encodes: true) { $0.region() },
    stored("SensorEvent") { _ in SensorEvent?.none },
    stored("Spring") { $0.spring() },
    stored("Spring.Keyframe") { s in s.spring().keyframes(duration: 1).first },
    stored("TimingFunction", encodes: true) { $0.timing() },
    Call(of: "MotionPreference", "full off reduced init(rawValue:)") { s in
      let preferences: [MotionPreference] = [.full, .off, .reduced]
      s.see(preferences, MotionPreference(rawValue: s.word("off")))
    },
    compared("BoundaryID") { BoundaryID($0.name()) },
    Call("DynamicAnimator.Snapshot.==(_:_:)") { s in s.see(s.snapshot() == s.snapshot()) },
    compared("DynamicBehavior") { $0.anyBehavior() },
    Call("ItemID.<(_:_:)") { s in
      let ids = s.animator().snapshot().itemIDs
      s.see(ids.sorted { $0 < $1 }.map(\.rawValue))
    },
  ]

  /// A call that writes a value to JSON, changes something there, and reads it.
  private static func stored<Value: Codable>(
    _ type: String, encodes: Bool = false, _ value: @escaping (ValueSource) -> Value?
  ) -> Call {
    Call(of: type, "init(from:)" + (encodes ? " encode(to:)" : "")) { s in
      guard let value = value(s) else { return }
      var tree = try JSONDecoder().decode(JSONTree.self, from: JSONEncoder().encode([value]))
      for _ in 0..<s.count(0...3) {
        tree.change(s.count(0...tree.count - 1)) { s.forge(&$0) }
      }
      let read = try JSONDecoder().decode([Value].self, from: JSONEncoder().encode(tree))
      s.take(read.count)
      if s.isExtreme { return }
      s.see(try JSONEncoder().encode(read).count)
    }
  }

  private static func compared<Value: Hashable>(
    _ type: String, _ value: @escaping (ValueSource) -> Value
  ) -> Call {
    Call(of: type, "==(_:_:) hash(into:)") { s in
      let (a, b) = (value(s), value(s))
      var hasher = Hasher()
      a.hash(into: &hasher)
      s.see(a == b)
    }
  }
}

extension ValueSource {
  /// A contact of an item with a floor.
  func contact() -> ContactEvent? {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 300))
    let items = [basicItem()]
    items[0].center.y = 280
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.minimumImpulse = 0.001
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: items))
    let contacts = animator.contacts
    var found: ContactEvent?
    wait { for await contact in contacts { found = found ?? contact } }
    animator.advance(by: 0.3)
    queue.run(atMost: 40)
    animator.finishContacts()
    queue.run(atMost: 40)
    return found
  }

  /// Changes a part of a file.
  func forge(_ tree: inout JSONTree) {
    switch tree {
    case .number: tree = .number(number().isFinite ? number(0...1) : 1e300)
    case .text: tree = .text(text())
    case .flag(let flag): tree = .flag(!flag)
    case .list(let list): tree = .list(flag() ? [] : list + list)
    case .object, .null: tree = chance(3) ? .null : tree
    }
    // JSON has no other numbers.
    if case .number(let number) = tree, !number.isFinite { tree = .number(-1e308) }
  }
}
