/// A source text in which mutants are choices at run time.
package struct MutatedSource {
  package private(set) var text: String
  /// The lines of the text that each mutant takes, from 1.
  private(set) var lines: [(mutant: Mutant, lines: ClosedRange<Int>)] = []

  /// - Parameter mutants: Mutants of this source that do not overlap.
  package init(_ source: String, _ mutants: [Mutant]) {
    let bytes = Array(source.utf8)
    var written: [UInt8] = []
    var line = 1
    var end = 0
    func copy(to next: Int) {
      written += bytes[end..<next]
      line += bytes[end..<next].count { $0 == UInt8(ascii: "\n") }
      end = next
    }
    for mutant in mutants.sorted(by: { $0.place.range.lowerBound < $1.place.range.lowerBound }) {
      copy(to: mutant.place.range.lowerBound)
      let schema = mutant.place.schema(mutant.number)
      let first = line
      written += schema.utf8
      line += schema.utf8.count { $0 == UInt8(ascii: "\n") }
      lines.append((mutant, first...line))
      end = mutant.place.range.upperBound
    }
    copy(to: bytes.count)
    text = String(decoding: written, as: UTF8.self)
    // At the end, so that lines keep their numbers.
    if !mutants.isEmpty { text += "\nimport MutantSwitch\n" }
  }

  /// The mutants that a message of the compiler at this line is about: those of the line, or the one before it.
  func mutants(at line: Int) -> [Mutant] {
    let here = lines.filter { $0.lines.contains(line) }
    if !here.isEmpty { return here.map(\.mutant) }
    return [(lines.last { $0.lines.upperBound < line } ?? lines.first)?.mutant].compactMap { $0 }
  }
}
