import Foundation

/// The course of a value each component of which has a course of its own.
struct GlideCourse<Value: ComponentwiseValue>: Course {
  let destination: Value
  let duration: TimeInterval
  private let courses: [any Course<Double>]

  init(_ course: (_ index: Int) -> any Course<Double>) {
    let courses = (0..<Value.componentCount).map(course)
    self.courses = courses
    destination = Value.zero.mapComponents { index, _ in courses[index].destination }
    duration = courses.reduce(0) { max($0, $1.duration) }
  }

  func value(at time: TimeInterval) -> Value {
    Value.zero.mapComponents { index, _ in courses[index].value(at: time) }
  }

  func velocity(at time: TimeInterval) -> Value {
    Value.zero.mapComponents { index, _ in courses[index].velocity(at: time) }
  }

  /// The value at which it would come to rest if the limits did not stop it any more.
  func aim(at time: TimeInterval) -> Value {
    Value.zero.mapComponents { index, _ in
      guard let course = courses[index] as? BoundedDecay else { return courses[index].destination }
      return course.aim(at: time)
    }
  }

  /// Whether a spring moves a component.
  func isSpringing(_ index: Int, at time: TimeInterval) -> Bool {
    (courses[index] as? BoundedDecay)?.isSpringing(at: time) ?? true
  }
}
