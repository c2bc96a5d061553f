extension Recording {
  /// The metadata in the order of names, so that a file is the same each time.
  var sortedMetadata: [(name: String, value: String)] {
    metadata.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  /// The metadata as a JSON object that is also safe in XML and in a `<script>`.
  var metadataJSON: String {
    "{" + sortedMetadata.map { "\($0.name.json):\($0.value.json)" }.joined(separator: ",") + "}"
  }
}
