/// How a table is written.
package enum OutputFormat: Sendable, Hashable {
  /// Fields between bytes of one kind: commas, tabs or others.
  case delimited(UInt8)
  /// A JSON object a line.
  case jsonLines
  /// Columns under one another, for people.
  case aligned
}

/// How a table is read.
package enum InputFormat: Sendable, Hashable {
  case delimited(UInt8)
  case jsonLines
}
