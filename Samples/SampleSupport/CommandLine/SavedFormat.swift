internal import ArgumentParser

/// The formats of files with motion: all but live and text.
package enum SavedFormat: String, CaseIterable, ExpressibleByArgument {
  case html, svg, css, asciicast, csv, json, lottie
  case webAnimations = "web-animations"

  package var format: Format { Format(rawValue: rawValue)! }
}
