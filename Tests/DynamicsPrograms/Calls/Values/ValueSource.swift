import Dynamics
import DynamicsRecording
import DynamicsTestSupport
import Foundation

/// The values of a program's calls, and the objects that live as long as the program.
///
/// Extensions draw values of one kind each.
final class ValueSource {
  /// What the present call has drawn, for people.
  private(set) var drawn: [String] = []
  /// Everything that was seen.
  var hash: UInt64 = 0
  /// Whether the numbers of the present call are finite.
  private(set) var isFinite = true
  private(set) var isExtreme = false
  private var random = SeededGenerator(seed: 0)
  private var faults: [String] = []

  // Objects that later calls meet again.
  var animators: [DynamicAnimator] = []
  var items: [any DynamicItem] = []
  var behaviors: [DynamicBehavior] = []
  var snapshots: [DynamicAnimator.Snapshot] = []
  var recordings: [Recording] = []
  let delegate = SilentDelegate()
  let view = PlainView()
  let queue = HandQueue()

  func begin(seed: UInt64, isExtreme: Bool) {
    random = SeededGenerator(seed: seed)
    (drawn, isFinite, self.isExtreme) = ([], true, isExtreme)
  }

  func fault(_ what: String) { if faults.count < 5 { faults.append(what) } }

  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  // MARK: Choices

  func chance(_ oneIn: Int) -> Bool { random.int(in: 1...oneIn) == 1 }
  func count(_ range: ClosedRange<Int>) -> Int { random.int(in: range) }
  func pick<Element>(_ list: [Element]) -> Element { list[random.int(in: 0...list.count - 1)] }
  func flag() -> Bool { random.bool() }
  func optional<Value>(_ value: @autoclosure () -> Value) -> Value? { chance(3) ? nil : value() }
  func list<Value>(_ range: ClosedRange<Int>, _ value: () -> Value) -> [Value] {
    (0..<count(range)).map { _ in value() }
  }

  // MARK: Numbers and texts

  /// A number in a range of ordinary ones; in an extreme call, any number every other time.
  func number(_ ordinary: ClosedRange<Double> = -100...100) -> Double {
    let number = isExtreme && flag() ? extremeNumber() : random.double(in: ordinary)
    return noted(number)
  }

  /// A number that takes no more time the larger it is: never large, though any other in an
  /// extreme call.
  func modestNumber(_ ordinary: ClosedRange<Double>) -> Double {
    let number = isExtreme && flag() ? extremeNumber() : random.double(in: ordinary)
    return noted(number > ordinary.upperBound && number.isFinite ? ordinary.upperBound : number)
  }

  private func noted(_ number: Double) -> Double {
    drawn.append("\(number)")
    if !number.isFinite { isFinite = false }
    return number
  }

  private func extremeNumber() -> Double {
    if chance(3) {
      // Any order of magnitude is as likely as any other.
      let magnitude = pow(10, random.double(in: -323...308))
      return flag() ? magnitude : -magnitude
    }
    return pick([
      .nan, .infinity, -.infinity, 0, -0.0, 1, -1, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, 1e-17, 1e-160, 1e160, 1e-9,
      1e9, -1e9, 1e12, 1e15, 0x1p53, 0x1p63, 0x1p64, 1.nextUp, 1.nextDown, .pi,
    ])
  }

  func integer(_ ordinary: ClosedRange<Int> = 0...10) -> Int {
    let extreme = [0, -1, 1, .max, .min, 1 << 31, 1 << 40, 1 << 53, -1 << 40, 255, 256, 65_536]
    let number = isExtreme && flag() ? pick(extreme) : random.int(in: ordinary)
    drawn.append("\(number)")
    return number
  }

  func text() -> String {
    let ordinary = ["floor", "a", "card 7", "left wall"]
    let extreme = [
      "", "\u{0}", "</script><!--]]>", "\"'<&>\\", "\n\r\t\u{2028}\u{1B}]0;x\u{7}", "*/}",
      "🃏e\u{301}",
      "\u{202E}", String(repeating: "w", count: 20_000), "nan", "#", "#12", "#1234567890", "-1",
    ]
    let text = pick(isExtreme && flag() ? extreme : ordinary)
    drawn.append(String(text.debugDescription.prefix(30)))
    return text
  }

  /// A text that is one of some, or any.
  func word(_ words: String...) -> String { isExtreme && flag() ? text() : pick(words) }

  // MARK: Results

  /// Takes a result that is finite if what was drawn for it is.
  func see(_ results: Any?...) {
    for result in results { fold(result, mayBeInfinite: !isFinite) }
  }

  /// Takes a result that is finite whatever was drawn.
  func hold(_ results: Any?...) {
    for result in results { fold(result, mayBeInfinite: false) }
  }

  /// Takes a result of arithmetic, which may overflow.
  func take(_ results: Any?...) {
    for result in results { fold(result, mayBeInfinite: true) }
  }

  private func fold(_ result: Any?, mayBeInfinite: Bool) {
    var sight = Sight()
    sight.add(result as Any)
    hash = hash &* 31 &+ sight.hash
    if !mayBeInfinite, let number = sight.wild { fault("a result is \(number)") }
  }

  /// Checks a diagnostic, which is one line that can be read.
  func note(_ diagnostic: DynamicsDiagnostic) {
    let line = diagnostic.description
    hash = hash &* 31 &+ UInt64(line.utf8.count)
    if line.contains(where: \.isNewline) { fault("a diagnostic has several lines: \(line)") }
    if line.utf8.count > 2000 {
      fault("a diagnostic has \(line.utf8.count) bytes: \(line.prefix(200))")
    }
  }
}
