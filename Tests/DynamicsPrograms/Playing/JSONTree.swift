/// Any JSON, for changing what is in it.
enum JSONTree: Codable {
  case object([String: JSONTree])
  case list([JSONTree])
  case number(Double)
  case text(String)
  case flag(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Nearly all are numbers, and each wrong guess costs an error.
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONTree].self) {
      self = .list(list)
    } else if let object = try? value.decode([String: JSONTree].self) {
      self = .object(object)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .object(let object): try value.encode(object)
    case .list(let list): try value.encode(list)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .flag(let flag): try value.encode(flag)
    case .null: try value.encodeNil()
    }
  }

  /// Everything in it, itself included.
  var count: Int {
    switch self {
    case .object(let object): 1 + object.values.reduce(0) { $0 + $1.count }
    case .list(let list): 1 + list.reduce(0) { $0 + $1.count }
    default: 1
    }
  }

  /// Changes what has a number, counted from 0 in order of names.
  mutating func change(_ number: Int, _ body: (inout JSONTree) -> Void) {
    if number == 0 { return body(&self) }
    var number = number - 1
    switch self {
    case .object(var object):
      for name in object.keys.sorted() {
        let count = object[name]!.count
        if number < count {
          object[name]!.change(number, body)
          break
        }
        number -= count
      }
      self = .object(object)
    case .list(var list):
      for index in list.indices {
        let count = list[index].count
        if number < count {
          list[index].change(number, body)
          break
        }
        number -= count
      }
      self = .list(list)
    default: break
    }
  }
}
