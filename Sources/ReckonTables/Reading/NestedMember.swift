/// A member of a column's value: `order.total` is the member `total` of the object in the column `order`.
struct NestedMember: Hashable, Sendable {
  let name: String
  /// The column that has the object.
  let column: Int
  /// The names of the members on the way to the value, each in quotes as JSON writes it at its plainest.
  let path: [[UInt8]]

  /// The number of the first such column, beyond those of all others.
  static let firstColumn = 1 << 40

  /// - Parameter titles: the columns' names, of which the longest that the name begins with is meant.
  /// - Returns: `nil` for a name that is none of a member.
  init?(_ name: String, of titles: [String]) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, !titles.contains(name) else { return nil }
    for count in (1..<parts.count).reversed() {
      guard let column = titles.firstIndex(of: parts[..<count].joined(separator: ".")) else { continue }
      (self.name, self.column, path) = (name, column, parts[count...].map { Array("\"\($0)\"".utf8) })
      return
    }
    return nil
  }

  /// The number that an index has for a column, of a table of so many columns beside the nested ones.
  static func column(_ number: Int, of count: Int) -> Int { number < count ? number : firstColumn + number - count }

  /// Where the member is in an object; nowhere for `null`, and where there is no such object or member.
  func find(_ object: FieldPlace, _ bytes: UnsafePointer<UInt8>) -> FieldPlace {
    var place = object
    for name in path {
      guard place.isThere, place.form == .compound, bytes[Int(place.start)] == UInt8(ascii: "{") else { return .none }
      var scanner = JSONScanner(bytes, Int(place.start), Int(place.end))
      var found = FieldPlace.none
      // Of values only the ends are looked for before: what is no object inside of one has no members.
      do throws(JSONScanner.Failure) {
        try scanner.object { range, value, form in
          guard !found.isThere, Self.isName(UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), name) else { return }
          found = FieldPlace(value.lowerBound, value.upperBound, form.field)
        }
      } catch { return .none }
      place = found
    }
    // Among values other than texts and numbers, only null begins with an n.
    return place.isThere && place.form == .compound && bytes[Int(place.start)] == UInt8(ascii: "n") ? .none : place
  }

  private static func isName(_ quoted: UnsafeBufferPointer<UInt8>, _ name: [UInt8]) -> Bool {
    if quoted.elementsEqual(name) { return true }
    return quoted.contains(0x5C) && JSONString.decoded(quoted) == Array(name.dropFirst().dropLast())
  }
}
