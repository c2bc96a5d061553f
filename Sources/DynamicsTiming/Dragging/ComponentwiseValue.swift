/// A vector value whose components are numbers, each of which can have limits of its own.
///
/// A ``DraggableValue`` of such a type has limits. Numbers, points, vectors and sizes are such
/// values. A type of your own needs two members more than a ``VectorValue``:
///
/// ```swift
/// struct Knob: ComponentwiseValue {
///   var volume: Double, balance: Double
///   static let zero = Knob(volume: 0, balance: 0)
///   func adding(_ other: Knob, times factor: Double) -> Knob {
///     Knob(volume: volume + other.volume * factor, balance: balance + other.balance * factor)
///   }
///   var norm: Double { abs(volume) + abs(balance) }
///
///   static let componentCount = 2
///   subscript(component index: Int) -> Double {
///     get { index == 0 ? volume : balance }
///     set { if index == 0 { volume = newValue } else { balance = newValue } }
///   }
/// }
/// ```
public protocol ComponentwiseValue: VectorValue {
  /// The number of components, at least 1.
  static var componentCount: Int { get }

  /// One of the components.
  ///
  /// - Parameter index: The number of the component, from 0 to ``componentCount`` − 1.
  subscript(component index: Int) -> Double { get set }
}
