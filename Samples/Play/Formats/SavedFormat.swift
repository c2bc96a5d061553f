import ArgumentParser
import SampleSupport

/// The formats of files that a key writes.
enum SavedFormat: String, CaseIterable, ExpressibleByArgument {
  case html, svg, css, asciicast, csv, json, lottie
  case webAnimations = "web-animations"

  var format: Format { Format(rawValue: rawValue)! }
}
