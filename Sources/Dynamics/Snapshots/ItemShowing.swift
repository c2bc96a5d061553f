internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// What an item shows, as snapshots have it.
struct ItemShowing {
  /// What its transform is made from; of a group, followed by those of its items.
  let originals: [OriginalTransform]
  /// `nil` if the rest follows from the body.
  let shown: ShownItem?
}

extension ItemShowing {
  func write(to writer: inout StateWriter) {
    writer.write(originals.count)
    for original in originals {
      var (transform, angle) = (original.transform, original.angle)
      writer.code(&transform)
      writer.code(&angle)
    }
    writer.write(shown != nil)
    guard let shown else { return }
    var written = shown.written
    writer.code(&written.position)
    writer.code(&written.angle)
    shown.place.write(to: &writer)
    writer.write(shown.members.count)
    for member in shown.members { member.write(to: &writer) }
  }

  init(from reader: inout StateReader) throws(StateError) {
    var originals: [OriginalTransform] = []
    for _ in 0..<(try reader.readCount()) {
      var transform = CGAffineTransform.identity
      var angle: CGFloat = 0
      try reader.code(&transform)
      try reader.code(&angle)
      originals.append(OriginalTransform(transform, angle: angle))
    }
    guard !originals.isEmpty else { throw StateError("an item has no transform") }
    self.originals = originals
    guard try reader.readFlag() else {
      shown = nil
      return
    }
    var written = ItemPose.unknown
    try reader.code(&written.position)
    try reader.code(&written.angle)
    let place = try ShownPlace(from: &reader)
    var members: [ShownPlace] = []
    for _ in 0..<(try reader.readCount()) { members.append(try ShownPlace(from: &reader)) }
    shown = ShownItem(written: written, place: place, members: members)
  }
}

extension ShownPlace {
  fileprivate func write(to writer: inout StateWriter) {
    var copy = self
    writer.code(&copy.center)
    writer.code(&copy.transform)
  }

  fileprivate init(from reader: inout StateReader) throws(StateError) {
    self.init(center: .zero, transform: .identity)
    try reader.code(&center)
    try reader.code(&transform)
  }
}

extension StateCoder {
  fileprivate mutating func code(_ transform: inout CGAffineTransform) throws(Failure) {
    try code(&transform.a)
    try code(&transform.b)
    try code(&transform.c)
    try code(&transform.d)
    try code(&transform.tx)
    try code(&transform.ty)
  }
}
