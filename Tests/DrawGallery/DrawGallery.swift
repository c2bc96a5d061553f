import DynamicsGallery
import Foundation

/// Draws the pictures of the documentation to where its pages find them.
///
/// Draws those that are named by arguments, or all. After `--players` and a folder, it writes a page
/// that plays each scene into that folder instead, and the recordings between which sliders choose.
@main struct DrawGallery {
  static func main() throws {
    var names = Array(CommandLine.arguments.dropFirst())
    if names.first == "--players", names.count > 1 {
      let folder = URL(filePath: names[1], directoryHint: .isDirectory)
      names.removeFirst(2)
      try writePlayers(of: chosen(names), into: folder)
      if names.isEmpty { try writeGrids(into: folder.appending(path: "grids")) }
    } else {
      try draw(chosen(names))
    }
  }

  private static func chosen(_ names: [String]) -> [Picture] {
    Gallery.pictures.filter { names.isEmpty || names.contains($0.name) }
  }

  private static func draw(_ pictures: [Picture]) throws {
    for folder in Gallery.folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for picture in pictures {
      let bytes = try picture.draw()
      try bytes.write(to: picture.file)
      print("\(picture.name).svg: \((bytes.count + 999) / 1000) kB")
    }
  }

  private static func writePlayers(of pictures: [Picture], into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in pictures {
      guard let page = try picture.player() else { continue }
      try page.write(to: folder.appending(path: "\(picture.name).html"))
    }
  }

  private static func writeGrids(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for grid in RecordingGrid.all {
      try grid.data().write(to: folder.appending(path: "\(grid.name).json"))
    }
  }
}
