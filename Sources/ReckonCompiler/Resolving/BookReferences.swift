/// The entries of the home book that a text refers to, recorded if only the text itself is resolved.
struct BookReferences {
  /// Whether names of books are looked up without resolving their definitions.
  let isShallow: Bool
  /// In order of appearance.
  private(set) var entries: [Int] = []
  private var known: Set<Int> = []

  init(isShallow: Bool) { self.isShallow = isShallow }

  mutating func add(_ entry: Int) {
    if isShallow, known.insert(entry).inserted { entries.append(entry) }
  }
}
