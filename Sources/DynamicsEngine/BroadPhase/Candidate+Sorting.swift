extension FlatArray<Candidate> {
  /// Sorts by key.
  ///
  /// Hundreds of shapes in one place have a candidate for each two of them, in no order. So many are
  /// sorted by the digits of their keys, the lowest first, in linear time.
  func sort(using scratch: borrowing FlatArray) {
    guard count > Tuning.BroadPhase.fewCandidates else {
      return sort(using: scratch) { $0.key < $1.key }
    }
    var differences: UInt64 = 0
    for candidate in buffer { differences |= candidate.key ^ self[0].key }
    scratch.resize(to: count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) where differences >> shift & 0xff != 0 {
      distribute(into: scratch.base, byDigitAt: shift)
      swap(with: scratch)
    }
    scratch.removeAll()
  }

  private func distribute(into target: UnsafeMutablePointer<Candidate>, byDigitAt shift: UInt64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for candidate in buffer { places[Int(candidate.key >> shift & 0xff)] += 1 }
      var next = 0
      for digit in places.indices { (places[digit], next) = (next, next + places[digit]) }
      for candidate in buffer {
        let digit = Int(candidate.key >> shift & 0xff)
        target[places[digit]] = candidate
        places[digit] += 1
      }
    }
  }
}
