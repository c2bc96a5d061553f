internal import DynamicsEngine

/// The pose that an item shows, as snapshots have it.
struct ItemShowing {
  /// The transform that its own is computed from.
  private(set) var original: OriginalTransform
  /// The transforms that those of a group's items are computed from.
  private(set) var memberOriginals: [OriginalTransform]
  /// `nil` if the rest follows from the body.
  private(set) var shown: ShownItem?

  /// - Parameter record: A pointer, because a copy of the record would count references.
  init(_ record: UnsafeMutablePointer<ItemRecord>, _ shown: ShownItem?) {
    original = record.pointee.original
    memberOriginals = record.pointee.group?.originals ?? []
    self.shown = shown
  }
}

extension ItemShowing {
  /// Blank, to be read.
  init() {
    original = .blank
    memberOriginals = []
    shown = nil
  }

  mutating func code(_ coder: inout WordCoder) {
    original.code(&coder)
    var (count, isShown) = (memberOriginals.count, shown != nil)
    coder.codeCount(&count)
    for place in 0..<count where coder.isSound {
      // A change in place would copy the list, which the group has, too.
      var member = coder.isReading ? .blank : memberOriginals[place]
      member.code(&coder)
      if coder.isReading { memberOriginals.append(member) }
    }
    coder.code(&isShown)
    guard isShown else { return }
    var place = shown ?? .blank
    place.code(&coder)
    shown = place
  }
}

extension ShownItem {
  fileprivate static let blank = Self(
    written: ItemPose(position: .zero, angle: 0), place: .blank, members: [])

  fileprivate mutating func code(_ coder: inout WordCoder) {
    coder.code(&written.position)
    coder.code(&written.angle)
    place.code(&coder)
    coder.code(&members, blank: .blank) { $1.code(&$0) }
  }
}

extension OriginalTransform {
  fileprivate static let blank = Self(.identity, angle: 0)

  fileprivate mutating func code(_ coder: inout WordCoder) {
    var (transform, angle) = (transform, angle)
    coder.code(&transform)
    coder.code(&angle)
    if coder.isReading { self = Self(transform, angle: angle) }
  }
}

extension ShownPlace {
  fileprivate static let blank = Self(center: .zero, transform: .identity)

  fileprivate mutating func code(_ coder: inout WordCoder) {
    coder.code(&center)
    coder.code(&transform)
  }
}
