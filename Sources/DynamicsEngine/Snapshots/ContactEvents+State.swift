extension ContactEvents {
  func codeState(_ coder: inout WordCoder) {
    Self.code(touching, .touches, &coder)
    Self.code(sleeping, .sleepingTouches, &coder)
  }

  private static func code(
    _ touches: borrowing FlatArray<Touch>, _ list: RecordMark.List, _ coder: inout WordCoder
  ) {
    var count = touches.count
    coder.codeCount(&count)
    // Most touches are of the next pair.
    var pair: Int32 = 0
    for place in 0..<count where coder.isSound {
      if coder.isReading { touches.append(Touch()) }
      coder.beginRecord(list, touches[place].key.firstNumber)
      touches[place].codeState(&coder, after: pair)
      pair = touches[place].pair
    }
  }
}

extension Touch {
  /// To be read.
  fileprivate init() {
    self.init(
      key: Contact.Key(set: .none, body: .none, otherID: .none, isBoundary: false), pair: 0)
  }

  /// - Parameter previous: The pair of the touch before.
  fileprivate mutating func codeState(_ coder: inout WordCoder, after previous: Int32) {
    key.codeState(&coder)
    coder.code(&pair, from: previous)
  }
}

extension Contact.Key {
  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&set)
    coder.code(&body)
    coder.code(&otherID)
    coder.code(&isBoundary)
  }
}
