public import Dynamics
public import Foundation

/// A picture of an SVG file, whose elements become items.
///
/// ```swift
/// let scene = try SVGScene(contentsOf: URL(fileURLWithPath: "logo.svg"))
/// let letters = try scene.items(matching: ".letter")
/// let animator = DynamicAnimator(referenceBounds: scene.bounds)
/// animator.addBehavior(GravityBehavior(items: letters))
/// let fall = animator.record(for: 3) { ($0 as? SVGItem)?.appearance }
/// ```
///
/// It reads paths, basic shapes, groups, `<use>`, nested `<svg>` and `<symbol>` elements,
/// transforms, fills, strokes, opacity, `style` attributes, and rules of style sheets with the
/// selectors below. The text of a `<text>` is drawn as it is, and collides as a box that is
/// estimated from the size of its font. Gradients are drawn in the mean of their colors. PNG and JPEG
/// images within the file (`data:` URLs) keep their looks. Everything else that is left out is listed
/// in ``unsupported``.
///
/// A selector is `#id`, `.class`, a tag, `*`, such names together (`g.letter`) or within each other
/// with a space between (`#logo path`), or several of these with commas. A character of a name that
/// is no letter, digit, `-` or `_` has a backslash before it: `#Group\ 1`.
///
/// A file has at most 32 MiB, 100,000 elements (also with all uses), a depth of 200 elements, 10,000
/// attributes of an element, 1,000,000 segments of shapes (also with all uses), and coordinates to
/// 10⁹ points; a larger one is an error, and so is one that takes more than 50 million units of
/// work: bytes of attributes and texts, 50 for each element, and 20 or more for each style rule that
/// is compared with it, with all uses. Nothing that a file refers to outside of itself is loaded.
public final class SVGScene {
  /// The size of the picture in points: its `width` and `height` (a pixel is a point), or that of its
  /// `viewBox`, or 300 × 150.
  public let size: CGSize

  /// The rectangle of the picture, from (0, 0).
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The title of the picture; `nil` if it has none.
  public let title: String?

  /// The parts of the file that are not drawn, or not as the file says, each in a few words.
  ///
  /// At most 100 are listed.
  public var unsupported: [String] { drawing.notes }

  private let drawing: Drawing
  private var made: [[Int]: SVGItem] = [:]

  /// Reads a file.
  ///
  /// With the module DynamicsPictures, images collide by what they show:
  ///
  /// ```
  /// let scene = try SVGScene(contentsOf: url) { ImageMask(png: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - mask: Returns the opacity of an image's pixels from the content of its file, or `nil` if it
  ///     cannot read it; it is called once for each image that is drawn. The default is `nil`, and
  ///     images collide by their boxes, as do those that it cannot read.
  /// - Throws: ``SVGError``.
  /// - Complexity: O(*n*·*d*), where *n* is the size of the file and *d* the depth of its elements, and
  ///   O(*p*) for *p* pixels of images.
  public convenience init(contentsOf url: URL, mask: ((Data) -> ImageMask?)? = nil) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw SVGError(.unreadable, "the file '\(url.path)' cannot be read")
    }
    try self.init(data: data, mask: mask)
  }

  /// Reads the content of a file.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - mask: As of ``init(contentsOf:mask:)``.
  /// - Throws: ``SVGError``.
  /// - Complexity: As of ``init(contentsOf:mask:)``.
  public init(data: Data, mask: ((Data) -> ImageMask?)? = nil) throws {
    let tree = try ElementReader.read(data)
    size = Viewport.size(of: tree[0])
    let title = tree[0].children.lazy.compactMap { child in
      if case .element(let index) = child { index } else { nil }
    }.first { tree[$0].name == "title" }
    let text = title.map { String(tree.text(of: $0).trimmed) } ?? ""
    self.title = text.isEmpty ? nil : text
    drawing = try PictureReader(tree, size: size, readMask: mask).drawing
  }

  /// The selectors of all IDs and classes that draw something, such as `#floor` and `.letter`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var selectors: [String] {
    var draws = drawing.nodes.map { _ in false }
    for shape in drawing.shapes { draws[shape.node] = true }
    for (index, node) in drawing.nodes.enumerated().reversed() where draws[index] {
      if let parent = node.parent { draws[parent] = true }
    }
    var (ids, classes): ([String], [String]) = ([], [])
    var known: Set<String> = []
    for (node, _) in zip(drawing.nodes, draws).filter(\.1) {
      if let id = node.lineage.names.id, known.insert("#" + id).inserted {
        ids.append("#" + Selector.escaped(id))
      }
      for name in node.lineage.names.classes where known.insert("." + name).inserted {
        classes.append("." + Selector.escaped(name))
      }
    }
    return ids + classes
  }

  /// Returns the elements that match a selector as items, in their drawing order.
  ///
  /// A group is one item with all shapes in it, except those in an element within it that also
  /// matches. Elements that draw nothing are left out. The same elements are the same items each
  /// time.
  ///
  /// - Throws: ``SVGError`` for a text that is no selector of this kind.
  /// - Complexity: O(*n*·*d*), where *n* is the number of elements and *d* their depth, and for each
  ///   item O(*k*²), where *k* is the number of its subpaths up to 200.
  public func items(matching selector: String) throws -> [SVGItem] {
    let selector = try Selector(selector)
    // The nearest node that matches, from the outermost nodes to the innermost.
    var owners: [Int?] = []
    for (index, node) in drawing.nodes.enumerated() {
      owners.append(selector.matches(node.lineage) ? index : node.parent.flatMap { owners[$0] })
    }
    var groups: [Int: [Int]] = [:]
    for (index, shape) in drawing.shapes.enumerated() {
      if let owner = owners[shape.node] { groups[owner, default: []].append(index) }
    }
    return groups.map { item(of: $0, $1) }.sorted { $0.drawingOrder < $1.drawingOrder }
  }

  /// Returns the rest of the picture as items, so that all together look like the picture.
  ///
  /// They are as few as the drawing order allows, and are meant to stay where they are: if they
  /// collide, they do so by the boxes around them.
  ///
  /// - Parameter items: The items of this scene that the program moves.
  /// - Complexity: O(*n*), where *n* is the number of shapes.
  public func items(besides items: [SVGItem]) -> [SVGItem] {
    let starts = Set(items.map(\.drawingOrder))
    let taken = Set(items.flatMap(\.shapes))
    var runs: [[Int]] = [[]]
    for (index, shape) in drawing.shapes.enumerated() {
      if starts.contains(index) { runs.append([]) }
      if !taken.contains(index), shape.isPainted { runs[runs.count - 1].append(index) }
    }
    return runs.filter { !$0.isEmpty }.map { SVGItem(nil, $0, of: drawing) }
  }

  private func item(of node: Int, _ shapes: [Int]) -> SVGItem {
    let key = [node] + shapes
    if let item = made[key] { return item }
    let item = SVGItem(drawing.nodes[node].lineage, shapes, of: drawing)
    made[key] = item
    return item
  }
}
