import Testing
import UIKit

@MainActor @Suite("Timers with closures in place of selectors")
struct TimerTests {
  private final class Counter {
    var count = 0
  }

  @Test("What belongs to the main actor is called with the timer")
  func firing() {
    let counter = Counter()
    var senders: [Timer] = []
    let timer = Timer(timeInterval: 1, repeating: true) { sender in
      counter.count += 1
      senders.append(sender)
    }
    timer.fire()
    #expect(counter.count == 1)
    #expect(senders == [timer])
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test("One that does not repeat ends when it has fired")
  func once() {
    let counter = Counter()
    let timer = Timer.scheduledTimer(timeInterval: 60, repeating: false) { _ in counter.count += 1 }
    #expect(timer.isValid)
    timer.fire()
    #expect(counter.count == 1)
    #expect(!timer.isValid)
  }
}
