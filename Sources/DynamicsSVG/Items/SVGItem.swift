public import Dynamics
public import DynamicsRecording
internal import Foundation
internal import DynamicsGeometry

/// An element of an ``SVGScene`` as an item: it collides by its outline and keeps its look.
///
/// Its center is the center of its area. A rectangle, circle or ellipse that is upright collides as
/// one, and anything else by its path with its holes. A stroke counts for rectangles, circles and
/// ellipses, and for lines that have no fill. An image collides by what it shows, if the scene was made with a
/// function that reads images, and otherwise by its box. One with more than 2,000,000 corners collides by the
/// box around it.
public final class SVGItem: BasicItem {
  /// The ID of the element; `nil` without one, and for the rest of a picture.
  public let identifier: String?

  /// The classes of the element.
  public let classes: [String]

  /// The look of the element, for a `Recorder` or `DynamicAnimator.record(for:)`.
  public let appearance: RecordingAppearance

  /// The place in the drawing order of the picture: an item of a larger one lies above.
  public let drawingOrder: Int

  /// The outline where the picture has it, in points: for a boundary in place of a fixed item.
  ///
  /// Each read is a new path.
  public var outline: BezierPath { drawnOutline.copy() }

  /// Whether the element matches a selector, as ``SVGScene/items(matching:)`` takes it; the rest of a
  /// picture matches none.
  ///
  /// - Throws: ``SVGError`` for a text that is no selector of this kind.
  public func matches(_ selector: String) throws -> Bool {
    let selector = try Selector(selector)
    return lineage.map(selector.matches) ?? false
  }

  private let lineage: Lineage?
  private let drawnOutline: BezierPath

  /// The shapes of the picture that it draws, in order.
  let shapes: [Int]

  /// - Parameters:
  ///   - lineage: The element and those around it; `nil` for the rest of a picture.
  ///   - indices: The shapes; at least one.
  init(_ lineage: Lineage?, _ indices: [Int], of drawing: Drawing) {
    let all = indices.map { drawing.shapes[$0] }
    let painted = all.filter(\.isPainted)
    // An element that draws nothing may still collide, such as a frame without a fill.
    let drawn = painted.isEmpty ? all : painted
    let outline = lineage == nil ? CollisionOutline(boxOf: drawn) : CollisionOutline(drawn)
    let box = outline.path.bounds
    let center = outline.center
    identifier = lineage?.names.id
    classes = lineage?.names.classes.map(String.init) ?? []
    self.lineage = lineage
    appearance = RecordingAppearance(
      figures: painted.map { $0.figure(around: center) }, label: identifier)
    drawingOrder = indices[0]
    shapes = indices
    drawnOutline = outline.path
    super.init(
      center: center,
      size: CGSize(width: max(box.width, 0.01), height: max(box.height, 0.01)),
      collisionBoundsType: outline.type)
    guard outline.type == .path else { return }
    let path = outline.path.copy()
    path.apply(CGAffineTransform(translationX: -center.x, y: -center.y))
    collisionBoundingPath = path
  }
}

extension Drawing.Shape {
  /// The figure with the center of its item at (0, 0).
  fileprivate func figure(around center: CGPoint) -> RecordingAppearance.Figure {
    let moved = path.copy()
    moved.apply(CGAffineTransform(translationX: -center.x, y: -center.y))
    var figure = RecordingAppearance.Figure(
      moved, fill: self.figure.fill, stroke: self.figure.stroke,
      strokeWidth: self.figure.strokeWidth)
    figure.fillRule = self.figure.fillRule
    figure.lineCap = self.figure.lineCap
    figure.lineJoin = self.figure.lineJoin
    figure.text = self.figure.text
    if let text = figure.text {
      figure.text?.origin = CGPoint(x: text.origin.x - center.x, y: text.origin.y - center.y)
    }
    figure.image = self.figure.image
    figure.image?.transform.tx -= center.x
    figure.image?.transform.ty -= center.y
    return figure
  }
}
