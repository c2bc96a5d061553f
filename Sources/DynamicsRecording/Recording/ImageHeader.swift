package import Foundation

/// The first bytes of an image file, which say how large the image is.
package enum ImageHeader {
  /// The size in pixels; `nil` for data that is not of the kind.
  package static func size(
    of data: Data, _ mediaType: RecordingAppearance.Figure.Image.MediaType
  ) -> (width: Int, height: Int)? {
    switch mediaType {
    case .png: sizeOfPNG([UInt8](data.prefix(24)))
    case .jpeg: sizeOfJPEG([UInt8](data))
    }
  }

  private static func sizeOfPNG(_ header: [UInt8]) -> (width: Int, height: Int)? {
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else {
      return nil
    }
    return size(header[16..<20].number, header[20..<24].number)
  }

  /// The size in the first frame header; those before it are skipped by their lengths.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return size(bytes[offset + 7..<offset + 9].number, bytes[offset + 5..<offset + 7].number)
      }
      // A marker may be filled up with more bytes of 0xFF.
      offset += marker == 0xFF ? 1 : 2 + bytes[offset + 2..<offset + 4].number
    }
    return nil
  }

  private static func size(_ width: Int, _ height: Int) -> (width: Int, height: Int)? {
    width > 0 && height > 0 ? (width, height) : nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a number, the first one on top.
  fileprivate var number: Int { reduce(0) { $0 << 8 | Int($1) } }
}
