public import Foundation

extension IndexPath {
  /// Makes the path to an item of a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Makes the path to a row of a section.
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

  /// The row in its section: the item under its name in tables.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  /// Makes the path to an item of a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes the path to a row of a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section; 0 for a path without one.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

  /// The item in its section; 0 for a path without one.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }

  /// The row in its section: the item under its name in tables.
  public var row: Int { item }
}
