import DynamicsRecording
import DynamicsTestSupport
import Foundation

/// What a browser draws of every scene in every format, measured once for all tests.
struct WebMeasurements {
  typealias Format = WebPoseTests.Format
  typealias Scene = WebPoseTests.Scene

  static let timeCount = 12
  /// Where SVGs begin, in seconds.
  static let startTime = 0.75
  static let shared = Result { try WebMeasurements() }

  let recordings: [Scene: Recording]
  let controls: Browser.Answer
  /// With reduced motion.
  let reducedControls: Browser.Answer
  let still: Browser.Answer
  /// Recordings of unusual values, as SVG and HTML in turn.
  let opened: [Browser.Answer]
  private var answers: [String: Browser.Answer] = [:]

  func pictures(_ format: Format, _ scene: Scene) -> [Browser.Picture] {
    answers[Self.file(format, scene)]?.pictures ?? []
  }

  func findings(_ format: Format, _ scene: Scene) -> [String: String] {
    answers[Self.file(format, scene)]?.findings ?? [:]
  }

  private static func file(_ format: Format, _ scene: Scene) -> String {
    format == .svg ? "\(scene.rawValue).svg" : "\(scene.rawValue)-\(format.rawValue).html"
  }

  private init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift-dynamics-web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    recordings = [.crates: WebScenes.crates(), .everything: try WebScenes.everything()]
    var jobs: [Browser.Job] = []
    var generator = SeededGenerator(seed: 14)
    for scene in Scene.allCases {
      let recording = recordings[scene]!
      let times = (0..<Self.timeCount).map { _ in
        generator.double(in: 0...recording.duration)
      }
      for format in Format.allCases {
        let file = Self.file(format, scene)
        let target = folder.appendingPathComponent(file)
        let kind = try Self.write(recording, format, to: target)
        jobs.append(
          Browser.Job(
            kind: kind, file: file, times: times, startTime: kind == .svg ? Self.startTime : 0,
            cycle: recording.duration + SVGStyle().hold))
      }
    }
    let page = Browser.Job(kind: .controls, file: "controls.html", times: [])
    try Self.writeControls(recordings[.everything]!, to: folder.appendingPathComponent(page.file))
    let unusual = try Self.writeUnusual(&generator, in: folder)
    let all = try Browser.measure(jobs + [page] + unusual, in: folder)
    for (job, answer) in zip(jobs, all) { answers[job.file] = answer }
    controls = all[jobs.count]
    opened = Array(all.dropFirst(jobs.count + 1))
    let picture = Browser.Job(
      kind: .svg, file: "first.svg", times: [Self.startTime], startTime: Self.startTime)
    try recordings[.everything]!.write(
      as: .svg(
        style: SVGStyle(showsXray: true, startTime: Self.startTime, reducedMotion: .firstPose)),
      to: folder.appendingPathComponent(picture.file))
    let reduced = try Browser.measure(
      [page, picture], in: folder, arguments: ["--force-prefers-reduced-motion"])
    (reducedControls, still) = (reduced[0], reduced[1])
  }

  private static func write(
    _ recording: Recording, _ format: Format, to file: URL
  ) throws -> Browser.Job.Kind {
    switch format {
    case .svg:
      let style = SVGStyle(showsXray: true, startTime: startTime)
      try recording.write(as: .svg(style: style), to: file)
      return .svg
    case .html:
      try recording.write(as: .html(style: HTMLStyle(showsXray: true)), to: file)
      return .page
    case .css:
      let rules = try recording.data(as: .css(style: CSSStyle(showsXray: true)))
      func elements(_ name: String, _ count: Int) -> String {
        (0..<count).map { "<div class=\"\(name) \(name)-\($0)\"></div>" }.joined()
      }
      let page = """
        <!DOCTYPE html><meta charset=utf-8><style>\(String(decoding: rules, as: UTF8.self))</style>
        \(stage(of: recording))\(elements("item", recording.items.count))\
        \(elements("mark", recording.marks.count))</div>
        """
      try page.write(to: file, atomically: true, encoding: .utf8)
      return .elements
    case .webAnimations:
      let data = try recording.data(as: .webAnimations(showsXray: true))
      let page = """
        <!DOCTYPE html><meta charset=utf-8>\(stage(of: recording))</div><script>
        const recording=\(String(decoding: data, as: UTF8.self))
        for (const item of [...recording.items, ...recording.marks]) {
          const element = document.getElementById("stage")
            .appendChild(document.createElement("div"));
          element.className = item.id.split("-")[0] + " " + item.id;
          Object.assign(element.style, item.style);
          element.animate(item.keyframes, item.options);
        }</script>
        """
      try page.write(to: file, atomically: true, encoding: .utf8)
      return .elements
    }
  }

  private static func writeUnusual(
    _ generator: inout SeededGenerator, in folder: URL
  ) throws -> [Browser.Job] {
    try (0..<8).flatMap { number in
      let recording = try AnyRecording.make(&generator)
      let style = SVGStyle(showsXray: true)
      try recording.write(
        as: .svg(style: style), to: folder.appendingPathComponent("\(number).svg"))
      try recording.write(
        as: .html(style: HTMLStyle(showsXray: true)),
        to: folder.appendingPathComponent("\(number).html"))
      return ["svg", "html"].map {
        Browser.Job(kind: .opened, file: "\(number).\($0)", times: [])
      }
    }
  }

  /// The page with frames of its own, which come as often as is told, however fast the machine is.
  private static func writeControls(_ recording: Recording, to file: URL) throws {
    let page = String(decoding: try recording.data(as: .html), as: UTF8.self)
    let frames = """
      <head><script>let frameTime = 0;
      requestAnimationFrame = (draw) => setTimeout(() => draw(frameTime += 16), 16);</script>
      """
    try page.replacing("<head>", with: frames, maxReplacements: 1)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// A box whose upper left corner is the recording's (0, 0) in the window.
  private static func stage(of recording: Recording) -> String {
    let box = recording.bounds
    return """
      <div id=stage style="position:absolute;left:\(box.minX)px;top:\(box.minY)px;\
      width:\(box.width)px;height:\(box.height)px">
      """
  }
}
