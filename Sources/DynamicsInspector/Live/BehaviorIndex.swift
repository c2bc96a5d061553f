#if Inspector
  import Dynamics
  import DynamicsTiming

  /// The behaviors of an animator by numbers, which stay the same as long as a behavior exists.
  @MainActor
  final class BehaviorIndex {
    struct Entry {
      weak var behavior: DynamicBehavior?
      /// Its number among the behaviors of its type, from 1, and how many there are.
      var place = (number: 1, count: 1)
      var type: String
    }

    private(set) var entries: [Int: Entry] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var nextNumber = 1

    /// The number of a behavior that it knows.
    func number(of behavior: DynamicBehavior) -> Int? {
      guard let number = numbers[ObjectIdentifier(behavior)],
        entries[number]?.behavior === behavior
      else { return nil }
      return number
    }

    func behavior(_ number: Int) -> DynamicBehavior? { entries[number]?.behavior }

    func property(_ name: String, of behavior: Int) -> BehaviorProperty? {
      self.behavior(behavior)?.properties.first { $0.name == name }
    }

    /// Numbers all behaviors of a tree, and forgets those that were released.
    func update(_ all: [DynamicBehavior]) {
      for (number, entry) in entries where entry.behavior == nil { entries[number] = nil }
      numbers = numbers.filter { entries[$0.value] != nil }
      var counts: [String: Int] = [:]
      for behavior in all {
        let type = Self.typeName(of: behavior)
        counts[type, default: 0] += 1
        let number = number(of: behavior) ?? nextNumber
        if number == nextNumber { nextNumber += 1 }
        numbers[ObjectIdentifier(behavior)] = number
        entries[number] = Entry(behavior: behavior, place: (counts[type]!, 1), type: type)
      }
      for behavior in all {
        guard let number = number(of: behavior),
          let count = entries[number].flatMap({ counts[$0.type] })
        else { continue }
        entries[number]?.place.count = count
      }
    }

    static func typeName(of behavior: DynamicBehavior) -> String { "\(type(of: behavior))" }

    /// `GravityBehavior`, or `SnapBehavior 2` if there are several.
    func name(of number: Int) -> String {
      guard let entry = entries[number] else { return "" }
      return entry.place.count == 1 ? entry.type : "\(entry.type) \(entry.place.number)"
    }
  }
#endif
