internal import Dynamics

extension Recording: Codable {
  /// The version of the encoded layout; increase it with each change, unless earlier versions of
  /// the library can read the file, too.
  static let version = 1

  /// The units of the numbers, for readers of the file.
  static let units = ["angle": "rad", "length": "pt", "time": "s"]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case version, units, bounds, duration, framesPerSecond, items, boundaries, marks, contacts
    case stackings, metadata
  }

  /// Decodes a recording that was written by ``encode(to:)`` or ``RecordingFormat/json``.
  ///
  /// - Throws: ``RecordingError/version(_:)``, ``RecordingError/corrupt(_:)``, or an error of the
  ///   decoder.
  /// - Complexity: O(*n*), where *n* is the size of the recording.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw RecordingError.version(version) }
    self.init(
      bounds: try values.decode(CGRect.self, forKey: .bounds),
      duration: try values.decode(TimeInterval.self, forKey: .duration),
      framesPerSecond: try values.decode(Double.self, forKey: .framesPerSecond))
    items = try values.decode([Item].self, forKey: .items)
    boundaries = try values.decode([Boundary].self, forKey: .boundaries)
    marks = try values.decode([Mark].self, forKey: .marks)
    contacts = try values.decode([Contact].self, forKey: .contacts)
    stackings = try values.decode([Stacking].self, forKey: .stackings)
    let metadata = try values.decodeIfPresent([String: String].self, forKey: .metadata) ?? [:]
    try RecordingCheck.checkMetadata(metadata)
    self.metadata = metadata
    try RecordingCheck(self).run()
  }

  /// Encodes the whole recording, with the numbers of keyframes in columns.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the recording.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(Self.units, forKey: .units)
    try values.encode(bounds, forKey: .bounds)
    try values.encode(duration, forKey: .duration)
    try values.encode(framesPerSecond, forKey: .framesPerSecond)
    try values.encode(items, forKey: .items)
    try values.encode(boundaries, forKey: .boundaries)
    try values.encode(marks, forKey: .marks)
    try values.encode(contacts, forKey: .contacts)
    try values.encode(stackings, forKey: .stackings)
    if !metadata.isEmpty { try values.encode(metadata, forKey: .metadata) }
  }
}

extension Recording.Item: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, shape, appearance, presence, sleep, times, x, y, angles
  }

  /// Decodes keyframes that were written by ``encode(to:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keyframes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let times = try values.decode([TimeInterval].self, forKey: .times)
    let x = try values.decode([CGFloat].self, forKey: .x)
    let y = try values.decode([CGFloat].self, forKey: .y)
    let angles = try values.decode([CGFloat].self, forKey: .angles)
    guard x.count == times.count, y.count == times.count, angles.count == times.count else {
      throw RecordingError.corrupt("an item has columns of different lengths")
    }
    self.init(
      id: try values.decodeIfPresent(ItemID.self, forKey: .id),
      shape: try values.decode(Recording.Shape.self, forKey: .shape),
      appearance: try values.decode(RecordingAppearance.self, forKey: .appearance),
      keyframes: times.indices.map {
        Recording.Keyframe(
          time: times[$0],
          pose: Recording.Pose(center: CGPoint(x: x[$0], y: y[$0]), angle: angles[$0]))
      },
      presence: try values.decode([ClosedRange<TimeInterval>].self, forKey: .presence),
      sleep: try values.decode([ClosedRange<TimeInterval>].self, forKey: .sleep))
  }

  /// Encodes keyframes as columns of times, coordinates and angles.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keyframes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(id, forKey: .id)
    try values.encode(shape, forKey: .shape)
    try values.encode(appearance, forKey: .appearance)
    try values.encode(presence, forKey: .presence)
    try values.encode(sleep, forKey: .sleep)
    try values.encode(keyframes.map(\.time), forKey: .times)
    try values.encode(keyframes.map(\.pose.center.x), forKey: .x)
    try values.encode(keyframes.map(\.pose.center.y), forKey: .y)
    try values.encode(keyframes.map(\.pose.angle), forKey: .angles)
  }
}

extension Recording.Mark: Codable {
  private enum CodingKeys: String, CodingKey { case kind, times, starts, ends, strengths }

  /// Decodes keyframes that were written by ``encode(to:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keyframes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let times = try values.decode([TimeInterval].self, forKey: .times)
    let starts = try values.decode([CGPoint].self, forKey: .starts)
    let ends = try values.decode([CGPoint].self, forKey: .ends)
    let strengths = try values.decode([CGFloat].self, forKey: .strengths)
    guard starts.count == times.count, ends.count == times.count, strengths.count == times.count
    else { throw RecordingError.corrupt("a mark has columns of different lengths") }
    self.init(
      kind: try values.decode(DebugMark.Kind.self, forKey: .kind),
      keyframes: times.indices.map {
        Recording.MarkKeyframe(
          time: times[$0], start: starts[$0], end: ends[$0], strength: strengths[$0])
      })
  }

  /// Encodes keyframes as columns.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keyframes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(keyframes.map(\.time), forKey: .times)
    try values.encode(keyframes.map(\.start), forKey: .starts)
    try values.encode(keyframes.map(\.end), forKey: .ends)
    try values.encode(keyframes.map(\.strength), forKey: .strengths)
  }
}
