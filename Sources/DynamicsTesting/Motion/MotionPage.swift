internal import DynamicsRecording
internal import Foundation
internal import Synchronization
internal import Testing

/// Writes the page of a motion whose test has failed.
struct MotionPage {
  private let title: MotionTitle

  /// The folder for pages in tests of this module.
  @TaskLocal static var folder: URL?

  init(_ title: MotionTitle) { self.title = title }

  /// Writes the page, and says where in one line; a page that cannot be written is said, too.
  ///
  /// - Parameter remarks: The failures; the page opens at the first moment of them.
  func write(_ recording: Recording, _ remarks: [Remark]) {
    do {
      var style = HTMLStyle(title: title.text)
      (style.remarks, style.hasLevelLabels) = (remarks, true)
      let page = try recording.data(as: .html(style: style))
      let name = Self.unused(title.fileName)
      if Test.current != nil {
        Attachment.record(
          [UInt8](page), named: name, sourceLocation: title.place.sourceLocation)
      }
      try say("the motion of \(title.text) is in \(write(page, named: name).path)")
    } catch {
      say("the motion of \(title.text) cannot be written: \(error)")
    }
  }

  private func write(_ page: Data, named name: String) throws -> URL {
    var errors: [any Error] = []
    for folder in folders {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try page.write(to: file)
        return file
      } catch { errors.append(error) }
    }
    throw errors[0]
  }

  /// The first is preferred; tests may run where sources cannot be written.
  private var folders: [URL] {
    if let folder = Self.folder { return [folder] }
    let inTemporary = FileManager.default.temporaryDirectory.appending(path: "dynamics-motion")
    if let named = ProcessInfo.processInfo.environment["DYNAMICS_MOTION"], !named.isEmpty {
      return [URL(fileURLWithPath: named, isDirectory: true), inTemporary]
    }
    return [packageFolder?.appending(path: ".build/motion"), inTemporary].compactMap { $0 }
  }

  /// The folder with the manifest of the package that the test is in.
  private var packageFolder: URL? {
    var folder = URL(fileURLWithPath: "\(title.place.filePath)").deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("DynamicsTesting: \(text)\n".utf8))
  }

  /// A file name that no other motion of this process has: a test may have many arguments.
  private static func unused(_ name: String) -> String {
    written.withLock { names in
      var (unused, count) = (name, 1)
      while !names.insert(unused).inserted {
        count += 1
        unused = "\(name)-\(count)"
      }
      return unused + ".html"
    }
  }

  private static let written = Mutex<Set<String>>([])
}
