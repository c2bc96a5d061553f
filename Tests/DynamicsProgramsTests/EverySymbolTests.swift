import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsPrograms

/// What no random program calls is what defects are found in from outside.
@Suite struct EverySymbolTests {
  private static let modules = [
    "Dynamics", "DynamicsGeometry", "DynamicsRecording", "DynamicsReporting", "DynamicsSVG",
    "DynamicsTesting", "DynamicsTiming",
  ]

  /// The names of all symbols that are called.
  private static let called = calledSymbols + Call.testing.flatMap(\.symbols)

  /// Symbols that random programs do not call, and why.
  private static let exceptions = [
    "AttachmentBehavior.init(_:)": "Its parameter is made by the library alone.",
    "FieldBehavior.init(_:)": "Its parameter is made by the library alone.",
  ]

  @Test(arguments: modules)
  func randomProgramsCallEachPublicSymbol(module: String) throws {
    let public_ = try SymbolGraph.read(module).flatMap(\.callable)
    #expect(public_.count >= 5)
    var called = Self.called
    for symbol in public_ where Self.exceptions[symbol] == nil {
      if let index = called.firstIndex(of: symbol) {
        // Each overload has a call of its own.
        called.remove(at: index)
      } else {
        Issue.record("no random program calls \(symbol); add it to Tests/DynamicsPrograms/Calls")
      }
    }
  }

  @Test func randomProgramsCallNothingThatDoesNotExist() throws {
    let all = try Set(Self.modules.flatMap { try SymbolGraph.read($0).flatMap(\.callable) })
    let known = try Set(Self.modules.flatMap { try SymbolGraph.read($0).flatMap(\.names) })
    for symbol in Self.called where !known.contains(symbol) {
      Issue.record("\(symbol) is not public")
    }
    for symbol in Self.exceptions.keys where !all.contains(symbol) {
      Issue.record("\(symbol) is not public")
    }
  }

  /// A name beside a call is not yet the call: the file has it outside of texts, too.
  @Test func eachFileCallsWhatItNames() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("DynamicsPrograms/Calls")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let code = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8).withoutTexts }
    let words = Set(
      code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    #expect(words.count > 500)
    for symbol in Set(calledSymbols) {
      let path = symbol.split(separator: "(")[0].split(separator: ".").map(String.init)
      // Initializers are called by the name of the type; coders, operators and subscripts without
      // a name.
      let unnamed = ["encode", "hash", "subscript"]
      let word = path.last == "init" ? path[path.count - 2] : path.last ?? ""
      guard !symbol.hasSuffix("init(from:)"), word.first?.isLetter ?? false,
        !unnamed.contains(word)
      else { continue }
      // The module names the motor of an attachment by another name.
      let isCalled = words.contains(word) || word == "AttachmentMotor" && words.contains("Motor")
      #expect(isCalled, "\(symbol) is named, but not called")
    }
  }

  /// `.ci/run` runs more.
  @Test func eightyProgramsDrawEachCallWithOrdinaryAndExtremeValues() {
    let lines = (0..<80 as Range<UInt64>).flatMap { CallProgram(seed: $0, lines: 160).lines }
    for isExtreme in [false, true] {
      let drawn = Set(lines.filter { $0.isExtreme == isExtreme }.flatMap(\.symbols))
      #expect(Set(calledSymbols).subtracting(drawn) == [])
    }
  }

  /// `make fuzz` compares all calls, also those that take long in a debug build.
  @Test(arguments: ["BezierPath", "FrameSource", "TimedAnimation", "DraggableValue"])
  func manyElementsCostInProportion(type: String) async throws {
    let (status, output) = try await anyProgram(["growth", type])
    #expect(status == 0, "\(output)")
  }

  /// A release build runs more, in `.ci/run` and `make fuzz`.
  @Test func noCallCrashesHangsOrGivesNumbersThatAreNotFinite() async throws {
    let (status, output) = try await anyProgram([
      "run", "--calls", "--seeds", "0..<10", "--patience", "120",
    ])
    #expect(status == 0, "\(output)")
    #expect(output.contains("0 failed"))
  }
}

extension String {
  /// Swift code without the texts and comments in it.
  fileprivate var withoutTexts: String {
    replacing(#/"""(?s:.*?)"""|"[^"\n]*"|//[^\n]*/#, with: "")
  }
}
