#if Inspector
  import Dynamics
  import DynamicsRecording
  import DynamicsTiming
  import Foundation

  /// All that stays the same from frame to frame.
  struct SceneMessage: PlainMessage {
    static let type = "scene"
    var animator: Int
    /// The reference bounds: x, y, width, height.
    var bounds: [CGFloat]?
    var items: [Item]
    var boundaries: [DebugBoundary]
    var behaviors: [Behavior]

    struct Item: Encodable, Sendable {
      var id: Int
      var name: String
      var shape: Recording.Shape
      var appearance: RecordingAppearance
    }

    struct Behavior: Encodable, Sendable {
      var id: Int
      var type: String
      /// Tells it from others of its type.
      var name: String
      var items: [Int]
      var children: [Behavior]
      var properties: [Property]
    }

    struct Property: Encodable, Sendable {
      var name: String
      var value: PropertyValue
      var `default`: PropertyValue
      /// The lowest and the highest number.
      var range: [Double]?
      var unit: String
      var choices: [String]
      var isSettable: Bool
      /// The kind of its values, also while it has none.
      var kind: String
    }
  }

  /// New boundaries of a scene that is otherwise the same.
  struct BoundariesMessage: PlainMessage {
    static let type = "boundaries"
    var animator: Int
    var bounds: [CGFloat]?
    var boundaries: [DebugBoundary]
  }

  /// The selected item has left.
  struct NoSelectionMessage: PlainMessage {
    static let type = "selection"
    var animator: Int
    let item: Int? = nil

    private enum CodingKeys: CodingKey { case animator, item }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(animator, forKey: .animator)
      try values.encode(item, forKey: .item)
    }
  }

  /// The item that is selected.
  struct SelectionMessage: PlainMessage, Hashable {
    static let type = "selection"
    var animator: Int
    var item: Int
    /// In kilograms; `null` for an item that nothing moves.
    var mass: Double?
    /// In points per second.
    var velocity: [Double]
    /// In radians per second.
    var angularVelocity: Double
    var contacts: [Contact]
    var joints: [Joint]
    /// All forces of contacts and joints without their directions, in newtons.
    var load: Double

    struct Contact: Encodable, Sendable, Hashable {
      var with: Party
      var point: [Double]
      /// The unit vector from the item to the other.
      var normal: [Double]
      /// In newton seconds, in the last step.
      var impulse: Double
    }

    struct Joint: Encodable, Sendable, Hashable {
      var behavior: Int
      var type: String
      /// On the item, in newtons.
      var force: [Double]
      /// In newton meters.
      var torque: Double
    }
  }
#endif
