internal import DynamicsReporting
public import Foundation

/// An area around (0, 0): a circle, a rectangle, everything, or a combination of these.
///
/// The counterpart of `UIRegion`. A combination may have up to 65,536 parts, which are its circles,
/// rectangles and operations; in UIKit, a combination forgets all operands but one. The object that uses a region decides where (0, 0) is: a field
/// puts it at its own position.
///
/// ```swift
/// let ring = Region(radius: 100).byDifference(from: Region(radius: 50))
/// print(ring.contains(CGPoint(x: 0, y: 75)))  // true
/// ```
public struct Region: Hashable, Sendable {
  /// The region in postfix notation, so that nested regions need no recursion.
  private let tokens: [Token]

  fileprivate enum Token: Hashable, Codable {
    case everything
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse, union, difference, intersection
  }

  private init(_ tokens: [Token]) { self.tokens = tokens }

  /// The most tokens: a program that combines a region with itself again and again doubles them.
  private static let mostTokens = 1 << 16

  /// The region that contains every point.
  public static let infinite = Region([.everything])

  /// Makes a circle around (0, 0), including its edge.
  ///
  /// - Parameter radius: In points, at least 0. For an invalid number, the region is empty.
  public init(radius: CGFloat) {
    guard radius >= 0, radius.isFinite else {
      DynamicsDiagnostics.report(
        "the radius \(radius) is negative or not a number; the region is empty")
      self = .nothing
      return
    }
    self.init([.circle(radius: radius)])
  }

  /// Makes an upright rectangle around (0, 0), without its edge.
  ///
  /// - Parameter size: In points, each side at least 0. For an invalid size, the region is empty.
  public init(size: CGSize) {
    guard size.isFinite, size.width >= 0, size.height >= 0 else {
      DynamicsDiagnostics.report(
        "the size \(size.width) × \(size.height) is negative or not a number; the region is empty")
      self = .nothing
      return
    }
    self.init([.rectangle(size)])
  }

  private static let nothing = Region([.everything, .inverse])

  /// Returns the region of all points that are not in this one.
  ///
  /// If it would have too many parts, that is reported, and the region is returned as it is.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts of the region.
  public func inverse() -> Region { appending([.inverse]) }

  /// Returns the region of the points in this region, in another one, or in both.
  ///
  /// This and the other combinations return the region as it is if the result would have too many
  /// parts, which is reported.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of parts of the two regions.
  public func byUnion(with other: Region) -> Region { combined(with: other, by: .union) }

  /// Returns the region of the points in this region and not in another one.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of parts of the two regions.
  public func byDifference(from other: Region) -> Region { combined(with: other, by: .difference) }

  /// Returns the region of the points in both this region and another one.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of parts of the two regions.
  public func byIntersection(with other: Region) -> Region {
    combined(with: other, by: .intersection)
  }

  private func combined(with other: Region, by operation: Token) -> Region {
    // The result is this region; otherwise a program that repeats the operation would add tokens
    // each time.
    if self == other, operation != .difference { return self }
    return appending(other.tokens + [operation])
  }

  private func appending(_ more: [Token]) -> Region {
    guard tokens.count + more.count <= Self.mostTokens else {
      DynamicsDiagnostics.report(
        "the combined region would have \(tokens.count + more.count) parts, more than "
          + "\(Self.mostTokens); nothing changed. Combine fewer regions",
        by: "Region")
      return self
    }
    return Region(tokens + more)
  }

  /// Whether a point is in the region.
  ///
  /// - Parameter point: In points from the center of the region. If it is not finite, the result is
  ///   `false`.
  /// - Complexity: O(*n*), where *n* is the number of parts of the region.
  public func contains(_ point: CGPoint) -> Bool {
    guard point.isFinite else { return false }
    // Fields call this in every step, and an array would allocate memory each time.
    return withUnsafeTemporaryAllocation(of: Bool.self, capacity: tokens.count) { stack in
      var count = 0
      for token in tokens {
        switch token {
        case .union, .difference, .intersection:
          count -= 1
          stack[count - 1] = token.combines(stack[count - 1], stack[count])
        case .inverse:
          stack[count - 1].toggle()
        case .everything, .circle, .rectangle:
          stack[count] = token.contains(point)
          count += 1
        }
      }
      return count > 0 && stack[count - 1]
    }
  }
}

extension Region.Token {
  fileprivate var operands: Int {
    switch self {
    case .everything, .circle, .rectangle: 0
    case .inverse: 1
    case .union, .difference, .intersection: 2
    }
  }

  fileprivate var isValid: Bool {
    switch self {
    case .circle(let radius): radius >= 0 && radius.isFinite
    case .rectangle(let size): size.isFinite && size.width >= 0 && size.height >= 0
    default: true
    }
  }

  /// Whether a point is in this circle, in this rectangle, or anywhere.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .circle(let radius): hypotenuse(point.x, point.y) <= radius
    case .rectangle(let size):
      abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
    default: true
    }
  }

  fileprivate func combines(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .difference: first && !second
    default: first && second
    }
  }
}

extension Region {
  /// All state of the region, as a flat list.
  package var numbers: [Double] {
    tokens.flatMap { token -> [Double] in
      switch token {
      case .everything: [0]
      case .circle(let radius): [1, radius]
      case .rectangle(let size): [2, size.width, size.height]
      case .inverse: [3]
      case .union: [4]
      case .difference: [5]
      case .intersection: [6]
      }
    }
  }

  /// Makes a region from ``numbers``; `nil` if they are invalid.
  package init?(numbers: [Double]) {
    var rest = numbers[...]
    var tokens: [Token] = []
    while let tag = rest.popFirst() {
      switch tag {
      case 0: tokens.append(.everything)
      case 1:
        guard let radius = rest.popFirst() else { return nil }
        tokens.append(.circle(radius: radius))
      case 2:
        guard let width = rest.popFirst(), let height = rest.popFirst() else { return nil }
        tokens.append(.rectangle(CGSize(width: width, height: height)))
      case 3: tokens.append(.inverse)
      case 4: tokens.append(.union)
      case 5: tokens.append(.difference)
      case 6: tokens.append(.intersection)
      default: return nil
      }
    }
    guard Self.isWhole(tokens) else { return nil }
    self.init(tokens)
  }
}

extension Region: Codable {
  /// Reads a region; throws an error if its parts do not form a region.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts of the region.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    tokens = try container.decode([Token].self)
    guard Self.isWhole(tokens) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "the region has invalid or too many parts, or operations without operands"
      )
    }
  }

  /// Writes the parts of the region, operands before their operation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts of the region.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tokens)
  }

  private static func isWhole(_ tokens: [Token]) -> Bool {
    guard tokens.count <= mostTokens else { return false }
    var depth = 0
    for token in tokens {
      guard token.isValid, depth >= token.operands else { return false }
      depth += 1 - token.operands
    }
    return depth == 1
  }
}
