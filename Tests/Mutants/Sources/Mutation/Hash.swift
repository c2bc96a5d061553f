/// FNV-1a, which is the same in every run.
struct Hash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Ends the text, so that two texts are more than their sequence.
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  var text: String { String(value, radix: 16) }
}
