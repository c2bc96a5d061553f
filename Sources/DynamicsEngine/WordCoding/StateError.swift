/// The reason why state cannot be restored.
package struct StateError: Error {
  /// A description of the error in the words.
  package let flaw: String
  package init(_ flaw: String) { self.flaw = flaw }
}
