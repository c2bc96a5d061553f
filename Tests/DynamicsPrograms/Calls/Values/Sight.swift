import Foundation

/// All numbers and texts in a value, wherever they are in it.
struct Sight {
  /// The same for equal values.
  private(set) var hash: UInt64 = 0
  /// A number that is not finite, if there is one.
  private(set) var wild: Double?
  private var isFull: Bool { count > 5000 }
  private var count = 0

  mutating func add(_ value: Any) {
    count += 1
    if isFull { return }
    switch value {
    case let number as Double: add(number)
    case let number as CGFloat: add(Double(number))
    case let number as Int: fold(UInt64(bitPattern: Int64(number)))
    case let number as UInt64: fold(number)
    case let flag as Bool: fold(flag ? 1 : 2)
    case let text as String: for byte in text.utf8 { fold(UInt64(byte)) }
    case let bytes as Data: for byte in bytes { fold(UInt64(byte)) }
    // In order of names, which the dictionary itself is not.
    case let texts as [String: String]: for pair in texts.sorted(by: <) { add(pair) }
    default: addParts(of: value)
    }
  }

  private mutating func add(_ number: Double) {
    if !number.isFinite { wild = number }
    // The bits of NaN may have any sign.
    fold(number.isNaN ? 7 : number.bitPattern)
  }

  private mutating func addParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    // Objects are seen through their members.
    guard mirror.displayStyle != .class, !(value is any Error) else { return }
    if mirror.displayStyle == .enum {
      for byte in (mirror.children.first?.label ?? "\(value)").utf8 { fold(UInt64(byte)) }
    }
    for child in mirror.children {
      fold(1)
      add(child.value)
      if isFull { return }
    }
  }

  private mutating func fold(_ bits: UInt64) { hash = (hash ^ bits) &* 0x100_0000_01B3 }
}
