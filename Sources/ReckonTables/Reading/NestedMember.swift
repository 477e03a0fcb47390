/// A member of a column's value: `order.total` is the member `total` of the object in the column `order`.
struct NestedMember: Hashable, Sendable {
  let name: String
  /// The column that contains the object.
  let column: Int
  /// The names of the members on the path to the value, each in plain JSON quoting.
  let path: [[UInt8]]

  /// The number of the first such column, beyond all others.
  static let firstColumn = 1 << 40

  /// - Parameter titles: the columns' names; the longest one that is a prefix of the name is used.
  /// - Returns: `nil` for a name that does not denote a member.
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

  /// The column number in the index, for a table with a number of columns apart from nested ones.
  static func column(_ number: Int, of count: Int) -> Int { number < count ? number : firstColumn + number - count }

  /// The location of the member in an object; none for `null`, and if there is no such object or member.
  func find(_ object: FieldPlace, _ bytes: UnsafePointer<UInt8>) -> FieldPlace {
    var place = object
    for name in path {
      guard place.isThere, place.form == .compound, bytes[Int(place.start)] == UInt8(ascii: "{") else { return .none }
      var scanner = JSONScanner(bytes, Int(place.start), Int(place.end))
      var found = FieldPlace.none
      // So far only the ends of values were found: a nested value that is not an object has no members.
      do throws(JSONScanner.Failure) {
        try scanner.object { range, value, form in
          guard !found.isThere,
            Self.isName(UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), name)
          else { return }
          found = FieldPlace(value.lowerBound, value.upperBound, form.field)
        }
      } catch { return .none }
      place = found
    }
    // Among values that are neither texts nor numbers, only null begins with n.
    return place.isThere && place.form == .compound && bytes[Int(place.start)] == UInt8(ascii: "n") ? .none : place
  }

  private static func isName(_ quoted: UnsafeBufferPointer<UInt8>, _ name: [UInt8]) -> Bool {
    if quoted.elementsEqual(name) { return true }
    return quoted.contains(0x5C) && JSONString.decoded(quoted) == Array(name.dropFirst().dropLast())
  }
}
