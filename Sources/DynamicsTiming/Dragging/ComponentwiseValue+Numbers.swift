public import DynamicsGeometry
public import Foundation

extension Double: ComponentwiseValue {
  /// One: the number itself.
  public static var componentCount: Int { 1 }

  /// The number itself.
  public subscript(component index: Int) -> Double {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: ComponentwiseValue {
  /// One: the number itself.
  public static var componentCount: Int { 1 }

  /// The number itself.
  public subscript(component index: Int) -> Double {
    get { Double(self) }
    set { self = CGFloat(newValue) }
  }
}

extension CGPoint: ComponentwiseValue {
  /// Two: x and y.
  public static var componentCount: Int { 2 }

  /// The x coordinate for 0, the y coordinate for 1.
  public subscript(component index: Int) -> Double {
    get { Double(index == 0 ? x : y) }
    set { if index == 0 { x = CGFloat(newValue) } else { y = CGFloat(newValue) } }
  }
}

extension CGVector: ComponentwiseValue {
  /// Two: dx and dy.
  public static var componentCount: Int { 2 }

  /// dx for 0, dy for 1.
  public subscript(component index: Int) -> Double {
    get { Double(index == 0 ? dx : dy) }
    set { if index == 0 { dx = CGFloat(newValue) } else { dy = CGFloat(newValue) } }
  }
}

extension CGSize: ComponentwiseValue {
  /// Two: the width and the height.
  public static var componentCount: Int { 2 }

  /// The width for 0, the height for 1.
  public subscript(component index: Int) -> Double {
    get { Double(index == 0 ? width : height) }
    set { if index == 0 { width = CGFloat(newValue) } else { height = CGFloat(newValue) } }
  }
}
