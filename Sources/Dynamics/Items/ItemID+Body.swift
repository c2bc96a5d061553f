internal import DynamicsEngine

extension ItemID {
  /// Makes the ID of the item with a body; both have the same number.
  init(_ body: BodyID) { self.init(Int(body.serial)) }
}
