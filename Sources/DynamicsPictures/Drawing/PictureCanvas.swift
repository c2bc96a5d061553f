#if Pictures
  internal import CPictures
  internal import DynamicsRecording
  internal import Foundation

  /// A picture in memory that cairo draws on.
  final class PictureCanvas {
    typealias Color = RecordingAppearance.Color

    let size: PictureSize
    let context: OpaquePointer
    private let surface: OpaquePointer
    private let background: Color
    private let bounds: CGRect
    /// Each file that was read, and `nil` for one that cannot be read.
    private var images: [Data: PNGPicture?] = [:]

    /// - Parameter bounds: The area that is shown, in points.
    init(_ size: PictureSize, showing bounds: CGRect, background: Color) throws {
      self.size = size
      self.background = background
      self.bounds = bounds
      surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
      context = cairo_create(surface)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        throw RecordingError.cannotWrite(
          "a picture of \(size.width) × \(size.height) pixels does not fit in memory; set a smaller "
            + "width")
      }
      cairo_scale(context, size.scale, size.scale)
      cairo_translate(context, Double(-bounds.minX), Double(-bounds.minY))
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      chooseFont()
    }

    private func chooseFont() {
      cairo_select_font_face(
        context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
      // Not as the user's settings say, which differ, and without hints: letters that move would jump from
      // pixel to pixel.
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// Throws if cairo could not draw something: after that, it draws nothing.
    func check() throws {
      let status = cairo_status(context)
      guard status != CAIRO_STATUS_SUCCESS else { return }
      throw RecordingError.cannotWrite(
        "cairo cannot draw it (\(String(cString: cairo_status_to_string(status))))")
    }

    /// Whether all pixels are opaque.
    var isOpaque: Bool { background.alpha == 255 }

    /// Fills the picture with the background.
    func clear() {
      cairo_save(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      ink(background)
      cairo_paint(context)
      cairo_restore(context)
    }

    /// The content of an image, which is read once; `nil` if it is no PNG, or too large.
    func image(_ image: RecordingAppearance.Figure.Image) -> PNGPicture? {
      if let known = images[image.data] { return known }
      let picture = image.mediaType == .png ? PNGPicture(image.data) : nil
      images[image.data] = .some(picture)
      return picture
    }

    func ink(_ color: Color) {
      cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
    }

    /// Draws something with its own axes.
    func at(_ pose: Recording.Pose, _ draw: () -> Void) {
      cairo_save(context)
      cairo_translate(context, Double(pose.center.x), Double(pose.center.y))
      cairo_rotate(context, Double(pose.angle))
      draw()
      cairo_restore(context)
    }

    /// Adds a line through points to the path.
    func trace(_ points: [CGPoint]) {
      cairo_new_sub_path(context)
      for point in points { cairo_line_to(context, near(point.x), near(point.y)) }
    }

    /// A coordinate that cairo can draw: beyond 2²³ pixels, things would be drawn where they are not.
    func near(_ coordinate: CGFloat) -> Double {
      let limit = Self.farthest / size.scale
      return min(max(Double(coordinate), -limit), limit)
    }

    /// Whether a circle is close enough to the picture to be seen, with the width of its line.
    func shows(_ center: CGPoint, radius: CGFloat) -> Bool {
      bounds.insetBy(dx: -radius - Self.margin, dy: -radius - Self.margin).contains(center)
    }

    /// In pixels.
    private static let farthest = 2e6
    /// In points.
    private static let margin: CGFloat = 2

    /// The pixels from left to right and top to bottom: 0xAARRGGBB, multiplied by their alpha.
    func withPixels<Result>(
      _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
    ) rethrows -> Result {
      cairo_surface_flush(surface)
      // Rows of this format have no padding.
      let count = size.width * size.height
      return try cairo_image_surface_get_data(surface).withMemoryRebound(
        to: UInt32.self, capacity: count
      ) { try body(UnsafeBufferPointer(start: $0, count: count)) }
    }
  }
#endif
