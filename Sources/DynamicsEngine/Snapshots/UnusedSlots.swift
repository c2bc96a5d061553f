/// The slots of a slab that are not in use.
struct UnusedSlots {
  /// The last is taken first.
  var free: [Int32] = []
  /// The slots of removed rows that are not released yet.
  var removed: [Int32] = []

  mutating func codeState(_ coder: inout WordCoder) {
    coder.codeSlots(&free)
    coder.codeSlots(&removed)
  }
}

extension WordCoder {
  /// Visits slots, most of which are one below the slot before.
  mutating func codeSlots(_ slots: inout [Int32]) {
    var expected: Int32 = 0
    code(&slots, blank: 0) { coder, slot in
      coder.code(&slot, from: expected)
      expected = slot - 1
    }
  }
}
