@_spi(Samples) import DynamicsRecording
import Testing

@testable import SampleSupport
@testable import crates

@Suite struct CrateActTests {
  private static func act(_ request: CrateRequest = CrateRequest()) -> CrateAct {
    CrateAct(request, spiral: nil)
  }

  @Test func arrowsTiltAndZeroPutsStraight() {
    var act = Self.act()
    #expect(act.status.contains("+0.00 +1.00 g"))
    for key in [Key.left, .left, .up] { act.press(key) }
    #expect(act.status.contains("-0.50 +0.75 g"))
    for _ in 0..<40 { act.press(.right) }
    #expect(act.status.contains("+3.00 +0.75 g"))
    act.press(.character("0"))
    #expect(act.status.contains("+0.00 +1.00 g"))
  }

  @Test func arrowsTakeOverFromAScript() throws {
    var act = Self.act(
      CrateRequest(tilt: .script(try TiltScript("0 1 0\n0.5 -1 0", path: "x"))))
    act.advance(by: 0.1)
    #expect(act.status.contains("+1.00 +0.00 g"))
    act.press(.down)
    act.advance(by: 0.2)
    act.advance(by: 0.2)
    act.advance(by: 0.2)
    #expect(act.status.contains("+1.00 +0.25 g"))
  }

  @Test func framesArePlayedPausedAndSteppedThrough() {
    var act = Self.act(CrateRequest(framesPerSecond: 60))
    act.advance(by: 0.1)
    #expect(act.stepper.stepCount == 12)
    act.press(.character(" "))
    act.advance(by: 0.1)
    #expect(act.isStill && act.stepper.stepCount == 12)
    act.press(.character("."))
    #expect(act.stepper.stepCount == 14)
    act.press(.character(" "))
    act.press(.character("+"))
    act.advance(by: 0.1)
    #expect(act.stepper.stepCount == 38)
    act.press(.character("r"))
    #expect(act.stepper.stepCount == 0)
  }

  @Test func aLongFrameIsCutShortAndSaysSo() {
    var act = Self.act()
    act.advance(by: 1)
    #expect(act.stepper.stepCount == 30)
    #expect(act.status.contains("dropped 0.75 s"))
  }

  @Test func variableStepsAreAsLongAsFrames() {
    var act = Self.act(CrateRequest(mode: .variable))
    act.advance(by: 0.03)
    act.advance(by: 0.05)
    #expect(act.stepper.stepCount == 2)
    #expect(abs(act.stepper.time - 0.08) < 1e-12)
  }

  @Test func cratesArePaintedWhereTheyAre() {
    var canvas = TerminalCanvas(columns: 80, rows: 40)
    canvas.fill(Color(0, 0, 0))
    let act = Self.act()
    act.paint(on: &canvas, rows: 40)
    let viewport = Viewport(of: .init(x: -6, y: -6, width: 312, height: 312), columns: 80, rows: 40)
    func pixel(_ x: Double, _ y: Double) -> Color {
      let place = viewport.pixel(at: .init(x: x, y: y))
      return canvas[Int(place.x), Int(place.y)]
    }
    #expect(pixel(150, 200) == Color(233, 228, 216))
    #expect(pixel(125, 50) == Color(196, 139, 76))
    #expect(pixel(150, 303) == Color(74, 79, 87))
  }
}
