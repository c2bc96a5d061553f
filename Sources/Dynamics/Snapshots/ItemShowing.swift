internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// What an item shows, as snapshots have it.
struct ItemShowing {
  /// What its transform is made from.
  let original: OriginalTransform
  /// What the transforms of a group's items are made from.
  let memberOriginals: [OriginalTransform]
  /// `nil` if the rest follows from the body.
  let shown: ShownItem?

  init(_ record: ItemRecord, _ shown: ShownItem?) {
    original = record.original
    memberOriginals = record.group?.originals ?? []
    self.shown = shown
  }
}

extension ItemShowing {
  func write(to writer: inout StateWriter) {
    original.write(to: &writer)
    writer.write(memberOriginals.count)
    for original in memberOriginals { original.write(to: &writer) }
    writer.write(shown != nil)
    guard let shown else { return }
    writer.write(shown.written.position)
    writer.write(Double(shown.written.angle))
    shown.place.write(to: &writer)
    writer.write(shown.members.count)
    for member in shown.members { member.write(to: &writer) }
  }

  init(from reader: inout StateReader) throws(StateError) {
    original = try OriginalTransform(from: &reader)
    var memberOriginals: [OriginalTransform] = []
    for _ in 0..<(try reader.readCount()) {
      memberOriginals.append(try OriginalTransform(from: &reader))
    }
    self.memberOriginals = memberOriginals
    guard try reader.readFlag() else {
      shown = nil
      return
    }
    let written = ItemPose(
      position: try reader.readPoint(), angle: CGFloat(try reader.readNumber()))
    let place = try ShownPlace(from: &reader)
    var members: [ShownPlace] = []
    for _ in 0..<(try reader.readCount()) { members.append(try ShownPlace(from: &reader)) }
    shown = ShownItem(written: written, place: place, members: members)
  }
}

extension OriginalTransform {
  fileprivate func write(to writer: inout StateWriter) {
    writer.write(transform)
    writer.write(Double(angle))
  }

  fileprivate init(from reader: inout StateReader) throws(StateError) {
    self.init(try reader.readTransform(), angle: CGFloat(try reader.readNumber()))
  }
}

extension ShownPlace {
  fileprivate func write(to writer: inout StateWriter) {
    writer.write(center)
    writer.write(transform)
  }

  fileprivate init(from reader: inout StateReader) throws(StateError) {
    self.init(center: try reader.readPoint(), transform: try reader.readTransform())
  }
}

extension StateWriter {
  fileprivate mutating func write(_ point: CGPoint) {
    write(Double(point.x))
    write(Double(point.y))
  }

  fileprivate mutating func write(_ transform: CGAffineTransform) {
    write(Double(transform.a))
    write(Double(transform.b))
    write(Double(transform.c))
    write(Double(transform.d))
    write(Double(transform.tx))
    write(Double(transform.ty))
  }
}

extension StateReader {
  fileprivate mutating func readPoint() throws(StateError) -> CGPoint {
    CGPoint(x: try readNumber(), y: try readNumber())
  }

  fileprivate mutating func readTransform() throws(StateError) -> CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(try readNumber()), b: CGFloat(try readNumber()), c: CGFloat(try readNumber()),
      d: CGFloat(try readNumber()), tx: CGFloat(try readNumber()), ty: CGFloat(try readNumber()))
  }
}
