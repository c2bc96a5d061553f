import Foundation
import FoundationXML

/// Reads the elements of a file with Foundation's parser.
///
/// External entities are never loaded. The parser itself reports entities that multiply.
final class ElementReader: NSObject, XMLParserDelegate {
  private var tree = ElementTree()
  private var open: [Int] = []
  /// The elements of other vocabularies that are being left out.
  private var foreignDepth = 0
  private var failure: SVGError?

  static func read(_ data: Data) throws(SVGError) -> ElementTree {
    guard data.count <= SVGLimits.bytes else {
      throw SVGError(.tooLarge, "the file has more than \(SVGLimits.bytes >> 20) MiB")
    }
    guard !AttributeCount.exceeds(SVGLimits.attributes, in: data) else {
      throw SVGError(
        .tooLarge, "the file has an element with more than \(SVGLimits.attributes) attributes")
    }
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    // The result tells nothing: the parser goes on after an error.
    _ = parser.parse()
    if let failure = reader.failure { throw failure }
    guard reader.tree.elements.first?.name == "svg" else {
      throw SVGError(.malformed, "the file has no <svg> element as its root")
    }
    return reader.tree
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    guard foreignDepth == 0, Self.isSVG(namespaceURI) else {
      foreignDepth += 1
      return stop(parser, foreignDepth > SVGLimits.depth ? Self.tooDeep : nil)
    }
    if open.count == SVGLimits.depth { return stop(parser, Self.tooDeep) }
    if tree.elements.count == SVGLimits.elements {
      return stop(
        parser, SVGError(.tooLarge, "the file has more than \(SVGLimits.elements) elements"))
    }
    open.append(tree.add(Element(name: name, attributes: attributes, parent: open.last)))
  }

  /// The errors of prefixes without a namespace, which many files have, and that harm nothing.
  ///
  /// These are the numbers of libxml2: two warnings, and those from `XML_NS_ERR_XML_NAMESPACE` on.
  private static let namespaceErrors: Set = [99, 100, 200, 201, 202, 203, 204, 205]

  /// Ends at the first error, since the parser goes on, and then crashes on a name that is not UTF-8.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let code = (error as NSError).code
    if Self.namespaceErrors.contains(code) { return }
    stop(
      parser,
      SVGError(
        .malformed,
        "the file is not well-formed XML; the first error is in line \(max(1, parser.lineNumber))"))
  }

  /// Many files have no namespace, though they should.
  private static func isSVG(_ namespace: String?) -> Bool {
    [nil, "", "http://www.w3.org/2000/svg"].contains(namespace)
  }

  private static let tooDeep = SVGError(
    .tooLarge, "the file has elements more than \(SVGLimits.depth) deep")

  private func stop(_ parser: XMLParser, _ error: SVGError?) {
    guard let error else { return }
    failure = error
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if foreignDepth > 0 { foreignDepth -= 1 } else { _ = open.popLast() }
  }

  private static let elementsWithText: Set = ["text", "tspan", "textPath", "a", "style", "title"]

  func parser(_ parser: XMLParser, foundCharacters string: String) { add(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    add(String(decoding: block, as: UTF8.self))
  }

  private func add(_ text: String) {
    guard foreignDepth == 0, let last = open.last,
      Self.elementsWithText.contains(tree[last].name)
    else { return }
    tree.elements[last].children.append(.text(text))
  }
}
