import Reckon

/// The limits within which tables are read, summed up and written, beside those of their formulas.
package struct TableLimits: Hashable, Sendable {
  /// The longest record, in bytes with its line end, at most ``TableBlock/largestRecord``; what fits into a block of 512 KiB is always read.
  /// Default: 1 GiB.
  package var recordBytes = 1 << 30
  /// The most groups times columns that a summary may have beyond one for each byte of the table; each takes about 100 bytes of memory, twice.
  /// Default: 200,000.
  package var summaryCells = 200_000
  /// The most fields that the short records in 512 KiB of a table may lack, where these are read or written, beyond 32 for each byte.
  /// Default: 1,000,000.
  package var missingFields = 1_000_000
  /// How many bytes of rows `--sort` holds in memory at a time; the rest is kept in files. Default: 256 MiB.
  package var sortBytes = 256 << 20
  /// How many bytes of memory a joined file may need, once for each thread. Default: 256 MiB.
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

  /// A row for each property, which says what it bounds.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case recordBytes, summaryCells, missingFields, sortBytes, joinBytes

    /// The name that the tool has for it: `record-bytes`.
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
      case .summaryCells: "groups times columns of a summary, and numbers kept for its percentiles, beyond one for each byte of the table"
      case .missingFields:
        "fields that the short records in 512 KiB of a table lack, where they are read or written, beyond 32 for each byte"
      case .sortBytes: "bytes of rows that --sort holds in memory before it keeps them in files in $TMPDIR"
      case .joinBytes: "bytes of memory that the file of --join needs"
      }
    }
  }
}
