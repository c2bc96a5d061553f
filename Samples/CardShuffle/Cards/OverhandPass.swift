/// One overhand shuffle: cards leave the top of the deck, and go over or under those that have left
/// before.
struct OverhandPass: Equatable {
  /// The cards in the order in which they leave.
  let cards: [Int]
  /// Whether each of ``cards`` goes over the others.
  let goesOver: [Bool]

  /// The deck afterwards, from the top to the bottom.
  var result: [Int] {
    let both = zip(cards, goesOver)
    return both.filter(\.1).map(\.0).reversed() + both.filter { !$0.1 }.map(\.0)
  }
}

extension OverhandPass {
  /// Returns passes that bring a new deck into an order: as many as places have binary digits.
  ///
  /// The last pass divides by the first digit of a card's new place, the one before by the second,
  /// and so on (radix sort). Cards that go over come out in reverse, so their remaining digits count
  /// backwards in the passes before (as in a Gray code).
  static func passes(to order: [Int]) -> [OverhandPass] {
    let digits = order.count > 1 ? Int.bitWidth - (order.count - 1).leadingZeroBitCount : 0
    var keys = order.indicesByCard
    var goesOver: [[Bool]] = []
    for digit in (0..<digits).reversed() {
      let isOver = keys.map { ($0 >> digit) & 1 == 0 }
      let mask = (1 << digit) - 1
      keys = zip(keys, isOver).map { key, isOver in (isOver ? ~key : key) & mask }
      goesOver.append(isOver)
    }
    var deck = Array(order.indices)
    var passes: [OverhandPass] = []
    for isOver in goesOver.reversed() {
      let pass = OverhandPass(cards: deck, goesOver: deck.map { isOver[$0] })
      // With few cards, a pass may leave all as they are.
      if pass.result != deck { passes.append(pass) }
      deck = pass.result
    }
    return passes
  }
}
