/// The order in which places are taken: by chance, but the same for the same seed.
///
/// The rank of a place depends on its text only. So an edit elsewhere leaves the choice as it was.
package struct Choice {
  private var waiting: [Place]
  private var ends: [String: [Range<Int>]] = [:]
  private var count = 0

  package init(among places: [Place], seed: UInt64) {
    var seen: [String: Int] = [:]
    let ranked = places.map { place in
      var hash = Hash()
      hash.add(String(seed))
      hash.add(place.key)
      hash.add(String(seen[place.key, default: 0]))
      seen[place.key, default: 0] += 1
      return (rank: hash.mixed, place: place)
    }
    // From the last one, so that the first one is removed at once.
    waiting = ranked.sorted { $0.rank > $1.rank }.map(\.place)
  }

  /// The next mutants: none of them overlaps another one, or one taken before.
  package mutating func take(_ wanted: Int) -> [Mutant] {
    var taken: [Mutant] = []
    while taken.count < wanted, let place = waiting.popLast() {
      guard !ends[place.file, default: []].contains(where: place.range.overlaps) else { continue }
      ends[place.file, default: []].append(place.range)
      count += 1
      taken.append(Mutant(number: count, place: place))
    }
    return taken
  }
}

extension Hash {
  /// The value with each bit depending on all others: FNV's upper bits hardly know the last bytes.
  fileprivate var mixed: UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 33)) &* 0xff51_afd7_ed55_8ccd
    bits = (bits ^ (bits >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return bits ^ (bits >> 33)
  }
}
