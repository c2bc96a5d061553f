import Testing

/// FIFOs and devices could not be read: "Permission denied".
@Suite struct TiltFileTests {
  @Test(arguments: [
    "--tilt tilt.csv", "--tilt <(cat tilt.csv)", "--tilt /dev/stdin <<< '0 1 0'",
  ])
  func `a tilt may come from a file or another program`(tilt: String) throws {
    let folder = ScratchFolder()
    try folder.write("time,x,y\n0,1,0\n", to: "tilt.csv")
    let outcome = try folder.run("crates --seconds 8 \(tilt)")
    #expect(outcome.errors == "" && outcome.status == 0)
    let row = outcome.output.split(separator: "\n")[1].split(separator: " ")
    #expect(abs(try #require(Double(row[1])) - 250) < 1)
    #expect(abs(try #require(Double(row[2])) - 70) < 1)
  }

  @Test(arguments: [
    ("/dev/zero", "File too large"), ("/", "Is a directory"), ("", "No such file or directory"),
    ("/no/such/file", "No such file or directory"),
  ])
  func `what holds no tilts is refused`(path: String, reason: String) throws {
    #expect(
      try BuiltProgram(name: "crates").run("--tilt", path)
        == .failure(
          "Cannot read '\(path)': \(reason). Give --tilt a file of lines 'time x y', or iio."))
  }
}
