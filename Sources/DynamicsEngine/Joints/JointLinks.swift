/// The joints of each body, as linked lists through their rows.
///
/// An end is a number: twice the joint's slot, plus 1 for end b. The ground has no list.
final class JointLinks {
  private let rows: Slab<JointRow>
  /// The first end of each body's list, by the body's slot.
  private let first = FlatArray<Int32>()

  init(rows: Slab<JointRow>) { self.rows = rows }

  /// Adds end a, or b, of a joint to the list of its body.
  func insert(_ slot: Int32, isB: Bool, into body: BodyPointer) {
    let place = Int(body.pointee.id.index)
    if place >= first.count { first.resize(to: place + 1, filling: -1) }
    let end = 2 * slot + (isB ? 1 : 0)
    link(end).pointee = JointLink(next: first[place], previous: -1)
    if first[place] >= 0 { link(first[place]).pointee.previous = end }
    first[place] = end
  }

  func remove(_ slot: Int32, isB: Bool, from body: BodyPointer) {
    let removed = link(2 * slot + (isB ? 1 : 0)).pointee
    if removed.next >= 0 { link(removed.next).pointee.previous = removed.previous }
    if removed.previous >= 0 {
      link(removed.previous).pointee.next = removed.next
    } else {
      first[Int(body.pointee.id.index)] = removed.next
    }
  }

  func joints(holding body: BodyPointer) -> JointsOfBody {
    let place = Int(body.pointee.id.index)
    return JointsOfBody(
      links: self, end: first.indices.contains(place) ? first[place] : -1)
  }

  fileprivate func joint(at end: Int32) -> JointPointer { rows[end / 2] }

  fileprivate func link(_ end: Int32) -> UnsafeMutablePointer<JointLink> {
    let row = UnsafeMutableRawPointer(joint(at: end))
    let offset =
      end % 2 == 0
      ? MemoryLayout<JointRow>.offset(of: \.linkA)! : MemoryLayout<JointRow>.offset(of: \.linkB)!
    return (row + offset).assumingMemoryBound(to: JointLink.self)
  }
}

/// The joints of a body, the last linked first.
struct JointsOfBody: Sequence, IteratorProtocol {
  fileprivate let links: JointLinks
  fileprivate var end: Int32

  mutating func next() -> JointPointer? {
    guard end >= 0 else { return nil }
    defer { end = links.link(end).pointee.next }
    return links.joint(at: end)
  }
}
