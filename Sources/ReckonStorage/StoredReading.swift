import ReckonCalculator

/// The readable contents of a file that programs write, and the errors in the rest.
protocol StoredReading {
  /// The error in the first damaged line, or what is wrong with what stands in the file's place.
  var damage: Phrase? { get set }
  /// Whether the file is of a newer major version.
  var isNewer: Bool { get }
  /// The file without what is damaged; `nil` for one of a newer major version.
  var wholeBytes: [UInt8]? { get }
  /// Says that a file was damaged, and where it is now.
  func message(_ path: String, _ damage: Phrase, _ aside: String) -> Phrase
}

extension StoredFile {
  /// Takes in the file as it is, and once more when what is damaged has been set aside.
  ///
  /// - Parameters:
  ///   - missing: the reading of no file.
  ///   - parse: reads a file's bytes.
  ///   - note: gets a sentence for the user.
  ///   - adopt: gets the reading.
  func take<Reading: StoredReading>(
    _ missing: Reading, _ parse: ([UInt8]) -> Reading, _ note: (String) -> Void, _ adopt: (Reading) -> Void
  ) throws(StorageError) {
    let contents = try read()
    let reading = try reading(contents, missing, parse)
    // A path that is not a regular file is read only if it can be replaced.
    if case .damaged = contents {} else { adopt(reading) }
    if reading.damage == nil { return }
    var messages: [String] = []
    let recovered = try withLock { locked throws(StorageError) in try locked.recovered(missing, parse, &messages) }
    for message in messages { note(message) }
    adopt(recovered)
  }

  fileprivate func reading<Reading: StoredReading>(
    _ contents: Contents, _ missing: Reading, _ parse: ([UInt8]) -> Reading
  ) throws(StorageError) -> Reading {
    var reading = missing
    switch contents {
    case .missing: break
    case .damaged(let problem): reading.damage = problem
    case .bytes(let bytes): reading = parse(bytes)
    }
    if reading.isNewer { throw .newer(path) }
    return reading
  }
}

extension LockedFile {
  /// The file as it is; what is damaged is set aside first.
  func recovered<Reading: StoredReading>(
    _ missing: Reading, _ parse: ([UInt8]) -> Reading, _ messages: inout [String]
  ) throws(StorageError) -> Reading {
    let reading = try file.reading(try file.read(), missing, parse)
    guard let damage = reading.damage, let bytes = reading.wholeBytes else { return reading }
    let aside = try setAside(leaving: bytes)
    messages.append(reading.message(file.path, damage, aside).description)
    return reading
  }
}

extension [String] {
  /// Adds a message, unless it is there already.
  mutating func note(_ message: String) { if !contains(message) { append(message) } }
}
