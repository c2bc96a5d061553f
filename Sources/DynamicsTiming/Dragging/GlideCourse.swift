import Foundation

/// The course of a value each component of which has a course of its own.
struct GlideCourse<Value: ComponentwiseValue>: Course {
  let destination: Value
  let duration: TimeInterval
  private let courses: [any Course<Double>]

  init(_ course: (_ index: Int) -> any Course<Double>) {
    let courses = (0..<Value.componentCount).map(course)
    self.courses = courses
    destination = Self.value { courses[$0].destination }
    duration = courses.reduce(0) { max($0, $1.duration) }
  }

  private static func value(_ component: (_ index: Int) -> Double) -> Value {
    Value.zero.mapComponents { index, _ in component(index) }
  }

  func value(at time: TimeInterval) -> Value { Self.value { courses[$0].value(at: time) } }

  func velocity(at time: TimeInterval) -> Value { Self.value { courses[$0].velocity(at: time) } }

  /// The value at which it would come to rest if the limits did not stop it any more.
  func aim(at time: TimeInterval) -> Value {
    Self.value { (courses[$0] as? BoundedDecay)?.aim(at: time) ?? courses[$0].destination }
  }

  func isSpringing(_ index: Int, at time: TimeInterval) -> Bool {
    (courses[index] as? BoundedDecay)?.isSpringing(at: time) ?? true
  }
}
