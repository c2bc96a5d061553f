package import Foundation

// Other modules cannot specialize what is not public: they code long lists and their elements by loops
// of their own, with `codeCount`, because a generic call for each element takes longer than all else.

// MARK: Optional values

extension WordCoder {
  /// Visits a value that takes no words where it is missing.
  ///
  /// - Parameter blank: The value before it is read.
  package mutating func code<Value>(
    _ value: inout Value?, blank: Value, _ visit: (inout Self, inout Value) -> Void
  ) {
    var isPresent = value != nil
    code(&isPresent)
    guard isPresent else { return value = nil }
    var present = value ?? blank
    visit(&self, &present)
    value = present
  }

  package mutating func code(_ flag: inout Bool?) { code(&flag, blank: false) { $0.code(&$1) } }

  package mutating func code(_ number: inout CGFloat?, in range: ClosedRange<CGFloat> = .finite) {
    code(&number, blank: 0) { $0.code(&$1, in: range) }
  }
}

// MARK: Lists

extension WordCoder {
  /// Visits the number of elements that follow, each of which takes at least a word.
  package mutating func codeCount(_ count: inout Int) {
    code(&count, in: 0..<max(remainder, 1))
  }

  /// Visits the elements of a list, each of which takes at least a word.
  ///
  /// - Parameter blank: The value of an element before it is read.
  package mutating func code<Element>(
    _ list: inout [Element], blank: Element, _ visit: (inout Self, inout Element) -> Void
  ) {
    var count = isReading ? 0 : list.count
    codeCount(&count)
    guard isReading else {
      // A copy of the element, because a change in place might copy the whole list.
      for var element in list { visit(&self, &element) }
      return
    }
    var elements: [Element] = []
    for _ in 0..<count where isSound {
      var element = blank
      visit(&self, &element)
      elements.append(element)
    }
    if isSound { list = elements }
  }

  /// Visits finite numbers, and their count.
  package mutating func code(_ numbers: inout [Double]) {
    code(&numbers, blank: 0) { $0.code(&$1) }
  }

  /// Visits a value by the numbers that describe it.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the value.
  ///   - make: Makes a value from numbers; returns `nil` for invalid ones.
  package mutating func code<Value>(
    _ value: inout Value, by numbers: [Double], _ make: ([Double]) -> Value?
  ) {
    var numbers = numbers
    code(&numbers)
    guard isReading, isSound else { return }
    guard let read = make(numbers) else {
      return fail(StateError("the numbers of a \(Value.self) are invalid"))
    }
    value = read
  }

  /// Visits a text as its number of bytes of UTF-8 and words of eight bytes.
  package mutating func code(_ text: inout String) {
    var bytes = isReading ? [] : Array(text.utf8)
    var count = bytes.count
    code(&count, in: 0..<8 * remainder + 1)
    for start in stride(from: 0, to: count, by: 8) where isSound {
      var word: UInt64 = 0
      for (place, byte) in bytes.dropFirst(start).prefix(8).enumerated() {
        word |= UInt64(byte) << UInt64(8 * place)
      }
      code(&word)
      guard isReading else { continue }
      for place in 0..<min(8, count - start) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * place)))
      }
    }
    guard isReading, isSound else { return }
    guard let read = String(validating: bytes, as: UTF8.self) else {
      return fail(StateError("a text is not UTF-8"))
    }
    text = read
  }
}

// MARK: Enumerations

extension WordCoder {
  /// Visits the case of an enumeration; a value that is read becomes the blank one of its case.
  ///
  /// - Parameters:
  ///   - blanks: A value of each case.
  ///   - place: The place of the present case in `blanks`.
  package mutating func codeCase<Value>(
    _ value: inout Value, of blanks: @autoclosure () -> [Value], _ place: Int
  ) {
    var place = place
    guard isReading else { return code(&place) }
    let blanks = blanks()
    code(&place, in: 0..<blanks.count)
    if isSound { value = blanks[place] }
  }
}
