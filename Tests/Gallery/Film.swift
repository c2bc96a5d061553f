import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation

/// Records the animator of a scene, in the colors of the gallery.
final class Film {
  /// Whether the recording is for a player, which has all of the debug view, and shows it when asked.
  private let isForPlayer: Bool
  private(set) var showsXray = false
  /// SVG elements below the items.
  private(set) var background = ""
  /// Rules of style for the picture.
  private(set) var definitions = ""
  private var animator: DynamicAnimator?
  private var recorder: Recorder?
  private var layers = DebugLayers()
  private var looks: [ObjectIdentifier: RecordingAppearance] = [:]
  private var labels: [ObjectIdentifier: String] = [:]
  private var painted = 0

  init(forPlayer isForPlayer: Bool = false) { self.isForPlayer = isForPlayer }

  /// Paints items gray: what stands still.
  func gray(_ items: any DynamicItem...) {
    for item in items {
      looks[ObjectIdentifier(item)] = RecordingAppearance(fill: "#8a9ba8", cornerRadius: 2)
    }
  }

  /// Paints an item as it is in the program of a tutorial.
  func paint(
    _ item: any DynamicItem, _ fill: RecordingAppearance.Color,
    stroke: RecordingAppearance.Color, label: String
  ) {
    looks[ObjectIdentifier(item)] = RecordingAppearance(
      fill: fill, stroke: stroke, cornerRadius: 6, label: label)
  }

  /// Fills a rectangle below the items.
  func fill(_ area: CGRect, _ color: String) {
    background += """
      <rect x="\(area.minX)" y="\(area.minY)" width="\(area.width)" height="\(area.height)" \
      rx="6" fill="\(color)"/>
      """
  }

  /// Tints a rectangle: where a field acts.
  func tint(_ area: CGRect) {
    background += """
      <rect x="\(area.minX)" y="\(area.minY)" width="\(area.width)" height="\(area.height)" \
      fill="#56b4e9" fill-opacity=".25"/>
      """
  }

  /// Writes a text on an item.
  func label(_ item: any DynamicItem, _ text: String) { labels[ObjectIdentifier(item)] = text }

  /// Draws a gray disc: what items move around.
  func disc(at center: CGPoint, radius: CGFloat) {
    background += "<circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\" fill=\"#8a9ba8\"/>"
  }

  /// Begins to record.
  ///
  /// - Parameter layers: What is drawn of the debug view, over items in their colors; `nil` for nothing.
  func watch(_ animator: DynamicAnimator, xray layers: DebugLayers? = nil) {
    if isForPlayer {
      animator.addBehavior(DebugOverlayBehavior())
      return record(animator)
    }
    guard let layers else { return record(animator) }
    let overlay = DebugOverlayBehavior()
    overlay.layers = layers
    animator.addBehavior(overlay)
    definitions = "<style>.x-look{opacity:.85}.x-bounds{stroke-opacity:0}</style>"
    watch(animator, through: overlay)
  }

  /// Begins to record, with what an overlay in the animator shows.
  func watch(_ animator: DynamicAnimator, through overlay: DebugOverlayBehavior) {
    showsXray = true
    layers = overlay.layers
    record(animator)
  }

  private func record(_ animator: DynamicAnimator) {
    self.animator = animator
    recorder = Recorder(animator, framesPerSecond: 60) { self.look(of: $0) }
    recorder?.start()
  }

  /// Lets the rest of the time pass, and returns what happened.
  func develop(_ duration: TimeInterval) -> Recording {
    guard let animator, let recorder else { preconditionFailure("the scene watches no animator") }
    let rest = duration - animator.elapsedTime
    if rest > 0 { animator.advance(by: rest) }
    recorder.wait(until: duration)
    recorder.stop()
    var recording = recorder.recording.trimmed(to: 0...duration)
    if isForPlayer { return recording }
    if !layers.contains(.contacts) { recording.contacts = [] }
    if !layers.contains(.boundaries) { recording.boundaries = [] }
    if !layers.contains(.sleep) {
      for index in recording.items.indices { recording.items[index].sleep = [] }
    }
    return recording
  }

  private func look(of item: any DynamicItem) -> RecordingAppearance {
    if let look = looks[ObjectIdentifier(item)] { return look }
    defer { painted += 1 }
    return RecordingAppearance(
      fill: Self.colors[painted % Self.colors.count], cornerRadius: 4,
      label: labels[ObjectIdentifier(item)])
  }

  /// Colors that people of any color vision tell apart (Okabe and Ito).
  private static let colors: [RecordingAppearance.Color] = [
    "#0072b2", "#d55e00", "#009e73", "#e69f00", "#cc79a7", "#56b4e9",
  ]
}
