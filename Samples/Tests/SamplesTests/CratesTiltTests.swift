import Foundation
import Testing

@testable import crates

@Suite struct TiltScriptTests {
  @Test func eachTiltIsHeldUntilTheNext() throws {
    let script = try TiltScript("1 0.5 -0.25\n2 0 2\n", path: "x")
    #expect(script.tilt(at: 0) == .down)
    #expect(script.tilt(at: 0.999) == .down)
    #expect(script.tilt(at: 1) == Tilt(x: 0.5, y: -0.25))
    #expect(script.tilt(at: 1.999) == Tilt(x: 0.5, y: -0.25))
    #expect(script.tilt(at: 99) == Tilt(x: 0, y: 2))
  }

  @Test(arguments: [
    "0 0 1\n1 1 0", "time,x,y\n0,0,1\n1,1,0\n", "time x y\r\n0, 0, 1\r\n1, 1, 0\r\n",
    "\u{FEFF}# shaken\n\n  0\t0\t1 # level\n1 1e0 -0\n\n",
  ])
  func blanksCommasCommentsAndAHeaderAreUnderstood(text: String) throws {
    let script = try TiltScript(text, path: "x")
    #expect(
      script.changes == [
        .init(time: 0, tilt: .down), .init(time: 1, tilt: Tilt(x: 1, y: 0)),
      ])
  }

  private static let advice =
    "Write 'time x y': seconds, 0 or more, and g to the right and down, -100 to 100."

  @Test(arguments: [
    ("0 0 1\n1 left 0", 2, "1 left 0"), ("0 0", 1, "0 0"), ("0 0 1 0", 1, "0 0 1 0"),
    ("nan 0 1", 1, "nan 0 1"), ("0 inf 1", 1, "0 inf 1"), ("-1 0 1", 1, "-1 0 1"),
    ("0 0 1\n\n# b\n2 0 101", 4, "2 0 101"), ("0 0 1\ntime,x,y", 2, "time,x,y"),
    ("1,,2", 1, "1,,2"), ("0 0 \u{7}\u{1B}1", 1, "0 0 1"),
  ])
  func badLinesAreNamed(text: String, line: Int, content: String) {
    #expect {
      try TiltScript(text, path: "a.txt")
    } throws: {
      "\($0)" == "Cannot use 'a.txt', line \(line): '\(content)' is not a tilt. \(Self.advice)"
    }
  }

  @Test func timeMustGoOn() {
    #expect {
      try TiltScript("0 0 1\n1 0 1\n1 1 1", path: "a.txt")
    } throws: {
      "\($0)"
        == "Cannot use 'a.txt', line 3: its time is not after the one before. Sort by time."
    }
  }

  @Test(arguments: ["", "# nothing\n\n", "time,x,y\n"])
  func aFileWithoutATiltIsNamed(text: String) {
    #expect {
      try TiltScript(text, path: "a.txt")
    } throws: {
      "\($0)" == "Cannot use 'a.txt': it has no tilts. Write lines 'time x y' into it."
    }
  }

  @Test func tiltsAreToldInHundredths() {
    #expect(Tilt(x: -0.25, y: 1).name == "-0.25 +1.00 g")
    #expect(Tilt(x: -0.001, y: 12.005).name == "+0.00 +12.01 g")
  }
}

@Suite struct AccelerometerTests {
  @Test func theFirstDeviceThatMeasuresAccelerationIsRead() throws {
    let root = FakeSensors()
    try root.write("21", to: "in_temp_raw", of: 0)
    try root.write("1", to: "in_accel_x_raw", of: 1)
    try root.measure(x: "0", y: "981", scale: "0.01", of: 10)
    // Upright and leaning to the right, where what lies still is pushed up and to the left.
    try root.measure(x: " -500\n", y: "866\n", scale: "0.0098066500\n", of: 2)
    let tilt = try Accelerometer(in: root.path).tilt
    #expect(abs(tilt.x - 0.5) < 1e-12)
    #expect(abs(tilt.y - 0.866) < 1e-12)
  }

  @Test func offsetsAndScalesOfAnAxisCount() throws {
    let root = FakeSensors()
    try root.write("90", to: "in_accel_x_raw", of: 0)
    try root.write("40", to: "in_accel_y_raw", of: 0)
    try root.write("0.1961330", to: "in_accel_x_scale", of: 0)
    try root.write("0.0980665", to: "in_accel_scale", of: 0)
    try root.write("10", to: "in_accel_x_offset", of: 0)
    try root.write("60", to: "in_accel_offset", of: 0)
    let tilt = try Accelerometer(in: root.path).tilt
    #expect(abs(tilt.x + 2) < 1e-12)
    #expect(abs(tilt.y - 1) < 1e-12)
  }

  @Test(arguments: ["", "garbage", "nan", "1e99", nil])
  func whatCannotBeReadAnyMoreStaysAsItWas(content: String?) throws {
    let root = FakeSensors()
    try root.measure(x: "0", y: "100", scale: "0.0980665", of: 0)
    var accelerometer = try Accelerometer(in: root.path)
    try root.write("50", to: "in_accel_y_raw", of: 0)
    accelerometer.update()
    #expect(abs(accelerometer.tilt.y - 0.5) < 1e-12)
    let last = accelerometer.tilt
    try root.write(content, to: "in_accel_y_raw", of: 0)
    try root.write("70", to: "in_accel_x_raw", of: 0)
    accelerometer.update()
    #expect(accelerometer.tilt == last)
    try root.write("20", to: "in_accel_y_raw", of: 0)
    accelerometer.update()
    #expect(abs(accelerometer.tilt.x + 0.7) < 1e-12)
  }

  @Test func whereThereIsNoneThatIsSaid() throws {
    let root = FakeSensors()
    for folder in [root.path, "/no/such/folder"] {
      #expect {
        try Accelerometer(in: folder)
      } throws: {
        "\($0)"
          == "There is no accelerometer under \(folder); use the arrow keys or --tilt FILE."
      }
    }
  }
}
