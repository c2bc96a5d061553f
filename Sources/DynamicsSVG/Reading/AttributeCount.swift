import Foundation

/// Finds tags with very many attributes before the parser does, which compares each with each.
enum AttributeCount {
  /// Whether a tag has more attributes than a number.
  ///
  /// It counts each `=` with a quote after it since the last `<`, which no attribute can have; so no
  /// tag in a comment or an entity makes it lose its place. Zero bytes do not count, for UTF-16.
  static func exceeds(_ limit: Int, in data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var count = 0
      var isAfterEqualSign = false
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "<"): (count, isAfterEqualSign) = (0, false)
        case UInt8(ascii: "="): isAfterEqualSign = true
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if isAfterEqualSign { count += 1 }
          if count > limit { return true }
          isAfterEqualSign = false
        case 0, 0x20, 0x09, 0x0A, 0x0D: break
        default: isAfterEqualSign = false
        }
      }
      return false
    }
  }
}
