/// An identifier that counts how often it is compared.
struct CountedName: Hashable {
  final class Count {
    var comparisons = 0
  }

  let number: Int
  let count: Count

  static func == (a: Self, b: Self) -> Bool {
    a.count.comparisons += 1
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
