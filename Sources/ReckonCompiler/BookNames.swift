import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The names that a formula book defines, as the compiler looks at them.
package struct BookNames: Sendable {
  /// A definition. Shared, so that copying a book's names costs a retain for each.
  package final class Entry: Sendable {
    /// What a name stands for.
    package enum Kind: Sendable {
      /// A value or a function by its text.
      case function(Definitions.Function)
      /// An input, with the value that it has when none is given.
      case parameter(byDefault: Definitions.Function?)
      /// A value or a function of which only the program is there. Its inputs are its arguments, nothing for a value, and then parameters
      /// of the book.
      case stored(StoredProgram, arguments: [String]?)
      /// An input of a book of stored programs.
      case storedParameter(byDefault: Number?, exactness: Exactness)
    }

    package let name: String
    /// The file of the book in which it is defined.
    package let file: Int
    package let kind: Kind

    package init(name: String, file: Int, kind: Kind) {
      self.name = name
      self.file = file
      self.kind = kind
    }

    /// Whether the name alone stands for a number.
    package var isValue: Bool {
      switch kind {
      case .function(let function): function.isValue
      case .stored(_, let arguments): arguments == nil
      case .parameter, .storedParameter: true
      }
    }

    package var isParameter: Bool {
      switch kind {
      case .function, .stored: false
      case .parameter, .storedParameter: true
      }
    }

    /// How many arguments it takes; nothing for what is no function.
    package var parameterCount: Int? {
      switch kind {
      case .function(let function): function.isValue ? nil : function.parameters.count
      case .stored(_, let arguments): arguments?.count
      case .parameter, .storedParameter: nil
      }
    }
  }

  /// Nothing where a definition was removed.
  package private(set) var entries: [Entry?] = []
  private var index: [String: Int] = [:]
  /// For each file of the book, the files whose names it sees: itself and what it imports, directly or not.
  package var visibleFiles: [Set<Int>] = []

  /// The only kind of numbers in which the definitions can be used; nothing when the book leaves it to its users.
  package var numberMode: NumberMode?

  package init() {}

  /// The entry of a name, for whoever uses the book.
  package func find(_ name: String) -> Int? { index[name] }

  /// The entry of a name, as a text in a file of the book sees it.
  package func find(_ name: String, from file: Int) -> Int? {
    guard let found = index[name], let entry = entries[found] else { return nil }
    return entry.file == file || visibleFiles[file].contains(entry.file) ? found : nil
  }

  /// Adds an entry, or puts it in the place of the one of its name, and gives its number.
  @discardableResult package mutating func set(_ entry: Entry) -> Int {
    if let found = index[entry.name] {
      entries[found] = entry
      return found
    }
    index[entry.name] = entries.count
    entries.append(entry)
    return entries.count - 1
  }

  /// Removes a name; the numbers of the others stay.
  package mutating func remove(_ name: String) {
    if let found = index.removeValue(forKey: name) { entries[found] = nil }
  }

  /// The names that a text in a file sees.
  package func names(from file: Int) -> [String] {
    entries.compactMap { entry in entry.flatMap { visibleFiles[file].contains($0.file) ? $0.name : nil } }
  }
}
