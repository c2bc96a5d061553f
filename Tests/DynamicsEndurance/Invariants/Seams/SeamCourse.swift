import Dynamics

/// How far drives have gone after each step: to a place, a stop, and back.
struct SeamCourse {
  /// In points.
  var forward: CGFloat = 0
  var back: CGFloat = 0
  /// In pt/s.
  var speed: CGFloat = 100
  /// Steps that it stands after the way there.
  var stop = 60

  private var there: Int { Int((forward / speed * 120).rounded(.up)) }
  private var backward: Int { Int((back / speed * 120).rounded(.up)) }
  /// The first step of the way back.
  var turn: Int { there + stop + 1 }
  /// The last step in which anything is driven.
  var end: Int { there + stop + backward }

  /// - Returns: The place after a step, and the velocity in it.
  func point(_ step: Int) -> (place: CGFloat, velocity: CGFloat) {
    func place(_ step: Int) -> CGFloat {
      if step <= there { return forward * CGFloat(step) / CGFloat(max(1, there)) }
      let share = CGFloat(max(0, min(step - there - stop, backward))) / CGFloat(max(1, backward))
      return forward - back * share
    }
    let now = place(step)
    return (now, (now - place(step - 1)) * 120)
  }
}
