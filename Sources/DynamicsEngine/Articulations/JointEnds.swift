/// The ends of hard joints at each awake body, in the order of the joints.
///
/// An end is a number: twice the index of the joint, plus 1 for end b.
struct JointEnds: ~Copyable {
  private let nextEnds = FlatArray<Int32>()
  private let firstEnds = FlatArray<Int32>()

  func connect(_ joints: borrowing FlatArray<JointPointer>, bodyCount: Int) {
    nextEnds.resize(to: 2 * joints.count)
    firstEnds.removeAll()
    firstEnds.resize(to: bodyCount, filling: -1)
    // Each end is inserted at the front of its list.
    for index in joints.indices.reversed() where joints[index].isHard {
      insert(Int32(2 * index + 1), at: joints[index].pointee.b)
      insert(Int32(2 * index), at: joints[index].pointee.a)
    }
  }

  private func insert(_ end: Int32, at body: BodyPointer) {
    guard body.isMovable else { return }
    let place = Int(body.pointee.awakeIndex)
    nextEnds[Int(end)] = firstEnds[place]
    firstEnds[place] = end
  }

  /// The first end of a body; −1 for none.
  func first(at body: BodyPointer) -> Int32 { firstEnds[Int(body.pointee.awakeIndex)] }
  func next(after end: Int32) -> Int32 { nextEnds[Int(end)] }

  /// The body at the other end of a joint.
  static func otherBody(of end: Int32, _ joints: borrowing FlatArray<JointPointer>) -> BodyPointer {
    let joint = joints[Int(end / 2)]
    return end % 2 == 0 ? joint.pointee.b : joint.pointee.a
  }
}
