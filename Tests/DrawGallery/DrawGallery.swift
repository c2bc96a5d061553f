import DynamicsGallery
import Foundation

/// Draws the pictures of the documentation to where its pages find them.
///
/// Draws those that are named by arguments, or all.
@main struct DrawGallery {
  static func main() throws {
    let names = CommandLine.arguments.dropFirst()
    for folder in Gallery.folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for picture in Gallery.pictures where names.isEmpty || names.contains(picture.name) {
      let bytes = try picture.draw()
      try bytes.write(to: picture.file)
      print("\(picture.name).svg: \((bytes.count + 999) / 1000) kB")
    }
  }
}
