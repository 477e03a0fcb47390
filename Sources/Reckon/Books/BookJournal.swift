import ReckonCompiler

/// An undo journal: the state that a change of a book has overwritten, so that a failed change is rolled back without
/// copying the book.
struct BookJournal: Sendable {
  enum Overwritten: Sendable {
    /// A definition by its number; `nil` if the name was undefined.
    case definition(Int, Definition?)
    case example(Int, BookExample)
    case examples([BookExample])
    /// The pieces of a file from one on: all of them, or only that one.
    case pieces(file: Int, from: Int, [BookPiece], areLast: Bool)
    case hasMoved(file: Int, Bool)

    var isDefinition: Bool {
      switch self {
      case .definition: true
      case .example, .examples, .pieces, .hasMoved: false
      }
    }
  }

  /// The number of interned names before the change.
  let nameCount: Int
  private(set) var overwritten: [Overwritten] = []

  init(nameCount: Int) { self.nameCount = nameCount }

  mutating func record(_ item: Overwritten) { overwritten.append(item) }
}

extension FormulaBook {
  /// Changes the book in place; if the change throws, the book is rolled back.
  ///
  /// - Returns: the names of the definitions that the change returns, in the order of the text.
  /// - Complexity: that of the change or of its rollback. A book that shares its tables with a copy copies them first.
  mutating func change(
    _ body: (inout FormulaBook) throws(FormulaBookError) -> Set<Int>
  ) throws(FormulaBookError) -> [String] {
    journal = BookJournal(nameCount: store.count)
    do throws(FormulaBookError) {
      let touched = try body(&self)
      lastChangeCount = journal?.overwritten.count { $0.isDefinition } ?? 0
      journal = nil
      return store.inOrder(touched).map { $0.name }
    } catch {
      takeBack()
      throw error
    }
  }

  private mutating func takeBack() {
    guard let journal else { preconditionFailure("a change that is taken back has been recorded") }
    for item in journal.overwritten.reversed() {
      switch item {
      case .definition(let number, let definition): store.set(number, to: definition)
      case .example(let index, let example): exampleList[index] = example
      case .examples(let examples): exampleList = examples
      case .pieces(let file, let first, let pieces, let areLast):
        let end = areLast ? files[file].pieces.count : first + pieces.count
        files[file].pieces.replaceSubrange(first..<end, with: pieces)
      case .hasMoved(let file, let hasMoved): files[file].hasMoved = hasMoved
      }
    }
    store.truncate(to: journal.nameCount)
    self.journal = nil
  }

  // MARK: Journaled changes

  /// Declares the meaning of a name.
  mutating func declare(_ name: String, as meaning: Meaning, file: Int) -> Int {
    let number = store.intern(name)
    journal?.record(.definition(number, store[number]))
    store.declare(number, as: meaning, file: file)
    return number
  }

  /// Replaces the definition of a name.
  mutating func put(_ definition: Reckon.Definition, using foreignNames: Set<String>) {
    let number = store.intern(definition.name)
    journal?.record(.definition(number, store[number]))
    store.define(definition, using: foreignNames)
  }

  mutating func removeDefinition(_ number: Int) {
    journal?.record(.definition(number, store[number]))
    store.set(number, to: nil)
  }

  mutating func put(_ example: BookExample, at index: Int) {
    journal?.record(.example(index, exampleList[index]))
    exampleList[index] = example
  }

  mutating func removeExamples(of owner: Int) {
    journal?.record(.examples(exampleList))
    exampleList.removeAll { $0.owner == owner }
  }

  /// Journals a file's pieces before they are changed.
  ///
  /// - Parameter isAlone: whether no other piece changes; otherwise all following ones may.
  mutating func willChange(_ file: Int, from piece: Int, isAlone: Bool) {
    let pieces = files[file].pieces
    journal?.record(
      .pieces(file: file, from: piece, isAlone ? [pieces[piece]] : Array(pieces[piece...]), areLast: !isAlone))
    journal?.record(.hasMoved(file: file, files[file].hasMoved))
  }
}

extension FormulaBook {
  /// All state that changes of the book affect, line by line, for comparison in tests.
  package var tables: [String] {
    let definitions = (0..<store.count).map { number in
      let definition = store[number]
      return """

        \(number) \(store.names.name(of: number)) \(definition?.text ?? "-") \(definition.map { "\($0.place)" } ?? "-") \
        \(store.names[number]?.parameters ?? []) \(store.names[number]?.isValue ?? false) \(store.names.file(of: number)) \
        \(store.graph.references[number]) \(store.graph.dependents[number]) \(definition?.formulas.isCompiled ?? false)
        """

    }
    return definitions + exampleList.map { "\($0.place) \($0.owner ?? -1) \($0.references.sorted()) \($0.source.text)" }
      + files.map { file in "\(file.hasMoved) \(file.pieces)" }
  }
}
