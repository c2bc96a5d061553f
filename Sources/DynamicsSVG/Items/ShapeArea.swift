import DynamicsGeometry
import Foundation

/// The area of a shape: outlines clockwise on screen, and holes counterclockwise.
struct ShapeArea {
  let outlines: [ClosedOutline]
  /// All outlines together, which contain a point of the area by the nonzero rule.
  let path: BezierPath
  let box: CGRect

  /// Makes the area of the fill, or of the stroke where the shape has no other.
  init(_ shape: Drawing.Shape) {
    let figure = shape.figure
    let isFilled = figure.fill != nil || figure.stroke == nil
    let closed = shape.path.separated(closing: isFilled).compactMap { path -> ClosedOutline? in
      if isFilled || path.isLoop, let outline = ClosedOutline(path) { return outline }
      guard figure.stroke != nil,
        let line = ClosedOutline.corners(of: path)
      else { return nil }
      let width = CGFloat(figure.strokeWidth)
      return ClosedOutline(
        StrokeBand.outline(
          of: line, width: width, extension: figure.lineCap == .butt ? 0 : width / 2))
    }
    outlines = Self.directed(closed, evenOdd: figure.fillRule == .evenOdd)
    path = BezierPath()
    for outline in outlines { path.append(outline.path) }
    box = path.bounds
  }

  /// Whether outlines are so few that comparing each corner with each segment takes no second.
  private static func canCompare(_ outlines: [ClosedOutline]) -> Bool {
    let corners = outlines.reduce(0) { $0 + $1.corners.count }
    return outlines.count <= 200 && corners * corners <= 1_000_000_000
  }

  /// Gives each outline the direction of an area or of a hole, and leaves out those that separate
  /// inside from inside.
  private static func directed(_ outlines: [ClosedOutline], evenOdd: Bool) -> [ClosedOutline] {
    guard canCompare(outlines) else { return outlines.map { $0.directed(asHole: false) } }
    return outlines.enumerated().compactMap { index, outline in
      let around = outlines.enumerated().filter { place, other in
        place != index && abs(other.area) > abs(outline.area)
          && outline.isWithin(other.path, box: other.box)
      }.map(\.element)
      let outside = around.reduce(0) { $0 + ($1.area < 0 ? -1 : 1) }
      let inside = outside + (outline.area < 0 ? -1 : 1)
      let isHole = evenOdd ? !around.count.isMultiple(of: 2) : inside == 0
      if !evenOdd, outside != 0, inside != 0 { return nil }
      return outline.directed(asHole: isHole)
    }
  }

  /// The outlines of several areas together, without those within another one.
  static func outlines(of areas: [ShapeArea]) -> [ClosedOutline] {
    let all = areas.flatMap(\.outlines)
    guard canCompare(all) else { return all }
    return areas.enumerated().flatMap { index, area in
      area.outlines.filter { outline in
        !areas.enumerated().contains { place, other in
          // Of two equal outlines, the first one stays.
          place != index
            && (place < index && other.outlines.contains { $0.corners == outline.corners }
              || outline.isWithin(other.path, box: other.box))
        }
      }
    }
  }
}
