import DynamicsRecording
import Foundation
import SampleSupport

extension Picture {
  /// Makes the picture of a scene for a format.
  ///
  /// Without X-ray, it shows attachments, boundaries and regions only, by rules of style that hide the
  /// other marks. Only formats that draw SVG take rules.
  init(of stage: Playground, details: String, as format: Format, showsXray: Bool) {
    let scene = stage.scene
    let size = scene.size
    self.init(
      SVGStyle(
        title: scene.title, description: scene.hint + " " + details,
        background: """
          <rect width="\(Double(size.width).decimal(2))" height="\(Double(size.height).decimal(2))" \
          fill="\(scene.ground.color.hex)"/>
          """ + stage.areas.map(Self.tint).joined(),
        definitions: showsXray ? "" : Self.quietMarks(on: scene.ground),
        showsXray: showsXray || format.drawsSVG),
      ground: scene.ground.color)
  }

  private static func tint(_ area: CGRect) -> String {
    """
    <rect x="\(Double(area.minX).decimal(2))" y="\(Double(area.minY).decimal(2))" \
    width="\(Double(area.width).decimal(2))" height="\(Double(area.height).decimal(2))" \
    fill="\(StagePainter.tint.hex)" fill-opacity="\(StagePainter.tintOpacity.decimal(2))"/>
    """
  }

  /// Rules of style for marks that are part of the scene.
  private static func quietMarks(on ground: Ground) -> String {
    let ink = ground == .paper ? "#8d6e53" : "#c9b79c"
    return """
      <style>.x-look,.shows-xray .look{opacity:1}#legend{display:none}.x-bounds{stroke-opacity:0}.x-asleep,.x-contact,.x-velocity{display:none}\
      .x-boundary{stroke:\(ink);stroke-width:2}\
      .x-rod,.x-spring,.x-rope,.x-slide,.x-pin{stroke:\(ink)}</style>
      """
  }
}
