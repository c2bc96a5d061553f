internal import DynamicsEngine

/// The declared properties of a class of behaviors, in the order in which they are listed and coded.
final class Declarations<Owner: DynamicBehavior, Settings: Sendable>: Sendable {
  let all: [Declaration<Owner, Settings>]
  // For the functions below, which are called often: copies of a part take no time.
  private let codes: [StoredProperty<Settings>.Coding]
  private let ranges: [Int: ClosedRange<CGFloat>]

  init(_ all: [Declaration<Owner, Settings>]) {
    self.all = all
    let stored = all.compactMap { declaration in
      declaration.stored.map { (property: $0, range: declaration.range) }
    }
    codes = stored.map(\.property.code)
    ranges = Dictionary(uniqueKeysWithValues: stored.map { ($0.property.offset, $0.range) })
  }

  /// The range of a property that is stored in the settings.
  func range(of path: PartialKeyPath<Settings>) -> ClosedRange<CGFloat> {
    guard let range = ranges[StoredProperty<Settings>.offset(of: path)] else {
      fatalError("\(path) is not declared")
    }
    return range
  }

  /// Visits all properties that are stored.
  func code(_ settings: inout Settings, _ coder: inout WordCoder) {
    withUnsafeMutablePointer(to: &settings) { settings in
      for code in codes { code(&coder, settings) }
    }
  }
}

extension Declarations: ExpressibleByArrayLiteral {
  convenience init(arrayLiteral all: Declaration<Owner, Settings>...) { self.init(all) }
}
