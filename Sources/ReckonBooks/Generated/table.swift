// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  /// All books, by their names.
  static let texts: [(name: String, text: String)] = [
    ("all", all),
    ("astronomy", astronomy),
    ("calendar", calendar),
    ("chemistry", chemistry),
    ("constants", constants),
    ("electricity", electricity),
    ("engineering", engineering),
    ("finance", finance),
    ("fluids", fluids),
    ("geodesy", geodesy),
    ("health", health),
    ("physics", physics),
    ("structures", structures),
    ("waves", waves),
    ("weather", weather),
  ]
}
