import Reckon

/// The limits on reading, summarizing and writing tables, in addition to those of formulas.
package struct TableLimits: Hashable, Sendable {
  /// The length of a record, in bytes with its line end, at most ``TableBlock/largestRecord``; a record that fits into
  /// a block of 512 KiB is always read. Default: 1 GiB.
  package var recordBytes = 1 << 30
  /// The number of groups times columns in a summary, beyond one for each byte of the table; each takes about 100 bytes
  /// of memory, twice. Default: 200,000.
  package var summaryCells = 200_000
  /// The number of fields that the short records in 512 KiB of a table may lack, if these are read or written, beyond
  /// 32 for each byte. Default: 1,000,000.
  package var missingFields = 1_000_000
  /// The bytes of rows that `--sort` holds in memory at a time; the rest goes to files. Default: 256 MiB.
  package var sortBytes = 256 << 20
  /// The bytes of memory for a joined file, for each thread. Default: 256 MiB.
  package var joinBytes = 256 << 20

  /// The default limits.
  package init() {}

  /// The limit of a kind.
  package subscript(kind: Kind) -> Int {
    get {
      switch kind {
      case .recordBytes: recordBytes
      case .summaryCells: summaryCells
      case .missingFields: missingFields
      case .sortBytes: sortBytes
      case .joinBytes: joinBytes
      }
    }
    set {
      switch kind {
      case .recordBytes: recordBytes = newValue
      case .summaryCells: summaryCells = newValue
      case .missingFields: missingFields = newValue
      case .sortBytes: sortBytes = newValue
      case .joinBytes: joinBytes = newValue
      }
    }
  }

  /// A case for each property, with a description of the bounded quantity.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case recordBytes, summaryCells, missingFields, sortBytes, joinBytes

    /// Its name in the tool: `record-bytes`.
    package var name: String {
      switch self {
      case .recordBytes: "record-bytes"
      case .summaryCells: "summary-cells"
      case .missingFields: "missing-fields"
      case .sortBytes: "sort-bytes"
      case .joinBytes: "join-bytes"
      }
    }

    /// The bounded quantity, in words.
    package var summary: String {
      switch self {
      case .recordBytes: "bytes of a record of a table"
      case .summaryCells:
        "groups times columns of a summary, and numbers kept for its percentiles, beyond one for each byte of the table"
      case .missingFields:
        "fields missing from the short records in 512 KiB of a table, where they are read or written, beyond 32 for each byte"
      case .sortBytes: "bytes of rows that --sort holds in memory before it writes them to files in $TMPDIR"
      case .joinBytes: "bytes of memory that the file of --join needs"
      }
    }
  }
}
