import Foundation
import SampleSupport

/// A new file in a folder, which replaces none.
enum SavedFile {
  /// The most files of one scene.
  private static let limit = 999

  /// Makes an empty file under the first free name, such as `cards-1.html`.
  ///
  /// - Parameter folder: The path of the folder; `nil` is the current one.
  /// - Returns: The path; `nil` if none can be made.
  static func make(for scene: PlayScene, ending: String, in folder: String?) -> String? {
    for number in 1...limit {
      let name = (folder.map { $0 + "/" } ?? "") + "\(scene.name)-\(number).\(ending)"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 {
        close(file)
        return name
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}
