package import Foundation

/// The build of a mutated package.
package struct Build {
  package let copy: PackageCopy
  /// The test targets that are built.
  package let tests: [String]

  package init(_ copy: PackageCopy, tests: [String]) {
    (self.copy, self.tests) = (copy, tests)
  }

  /// Builds as many mutants as wanted: those that the compiler refuses are replaced by the next ones of the choice.
  ///
  /// - Returns: The mutants of the build, by their numbers.
  package func mutants(_ wanted: Int, of choice: inout Choice, report: (String) -> Void) throws
    -> [Mutant]
  {
    var mutants = choice.take(wanted)
    while true {
      let sources = try copy.write(mutants)
      let result = try run()
      if result.status == 0 { return mutants }
      let refused = Self.refused(result.output, in: copy.target, sources)
      guard !refused.isEmpty else { throw Failure(description: Self.tail(of: result.output)) }
      report("\(refused.count) of \(mutants.count) mutants do not compile")
      mutants.removeAll { refused.contains($0.number) }
      mutants += choice.take(wanted - mutants.count)
    }
  }

  /// Builds given mutants.
  package func again(_ mutants: [Mutant]) throws {
    _ = try copy.write(mutants)
    let result = try run()
    if result.status != 0 { throw Failure(description: Self.tail(of: result.output)) }
  }

  /// Release builds: the tests of an engine take longer than its compilation.
  private func run() throws -> Command.Result {
    let arguments = [
      "swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing",
      "--disable-build-manifest-caching",
    ]
    return try Command(
      arguments: arguments, folder: copy.folder,
      environment: tests.isEmpty ? [:] : ["TEST_TARGETS": tests.joined(separator: " ")]
    ).run()
  }

  /// The built program with all tests.
  package var program: URL {
    get throws {
      let folder = copy.folder.appending(path: ".build/release")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      guard let name = names.first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
        throw Failure(description: "\(folder.path) has no tests")
      }
      return folder.appending(path: name)
    }
  }

  /// The numbers of the mutants at the lines of errors.
  static func refused(_ output: String, in target: String, _ sources: [String: MutatedSource])
    -> Set<Int>
  {
    var numbers: Set<Int> = []
    for match in output.matches(of: #/Sources/([^/\s]+)/([^:\n]+\.swift):(\d+):\d+: error:/#) {
      guard match.1 == target, let line = Int(match.3), let source = sources[String(match.2)]
      else { continue }
      numbers.formUnion(source.mutants(at: line).map(\.number))
    }
    return numbers
  }

  private static func tail(of output: String) -> String {
    let lines = output.split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    return (errors.isEmpty ? lines : errors).suffix(20).joined(separator: "\n")
  }
}

/// Why there is no result.
package struct Failure: Error, CustomStringConvertible {
  package let description: String
}
