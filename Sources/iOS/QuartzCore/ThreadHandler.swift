/// A closure for APIs of Foundation that require it to be `Sendable`.
///
/// A timer calls it on the thread on which it was scheduled; a notification center on the thread
/// that posts.
struct ThreadHandler<Event>: @unchecked Sendable {
  let call: (Event) -> Void
}
