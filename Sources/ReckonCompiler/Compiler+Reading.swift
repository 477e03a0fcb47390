import ReckonCatalogue
import ReckonSyntax

/// Checking definitions of books.
extension Compiler {
  /// The results of resolving a definition of a book by itself: the errors of its names, and the entries of the book
  /// that it refers to.
  package struct Reading: Sendable {
    package let errors: [FormulaError]
    /// Whether the text itself has kinds to check: units, percents, truth values.
    package let hasKinds: Bool
    /// The indices of the entries, in order of appearance.
    package let references: [Int]
    /// The arguments that the body uses.
    package let usesArgument: [Bool]
    /// Notes on the reading of the text.
    package let notes: [FormulaNote]
  }

  /// Checks a definition of the first book among the definitions against the signatures of the others.
  ///
  /// - Parameter suggestions: the number of errors that may suggest a name.
  /// - Throws: `cancelled`.
  /// - Complexity: O(nodes of the definition).
  package static func read(
    _ function: Definitions.Function, definitions: Definitions, options: CompilerOptions, suggestions: Int
  ) throws(FormulaError) -> Reading {
    let (first, hasOther) = try read(function, definitions, options, suggestions)
    guard hasOther, !first.errors.isEmpty else { return first }
    let other = function.otherReading ?? function
    let (second, _) = try read(other, definitions, options.takingOtherReadings, suggestions)
    guard !second.errors.isEmpty else { return second }
    return telling(first.errors, second.errors, byWords: other.tree.readsWords) == first.errors ? first : second
  }

  private static func read(
    _ function: Definitions.Function, _ definitions: Definitions, _ options: CompilerOptions, _ suggestions: Int
  ) throws(FormulaError) -> (reading: Reading, hasOther: Bool) {
    let options = options.inside(function, definitions)
    let resolution = try Resolver.resolve(
      function.tree, nodes: function.body, definitions: definitions, options: options, isShallow: true,
      suggestions: suggestions)
    var usesArgument = function.parameters.map { _ in false }
    if !usesArgument.isEmpty {
      for index in function.body {
        guard case .variable(let argument) = resolution.trees[0].bindings[index], argument < usesArgument.count else {
          continue
        }
        usesArgument[argument] = true
      }
    }
    let reading = Reading(
      errors: errors(resolution, Typing()), hasKinds: resolution.needsTyping, references: resolution.references,
      usesArgument: usesArgument, notes: function.tree.notes)
    return (reading, resolution.mayHaveOtherReadings)
  }

  /// The kind of a definition of the first book, and the kind errors in it and in the functions that it calls;
  /// arguments without a unit may be of any kind.
  ///
  /// - Parameters:
  ///   - options: names the file of the definition, and the kinds of values whose bodies are skipped.
  ///   - isShallow: whether bodies of functions are skipped too, whose values may then be of any kind.
  /// - Throws: `cancelled`.
  /// - Returns: no kind for a function, and after an error; notes on the reading of the text, including those that
  ///   kinds decide; `size` counts the visited nodes.
  /// - Complexity: O(nodes of the definition and of the functions that it calls, for each combination of argument
  ///   kinds).
  package static func kind(
    of function: Definitions.Function, definitions: Definitions, options: CompilerOptions, isShallow: Bool = false
  ) throws(FormulaError) -> (kind: ValueKind?, errors: [FormulaError], notes: [FormulaNote], size: Int) {
    var hasOther = false
    var knowsNames = true
    func kind(
      _ function: Definitions.Function, _ options: CompilerOptions
    ) throws(FormulaError) -> (kind: ValueKind?, errors: [FormulaError], notes: [FormulaNote], size: Int) {
      var options = options.inside(function, definitions)
      options.leavesKindsOpen = true
      let resolution = try Resolver.resolve(
        function.tree, nodes: function.body, definitions: definitions, options: options, isShallow: isShallow,
        suggestions: 0)
      hasOther = resolution.mayHaveOtherReadings
      let size = resolution.functions.reduce(function.body.count) { $0 + definitionNodes + $1.body.count }
      // Names have been checked before.
      knowsNames = resolution.errors.isEmpty
      guard knowsNames else { return (nil, [], function.tree.notes, size) }
      let typing = try Typing(resolution, function.body, definitions, options)
      return (typing.valueKind, errors(resolution, typing), function.tree.notes + typing.notes, size)
    }
    let first = try kind(function, options)
    let knewNames = knowsNames
    guard hasOther, !first.errors.isEmpty || !knewNames else { return first }
    let reading = function.otherReading ?? function
    let other = try kind(reading, options.takingOtherReadings)
    guard knowsNames, knewNames, !other.errors.isEmpty else { return knowsNames ? other : first }
    return telling(first.errors, other.errors, byWords: reading.tree.readsWords) == first.errors ? first : other
  }

  /// The first feature in the body of a function that is not permitted; `nil` if all are. Names that are still unknown
  /// are no errors here.
  ///
  /// - Throws: `cancelled`.
  /// - Complexity: O(nodes of the function and of its definitions); O(1) if everything is permitted.
  package static func refusal(
    ofFunction index: Int, in tree: SyntaxTree, definitions: Definitions, options: CompilerOptions
  ) throws(FormulaError) -> FormulaError? {
    guard !definitions.permissions.areAll else { return nil }
    let resolution = try Resolver.resolve(
      tree, nodes: 0..<0, definitions: definitions, options: options, isWhole: true, suggestions: 0)
    let function = tree.functions[index]
    return resolution.errors.first { error in
      if case .notPermitted = error.kind {
        error.source != tree.source || function.range.contains(error.range)
      } else {
        false
      }
    }
  }
}
