#if Pictures
  internal import CPictures
  internal import DynamicsRecording
  internal import Foundation

  /// The pixels of a PNG file, read by cairo.
  final class PNGPicture {
    let surface: OpaquePointer
    let (width, height): (Int, Int)

    /// The most pixels: a small file may say that it has billions.
    private static let mostPixels = 1 << 26

    /// `nil` for data that is no PNG, and for one that is too large.
    init?(_ data: Data) {
      guard let (width, height) = ImageHeader.size(of: data, .png),
        max(width, height) <= Self.mostPixels / min(width, height)
      else { return nil }
      let reading = Reading(data)
      let surface = cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          Unmanaged<Reading>.fromOpaque(closure!).takeUnretainedValue().read(count, into: bytes!)
        }, Unmanaged.passUnretained(reading).toOpaque())
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      (self.width, self.height) = (width, height)
    }

    deinit { cairo_surface_destroy(surface) }

    /// The opacity of each pixel, row by row.
    var opacities: [UInt8]? {
      // cairo has five formats for files of PNG; painting makes one of them all.
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
      defer { cairo_surface_destroy(mask) }
      let context = cairo_create(mask)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      let status = cairo_status(context)
      cairo_destroy(context)
      cairo_surface_flush(mask)
      guard status == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(mask) else {
        return nil
      }
      let stride = Int(cairo_image_surface_get_stride(mask))
      return (0..<height).flatMap { row in
        UnsafeBufferPointer(start: bytes + row * stride, count: width)
      }
    }

    /// Gives cairo the bytes of a file one after the other.
    private final class Reading {
      private let data: Data
      private var offset = 0

      init(_ data: Data) { self.data = data }

      func read(_ count: UInt32, into bytes: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
        let end = offset + Int(count)
        guard end <= data.count else { return CAIRO_STATUS_READ_ERROR }
        let start = data.startIndex
        data.copyBytes(to: bytes, from: start + offset..<start + end)
        offset = end
        return CAIRO_STATUS_SUCCESS
      }
    }
  }
#endif
