internal import DynamicsEngine

/// The declared properties of a class of behaviors, in the order in which they are listed and coded.
final class Declarations<Owner: DynamicBehavior, Settings: Sendable>: Sendable {
  let all: [Declaration<Owner, Settings>]
  // For the functions below, which are called often: copies of a part take no time.
  private let codes: [StoredProperty<Settings>.Coding]
  /// Those that are coded only if they were set.
  private let late: [StoredProperty<Settings>]
  private let ranges: [Int: ClosedRange<CGFloat>]

  init(_ all: [Declaration<Owner, Settings>]) {
    self.all = all
    let stored = all.compactMap { declaration in
      declaration.stored.map {
        (property: $0, range: declaration.range, isLate: declaration.isCodedIfSet)
      }
    }
    codes = stored.filter { !$0.isLate }.map(\.property.code)
    late = stored.filter(\.isLate).map(\.property)
    ranges = Dictionary(uniqueKeysWithValues: stored.map { ($0.property.offset, $0.range) })
  }

  /// The range of a property that is stored in the settings.
  func range(of path: PartialKeyPath<Settings>) -> ClosedRange<CGFloat> {
    guard let range = ranges[StoredProperty<Settings>.offset(of: path)] else {
      fatalError("\(path) is not declared")
    }
    return range
  }

  /// Visits all properties that are stored; those that are coded only if they were set follow the others.
  func code(_ settings: inout Settings, _ coder: inout BehaviorCoder) {
    code(&settings, &coder.words)
    // Which of them were set is not a part of the motion: their values are.
    for (number, property) in late.enumerated() {
      var isSet = !property.isMissing(in: settings)
      coder.names.code(&isSet)
      withUnsafeMutablePointer(to: &settings) { settings in
        guard isSet else { return property.clear(settings) }
        coder.words.expect(number, else: StateError("a property is not the one that was set"))
        property.code(&coder.words, settings)
      }
    }
  }

  /// Visits the properties that are stored and always coded.
  func code(_ settings: inout Settings, _ coder: inout WordCoder) {
    withUnsafeMutablePointer(to: &settings) { settings in
      for code in codes { code(&coder, settings) }
    }
  }
}

extension Declarations: ExpressibleByArrayLiteral {
  convenience init(arrayLiteral all: Declaration<Owner, Settings>...) { self.init(all) }
}
