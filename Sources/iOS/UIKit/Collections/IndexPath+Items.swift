public import Foundation

extension IndexPath {
  /// Makes the index path of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Makes the index path of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section; 0 for a path without one.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = [newValue, item] }
  }

  /// The item in its section; 0 for a path without one.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = [section, newValue] }
  }

  /// The row in its section; the name of the item in tables.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
