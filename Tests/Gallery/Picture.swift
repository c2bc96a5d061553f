public import Foundation

/// A picture of the documentation, and the page that shows it.
public struct Picture: Sendable {
  /// The picture's name on its page; the file has `.svg` after it.
  public let name: String

  /// The page's path below `Sources`, without `.md`.
  public let page: String

  /// What draws it, if that is the example of its page.
  public let scene: Scene?

  private let drawing: @Sendable () throws -> Data
  private let playing: (@Sendable () throws -> Data)?

  init(_ scene: Scene) {
    name = scene.name
    page = "\(scene.module)/\(scene.module).docc/" + scene.page
    self.scene = scene
    drawing = { try scene.draw() }
    playing = { try scene.player() }
  }

  init(_ name: String, page: String, drawing: @escaping @Sendable () throws -> Data) {
    self.name = name
    self.page = page
    self.drawing = drawing
    playing = nil
    scene = nil
  }

  /// The bytes of the SVG file.
  public func draw() throws -> Data { try drawing() }

  /// The bytes of a page that plays the scene; `nil` for a picture that is not of a scene.
  public func player() throws -> Data? { try playing?() }

  /// Where the picture is kept, in the resources of its page's catalog.
  public var file: URL {
    let catalog = page.split(separator: "/").prefix(2).joined(separator: "/")
    return Gallery.sources.appending(path: "\(catalog)/Resources/\(name).svg")
  }

  /// The Markdown file of the page.
  public var pageFile: URL { Gallery.sources.appending(path: page + ".md") }
}

extension Picture: CustomStringConvertible {
  /// The picture's name.
  public var description: String { name }
}
