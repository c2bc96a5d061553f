package import Foundation

/// A color by its hue, saturation and brightness, each from 0 to 1.
package struct HueComponents {
  package let hue, saturation, brightness: CGFloat

  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    let turn =
      most == red
      ? (green - blue) / span
      : most == green ? 2 + (blue - red) / span : 4 + (red - green) / span
    hue = span == 0 ? 0 : (turn < 0 ? turn + 6 : turn) / 6
    saturation = most == 0 ? 0 : span / most
    brightness = most
  }

  package var red: CGFloat { part(5) }
  package var green: CGFloat { part(3) }
  package var blue: CGFloat { part(1) }

  private func part(_ offset: CGFloat) -> CGFloat {
    let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
  }
}
