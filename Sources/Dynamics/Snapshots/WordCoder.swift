internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// Writes values as 64-bit words, or reads them back: one list of the fields of a state serves both ways.
///
/// Reading trusts no word. After the first flaw nothing more is read: values stay as they are, lists
/// keep their elements, and ``failure`` says why.
struct WordCoder {
  let isReading: Bool
  private var writer: StateWriter
  private var reader: StateReader
  /// The first flaw that was read; writing has none.
  private(set) var failure: (any Error)?

  /// Writes.
  init(capacity: Int = 0) {
    isReading = false
    writer = StateWriter(capacity: capacity)
    reader = StateReader([])
  }

  /// Reads.
  init(_ words: ArraySlice<UInt64>) {
    isReading = true
    writer = StateWriter()
    reader = StateReader(words)
  }

  /// The words written.
  var words: [UInt64] { writer.words }

  /// Whether all words were read.
  var isAtEnd: Bool { reader.isAtEnd }

  // MARK: Flaws

  /// Makes the words that are read flawed, unless they are already.
  mutating func fail(_ error: any Error) {
    if isReading, failure == nil { failure = error }
  }

  /// Checks a value that was read.
  mutating func check(_ isValid: @autoclosure () -> Bool, _ reason: @autoclosure () -> String) {
    if isReading, failure == nil, !isValid() { failure = StateError(reason()) }
  }

  /// Throws the first flaw, if there is one.
  func finish() throws {
    if let failure { throw failure }
  }

  private mutating func read<Value>(
    _ value: inout Value, _ next: (inout StateReader) throws -> Value
  ) {
    guard failure == nil else { return }
    do { value = try next(&reader) } catch { failure = error }
  }
}

// MARK: Numbers and texts

extension WordCoder {
  /// Visits the words of something else, as it has written them.
  mutating func write(_ words: [UInt64]) { writer.write(words) }

  mutating func code(_ word: inout UInt64) {
    if isReading { read(&word) { try $0.readWord() } } else { writer.write(word) }
  }

  mutating func code(_ number: inout Int) {
    if isReading { read(&number) { try $0.readInt() } } else { writer.write(number) }
  }

  mutating func code(_ number: inout Int, in range: Range<Int>) {
    if isReading { read(&number) { try $0.readInt(in: range) } } else { writer.write(number) }
  }

  mutating func code(_ flag: inout Bool) {
    if isReading { read(&flag) { try $0.readFlag() } } else { writer.write(flag) }
  }

  /// A finite number.
  mutating func code(_ number: inout Double) {
    if isReading { read(&number) { try $0.readNumber() } } else { writer.write(number) }
  }

  mutating func code(_ number: inout CGFloat, in range: ClosedRange<CGFloat> = .finite) {
    guard isReading else { return writer.write(Double(number)) }
    let range = Double(range.lowerBound)...Double(range.upperBound)
    read(&number) { CGFloat(try $0.readNumber(in: range)) }
  }

  /// Finite numbers, and how many.
  mutating func code(_ numbers: inout [Double]) {
    if isReading { read(&numbers) { try $0.readNumbers() } } else { writer.write(numbers) }
  }

  mutating func code(_ text: inout String) {
    if isReading { read(&text) { try $0.readText() } } else { writer.write(text) }
  }

  mutating func code<Tag>(_ id: inout RowID<Tag>) {
    if isReading { read(&id) { try $0.readID(of: Tag.self) } } else { writer.write(id) }
  }

  mutating func code<Tag>(_ id: inout RowID<Tag>?) {
    if isReading { read(&id) { try $0.readOptionalID(of: Tag.self) } } else { writer.write(id) }
  }

  /// Visits a number that tells kinds of things apart; another one is an error.
  mutating func expect(_ kind: Int, else error: @autoclosure () -> any Error) {
    var found = kind
    code(&found)
    if found != kind { fail(error()) }
  }
}

extension ClosedRange<CGFloat> {
  static let finite = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
  /// With the infinite numbers.
  static let everything = -CGFloat.infinity...CGFloat.infinity
}

// MARK: Geometry

extension WordCoder {
  mutating func code(_ point: inout CGPoint) {
    code(&point.x)
    code(&point.y)
  }

  mutating func code(_ vector: inout CGVector) {
    code(&vector.dx)
    code(&vector.dy)
  }

  mutating func code(_ offset: inout Offset) {
    code(&offset.horizontal)
    code(&offset.vertical)
  }

  mutating func code(_ rect: inout CGRect) {
    code(&rect.origin)
    code(&rect.size.width)
    code(&rect.size.height)
  }

  mutating func code(_ insets: inout EdgeInsets) {
    code(&insets.top)
    code(&insets.left)
    code(&insets.bottom)
    code(&insets.right)
  }

  mutating func code(_ region: inout Region) {
    guard isReading else { return writer.write(region.numbers) }
    read(&region) {
      guard let region = Region(numbers: try $0.readNumbers()) else {
        throw StateError("the numbers of a region are not valid")
      }
      return region
    }
  }

  mutating func code(_ transform: inout CGAffineTransform) {
    code(&transform.a)
    code(&transform.b)
    code(&transform.c)
    code(&transform.d)
    code(&transform.tx)
    code(&transform.ty)
  }
}

// MARK: Optional values and lists

extension WordCoder {
  /// Visits a value that may be missing.
  ///
  /// - Parameter blank: The value that is written instead.
  mutating func code<Value>(
    _ value: inout Value?, blank: Value, _ visit: (inout Self, inout Value) -> Void
  ) {
    var (isPresent, present) = (value != nil, value ?? blank)
    code(&isPresent)
    visit(&self, &present)
    if isReading, failure == nil { value = isPresent ? present : nil }
  }

  /// Visits a value that takes no words where it is missing.
  mutating func codeIfPresent<Value>(
    _ value: inout Value?, blank: Value, _ visit: (inout Self, inout Value) -> Void
  ) {
    var isPresent = value != nil
    code(&isPresent)
    guard isPresent else { return value = nil }
    var present = value ?? blank
    visit(&self, &present)
    value = present
  }

  /// A value that need not be in its range where it is missing.
  mutating func code(_ number: inout CGFloat?, in range: ClosedRange<CGFloat> = .finite) {
    var read = number
    code(&read, blank: 0) { $0.code(&$1) }
    check(read.map(range.contains) ?? true, "a number is not in \(range)")
    if failure == nil { number = read }
  }

  mutating func code(_ flag: inout Bool?) { code(&flag, blank: false) { $0.code(&$1) } }

  /// Visits the elements of a list, each of which takes at least a word.
  ///
  /// - Parameter blank: The value of an element before it is read.
  mutating func code<Element>(
    _ list: inout [Element], blank: Element, _ visit: (inout Self, inout Element) -> Void
  ) {
    guard isReading else {
      writer.write(list.count)
      for place in list.indices { visit(&self, &list[place]) }
      return
    }
    var count = 0
    read(&count) { try $0.readCount() }
    var elements: [Element] = []
    for _ in 0..<count where failure == nil {
      var element = blank
      visit(&self, &element)
      elements.append(element)
    }
    if failure == nil { list = elements }
  }
}
