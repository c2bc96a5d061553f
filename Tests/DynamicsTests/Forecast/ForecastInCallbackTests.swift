import Dynamics
import Testing

/// Forecasts from callbacks, blocks of fields that misbehave, and bad input.
@Suite struct ForecastInCallbackTests {
  private let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 600, height: 400))
  private let box = BasicItem.box(200, 100, 30, 30)

  private func addWind(_ block: @escaping () -> Void) -> FieldBehavior {
    let wind = FieldBehavior.field { field, position, _, mass, _, time in
      block()
      return CGVector(dx: mass * (1 + 0.01 * position.y), dy: 2 * mass * time)
    }
    wind.addItem(box)
    animator.addBehavior(wind)
    return wind
  }

  @Test func blocksAreCalledWithTheirFieldForEachStep() throws {
    var fields: [FieldBehavior] = []
    let wind = FieldBehavior.field { field, position, velocity, mass, _, time in
      fields.append(field)
      return CGVector(dx: mass, dy: -velocity.dy * mass)
    }
    wind.addItem(box)
    animator.addBehavior(wind)
    _ = animator.forecast(for: 0.5)
    #expect(fields.count == 60 && fields.allSatisfy { $0 === wind })
    try animator.expectForetold(for: 1)
  }

  /// The program's own changes stay, as those of any block; the forecast goes its way, and undoes nothing.
  @Test func whateverABlockDoesTheForecastIsThatOfTheState() throws {
    var isArmed = false
    var nested: [Forecast] = []
    let other = BasicItem.box(300, 50, 20, 20)
    let gravity = GravityBehavior(items: [box])
    animator.addBehavior(gravity)
    let wind = addWind { [animator] in
      guard isArmed else { return }
      isArmed = false
      animator.step()
      animator.advance(by: 1)
      animator.finish()
      nested.append(animator.forecast(for: 1))
      animator.removeBehavior(gravity)
      gravity.addItem(other)
      animator.addBehavior(gravity)
    }
    let expected = animator.forecast(for: 1)
    let id = try #require(animator.id(of: box))
    isArmed = true
    let (forecast, diagnostics) = DynamicsDiagnostics.collecting { animator.forecast(for: 1) }
    for step in 0...120 {
      let time = Double(step) / 120
      #expect(forecast.pose(of: id, at: time) == expected.pose(of: id, at: time))
    }
    #expect(animator.elapsedTime == 0 && box.center == CGPoint(x: 200, y: 100))
    #expect(nested.map(\.duration) == [0])
    #expect(diagnostics.count == 4 && diagnostics.allSatisfy { $0.message.contains("forecast") })
    #expect(gravity.items.count == 2 && animator.items.count == 2)
    withExtendedLifetime(wind) {}
  }

  @Test func aBlockMayEndItsField() throws {
    var wind: FieldBehavior?
    wind = addWind { [animator] in
      if let field = wind, field.dynamicAnimator != nil { animator.removeBehavior(field) }
    }
    animator.addBehavior(GravityBehavior(items: [box]))
    let forecast = animator.forecast(for: 0.5)
    #expect(wind?.dynamicAnimator == nil && forecast.itemIDs.count == 1)
    wind = nil
  }

  @Test func forecastsFromCallbacksComeTrue() throws {
    let collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = GravityBehavior(items: [box])
    var forecasts: [(made: Double, Forecast)] = []
    let log = ContactLog()
    log.onEntry = { [animator] _ in
      forecasts.append((animator.elapsedTime, animator.forecast(for: 1)))
    }
    collision.collisionDelegate = log
    var steps = 0
    gravity.action = { [animator] in
      steps += 1
      if steps == 10 { forecasts.append((animator.elapsedTime, animator.forecast(for: 2))) }
    }
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    // Blocks run before a step.
    var blocks = 0
    let wind = addWind { [animator] in
      blocks += 1
      if blocks == 20 { forecasts.append((animator.elapsedTime, animator.forecast(for: 1))) }
    }
    let id = try #require(animator.id(of: box))
    for step in 1...200 {
      animator.step()
      for (made, forecast) in forecasts {
        let time = (Double(step) / 120 - made)
        guard time >= 0, let pose = forecast.pose(of: id, at: time) else { continue }
        #expect(pose.center == box.center, "\(made), \(time)")
      }
    }
    #expect(forecasts.count >= 3)
    withExtendedLifetime((wind, collision)) {}
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity, 1e300, 60.001])
  func badTimesAreReportedAndClamped(seconds: Double) {
    animator.addBehavior(GravityBehavior(items: [box]))
    let (forecast, diagnostics) = DynamicsDiagnostics.collecting {
      animator.forecast(for: seconds)
    }
    #expect(diagnostics.count == 1 && diagnostics[0].reporter == "DynamicAnimator.forecast(for:)")
    #expect(forecast.duration == (seconds > 0 ? 60 : 0))
    #expect(forecast.pose(of: animator.id(of: box)!, at: 0)?.center == box.center)
  }

  @Test func anItemOfAnotherAnimatorIsReported() {
    let (forecast, diagnostics) = DynamicsDiagnostics.collecting {
      animator.forecast(of: box, for: 1)
    }
    #expect(diagnostics.count == 1 && forecast.itemIDs.isEmpty)
  }

  /// The copy ignores what the animator itself is going to report.
  @Test func aForecastReportsNothingElse() throws {
    let collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.referenceBounds = nil
    animator.addBehavior(collision)
    let (_, diagnostics) = DynamicsDiagnostics.collecting { animator.forecast(for: 1) }
    #expect(diagnostics.isEmpty)
    let (_, later) = DynamicsDiagnostics.collecting { animator.step() }
    #expect(later.count == 1)
  }

  /// No getter or setter of an item, and no member that a subclass overrides.
  @Test func noCodeOfTheProgramRuns() {
    final class Watched: BasicItem {
      nonisolated(unsafe) static var calls = 0
      override var center: CGPoint {
        get {
          Self.calls += 1
          return super.center
        }
        set {
          Self.calls += 1
          super.center = newValue
        }
      }
      override var bounds: CGRect {
        get {
          Self.calls += 1
          return super.bounds
        }
        set { super.bounds = newValue }
      }
    }
    final class Composite: DynamicBehavior {
      var moves = 0
      override func willMove(to dynamicAnimator: DynamicAnimator?) { moves += 1 }
    }
    let item = Watched(center: CGPoint(x: 50, y: 50), size: CGSize(width: 20, height: 20))
    let composite = Composite()
    composite.addChildBehavior(GravityBehavior(items: [item]))
    composite.addChildBehavior(SnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 200)))
    var actions = 0
    composite.action = { actions += 1 }
    animator.addBehavior(composite)
    animator.advance(by: 0.1)
    let (calls, moves, before) = (Watched.calls, composite.moves, actions)
    _ = animator.forecast(for: 1)
    #expect(Watched.calls == calls && composite.moves == moves && actions == before)
  }

  @Test func theBoundsOfAViewCountAsTheyAreNow() throws {
    final class View: ReferenceView { var bounds = CGRect(x: 0, y: 0, width: 400, height: 400) }
    let view = View()
    let frames = ManualFrameSource()
    let live = DynamicAnimator(referenceView: view, frameSource: frames)
    let collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    live.addBehavior(collision)
    live.addBehavior(GravityBehavior(items: [box]))
    view.bounds.size.height = 300
    try live.expectForetold(for: 2)
    #expect(abs(box.center.y - 285) < 0.5)
  }

  @Test func nothingLivesOn() {
    weak var released: DynamicAnimator?
    weak var item: BasicItem?
    var forecast: Forecast?
    do {
      let animator = DynamicAnimator.headless()
      let box = BasicItem.box(0, 0, 10, 10)
      (released, item) = (animator, box)
      animator.addBehavior(GravityBehavior(items: [box]))
      let field = FieldBehavior.field { _, _, _, _, _, _ in .zero }
      field.addItem(box)
      animator.addBehavior(field)
      forecast = animator.forecast(for: 1)
    }
    #expect(released == nil && item == nil && forecast != nil)
  }
}
