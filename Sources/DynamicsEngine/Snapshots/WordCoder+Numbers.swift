package import Foundation

// MARK: Integers

extension WordCoder {
  /// Visits an integer.
  ///
  /// Negative numbers alternate with others (zigzag coding), so that small numbers are small words.
  @inline(__always)
  package mutating func code(_ number: inout Int) {
    if isReading { read(&number) { Int(zigzag: $0) } } else { write(number.zigzag) }
  }

  package mutating func code(_ number: inout Int, in range: Range<Int>) {
    guard isReading else { return write(number.zigzag) }
    read(&number) {
      let number = Int(zigzag: $0)
      return range.contains(number) ? number : nil
    }
  }

  mutating func code(_ number: inout Int32, in range: Range<Int>) {
    var wide = Int(number)
    code(&wide, in: range)
    if isReading { number = Int32(truncatingIfNeeded: wide) }
  }

  /// Visits a number from 0 to 2³⁰ as its distance from another.
  mutating func code(_ number: inout Int32, from origin: Int32) {
    guard isReading else { return write((Int(number) - Int(origin)).zigzag) }
    read(&number) {
      let number = Int(origin) &+ Int(zigzag: $0)
      return (0..<1 << 30).contains(number) ? Int32(number) : nil
    }
  }

  mutating func code(_ number: inout UInt32) {
    if isReading { read(&number) { UInt32(exactly: $0) } } else { write(UInt64(number)) }
  }

  @inline(__always)
  package mutating func code(_ flag: inout Bool) {
    if isReading { read(&flag) { $0 <= 1 ? $0 == 1 : nil } } else { write(flag ? 1 : 0) }
  }

  /// Visits a number that tells kinds of things apart; another one is an error.
  package mutating func expect(_ kind: Int, else error: @autoclosure () -> any Error) {
    var found = kind
    code(&found)
    if found != kind { fail(error()) }
  }
}

extension Int {
  init(zigzag word: UInt64) {
    self = Int(bitPattern: UInt(word >> 1)) ^ -Int(word & 1)
  }

  var zigzag: UInt64 {
    UInt64(bitPattern: Int64((self << 1) ^ (self >> (Int.bitWidth - 1))))
  }
}

// MARK: Real numbers

extension WordCoder {
  /// Visits a finite number.
  @inline(__always)
  package mutating func code(_ number: inout Double) {
    if isReading { readFinite(&number) } else { write(number.bitPattern) }
  }

  @inline(never)
  private mutating func readFinite(_ number: inout Double) {
    code(&number, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  package mutating func code(_ number: inout Double, in range: ClosedRange<Double>) {
    guard isReading else { return write(number.bitPattern) }
    read(&number) {
      let number = Double(bitPattern: $0)
      return range.contains(number) ? number : nil
    }
  }

  package mutating func code(_ number: inout CGFloat, in range: ClosedRange<CGFloat> = .finite) {
    var double = Double(number)
    code(&double, in: Double(range.lowerBound)...Double(range.upperBound))
    if isReading { number = CGFloat(double) }
  }

  /// Visits a number as the bits in which it differs from one that it mostly is; it may be infinite or NaN.
  mutating func code(_ number: inout Double, near other: Double) {
    var difference = number.bitPattern ^ other.bitPattern
    code(&difference)
    if isReading { number = Double(bitPattern: difference ^ other.bitPattern) }
  }

  /// Visits a number as NaN where it is the expected one, so that the word stays the same from step to step.
  mutating func code(_ number: inout Double, mostly expected: Double) {
    var word = number.bitPattern == expected.bitPattern ? Double.nan.bitPattern : number.bitPattern
    code(&word)
    guard isReading else { return }
    let read = Double(bitPattern: word)
    number = read.isNaN ? expected : read
  }

  /// Visits an integer as −1 where it is the expected one; the range must contain −1.
  mutating func code(_ number: inout Int, mostly expected: Int, in range: Range<Int>) {
    var word = number == expected ? -1 : number
    code(&word, in: range)
    if isReading { number = word == -1 ? expected : word }
  }
}

extension ClosedRange<CGFloat> {
  package static let finite = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
  /// With the infinite numbers.
  package static let everything = -CGFloat.infinity...CGFloat.infinity
}
