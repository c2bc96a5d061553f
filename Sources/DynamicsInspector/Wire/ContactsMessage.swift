#if Inspector
  import Dynamics
  import Foundation

  /// The contacts that began and ended, for the time line.
  ///
  /// It is written by hand, as frames are: in a heap, there are many in each step.
  struct ContactsMessage: ServerMessage {
    var animator: Int
    /// Whether the page must forget those that it has.
    var isWhole: Bool
    var events: [(event: SeenContact, boundary: String?)]

    func encoded() throws -> Data {
      var text = JSONText()
      text.begin("contacts")
      text.add("animator", Double(animator), decimals: 0)
      text.add("isWhole", isWhole)
      text.addList("events") { list in
        for (event, boundary) in events {
          list.appendList { list in
            list.append(event.time, decimals: 6)
            list.append(event.phase.rawValue)
            list.append(Double(event.item.rawValue), decimals: 0)
            if let item = event.otherItem {
              list.append(Double(item.rawValue), decimals: 0)
            } else if let boundary {
              list.append(escaping: boundary)
            } else {
              list.appendNull()
            }
            list.append(event.point.x, decimals: 2)
            list.append(event.point.y, decimals: 2)
            list.append(event.impulse, decimals: 6)
          }
        }
      }
      return text.end()
    }
  }
#endif
