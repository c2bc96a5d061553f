import Dynamics

/// A call of public symbols, with values that are drawn from a source.
struct Call {
  /// The symbols, as the compiler's symbol graph names them: `Spring.cssLinear(duration:tolerance:)`.
  let symbols: [String]
  let body: (ValueSource) throws -> Void

  init(_ symbols: String..., body: @escaping (ValueSource) throws -> Void) {
    self.init(symbols, body: body)
  }

  init(_ symbols: [String], body: @escaping (ValueSource) throws -> Void) {
    self.symbols = symbols
    self.body = body
  }

  /// A call of members of one type, which are separated by spaces.
  init(of type: String, _ members: String, body: @escaping (ValueSource) throws -> Void) {
    self.init(members.split(separator: " ").map { "\(type).\($0)" }, body: body)
  }

  /// All calls; programs draw from them.
  ///
  /// They do not change, and run on one thread.
  nonisolated(unsafe) static let all: [Call] =
    geometry + paths + springs + easing + dragging + clocks + reporting + items + animators + past
    + behaviors + attachments + machines + layouts + fields + properties + collisions + debugging
    + recordings + formats + figures + pictures + players + values
}

extension Call {
  /// Sets a property of an object to a drawn value, and reads it.
  ///
  /// Whatever it was set to, it reads as finite numbers.
  static func property<Object: AnyObject, Value>(
    _ symbol: String, _ path: ReferenceWritableKeyPath<Object, Value>,
    of object: @escaping (ValueSource) -> Object, _ value: @escaping (ValueSource) -> Value
  ) -> Call {
    Call(symbol) { source in
      let object = object(source)
      object[keyPath: path] = value(source)
      source.hold(object[keyPath: path])
    }
  }

  static func property<Object: AnyObject>(
    _ symbol: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>,
    of object: @escaping (ValueSource) -> Object, _ number: @escaping (ValueSource) -> Double
  ) -> Call {
    property(symbol, path, of: object) { source -> CGFloat in CGFloat(number(source)) }
  }

  /// Sets a property of a value, and reads it as it was set.
  static func field<Root, Value: Equatable>(
    _ symbol: String, _ path: WritableKeyPath<Root, Value>,
    of root: @escaping (ValueSource) -> Root,
    _ value: @escaping (ValueSource) -> Value
  ) -> Call {
    Call(symbol) { source in
      var (root, value) = (root(source), value(source))
      root[keyPath: path] = value
      let result = root[keyPath: path]
      // NaN is equal to nothing.
      if result != value, "\(result)" != "\(value)" {
        source.fault("\(symbol) is \(result) after it was set to \(value)")
      }
      source.see(result)
    }
  }
}

extension Call {
  static func field<Root>(
    _ symbol: String, _ path: WritableKeyPath<Root, CGFloat>,
    of root: @escaping (ValueSource) -> Root,
    _ number: @escaping (ValueSource) -> Double
  ) -> Call {
    field(symbol, path, of: root) { source -> CGFloat in CGFloat(number(source)) }
  }
}

/// The names of all symbols that random programs call, one for each call of an overload.
package var calledSymbols: [String] { Call.all.flatMap(\.symbols).sorted() }
