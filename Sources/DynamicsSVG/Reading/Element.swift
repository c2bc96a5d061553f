/// An element of the file.
struct Element {
  var name: String
  var attributes: [String: String]
  var parent: Int?
  var children: [Child] = []

  /// Text is a child, too, so that its place between elements is known.
  enum Child {
    case element(Int)
    case text(String)
  }

  var id: String? { attributes["id"] }
  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// The ID that a `<use>` or a gradient refers to.
  var reference: Substring? {
    let link = attributes["href"] ?? attributes["xlink:href"]
    return link.flatMap { $0.hasPrefix("#") ? $0.dropFirst() : nil }
  }

  /// The element for messages: with its ID, if it has one.
  var description: String {
    id.map { "<\(name) id=\"\($0.prefix(60))\">" } ?? "<\(name.prefix(60))>"
  }
}

/// All elements of a file, in its order; the first one is its root.
struct ElementTree {
  var elements: [Element] = []
  private var places: [String: Int] = [:]

  subscript(index: Int) -> Element { elements[index] }

  mutating func add(_ element: Element) -> Int {
    let index = elements.count
    if let parent = element.parent { elements[parent].children.append(.element(index)) }
    if let id = element.id, places[id] == nil { places[id] = index }
    elements.append(element)
    return index
  }

  /// The first element of an ID.
  func element(id: Substring) -> Int? { places[String(id)] }

  /// All text in an element and those within it.
  func text(of index: Int) -> String {
    elements[index].children.map { child in
      switch child {
      case .element(let inner): text(of: inner)
      case .text(let text): text
      }
    }.joined()
  }
}
