import DynamicsRecording
import Foundation
import Testing

/// Draws a Lottie animation with rlottie, the reader of Debian's librlottie0-1.
///
/// Its functions are found when they are called, so that nothing links with it.
final class LottieReader {
  private typealias Load =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) ->
    OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void
  private typealias Count = @convention(c) (OpaquePointer) -> Int
  private typealias Rate = @convention(c) (OpaquePointer) -> Double
  private typealias Render =
    @convention(c) (OpaquePointer, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int) -> Void

  private let library: UnsafeMutableRawPointer
  private let animation: OpaquePointer
  private let size: (width: Int, height: Int)

  init(_ data: Data, width: Int, height: Int) throws {
    library = try #require(
      dlopen("librlottie.so.0", RTLD_NOW) ?? dlopen("librlottie.so.0-1", RTLD_NOW),
      "rlottie is missing; run: Scripts/apt-install librlottie0-1")
    let load = unsafeBitCast(
      try #require(dlsym(library, "lottie_animation_from_data")), to: Load.self)
    // It keeps animations by their key.
    animation = try #require(
      load(String(decoding: data, as: UTF8.self), UUID().uuidString, ""),
      "rlottie does not read this")
    size = (width, height)
  }

  deinit { function("lottie_animation_destroy", Destroy.self)(animation) }

  private func function<Function>(_ name: String, _: Function.Type) -> Function {
    unsafeBitCast(dlsym(library, name)!, to: Function.self)
  }

  var frameCount: Int { function("lottie_animation_get_totalframe", Count.self)(animation) }
  var frameRate: Double { function("lottie_animation_get_framerate", Rate.self)(animation) }

  /// Where a frame shows something, by color as 0xRRGGBB over black.
  private func pixels(frame: Int) -> [UInt32: [CGPoint]] {
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let render = function("lottie_animation_render", Render.self)
    var places: [UInt32: [CGPoint]] = [:]
    pixels.withUnsafeMutableBufferPointer { pixels in
      render(animation, frame, pixels.baseAddress!, size.width, size.height, size.width * 4)
      var index = 0
      // Tests are built without optimization, and most pixels are black.
      while index < pixels.count {
        let color = pixels[index] & 0xFF_FFFF
        if color != 0 {
          let (row, column) = index.quotientAndRemainder(dividingBy: size.width)
          places[color, default: []].append(
            CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
        }
        index += 1
      }
    }
    return places
  }

  /// What a frame shows in a color.
  func shape(_ color: RecordingAppearance.Color, frame: Int) -> DrawnShape? {
    shapes([color], frame: frame)[0]
  }

  /// What a frame shows in each of some colors.
  func shapes(_ colors: [RecordingAppearance.Color], frame: Int) -> [DrawnShape?] {
    let pixels = pixels(frame: frame)
    return colors.map { color in
      let wanted = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      return DrawnShape(pixels.filter { $0.key.isNear(wanted) }.flatMap(\.value))
    }
  }

  /// What a frame shows in any color.
  func drawn(frame: Int) -> DrawnShape? { DrawnShape(pixels(frame: frame).flatMap(\.value)) }
}

extension UInt32 {
  /// Whether a color differs by rounding only.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(self >> $0 & 255) - Int(other >> $0 & 255)) <= 2 }
  }
}
