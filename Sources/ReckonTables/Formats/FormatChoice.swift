import Reckon
import ReckonTerminal

/// The input and output formats of a table.
package struct FormatChoice: Sendable {
  let reader: any TableReader
  let writer: any TableWriter
  /// The input format if it was guessed: the table may turn out to be in another.
  let guess: TableFormat?

  /// - Parameters:
  ///   - paths: the table's files, whose names determine the format by default.
  ///   - source: the name of the input format, if given.
  ///   - target: the name of the output format; by default that of an option, or the input format.
  ///   - options: the values of format options, by name.
  package init(_ paths: [String], from source: String?, to target: String?, _ options: [String: String] = [:])
    throws(UsageError)
  {
    let arguments = FormatArguments(options)
    let given = TableFormat.options.filter { options[$0.name] != nil }
    let known = TableFormat.all.filter(\.isRead)
    let named = paths.lazy.compactMap { path in TableFormat.ofFile(path).map { (path, $0) } }
    var format = named.first?.1 ?? TableFormat.all[0]
    if let source {
      format = try Self.format(source, "--from", known)
    } else if let option = given.first(where: { !$0.isOfOutput }), !format.has(option),
      !known.contains(where: { $0.name == target && $0.has(option) })
    {
      // An option that only other formats have takes precedence over a name.
      format = known.first { $0.has(option) } ?? format
    } else if let (path, other) = named.first(where: { $0.1.name != format.name }) {
      throw UsageError(
        "filesAreInTwoFormats",
        """
        \(named.first?.0 ?? path) is \(format.name) by its name, and \(path) is \(other.name); files that are read as one table have \
        one format, which --from names
        """)
    }
    guard let makeReader = format.reader else { preconditionFailure("files' names are those of formats that are read") }
    reader = try makeReader(arguments)
    guess = source == nil ? format : nil
    let outputOption = given.first(where: \.isOfOutput)
    let output: TableFormat
    if let target {
      if let outputOption {
        throw UsageError(
          "formatAndBothSayHowToWrite", "--format and \(outputOption.name) both say how to write; give one of them")
      }
      output = try Self.format(target, "--format", TableFormat.all.filter(\.isWritten))
    } else if let outputOption {
      output = TableFormat.all.first { $0.isWritten && $0.has(outputOption) } ?? TableFormat.all[0]
    } else if let writer = reader as? any TableWriter {
      self.writer = writer
      return
    } else {
      output = TableFormat.all[0]
    }
    guard let makeWriter = output.writer else { preconditionFailure("only formats that are written are chosen") }
    writer = try makeWriter(arguments)
  }

  private static func format(_ name: String, _ option: String, _ formats: [TableFormat]) throws(UsageError)
    -> TableFormat
  {
    if let format = formats.first(where: { $0.name == name }) { return format }
    throw UsageError(
      "isNot", "\(option) is \(Phrase.choice(of: formats.map(\.name))), not \(FormulaError.Kind.shortened(name))")
  }
}
