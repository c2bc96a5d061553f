internal import DynamicsEngine

/// The pose that an item shows, as snapshots have it.
struct SavedPresentation {
  /// The pose that was last written to the item; `nil` if it is that of its body, from which the
  /// centers and transforms then follow.
  private(set) var written: ItemPose?
  private(set) var item: ShownPose
  /// Those of a group's items.
  private(set) var members: [ShownPose]

  /// Uses the values that the item last returned; does not call its getters.
  ///
  /// - Parameters:
  ///   - record: A pointer, because a copy of the record would count references.
  ///   - isAtBody: Whether the pose of the body is shown.
  init(_ record: UnsafeMutablePointer<ItemRecord>, isAtBody: Bool) {
    item = record.pointee.shown
    members = record.pointee.group?.shown ?? []
    if isAtBody {
      forget()
    } else {
      let pose = record.pointee.written
      written = pose
      item.center = item.center ?? pose.position
      item.transform = item.transform ?? item.turned(to: pose.angle)
    }
  }

  /// Blank, to be read.
  init() {
    item = .blank
    members = []
  }

  private mutating func forget() {
    item.forget()
    for place in members.indices { members[place].forget() }
  }
}

extension SavedPresentation {
  mutating func code(_ coder: inout WordCoder) {
    item.codeOriginal(&coder)
    coder.code(&members, blank: .blank) { $1.codeOriginal(&$0) }
    var isShown = written != nil
    coder.code(&isShown)
    guard isShown else { return }
    var pose = written ?? ItemPose(position: .zero, angle: 0)
    coder.code(&pose.position)
    coder.code(&pose.angle)
    written = pose
    item.codeSeen(&coder)
    var count = members.contains { $0.center == nil } ? 0 : members.count
    coder.codeCount(&count)
    coder.check(count == 0 || count == members.count, "each item of a group must have one place")
    for place in 0..<count where coder.isSound { members[place].codeSeen(&coder) }
  }
}

extension ShownPose {
  fileprivate static let blank = Self(.identity, angle: 0)

  fileprivate mutating func codeOriginal(_ coder: inout WordCoder) {
    var (original, angle) = (original, originalAngle)
    coder.code(&original)
    coder.code(&angle)
    if coder.isReading { self = Self(original, angle: angle) }
  }

  fileprivate mutating func codeSeen(_ coder: inout WordCoder) {
    var (center, transform) = (center ?? .zero, transform ?? .identity)
    coder.code(&center)
    coder.code(&transform)
    (self.center, self.transform) = (center, transform)
  }
}
