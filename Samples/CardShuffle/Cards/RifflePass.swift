import SampleSupport

/// One riffle: the deck is cut in two, and the two packets are interleaved.
///
/// All lists of cards are from the top to the bottom.
struct RifflePass: Equatable {
  let upper: [Int]
  let lower: [Int]
  let result: [Int]
}

extension RifflePass {
  /// Returns riffles that bring a new deck into an order.
  ///
  /// Gilbert, Shannon and Reeds describe a person's riffle backwards: each card gets a random binary
  /// digit, the cards with 0 are taken out in their order, and are put on top of the others. So
  /// several riffles give each card a random number, and sort by it. These numbers are drawn at
  /// random among all that sort the new order back into a new deck, all equally likely. The order
  /// stays as fair as it is, and the cuts and clumps are those of a person who happened to reach it.
  static func passes(to order: [Int], _ random: inout SeededGenerator) -> [RifflePass] {
    guard order.count > 1 else { return [] }
    let riffles = Int.bitWidth - (order.count - 1).leadingZeroBitCount + 1
    let labels = labels(for: order, below: 1 << riffles, &random)
    var passes: [RifflePass] = []
    var deck = order
    for digit in 0..<riffles {
      let upper = deck.filter { (labels[$0] >> digit) & 1 == 0 }
      let lower = deck.filter { (labels[$0] >> digit) & 1 == 1 }
      // With few cards, a cut may leave one hand empty.
      if !upper.isEmpty, !lower.isEmpty {
        passes.append(RifflePass(upper: upper, lower: lower, result: deck))
      }
      deck = upper + lower
    }
    return passes.reversed()
  }

  /// The number of each card.
  ///
  /// They must not decrease from one card of a new deck to the next, and must increase where the
  /// new order has these two the other way around. One less for each card on the way, except where
  /// they must increase, makes them any set of different numbers.
  static func labels(
    for order: [Int], below bound: Int, _ random: inout SeededGenerator
  ) -> [Int] {
    let places = order.indicesByCard
    let isDescent = zip(places, places.dropFirst()).map(>)
    let descents = isDescent.count { $0 }
    var labels: [Int] = []
    var (free, number) = (bound + order.count - 1 - descents, 0)
    var descentsBefore = 0
    while labels.count < order.count {
      let isTaken = random.next(below: UInt64(free)) < order.count - labels.count
      if isTaken {
        let card = labels.count
        labels.append(number - card + descentsBefore)
        if card < isDescent.count, isDescent[card] { descentsBefore += 1 }
      }
      free -= 1
      number += 1
    }
    return labels
  }
}
