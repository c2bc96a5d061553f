internal import DynamicsEngine

extension ItemID {
  /// Items are counted as their bodies are.
  init(_ body: BodyID) { self.init(Int(body.serial)) }
}
