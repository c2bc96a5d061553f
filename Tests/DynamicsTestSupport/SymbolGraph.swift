import Foundation

/// The public symbols of a built module, from the compiler's symbol graph.
package struct SymbolGraph: Decodable {
  package struct Symbol: Decodable {
    package struct Kind: Decodable { package let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    package let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    /// Such as `Spring.cssLinear(duration:tolerance:)`.
    package var name: String { pathComponents.joined(separator: ".") }

    package var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
  }

  private let symbols: [Symbol]
  private let relationships: [Relationship]

  /// The names of all symbols.
  package var names: [String] { symbols.map(\.name) }

  /// The names of everything that can be called: one for each overload.
  package var callable: [String] { callableSymbols.map(\.name) }

  package var callableSymbols: [Symbol] {
    let types = ["class", "struct", "enum", "protocol", "typealias", "associatedtype", "deinit"]
    let required = Set(
      relationships.filter { $0.kind.hasSuffix("equirementOf") }.map(\.source))
    return symbols.filter { symbol in
      // The requirement of a protocol is called by the library.
      !types.contains { symbol.kind.identifier == "swift.\($0)" }
        && !required.contains(symbol.identifier.precise)
    }
  }

  /// Reads a module that was built with these tests, and its extensions of other modules.
  package static func read(_ module: String) throws -> [SymbolGraph] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // SwiftPM names the folder of all products for the target.
    let target = products.deletingLastPathComponent().lastPathComponent
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(root.path)/Sources/CChipmunk/module.modulemap",
      "-Xcc", "-fmodule-map-file=\(root.path)/Sources/CContactKernel/include/module.modulemap",
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    try process.run()
    process.waitUntilExit()
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}
