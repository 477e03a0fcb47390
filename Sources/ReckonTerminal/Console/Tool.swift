/// The tool as a whole.
package enum Tool {
  package static let version = "0.1.0"
}
