internal import DynamicsGeometry

/// Collects the candidates of one shape after another, without those that ``CrowdLimit`` would leave
/// out in the same step.
///
/// In a crowd, each shape is near all others. Their candidates would take memory in proportion to the
/// square of the number of shapes.
final class CrowdCandidates {
  let found = FlatArray<Candidate>()
  /// The shapes with candidates that were left out; the next step has to find theirs again.
  let crowded = FlatArray<ShapePointer>()

  // Of the present shape.

  private var shape: ShapePointer?
  private var start = 0
  /// The lowest ranks of the shapes that it overlaps deeply, sorted; empty while it has few candidates.
  private let lowest = FlatArray<UInt32>()
  private var isAnyLeftOut = false

  /// Starts with the candidates of a shape.
  func begin(_ shape: ShapePointer) {
    self.shape = shape
    start = found.count
    lowest.removeAll()
    isAnyLeftOut = false
  }

  func add(_ candidate: Candidate) {
    // Before the filter, which takes much longer.
    if lowest.count == Tuning.CrowdLimit.most, isLeftOut(candidate) { return isAnyLeftOut = true }
    guard candidate.mayCollide else { return }
    found.append(candidate)
    let count = found.count - start
    if count > Tuning.CrowdLimit.most {
      record(candidate)
    } else if count == Tuning.CrowdLimit.most {
      for index in start..<found.count { record(found[index]) }
    }
  }

  /// Ends with the candidates of the shape.
  ///
  /// - Parameter pairs: The pairs that touched in the previous step, which go on touching.
  func end(touching pairs: borrowing FlatArray<PairRow>) {
    guard lowest.count == Tuning.CrowdLimit.most, let shape else { return }
    var end = start
    for index in start..<found.count {
      let candidate = found[index]
      if isLeftOut(candidate) { continue }
      found[end] = candidate
      end += 1
    }
    guard isAnyLeftOut || end < found.count else { return }
    found.resize(to: end)
    crowded.append(shape)
    addTouching(shape, pairs)
  }

  private func record(_ candidate: Candidate) {
    guard candidate.a == shape, candidate.mayBeLeftOut else { return }
    let rank = candidate.b.pointee.rank
    if lowest.count < Tuning.CrowdLimit.most {
      lowest.append(rank)
    } else if rank < lowest[lowest.count - 1] {
      lowest[lowest.count - 1] = rank
    } else {
      return
    }
    var index = lowest.count - 1
    while index > 0, lowest[index] < lowest[index - 1] {
      (lowest[index], lowest[index - 1]) = (lowest[index - 1], lowest[index])
      index -= 1
    }
  }

  /// Whether as many shapes of lower rank as ``CrowdLimit`` keeps are known.
  private func isLeftOut(_ candidate: Candidate) -> Bool {
    candidate.b.pointee.rank > lowest[lowest.count - 1] && candidate.a == shape
      && candidate.mayBeLeftOut
  }

  /// Adds those of the candidates that were left out whose shapes touched in the previous step.
  private func addTouching(_ shape: ShapePointer, _ pairs: borrowing FlatArray<PairRow>) {
    let first = UInt64(shape.pointee.rank) << 32 | UInt64(lowest[lowest.count - 1]) + 1
    var index = pairs.buffer.partitioningIndex { first <= $0.key }
    while index < pairs.count, pairs.base[index].a == shape {
      let other = pairs.base[index].b
      index += 1
      guard other.pointee.leaf >= 0 else { continue }
      let candidate = Candidate(shape, other)
      if candidate.mayBeLeftOut, candidate.mayCollide { found.append(candidate) }
    }
  }
}
