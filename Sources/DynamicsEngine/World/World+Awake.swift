extension World {
  /// How many bodies take part in the next step, after ``wakeDisturbed()``.
  package var awakeCount: Int { sleep.awake.count }

  /// One of them, in the order of ids; it may have been removed since.
  package func awakeBody(at index: Int) -> BodyID { sleep.awake[index].pointee.id }
}
