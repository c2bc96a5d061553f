/// Prints notes about the input to standard error, one in each line: the first ten, each once.
package func reportNotes(_ notes: [String]) {
  var known: Set<String> = []
  let lines = notes.filter { known.insert($0).inserted }
  for line in lines.prefix(10) { StandardError.write("\(line)\n") }
  if lines.count > 10 { StandardError.write("And \(lines.count - 10) more.\n") }
}
