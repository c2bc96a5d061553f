internal import DynamicsTiming
public import Foundation
internal import Synchronization

// On the main queue, closures follow the clock. The compiler prefers these overloads to Dispatch's
// own.

extension Double {
  /// Returns 0, so that `.now() + 0.5` is a delay in `asyncAfter(deadline:execute:)`.
  ///
  /// A time of Dispatch would be rounded. Not in Foundation.
  public static func now() -> Double { 0 }
}

extension DispatchQueue {
  /// Calls a closure asynchronously; on the main queue, at the latest when `UIShimClock` advances.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard MainQueue.isMain(self) else { return async(group: nil, execute: work) }
    EventClock.current.call(after: 0, work)
  }

  /// Calls a closure after a delay, in time of `UIShimClock` if the queue is the main one.
  public func asyncAfter(
    deadline: Double, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard MainQueue.isMain(self) else {
      return asyncAfter(deadline: DispatchTime.now() + deadline, flags: [], execute: work)
    }
    EventClock.current.call(after: deadline, work)
  }

  /// Calls a closure at a time, in time of `UIShimClock` if the queue is the main one.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard MainQueue.isMain(self) else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    asyncAfter(deadline: deadline.delay, execute: work)
  }

  /// Calls a work item asynchronously.
  public func async(execute item: UIShimWorkItem) { async { item.perform() } }

  /// Calls a work item after a delay.
  public func asyncAfter(deadline: Double, execute item: UIShimWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// Calls a work item at a time.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, execute item: UIShimWorkItem
  ) {
    asyncAfter(deadline: deadline, qos: qos) { item.perform() }
  }
}

/// A closure that can be canceled; it replaces `DispatchWorkItem` and follows the clock.
///
/// Not in UIKit.
public final class UIShimWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private let wasCancelled = Atomic(false)

  /// Makes an item from a closure.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Whether the item was canceled.
  public var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }

  /// Cancels the item; its closure is not called afterwards.
  public func cancel() { wasCancelled.store(true, ordering: .releasing) }

  /// Calls the closure, unless the item was canceled.
  public func perform() { if !isCancelled { block() } }
}
