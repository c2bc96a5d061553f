/// A closure that Foundation takes only if it may be called anywhere.
///
/// A timer calls it on the thread that it was scheduled on, a notification center on the one that posts.
struct ThreadHandler<Event>: @unchecked Sendable {
  let call: (Event) -> Void
}
