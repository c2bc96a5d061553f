/// A number with a space between thousands, from five digits on.
package func grouped(_ number: Int) -> String {
  guard number >= 10_000 else { return String(number) }
  let rest = String(number % 1000)
  return "\(number / 1000) \(String(repeating: "0", count: 3 - rest.count))\(rest)"
}
