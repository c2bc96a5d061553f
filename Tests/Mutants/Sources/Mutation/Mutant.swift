/// A place with the number by which it is chosen at run time.
package struct Mutant: Sendable, Equatable, Codable {
  package let number: Int
  package let place: Place
}
