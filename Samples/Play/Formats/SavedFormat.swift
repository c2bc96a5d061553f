import ArgumentParser
import SampleSupport

/// The formats of files that a key writes.
enum SavedFormat: String, CaseIterable, ExpressibleByArgument {
  case html, svg, css, asciicast, csv, json, lottie
  case webAnimations = "web-animations"

  var format: Format {
    switch self {
    case .html: .html
    case .svg: .svg
    case .css: .css
    case .asciicast: .asciicast
    case .csv: .csv
    case .json: .json
    case .lottie: .lottie
    case .webAnimations: .webAnimations
    }
  }

  var ending: String {
    switch self {
    case .asciicast: "cast"
    case .lottie, .webAnimations: "json"
    default: rawValue
    }
  }
}
