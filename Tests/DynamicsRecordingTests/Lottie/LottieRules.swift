import Foundation

/// The rules of the Lottie specification, version 1.0.1, for what recordings are written as.
///
/// Worded after its JSON schema: which members an object must have, and what they are.
struct LottieRules {
  typealias Object = [String: Any]

  /// What breaks a rule, and where.
  private(set) var faults: [String] = []

  init(_ data: Data) throws {
    guard let animation = try JSONSerialization.jsonObject(with: data) as? Object else {
      faults = ["not an object"]
      return
    }
    for name in ["w", "h"] where !(animation[name] is Int) { fault(name, "no whole number") }
    for name in ["ip", "op"] { number(animation[name], name) }
    check((animation["fr"] as? Double ?? 0) > 0, "fr", "not above 0")
    check((animation["ver"] as? Int ?? 0) >= 10000, "ver", "no version")
    list(animation["layers"], "layers") { $0.layer($1, $2) }
  }

  private mutating func layer(_ layer: Object, _ place: String) {
    check(layer["ty"] as? Int == 4, place, "not a shape layer")
    check(layer["nm"] is String && layer["ind"] is Int, place, "no name or index")
    for name in ["ip", "op"] { number(layer[name], "\(place).\(name)") }
    transform(layer["ks"], "\(place).ks")
    list(layer["shapes"], "\(place).shapes") { $0.element($1, $2) }
  }

  private mutating func transform(_ value: Any?, _ place: String) {
    guard let transform = value as? Object else { return fault(place, "no transform") }
    for name in ["a", "p", "s"] where transform[name] != nil {
      let value = transform[name] as? Object
      if name == "p", value?["s"] as? Bool == true {
        for axis in ["x", "y"] { scalar(value?[axis], "\(place).p.\(axis)") }
      } else {
        property(value, "\(place).\(name)") { $0.vector($1, $2) }
      }
    }
    for name in ["r", "o"] where transform[name] != nil {
      scalar(transform[name], "\(place).\(name)")
    }
  }

  private mutating func element(_ element: Object, _ place: String) {
    switch element["ty"] as? String {
    case "gr": list(element["it"], "\(place).it") { $0.element($1, $2) }
    case "tr": transform(element, place)
    case "rc", "el":
      for name in ["p", "s"] { property(element[name], "\(place).\(name)") { $0.vector($1, $2) } }
      if element["r"] != nil { scalar(element["r"], "\(place).r") }
    case "sh": property(element["ks"], "\(place).ks") { $0.path($1, $2) }
    case "fl", "st":
      property(element["c"], "\(place).c") { $0.color($1, $2) }
      scalar(element["o"], "\(place).o")
      if element["ty"] as? String == "st" { stroke(element, place) }
    default: fault(place, "an unknown element")
    }
  }

  private mutating func stroke(_ stroke: Object, _ place: String) {
    scalar(stroke["w"], "\(place).w")
    guard stroke["d"] != nil else { return }
    list(stroke["d"], "\(place).d") { rules, dash, place in
      rules.check(["d", "g", "o"].contains(dash["n"] as? String ?? ""), place, "no dash")
      rules.scalar(dash["v"], "\(place).v")
    }
  }

  // MARK: Properties and their values

  private typealias Rule = (inout LottieRules, Any?, String) -> Void

  private mutating func scalar(_ value: Any?, _ place: String) {
    if (value as? Object)?["a"] as? Int == 1 {
      property(value, place) { $0.vector($1, $2) }
    } else {
      property(value, place) { $0.number($1, $2) }
    }
  }

  private mutating func property(_ value: Any?, _ place: String, _ rule: Rule) {
    guard let property = value as? Object else { return fault(place, "no property") }
    guard property["a"] as? Int == 1 else {
      check(property["a"] as? Int == 0, place, "neither animated nor not")
      return rule(&self, property["k"], "\(place).k")
    }
    var last = -Double.infinity
    list(property["k"], "\(place).k") { rules, keyframe, place in
      let time = keyframe["t"] as? Double ?? -.infinity
      rules.check(time > last, place, "out of order")
      last = time
      for name in ["i", "o"] where keyframe[name] != nil {
        let handle = keyframe[name] as? Object
        rules.check((0...1).contains(handle?["x"] as? Double ?? -1), place, "time goes back")
        rules.check(handle?["y"] is Double, place, "no handle")
      }
      rules.check(keyframe["n"] == nil || keyframe["n"] is String, place, "no name")
      let value = (keyframe["s"] as? [Any])
      rules.check(value != nil, place, "no list")
      // A path is the only one of a list; numbers are the list.
      rule(&rules, value?.first is Object ? value?.first : value, "\(place).s")
    }
  }

  private mutating func vector(_ value: Any?, _ place: String) {
    check(!(value as? [Double] ?? []).isEmpty, place, "no vector")
  }

  private mutating func number(_ value: Any?, _ place: String) {
    check(value is Double, place, "no number")
  }

  private mutating func color(_ value: Any?, _ place: String) {
    let parts = value as? [Double] ?? []
    check(parts.count == 3 && parts.allSatisfy((0...1).contains), place, "no color")
  }

  private mutating func path(_ value: Any?, _ place: String) {
    let path = value as? Object ?? [:]
    let lists = ["v", "i", "o"].map { path[$0] as? [[Double]] ?? [] }
    check(
      path["c"] is Bool && !lists[0].isEmpty
        && lists.allSatisfy { $0.count == lists[0].count && $0.allSatisfy { $0.count == 2 } },
      place, "no path")
  }

  private mutating func list(
    _ value: Any?, _ place: String, _ rule: (inout LottieRules, Object, String) -> Void
  ) {
    guard let list = value as? [Object] else { return fault(place, "no list") }
    for (index, element) in list.enumerated() { rule(&self, element, "\(place)[\(index)]") }
  }

  private mutating func check(_ isSo: Bool, _ place: String, _ reason: String) {
    if !isSo { fault(place, reason) }
  }

  private mutating func fault(_ place: String, _ reason: String) {
    faults.append("\(place): \(reason)")
  }
}
