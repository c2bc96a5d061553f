import Dynamics
import DynamicsGeometry
import DynamicsRecording
import Foundation

/// Images.
extension PictureReader {
  mutating func drawImage(_ index: Int, _ context: Context) throws(SVGError) {
    guard context.style.isVisible else { return }
    let element = tree[index]
    guard let image = try image(of: index) else {
      return drawing.note("\(element.description), which is no PNG or JPEG in a data: URL")
    }
    func length(_ name: String, of whole: CGFloat) -> CGFloat? {
      element.attributes[name].flatMap(Length.init).map {
        CGFloat($0.value(of: Double(whole), fontSize: context.style.fontSize))
      }
    }
    let viewport = context.viewport
    let (width, height) = (
      length("width", of: viewport.width), length("height", of: viewport.height)
    )
    let ratio = image.size.height / image.size.width
    let frame = CGRect(
      x: length("x", of: viewport.width) ?? 0, y: length("y", of: viewport.height) ?? 0,
      width: width ?? height.map { $0 / ratio } ?? image.size.width,
      height: height ?? width.map { $0 * ratio } ?? image.size.height)
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    if element.attributes["preserveAspectRatio"]?.contains("slice") == true {
      drawing.note("the cut edges of \(element.description)")
    }
    segmentCount += image.cornerCount
    guard segmentCount <= SVGLimits.segments else { throw PathData.tooManySegments }
    var inner = context
    let pixels = Viewport.transform(
      of: CGRect(origin: .zero, size: image.size), into: frame,
      aspect: element.attributes["preserveAspectRatio"] ?? "")
    inner.transform = pixels.concatenating(context.transform)
    // Formats without images show its area in gray.
    inner.style = Style()
    inner.style.fill = .color(Color(red: 128, green: 128, blue: 128))
    inner.style.opacity = context.style.opacity
    let outline = image.outline.map { ShapePath($0.copy(), .other) }
    let square = CGAffineTransform(scaleX: image.size.width, y: image.size.height)
    try add(
      outline ?? ShapePath(BezierPath(rect: CGRect(origin: .zero, size: image.size)), .rectangle),
      inner,
      image: RecordingAppearance.Figure.Image(
        image.data, image.mediaType, transform: square.concatenating(inner.transform),
        opacity: context.style.opacity))
  }

  /// The image of an element, which is read once.
  private mutating func image(of index: Int) throws(SVGError) -> EmbeddedImage? {
    if let known = images[index] { return known }
    let attributes = tree[index].attributes
    var image = (attributes["href"] ?? attributes["xlink:href"]).flatMap(EmbeddedImage.init)
    if let readMask, let found = image {
      try budget.spend(Int(found.size.width * found.size.height) / 4)
      if let mask = readMask(found.data) { image?.outline(by: mask) }
      if image?.outline == nil { drawing.note("the outline of \(tree[index].description)") }
    }
    images[index] = .some(image)
    return image
  }
}
