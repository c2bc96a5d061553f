/// The part of a failing list that still fails, and of which nothing can be left out.
///
/// ddmin, after Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002:
/// tries ever smaller parts of the list, then the list without each of them.
///
/// - Parameter fails: Whether a list fails; it is called for lists in the order of `list` only.
package func minimized<Element>(
  _ list: [Element], fails: ([Element]) throws -> Bool
) rethrows -> [Element] {
  var list = list
  var parts = 2
  search: while list.count >= 2 {
    let cuts = (0...parts).map { $0 * list.count / parts }
    let ranges = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    // With two parts, each is the other's rest.
    for range in ranges where parts > 2 {
      if try fails(Array(list[range])) {
        list = Array(list[range])
        parts = 2
        continue search
      }
    }
    for range in ranges {
      let rest = Array(list[..<range.lowerBound] + list[range.upperBound...])
      if try fails(rest) {
        list = rest
        parts = max(parts - 1, 2)
        continue search
      }
    }
    if parts >= list.count { break }
    parts = min(2 * parts, list.count)
  }
  if list.count == 1, try fails([]) { return [] }
  return list
}
