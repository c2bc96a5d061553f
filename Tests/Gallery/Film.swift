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
  /// Keeps the items that have looks, whose identities would be used again otherwise.
  private var kept: [any DynamicItem] = []
  /// The color of rods and ropes, which are drawn as strings; springs are drawn as springs.
  private var strings: String?
  private var frames: FrameLog?
  private var finger = FingerTrail()
  /// SVG elements above the items.
  private var captions = ""
  private var painted = 0
  /// When a counter shows 0, 1, 2 …, and where.
  private var counts: [TimeInterval] = []
  private var place = CGPoint.zero

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

  /// Draws a backdrop below all items.
  func background(_ backdrop: Look.Backdrop) { background += backdrop.svg }

  /// Gives an item a look of its own.
  func look(_ item: any DynamicItem, _ look: Look) {
    kept.append(item)
    looks[ObjectIdentifier(item)] = RecordingAppearance(svg: look.svg)
  }

  /// Paints a disc whose turning is seen.
  func look(disc item: any DynamicItem, radius: Double) {
    look(item, .disc(radius, Look.colors[painted % Look.colors.count]))
    painted += 1
  }

  /// Counts moments up, at the upper right of an area.
  func count(_ times: [TimeInterval], at area: CGRect) {
    counts = [0] + times
    place = CGPoint(x: area.maxX - 60, y: area.minY + 40)
  }

  /// Writes texts in the middle of rectangles, above all items.
  func label(_ places: [CGRect], _ texts: [String]) {
    for (place, text) in zip(places, texts) {
      captions += Look.label(text, x: place.midX, y: place.midY, size: 13, "#1f2933")
    }
  }

  /// Shows a finger at a place from now on, or lifts it.
  func finger(_ place: CGPoint?) {
    let now = frames?.time ?? recorder?.now ?? 0
    if let place { finger.move(to: place, at: now) } else { finger.lift(at: now) }
  }

  /// Shows a finger for a moment.
  func tap(_ place: CGPoint) {
    let now = frames?.time ?? recorder?.now ?? 0
    finger.move(to: place, at: max(0, now - 0.12))
    finger.move(to: place, at: now + 0.08)
    finger.lift(at: now + 0.08)
  }

  /// Begins to record items that the scene moves, from the lowest to the topmost.
  func watch(_ items: [BasicItem], in bounds: CGRect) { frames = FrameLog(items, in: bounds) }

  /// Begins to record an item that changes its width.
  func watch(pill: BasicItem, in bounds: CGRect) {
    look(pill, .pill)
    frames = FrameLog(pill: pill, in: bounds)
  }

  /// Records where the items are.
  func frame(at time: TimeInterval) { frames?.add(at: time) }

  /// Begins to record, with rods and ropes as strings of a color.
  func watch(_ animator: DynamicAnimator, strings color: String) {
    watch(animator, xray: [.attachments])
    strings = color
    definitions = """
      <style>.x-bounds{stroke-opacity:0}.x-look{opacity:1}\
      .x-passingPair{stroke:\(color);stroke-width:2}</style>
      """
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
    var recording =
      frames?.recording(duration, look: look(of:)) ?? developAnimator(duration)
    if !captions.isEmpty { recording.add(Self.picture(captions, 0...duration)) }
    for (number, time) in counts.enumerated() {
      let end = number + 1 < counts.count ? counts[number + 1] : duration
      let text = Look.label("\(number)", x: place.x, y: place.y, size: 48, "#808080")
      if time < end { recording.add(Self.picture(text, time...end)) }
    }
    if let finger = finger.item(until: duration) { recording.add(finger) }
    return recording
  }

  private func developAnimator(_ duration: TimeInterval) -> Recording {
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
    recording.marks = recording.marks.compactMap(Self.untilItIsShort)
    if strings != nil { recording.marks = recording.marks.map(Self.string) }
    return recording
  }

  /// A spring until it ends near its anchor, where its windings would hide the item.
  private static func untilItIsShort(_ mark: Recording.Mark) -> Recording.Mark? {
    guard mark.kind == .spring else { return mark }
    var spring = mark
    let last = mark.keyframes.lastIndex {
      hypot($0.end.x - $0.start.x, $0.end.y - $0.start.y) > 16
    }
    guard let last else { return nil }
    spring.keyframes.removeSubrange((last + 1)...)
    return spring
  }

  /// A mark as a straight line, unless it is a spring.
  private static func string(_ mark: Recording.Mark) -> Recording.Mark {
    if mark.kind == .spring { return mark }
    var string = mark
    string.kind = .passingPair
    string.keyframes = mark.keyframes.map { .init(time: $0.time, start: $0.start, end: $0.end) }
    return string
  }

  /// A picture that stands still.
  private static func picture(
    _ svg: String, _ presence: ClosedRange<TimeInterval>
  ) -> Recording.Item {
    Recording.Item(
      id: nil, shape: .init([.init(.rectangle(size: CGSize(width: 1, height: 1)))]),
      appearance: RecordingAppearance(svg: svg),
      keyframes: [.init(time: 0, pose: .init(center: .zero))], presence: [presence])
  }

  private func look(of item: any DynamicItem) -> RecordingAppearance {
    if let look = looks[ObjectIdentifier(item)] { return look }
    defer { painted += 1 }
    return RecordingAppearance(
      fill: Self.colors[painted % Self.colors.count], cornerRadius: 4,
      label: labels[ObjectIdentifier(item)])
  }

  /// Colors that people of any color vision tell apart (Okabe and Ito).
  private static let colors = Look.colors.map { RecordingAppearance.Color(stringLiteral: $0) }
}
