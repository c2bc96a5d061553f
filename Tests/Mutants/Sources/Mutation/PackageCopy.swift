package import Foundation

/// A copy of the tested package, in which mutants are choices at run time.
///
/// Files that stay the same are not written again, so that the next build compiles little.
package struct PackageCopy {
  package let package: URL
  package let folder: URL
  /// The target whose sources are changed, in Sources.
  package let target: String

  package init(of package: URL, in folder: URL, target: String) {
    (self.package, self.folder, self.target) = (package, folder, target)
  }

  /// The sources of the target by their paths below its folder.
  package func sources() throws -> [String: String] {
    let root = "Sources/\(target)/"
    var found: [String: String] = [:]
    for path in try files(below: root) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
      found[String(path.dropFirst(root.count))] = text
    }
    return found
  }

  /// The same as long as the sources are.
  package func fingerprint() throws -> String {
    var hash = Hash()
    for (path, text) in try sources().sorted(by: { $0.key < $1.key }) {
      hash.add(path)
      hash.add(text)
    }
    return hash.text
  }

  /// Writes the package with these mutants.
  ///
  /// - Returns: The changed sources by their paths below the folder of sources.
  package func write(_ mutants: [Mutant]) throws -> [String: MutatedSource] {
    var mutated: [String: MutatedSource] = [:]
    let byFile = Dictionary(grouping: mutants, by: \.place.file)
    for (path, source) in try sources() {
      byFile[path].map { mutated[path] = MutatedSource(source, $0) }
    }
    var contents: [String: Data] = [:]
    for path in try files(below: "Sources/") + files(below: "Tests/") {
      contents[path] = try Data(contentsOf: package.appending(path: path))
    }
    for (path, source) in mutated {
      contents["Sources/\(target)/\(path)"] = Data(source.text.utf8)
    }
    let manifest = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
      // A changed expression may be one of which the compiler warns.
      .replacing(".treatAllWarnings(as: .error)", with: ".treatAllWarnings(as: .warning)")
    contents["Package.swift"] = Data((manifest + MutantSwitch.manifest(target: target)).utf8)
    contents["Sources/MutantSwitch/include/MutantSwitch.h"] = Data(MutantSwitch.header.utf8)
    let count = mutants.map(\.number).max() ?? 0
    contents["Sources/MutantSwitch/MutantSwitch.c"] = Data(MutantSwitch.source(count: count).utf8)
    try write(contents)
    return mutated
  }

  private func write(_ contents: [String: Data]) throws {
    let manager = FileManager.default
    for root in ["Sources", "Tests"] {
      let root = folder.appending(path: root)
      for path in manager.enumerator(atPath: root.path)?.compactMap({ $0 as? String }) ?? [] {
        let file = root.appending(path: path)
        if contents["\(root.lastPathComponent)/\(path)"] == nil, !file.hasDirectoryPath,
          (try? Data(contentsOf: file)) != nil
        {
          try manager.removeItem(at: file)
        }
      }
    }
    for (path, data) in contents {
      let file = folder.appending(path: path)
      if (try? Data(contentsOf: file)) == data { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// The paths of regular files, without packages of their own and hidden ones.
  ///
  /// Links to folders are followed.
  private func files(below root: String) throws -> [String] {
    let manager = FileManager.default
    var found: [String] = []
    var waiting = [root]
    while let path = waiting.popLast() {
      for name in try manager.contentsOfDirectory(atPath: package.appending(path: path).path)
        .sorted()
      where !name.hasPrefix(".") {
        var isFolder: ObjCBool = false
        let full = package.appending(path: path + name).path
        guard manager.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
        if !isFolder.boolValue {
          found.append(path + name)
        } else if !manager.fileExists(atPath: full + "/Package.swift") {
          waiting.append(path + name + "/")
        }
      }
    }
    return found
  }
}
