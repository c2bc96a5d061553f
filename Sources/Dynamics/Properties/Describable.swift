internal import DynamicsTiming

/// A behavior that lists its properties.
protocol Describable: AnyObject {
  /// The properties for ``DynamicBehavior/properties``.
  var listedProperties: [BehaviorProperty] { get }

  /// Its part of `description`, beside the numbers of items and children; it may call the program's code.
  var traits: [String] { get }
}
