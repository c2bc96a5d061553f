public import Foundation

extension AttachmentBehavior {
  /// The stiffness of the spring, in newtons per meter; `nil` if it has none.
  ///
  /// Not in UIKit. From 0 to 10¹²; the default is `nil`. The spring of a textbook: its force is the stiffness
  /// times the distance from ``length``, whatever it holds. A meter is 100 pt, so that a spring of 100 N/m
  /// bears 1 kg, which gravity 1 pulls with 10 N, 10 pt below its length. *m* kilograms on it swing at
  /// √(stiffness / *m*) / 2π hertz.
  ///
  /// ```swift
  /// let spring = AttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 0))
  /// (spring.stiffness, spring.dampingCoefficient) = (60, 1.5)
  /// ```
  ///
  /// It is stable at any stiffness and any step, and adds no energy. Without a ``dampingCoefficient`` it keeps its
  /// energy, as long as an oscillation takes a dozen steps: with the default step, up to 10 Hz. A faster one comes
  /// to rest. (Off its center, an item swings faster than its mass alone says, because it turns.) Few steps also
  /// make it slower, by a twelfth of (2π · frequency · step)²: at 2 Hz by 0.1 %, at 10 Hz by 2 %.
  ///
  /// A pin with a stiffness gives way in all directions. A slide gives way across its axis, and the angle that it
  /// holds swings as fast as its place. A weld is a torsion spring about the point at which it joins, and its
  /// stiffness is in newton meters per radian; its point is rigid, and loses a little energy as pins do. Ropes
  /// never stretch, and ignore it.
  ///
  /// A number makes ``frequency`` read 0 and ``damping`` have no effect; setting ``frequency`` makes this `nil`. A
  /// number out of range is reported, and changes nothing.
  public var stiffness: CGFloat? {
    get { settings.stiffness }
    set { set(\.stiffness, to: newValue) { if $0.stiffness != nil { $0.frequency = 0 } } }
  }

  /// The damping of the spring, in newtons for a speed of one meter per second; `nil` if it has none.
  ///
  /// Not in UIKit. From 0 to 10¹²; the default is `nil`. The force is against the speed at which the two ends part
  /// or approach; of a weld, it is in newton meters for a radian per second. 2 · √(``stiffness`` · *m*) is critical
  /// for *m* kilograms. Without a ``stiffness``, the attachment is a damper, which resists motion and pulls nowhere.
  ///
  /// A number makes ``frequency`` read 0; setting ``frequency`` makes this `nil`. A number out of range is
  /// reported, and changes nothing.
  public var dampingCoefficient: CGFloat? {
    get { settings.dampingCoefficient }
    set {
      set(\.dampingCoefficient, to: newValue) {
        if $0.dampingCoefficient != nil { $0.frequency = 0 }
      }
    }
  }
}
