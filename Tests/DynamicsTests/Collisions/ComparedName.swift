/// An identifier that runs a closure when it is compared for the first time.
final class ComparedName: Hashable {
  let text: String
  var onComparison: (() -> Void)?

  init(_ text: String) { self.text = text }

  static func == (a: ComparedName, b: ComparedName) -> Bool {
    let call = a.onComparison ?? b.onComparison
    (a.onComparison, b.onComparison) = (nil, nil)
    call?()
    return a.text == b.text
  }

  /// All names have the same hash value, so that they are compared.
  func hash(into hasher: inout Hasher) {}
}
