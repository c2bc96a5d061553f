#if Inspector
  import Dynamics
  import Foundation

  /// Where grabbed items would go if they were released now.
  ///
  /// It is written by hand, as frames are.
  struct ForecastMessage: ServerMessage {
    var animator: Int
    /// For each item its poses, from now on at equal distances of time.
    var paths: [(item: ItemID, poses: [Forecast.Pose])]

    func encoded() throws -> Data {
      var text = JSONText()
      text.begin("forecast")
      text.add("animator", Double(animator), decimals: 0)
      text.addList("paths") { list in
        for (item, poses) in paths {
          list.appendList { list in
            list.append(Double(item.rawValue), decimals: 0)
            list.appendList { list in
              for pose in poses {
                list.append(pose.center.x, decimals: 2)
                list.append(pose.center.y, decimals: 2)
                list.append(pose.angle, decimals: 4)
              }
            }
          }
        }
      }
      return text.end()
    }
  }
#endif
