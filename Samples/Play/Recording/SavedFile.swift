import Foundation
import SampleSupport

/// A new file in the current folder, which replaces none.
enum SavedFile {
  /// The most files of one scene.
  private static let limit = 999

  /// Makes an empty file under the first free name, such as `cards-1.html`.
  ///
  /// - Returns: The name; `nil` if none can be made.
  static func make(for scene: PlayScene, ending: String) -> String? {
    for number in 1...limit {
      let name = "\(scene.name)-\(number).\(ending)"
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
