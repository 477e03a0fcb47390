/// The European Central Bank's XML: `Envelope` and `Cube` contain a `<Cube time='2026-10-30'>` for each day, which
/// contains a `<Cube currency='USD' rate='1.1172'/>` for each currency.
enum RateXML {
  /// The element names without prefix; other elements are skipped.
  private static let root = "Envelope"
  private static let cube = "Cube"

  static func read(_ bytes: [UInt8]) throws(RateTableError) -> RateTable {
    var scanner = XMLScanner(bytes)
    var open: [String] = []
    var current: RateCollection?
    var newest: RateCollection?
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes):
        let local = name.split(separator: ":").last.map(String.init) ?? name
        guard !open.isEmpty || local == root else {
          throw scanner.problem(
            "fileBeginsWithNotWithGesmes", "the file begins with <\(name)>, not with <gesmes:\(root)>")
        }
        open.append(local)
        guard local == cube else { continue }
        switch open {
        case [root, cube]: break
        case [root, cube, cube]:
          guard let time = attributes["time"], let day = CivilDate(time) else {
            throw scanner.problem(
              "timeIsWhichIsNoDay",
              "the time is “\(RateTableError.shortened(attributes["time"] ?? ""))”, which is not a date")
          }
          current = RateCollection(day: day.text)
        case [root, cube, cube, cube]:
          guard let code = attributes["currency"], let rate = attributes["rate"] else {
            throw scanner.problem("ofADayHasNoCurrencyOrNoRate", "a <\(name)> of a day has no currency or no rate")
          }
          try current?.add(code, rate, line: scanner.line)
        default: throw scanner.problem("standsWhereNoneBelongs", "a <\(name)> is not allowed here")
        }
      case .end:
        if open == [root, cube, cube], let day = current {
          // ISO dates sort lexicographically.
          if newest.map({ $0.day < day.day }) ?? true { newest = day }
          current = nil
        }
        open.removeLast()
      }
    }
    guard let newest else {
      throw RateTableError("fileHasNoCubeTimeAndSoNo", "the file has no <Cube time=…>, and so no rates")
    }
    return try newest.table()
  }
}
