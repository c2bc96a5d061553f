import SampleSupport

/// The moments of one riffle, in seconds on the table.
struct RiffleTimetable {
  var cut: Cue
  /// The falls of the cards, from the lowest to the topmost.
  var drops: Rhythm
  var push: Cue
  var arch: Cue
  var cascade: Rhythm
  var square: Cue
  private let end: Double

  /// The duration at tempo 1.
  static let duration = 2.75

  /// - Parameter tempo: The factor of all times.
  init(
    _ pass: RifflePass?, from start: Double, tempo: Double, _ random: inout SeededGenerator
  ) {
    cut = Cue(at: start)
    let fall = start + 0.5 * tempo
    drops = Rhythm(
      from: fall, intervals: pass.map { Self.dropIntervals($0, &random) } ?? [],
      lasting: 0.95 * tempo)
    push = Cue(at: drops.end + 0.12 * tempo)
    arch = Cue(at: push.time + 0.24 * tempo)
    let cards = pass?.result.count ?? 0
    // A bridge falls faster and faster.
    cascade = Rhythm(
      from: arch.time + 0.36 * tempo,
      intervals: (0..<cards).map { 1.6 - Double($0) / Double(cards) }, lasting: 0.3 * tempo)
    square = Cue(at: cascade.end + 0.14 * tempo)
    end = square.time + 0.14 * tempo
  }

  func isOver(at time: Double) -> Bool { time >= end }

  /// The relative time after each card, from the lowest.
  ///
  /// Thumbs start slowly, the cards of a clump fall together, and the last cards of a hand drop at
  /// once.
  static func dropIntervals(_ pass: RifflePass, _ random: inout SeededGenerator) -> [Double] {
    let upper = Set(pass.upper)
    let sides = pass.result.reversed().map(upper.contains)
    let lastClump = sides.reversed().prefix { $0 == sides.last }.count
    return sides.indices.map { index in
      let progress = Double(index) / Double(sides.count)
      let speed = 0.45 + 1.1 * progress
      let isInClump = index + 1 < sides.count && sides[index + 1] == sides[index]
      let share = index >= sides.count - lastClump ? 0.12 : isInClump ? 0.35 : 1
      return share * random.double(in: 0.7...1.3) / speed
    }
  }
}
